import { isIP } from 'node:net';
import { mayFetchFrom } from '../pictures/addresses.ts';
import { isThisMachine } from '../service-client/address.ts';

const maxCharacters = 2048;

/**
 * Undefined for a valid address.
 * @param allowLoopback accepts this machine, also without encryption; for the local stack only
 */
export function webhookAddressFault(text: string, allowLoopback: boolean): string | undefined {
  if (text.length > maxCharacters) return `must have at most ${maxCharacters} characters`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    return 'must be an address such as https://example.com/hooks';
  if (url.username !== '' || url.password !== '')
    return 'must name no user and no password: a signature proves who sent a delivery';
  if (url.hash !== '') return 'must have nothing after a #, which is never sent';
  const isLocal = isThisMachine(url.hostname);
  if (isLocal && !allowLoopback)
    return 'must be a public address; only the local stack sends to this machine';
  if (url.protocol === 'http:' && !isLocal) return 'must begin with https://';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) > 0 && !mayFetchFrom(host, allowLoopback)) return 'must be a public address';
  return undefined;
}
