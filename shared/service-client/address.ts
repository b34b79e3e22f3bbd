import { isIP } from 'node:net';

const advice = 'write an address such as https://api.example.com';

/** The service receives credentials and personal data, so only this machine may be called without encryption. */
export function addressFault(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) return advice;
  if (url.username !== '' || url.password !== '')
    return 'an address names no user and no password: the credential is stored on its own';
  if (url.search !== '' || url.hash !== '') return `${advice}, without anything after a ? or a #`;
  if (url.protocol === 'http:' && !isThisMachine(url.hostname))
    return 'http is for this machine alone: write https://';
  return undefined;
}

export function isThisMachine(hostname: string): boolean {
  if (hostname === 'localhost' || hostname === '[::1]') return true;
  return isIP(hostname) === 4 && hostname.startsWith('127.');
}
