export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

export interface SignerSettings {
  readonly region: string;
  /** Called for each request; `fromNodeProviderChain()` of the AWS SDK fits. */
  readonly credentials: () => Promise<Credentials>;
  /** Milliseconds since 1970; defaults to the machine's clock. */
  readonly now?: (() => number) | undefined;
}

export interface Unsigned {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Exactly as sent. */
  readonly body?: string | undefined;
}

export type Sign = (address: URL, request: Unsigned) => Promise<Record<string, string>>;

const service = 'lambda';
const algorithm = 'AWS4-HMAC-SHA256';

/**
 * Signs by AWS Signature Version 4 for Lambda function URLs, in Node and browsers (AWS IAM User Guide, "Create a signed
 * AWS API request").
 */
export function createSigner({ region, credentials, now = Date.now }: SignerSettings): Sign {
  return async (address, { method, headers = {}, body = '' }) => {
    const { accessKeyId, secretAccessKey, sessionToken } = await credentials();
    const at = new Date(now()).toISOString().replaceAll(/[-:]|\.\d+/g, '');
    const bodyHash = await sha256(body);
    const signed: Record<string, string> = {
      ...lowerCased(headers),
      host: address.host,
      'x-amz-date': at,
      'x-amz-content-sha256': bodyHash,
      ...(sessionToken === undefined ? {} : { 'x-amz-security-token': sessionToken }),
    };
    const names = Object.keys(signed).toSorted();
    const canonical = [
      method,
      canonicalPath(address),
      canonicalQuery(address),
      ...names.map((name) => `${name}:${signed[name]?.trim().replaceAll(/\s+/g, ' ')}`),
      '',
      names.join(';'),
      bodyHash,
    ].join('\n');
    const scope = `${at.slice(0, 8)}/${region}/${service}/aws4_request`;
    const toSign = [algorithm, at, scope, await sha256(canonical)].join('\n');
    let key: Uint8Array<ArrayBuffer> = encoded(`AWS4${secretAccessKey}`);
    for (const step of scope.split('/')) key = await hmac(key, step);
    const signature = hex(await hmac(key, toSign));
    const { host: _, ...sent } = signed;
    return {
      ...sent,
      authorization: `${algorithm} Credential=${accessKeyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
    };
  };
}

const lowerCased = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Except for S3, the signed path has no empty segments and is encoded once more than the sent path. */
function canonicalPath({ pathname }: URL): string {
  const steps = pathname.split('/').filter((step) => step !== '');
  const end = steps.length > 0 && pathname.endsWith('/') ? '/' : '';
  return `/${steps.map(uriEncoded).join('/')}${end}`;
}

function canonicalQuery({ searchParams }: URL): string {
  return [...searchParams]
    .map(([name, value]) => [uriEncoded(name), uriEncoded(value)] as const)
    .toSorted(([a, x], [b, y]) => compare(a, b) || compare(x, y))
    .map((pair) => pair.join('='))
    .join('&');
}

const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** Encodes all except RFC 3986's unreserved characters. */
const uriEncoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const encoded = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

async function sha256(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', encoded(text))));
}

async function hmac(key: Uint8Array<ArrayBuffer>, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, encoded(text)));
}
