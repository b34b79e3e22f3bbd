import type { LedgerContext } from '../context.ts';
import type { Tally } from '../items/header.ts';
import type { Subject } from '../items/keys.ts';
import { loadReport } from '../items/load.ts';
import type { PartState, Report } from '../items/part.ts';
import { applyEvent } from '../states/apply-event.ts';
import { deadLettersOf } from '../states/changes.ts';
import { transitions } from '../states/transitions.ts';

/**
 * `finished`: nothing is due. `under way`: another worker has it, or will. `again`: the reconciler sends it again.
 * `given up`: the report has ended with its present parts.
 */
type DeadLetterOutcome = 'finished' | 'under way' | 'again' | 'given up';

/** With attempts left the subject is due at once; otherwise its report ends with its present parts. */
export async function countDeadLetter(
  context: LedgerContext,
  subject: Subject,
  maxAttempts: number,
): Promise<DeadLetterOutcome> {
  const report = await loadReport(context, subject);
  if (report === undefined || transitions[report.header.state]['wave begins'] === null) return 'finished';
  const before = report.header;
  if (before.lease !== undefined && before.lease.until > context.now()) return 'under way';
  const settled = before.lease === undefined;
  const isLast = settled && deadLettersOf(before) >= maxAttempts;
  const event = isLast
    ? ({ kind: 'given up', tally: tallyOf(report) } as const)
    : ({ kind: 'dead letter' } as const);
  if (!(await applyEvent(context, before, event)).ok) return 'under way';
  return isLast ? 'given up' : 'again';
}

function tallyOf({ parts }: Report): Tally {
  const stored = [...parts.values()];
  const count = (wanted: PartState) => stored.filter(({ state }) => state === wanted).length;
  return {
    bought: count('bought'),
    reused: stored.filter(({ state, reusedFrom }) => state === 'bought' && reusedFrom !== undefined).length,
    refused: count('refused'),
    unavailable: count('unavailable'),
    unknown: count('unknown'),
    notAsked: 0,
    declined: 0,
  };
}
