import type { LedgerContext } from '../../shared/ledger/context.ts';
import { type Claimant, claimedUntil, claimInput, readPointer } from '../../shared/ledger/inputs/pointers.ts';

/** Claims inputs as fan-out does, by a look and a write. False when somebody else has them. */
export async function claim(
  ledger: Pick<LedgerContext, 'table' | 'now'>,
  claimant: Claimant,
  hash: string,
): Promise<boolean> {
  const known = await readPointer(ledger, hash);
  if (claimedUntil(ledger, known, claimant) !== undefined) return false;
  return claimInput(ledger, hash, known, claimant, new Set());
}
