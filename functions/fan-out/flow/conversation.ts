import type { Part } from '../../../shared/ledger/items/part.ts';
import type { PartName } from '../../../shared/plan/part-names.ts';
import { askedIn, type PlannedCall, sidIn } from '../../../shared/plan/plan.ts';

/**
 * The body of a call as it is sent. Where the answer to a question before this one was copied from another subject, it is
 * asked in that subject's conversation: in its own the service would not know what went before.
 */
export function conversationBody(
  { operation, part, body }: PlannedCall,
  parts: ReadonlyMap<PartName, Part>,
): Record<string, unknown> {
  const questions = operation === 'chat' ? positionOf(part) : 0;
  for (let position = 1; position < questions; position += 1) {
    const copiedFrom = parts.get(`chat/${position}`)?.reusedFrom;
    // The first one copied tells: those after it may have been asked there by somebody who had copied it as well.
    if (copiedFrom !== undefined) return askedIn(copiedFrom, body);
  }
  return { ...body };
}

/** The conversations that calls belong to, as they are sent. */
export const conversationsOf = (
  calls: readonly PlannedCall[],
  parts: ReadonlyMap<PartName, Part>,
): ReadonlySet<string> => new Set(calls.flatMap((call) => sidIn(conversationBody(call, parts)) ?? []));

const positionOf = (part: PartName): number => Number(part.slice('chat/'.length));
