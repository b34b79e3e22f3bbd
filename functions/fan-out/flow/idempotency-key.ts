import { type Subject, subjectName } from '../../../shared/ledger/items/keys.ts';
import type { Part } from '../../../shared/ledger/items/part.ts';
import { purchaseOf } from '../../../shared/ledger/parts/parts.ts';
import { hashOf } from '../../../shared/plan/canonical.ts';
import type { PlannedCall } from '../../../shared/plan/plan.ts';
import type { Seller } from '../../../shared/service-client/seller.ts';

/**
 * Constant for every attempt of one purchase, so that the service charges once; a retry after a refusal gets another
 * key.
 */
export function idempotencyKeyOf(
  subject: Subject,
  { part, inputsHash }: Pick<PlannedCall, 'part' | 'inputsHash'>,
  before: Part | undefined,
  seller: Seller,
): string {
  const purchase = purchaseOf(before, inputsHash, seller) ?? 'first';
  return hashOf({ subject: subjectName(subject), part, inputsHash, purchase }).slice(0, 40);
}
