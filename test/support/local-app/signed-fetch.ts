import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import type { Running } from './clients.ts';

interface SignedInit {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
  readonly credentials?: Running['credentials'];
}

/** fetch with a Signature Version 4 in the Authorization header. */
export async function signedFetch(
  { region, credentials }: Running,
  service: string,
  address: string,
  init: SignedInit = {},
): Promise<Response> {
  const url = new URL(address);
  const signer = new SignatureV4({
    credentials: init.credentials ?? credentials,
    region,
    service,
    sha256: Sha256,
  });
  const query: Record<string, string[]> = {};
  for (const name of new Set(url.searchParams.keys())) query[name] = url.searchParams.getAll(name);
  const signed = await signer.sign({
    method: init.method ?? 'GET',
    protocol: 'http:',
    hostname: url.hostname,
    path: url.pathname,
    query,
    headers: { host: url.host, ...init.headers },
    body: init.body,
  });
  const body = typeof init.body === 'string' ? init.body : init.body && new Uint8Array(init.body);
  return fetch(url, {
    method: init.method ?? 'GET',
    headers: signed.headers,
    ...(body === undefined ? {} : { body }),
  });
}
