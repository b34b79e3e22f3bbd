import type { Reason } from '../../shared/ledger/items/state.ts';
import { unknownTimes } from '../../shared/ledger/parts/parts.ts';
import type { Ending } from '../../shared/ledger/states/header-event.ts';
import type { PlannedCall } from '../../shared/plan/plan.ts';
import { fullJitter } from '../../shared/service-client/retry-timing.ts';
import { type CallStatus, cancelledIn, endStateOf, openCalls, tallyOf } from './call-status.ts';
import type { FanOutDeps } from './deps.ts';
import type { Outlook } from './run.ts';
import type { WaveResult } from './wave-plan.ts';

interface Situation extends Outlook {
  readonly result: WaveResult;
}

/** Settled: no call is open. Parked: only a blocker can release the subject. Otherwise it is due again. */
export function endingOf(deps: FanOutDeps, outlook: Outlook, result: WaveResult): Ending {
  const { report, plan, admission, isPoison } = outlook;
  const isCancelled = admission.cancelledAt !== undefined;
  const statuses = isCancelled ? cancelledIn(outlook.statuses) : outlook.statuses;
  const situation = { ...outlook, statuses, result };
  const open = openCalls(plan, statuses);
  if (open.length === 0) return waitForBreaker(deps, situation) ?? settled(situation);
  if (isPoison)
    return settled(situation, { code: 'given-up', after: 'deaths', times: report.header.attempts });
  const wait = admission.waitFor(open);
  return wait === undefined ? openAgain(deps, situation) : { kind: 'parked', ...wait };
}

function waitForBreaker(
  { ledger }: FanOutDeps,
  { report: { parts }, plan, statuses, judging, result }: Situation,
): Ending | undefined {
  const calls = plan.calls.filter(({ part }) => statuses.get(part) === 'unjudged');
  if (calls.length === 0) return undefined;
  const times = calls.flatMap(({ part, inputsHash }) => unknownTimes(parts.get(part), inputsHash));
  const lastAt = result.retryUnknown ? ledger.now() : Math.max(...times);
  return { kind: 'open', dueAt: lastAt + judging.windowMs, deferrals: 0 };
}

function openAgain({ settings, ledger, random }: FanOutDeps, situation: Situation): Ending {
  const { result, report } = situation;
  const now = ledger.now();
  if (result.notSent && !result.progress) {
    const deferrals = report.header.deferrals + 1;
    if (deferrals >= settings.retry.maxDeferrals)
      return settled(situation, { code: 'given-up', after: 'not-taken', times: deferrals });
    return {
      kind: 'open',
      dueAt: now + fullJitter(settings.retry.backoff, deferrals, random),
      deferrals,
      reason: { code: 'not-taken' },
    };
  }
  const backoff = result.retryUnknown ? settings.retry.unknownBackoff : settings.retry.backoff;
  const atOnce = !result.notSent && !result.retryUnknown && !result.stopped;
  return { kind: 'open', dueAt: now + (atOnce ? 0 : fullJitter(backoff, 1, random)), deferrals: 0 };
}

const notSentAgain: ReadonlySet<CallStatus | undefined> = new Set(['open', 'cancelled']);

function settled({ plan, statuses: found, report, admission }: Situation, reason?: Reason): Ending {
  const { parts } = report;
  const { cancelledAt } = admission;
  // A call whose retry is never sent keeps its unknown outcome.
  const staysUnknown = ({ part, inputsHash }: PlannedCall) =>
    notSentAgain.has(found.get(part)) && unknownTimes(parts.get(part), inputsHash).length > 0;
  const unknown = plan.calls.filter(staysUnknown).map(({ part }) => [part, 'unknown'] as const);
  const statuses = new Map([...found, ...unknown]);
  const reused = plan.calls.filter(
    ({ part }) => statuses.get(part) === 'bought' && parts.get(part)?.reusedFrom !== undefined,
  );
  const state = endStateOf(found);
  return {
    kind: 'settled',
    state,
    tally: tallyOf(plan, statuses, reused.length),
    ...(reason === undefined ? {} : { reason }),
    ...(state === 'cancelled' && cancelledAt !== undefined ? { cancelledAt } : {}),
  };
}
