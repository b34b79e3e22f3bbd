import type { LedgerContext } from '../context.ts';
import type { Tally } from '../items/header.ts';
import type { Subject } from '../items/keys.ts';
import { loadReport } from '../items/load.ts';
import type { PartState, Report } from '../items/part.ts';
import { applyEvent } from '../states/apply-event.ts';
import { deadLettersOf } from '../states/changes.ts';
import { transitions } from '../states/transitions.ts';

/**
 * `finished`: nothing is due. `leased`: another worker has the lease, or takes it now. `rescheduled`: attempts
 * are left, so the reconciler sends the job again. `abandoned`: the report has ended with its present parts.
 */
type DeadLetterOutcome = 'finished' | 'leased' | 'rescheduled' | 'abandoned';

export async function countDeadLetter(
  context: LedgerContext,
  subject: Subject,
  maxAttempts: number,
): Promise<DeadLetterOutcome> {
  const report = await loadReport(context, subject);
  if (report === undefined || transitions[report.header.state]['wave started'] === null) return 'finished';
  const before = report.header;
  if (before.lease !== undefined && before.lease.until > context.now()) return 'leased';
  const hasNoLease = before.lease === undefined;
  const isLast = hasNoLease && deadLettersOf(before) >= maxAttempts;
  const event = isLast
    ? ({ kind: 'abandoned', tally: tallyOf(report) } as const)
    : ({ kind: 'dead letter' } as const);
  if (!(await applyEvent(context, before, event)).ok) return 'leased';
  return isLast ? 'abandoned' : 'rescheduled';
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
