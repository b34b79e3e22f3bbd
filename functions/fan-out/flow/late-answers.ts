import { wholeCancelOf } from '../../../shared/ledger/batches/cancelled.ts';
import { subjectName } from '../../../shared/ledger/items/keys.ts';
import type { Report } from '../../../shared/ledger/items/part.ts';
import { unmarkLate } from '../../../shared/ledger/parts/parts.ts';
import { applyEvent } from '../../../shared/ledger/states/apply-event.ts';
import type { HeaderEvent } from '../../../shared/ledger/states/header-event.ts';
import { planOf } from '../../../shared/plan/plan.ts';
import { cancelledIn, endStateOf, statusesOf, tallyOf } from '../call-status.ts';
import type { FanOutDeps } from '../deps.ts';

/**
 * After late answers of a worker presumed dead, releases a waiting report, or reopens an ended one.
 * @returns whether the caller must read the report again
 */
export async function reopenForLateAnswers(deps: FanOutDeps, report: Report): Promise<boolean> {
  const { header } = report;
  const late = [...report.parts].filter(([, part]) => part.late === true);
  // A worker may have read the parts before the late answer, so the mark stays.
  if (late.length === 0 || header.state === 'due' || header.state === 'working' || header.state === 'erasing')
    return false;
  const dueAt = deps.ledger.now();
  const event: HeaderEvent =
    header.state === 'waiting'
      ? { kind: 'released', dueAt }
      : { kind: 'redriven', reopen: { at: dueAt, states: [] }, dueAt, isContinued: true };
  const opens = header.state === 'waiting' || isOutdated(deps, report);
  if (opens && !(await applyEvent(deps.ledger, header, event)).ok) return false;
  for (const [name, part] of late) await unmarkLate(deps.ledger, header, name, part);
  return opens;
}

const reportedStates = ['bought', 'refused', 'unavailable', 'unknown'] as const;

function isOutdated({ settings }: FanOutDeps, report: Report): boolean {
  const { header } = report;
  const plan = planOf(subjectName(header), header.inputs, header.varshaphalYear, settings.plan);
  const found = statusesOf(plan, report, settings.retry.unknown);
  const statuses = wholeCancelOf(header) === undefined ? found : cancelledIn(found);
  const tally = tallyOf(plan, statuses, 0);
  return (
    header.state !== endStateOf(statuses) ||
    reportedStates.some((what) => header.tally?.[what] !== tally[what])
  );
}
