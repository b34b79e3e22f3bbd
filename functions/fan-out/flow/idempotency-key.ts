import { type Subject, subjectName } from '../../../shared/ledger/items/keys.ts';
import type { Part } from '../../../shared/ledger/items/part.ts';
import { purchaseOf } from '../../../shared/ledger/parts/parts.ts';
import { hashOf } from '../../../shared/plan/canonical.ts';
import type { PlannedCall } from '../../../shared/plan/plan.ts';
import type { Seller } from '../../../shared/service-client/seller.ts';

/**
 * The same for every try of one purchase: a service that honours it answers a call whose answer was lost as it did
 * before, and charges once. Who asks again for what was refused wants a new judgement, and so another key; so does a
 * get-palm-id that is bought anew. It says nothing of the subject.
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
