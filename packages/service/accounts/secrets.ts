import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export type Presented =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'key'; readonly userId: string; readonly apiKey: string };

/** SHA-256 in hex; digests of different kinds never collide. */
export function digestOf(presented: Presented): string {
  const text =
    presented.kind === 'token'
      ? JSON.stringify(['token', presented.token])
      : JSON.stringify(['key', presented.userId, presented.apiKey]);
  return createHash('sha256').update(text).digest('hex');
}

export function sameSecret(a: string, b: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(a), hash(b));
}

/** 192 random bits; the prefix identifies the kind of a leaked secret. */
export function newSecret(prefix: 'plt' | 'plk' | 'pla'): string {
  return `${prefix}_${randomBytes(24).toString('base64url')}`;
}

export function basicCredential(header: string | undefined): Presented | undefined {
  const encoded = /^basic +([a-z0-9+/]+=*)$/i.exec(header?.trim() ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const decoded = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = decoded.indexOf(':');
  if (colon < 0) return undefined;
  return { kind: 'key', userId: decoded.slice(0, colon), apiKey: decoded.slice(colon + 1) };
}

export function bearerToken(header: string | undefined): string | undefined {
  return /^bearer +(\S+)$/i.exec(header?.trim() ?? '')?.[1];
}
