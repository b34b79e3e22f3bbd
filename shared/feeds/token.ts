import { createHash, timingSafeEqual } from 'node:crypto';
import type { NameHash } from '../ledger/name-hash.ts';

/** What makes the address of a feed one that nobody guesses: 256 bits. */
const shape = /^[A-Za-z0-9_-]{43}$/;

/**
 * The token of a feed, which is kept nowhere: whoever has the key makes it again from what the place keeps. No name of a subject
 * lacks a slash, so no tombstone can be one.
 */
export async function tokenOf(nameHash: NameHash, nonce: string): Promise<string> {
  return Buffer.from(await nameHash(`calendar feed ${nonce}`), 'hex').toString('base64url');
}

/** By this a token is known where nobody can make one. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Takes as long for a wrong one as for the right one. */
export function isTokenOf(tokenHash: string, given: string): boolean {
  if (!shape.test(given)) return false;
  const [known, other] = [tokenHash, hashOfToken(given)].map((hash) => Buffer.from(hash, 'hex'));
  return (
    known !== undefined &&
    other !== undefined &&
    known.length === other.length &&
    timingSafeEqual(known, other)
  );
}
