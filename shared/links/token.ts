import { createHash, timingSafeEqual } from 'node:crypto';

const shape = /^[A-Za-z0-9_-]{43}$/;

/** Only the hash is stored, so a reader of the table cannot make the address. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export interface LinkIdentity {
  /** The public id: 64 bits of the hash. */
  readonly link: string;
  readonly tokenHash: string;
}

export function identityOf(token: string): LinkIdentity {
  const tokenHash = hashOf(token).toString('hex');
  return { link: tokenHash.slice(0, 16), tokenHash };
}

export const isLinkToken = (text: string): boolean => shape.test(text);

export const isLinkId = (text: string): boolean => /^[0-9a-f]{16}$/.test(text);

export function isLinkTokenOf({ tokenHash }: Pick<LinkIdentity, 'tokenHash'>, token: string): boolean {
  const [known, given] = [Buffer.from(tokenHash, 'hex'), hashOf(token)];
  return known.length === given.length && timingSafeEqual(known, given);
}
