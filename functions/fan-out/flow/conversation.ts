import type { Part } from '../../../shared/ledger/items/part.ts';
import type { PartName } from '../../../shared/plan/part-names.ts';
import { askedIn, type PlannedCall, sidIn } from '../../../shared/plan/plan.ts';

/** Continues the conversation of a copied answer: the service knows the copied question only there. */
export function conversationBody(
  { operation, part, body }: PlannedCall,
  parts: ReadonlyMap<PartName, Part>,
): Record<string, unknown> {
  const questions = operation === 'chat' ? positionOf(part) : 0;
  for (let position = 1; position < questions; position += 1) {
    const copiedFrom = parts.get(`chat/${position}`)?.reusedFrom;
    // The first copied answer decides: later ones may come from a subject that copied them itself.
    if (copiedFrom !== undefined) return askedIn(copiedFrom, body);
  }
  return { ...body };
}

export const conversationsOf = (
  calls: readonly PlannedCall[],
  parts: ReadonlyMap<PartName, Part>,
): ReadonlySet<string> => new Set(calls.flatMap((call) => sidIn(conversationBody(call, parts)) ?? []));

const positionOf = (part: PartName): number => Number(part.slice('chat/'.length));
