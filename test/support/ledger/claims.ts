import type { LedgerContext } from '../../../shared/ledger/context.ts';
import type { Listing } from '../../../shared/ledger/inputs/listing.ts';
import {
  type Claimant,
  claimedUntil,
  claimInput,
  readPointer,
} from '../../../shared/ledger/inputs/pointers.ts';

/** @returns false if another subject has claimed the inputs */
export async function claim(
  ledger: Pick<LedgerContext, 'table' | 'now'>,
  claimant: Claimant,
  hash: string,
  tags: readonly string[] = ['a call'],
): Promise<boolean> {
  const known = await readPointer(ledger, hash);
  if (claimedUntil(ledger, known, claimant) !== undefined) return false;
  return claimInput(ledger, hash, known, claimant, listing(tags));
}

export const listing = (tags: readonly string[], useful: readonly string[] = []): Listing => ({
  tags: new Set(tags),
  useful: new Set(useful),
  crowded: new Set(),
});
