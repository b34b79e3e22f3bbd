import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import type { Running } from './clients.ts';

export interface SignedInit {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
  readonly credentials?: Running['credentials'];
  readonly signingDate?: Date;
}

type Signer = Pick<Running, 'region' | 'credentials'>;

export async function signedHeaders(
  { region, credentials }: Signer,
  service: string,
  address: string,
  init: SignedInit = {},
): Promise<Record<string, string>> {
  const url = new URL(address);
  const signer = new SignatureV4({
    credentials: init.credentials ?? credentials,
    region,
    service,
    sha256: Sha256,
  });
  const query: Record<string, string[]> = {};
  for (const name of new Set(url.searchParams.keys())) query[name] = url.searchParams.getAll(name);
  const { headers } = await signer.sign(
    {
      method: init.method ?? 'GET',
      protocol: 'http:',
      hostname: url.hostname,
      path: url.pathname,
      query,
      headers: { host: url.host, ...init.headers },
      body: init.body,
    },
    init.signingDate === undefined ? {} : { signingDate: init.signingDate },
  );
  return headers;
}

export async function signedFetch(
  running: Signer,
  service: string,
  address: string,
  init: SignedInit = {},
): Promise<Response> {
  const body = typeof init.body === 'string' ? init.body : init.body && new Uint8Array(init.body);
  return fetch(address, {
    method: init.method ?? 'GET',
    headers: await signedHeaders(running, service, address, init),
    ...(body === undefined ? {} : { body }),
  });
}
