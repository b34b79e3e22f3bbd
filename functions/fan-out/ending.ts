import type { Wait } from '../../shared/ledger/items/blocker.ts';
import type { Header } from '../../shared/ledger/items/header.ts';
import type { Report } from '../../shared/ledger/items/part.ts';
import type { Reason } from '../../shared/ledger/items/state.ts';
import { unknownTimes } from '../../shared/ledger/parts/parts.ts';
import type { Ending } from '../../shared/ledger/states/header-event.ts';
import type { Plan, PlannedCall } from '../../shared/plan/plan.ts';
import { fullJitter } from '../../shared/service-client/retry-timing.ts';
import {
  type CallStatus,
  type CallStatuses,
  cancelledIn,
  endStateOf,
  type Judging,
  openCalls,
  tallyOf,
} from './call-status.ts';
import type { FanOutDeps } from './deps.ts';
import type { WaveResult } from './wave-plan.ts';

/** The state of a subject at the end of a turn. */
interface Situation {
  readonly header: Header;
  readonly plan: Plan;
  readonly statuses: CallStatuses;
  readonly parts: Report['parts'];
  readonly judging: Judging;
  /** What its open calls wait for. */
  readonly wait: Wait | undefined;
  readonly result: WaveResult;
  readonly poisonous: boolean;
  /** When somebody cancelled the subject; undefined where nobody did. */
  readonly cancelledAt: number | undefined;
}

/** Returns how a turn ends: settled if nothing is open, parked if only a blocker can release it, else open again. */
export function endingOf(deps: FanOutDeps, found: Situation): Ending {
  const isCancelled = found.cancelledAt !== undefined;
  const situation = isCancelled ? { ...found, statuses: cancelledIn(found.statuses) } : found;
  const { header, plan, statuses, wait, poisonous } = situation;
  if (openCalls(plan, statuses).length === 0) return unjudged(deps, situation) ?? settled(situation);
  if (poisonous) return settled(situation, { code: 'given-up', after: 'deaths', times: header.attempts });
  return wait === undefined ? openAgain(deps, situation) : { kind: 'parked', ...wait };
}

/** Nothing is open, and an unknown outcome may still turn out to be part of an outage. */
function unjudged(
  { ledger }: FanOutDeps,
  { plan, statuses, parts, judging, result }: Situation,
): Ending | undefined {
  const calls = plan.calls.filter(({ part }) => statuses.get(part) === 'unjudged');
  if (calls.length === 0) return undefined;
  const times = calls.flatMap(({ part, inputsHash }) => unknownTimes(parts.get(part), inputsHash));
  const lastAt = result.retryUnknown ? ledger.now() : Math.max(...times);
  return { kind: 'open', dueAt: lastAt + judging.windowMs, deferrals: 0 };
}

function openAgain({ settings, ledger, random }: FanOutDeps, situation: Situation): Ending {
  const { result, header } = situation;
  const now = ledger.now();
  if (result.notSent && !result.progress) {
    const deferrals = header.deferrals + 1;
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

/** What stays unknown, if an attempt was, when the report ends. */
const isSentNoMore: ReadonlySet<CallStatus | undefined> = new Set(['open', 'cancelled']);

/** Returns the end of a report. With a reason, it was given up. */
function settled({ plan, statuses: found, parts, cancelledAt }: Situation, reason?: Reason): Ending {
  // What would have been sent again is sent no more: its outcome stays unknown.
  const stays = ({ part, inputsHash }: PlannedCall) =>
    isSentNoMore.has(found.get(part)) && unknownTimes(parts.get(part), inputsHash).length > 0;
  const unknown = plan.calls.filter(stays).map(({ part }) => [part, 'held unknown'] as const);
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
