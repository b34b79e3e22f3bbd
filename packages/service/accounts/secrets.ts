import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a caller presents: a wallet access token, or the user id and API key of a subscription. */
export type Presented =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'key'; readonly userId: string; readonly apiKey: string };

/** SHA-256 of a presented credential, in hex: all that is ever stored of it. Kinds never collide. */
export function digestOf(presented: Presented): string {
  const text =
    presented.kind === 'token'
      ? JSON.stringify(['token', presented.token])
      : JSON.stringify(['key', presented.userId, presented.apiKey]);
  return createHash('sha256').update(text).digest('hex');
}

/** Compares two secrets, or two digests, in a time that tells nothing of where they differ. */
export function sameSecret(a: string, b: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(a), hash(b));
}

/** A new secret of 192 random bits; the prefix says what it opens when it is found where it should not be. */
export function newSecret(prefix: 'plt' | 'plk' | 'pla'): string {
  return `${prefix}_${randomBytes(24).toString('base64url')}`;
}

/** Reads `Authorization: Basic`; undefined when the header is absent or malformed. */
export function basicCredential(header: string | undefined): Presented | undefined {
  const encoded = /^basic +([a-z0-9+/]+=*)$/i.exec(header?.trim() ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const decoded = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = decoded.indexOf(':');
  if (colon < 0) return undefined;
  return { kind: 'key', userId: decoded.slice(0, colon), apiKey: decoded.slice(colon + 1) };
}

/** Reads `Authorization: Bearer`; undefined when the header is absent or malformed. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^bearer +(\S+)$/i.exec(header?.trim() ?? '')?.[1];
}
