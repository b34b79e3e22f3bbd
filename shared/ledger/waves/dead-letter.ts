import type { LedgerContext } from '../context.ts';
import { headerItems } from '../items/header.ts';
import { headerKey, type Subject } from '../items/keys.ts';
import { applyEvent } from '../states/apply-event.ts';
import { deadLettersOf } from '../states/changes.ts';
import { transitions } from '../states/transitions.ts';

/**
 * `finished`: nothing is due. `under way`: somebody else has it, or will. `again`: the reconciler sends it again.
 * `given up`: the report has ended with what it has.
 */
type DeadLetterOutcome = 'finished' | 'under way' | 'again' | 'given up';

/**
 * Counts a job that failed for good against its subject. With attempts left the subject is due at once; otherwise it
 * ends, with what it has.
 */
export async function countDeadLetter(
  context: LedgerContext,
  subject: Subject,
  maxAttempts: number,
): Promise<DeadLetterOutcome> {
  const before = await headerItems.read(context.table, headerKey(subject));
  if (before === undefined || transitions[before.state]['wave begins'] === null) return 'finished';
  if (before.lease !== undefined && before.lease.until > context.now()) return 'under way';
  // What a dead worker had under way must be settled first; the next one does that, and counts its own attempts.
  const settled = before.lease === undefined;
  const kind = settled && deadLettersOf(before) >= maxAttempts ? 'given up' : 'dead letter';
  if (!(await applyEvent(context, before, { kind })).ok) return 'under way';
  return kind === 'given up' ? kind : 'again';
}
