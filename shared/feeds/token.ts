import { createHash, timingSafeEqual } from 'node:crypto';
import type { NameHash } from '../ledger/name-hash.ts';

const shape = /^[A-Za-z0-9_-]{43}$/;

/**
 * Derived from the place's nonce and the stack's key, never stored. Tombstones hash subject names with the same key,
 * but those have a slash.
 */
export async function tokenOf(nameHash: NameHash, nonce: string): Promise<string> {
  return Buffer.from(await nameHash(`calendar feed ${nonce}`), 'hex').toString('base64url');
}

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export function isFeedToken(tokenHash: string, given: string): boolean {
  if (!shape.test(given)) return false;
  const [known, other] = [tokenHash, hashOfToken(given)].map((hash) => Buffer.from(hash, 'hex'));
  return (
    known !== undefined &&
    other !== undefined &&
    known.length === other.length &&
    timingSafeEqual(known, other)
  );
}
