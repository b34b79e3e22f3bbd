import type { Shortage } from '../../shared/budget/allowance.ts';
import { gateId } from '../../shared/gate/gate.ts';
import type { Wait } from '../../shared/holds/hold.ts';
import { blockedByGates } from '../../shared/ledger/items/blocker.ts';
import type { Header } from '../../shared/ledger/items/header.ts';
import type { Report } from '../../shared/ledger/items/part.ts';
import type { Reason } from '../../shared/ledger/items/state.ts';
import { unknownTimes } from '../../shared/ledger/parts/parts.ts';
import type { Ending } from '../../shared/ledger/states/header-event.ts';
import type { PartName } from '../../shared/plan/part-names.ts';
import type { Plan, PlannedCall } from '../../shared/plan/plan.ts';
import { fullJitter } from '../../shared/service-client/retry-timing.ts';
import { type CallStatus, endStateOf, isOpen, type Judging, tallyOf } from './call-status.ts';
import type { FanOutDeps } from './deps.ts';
import { baseOf, gateOf } from './gate-names.ts';
import type { Gates } from './gates/gates.ts';
import type { WaveResult } from './wave-plan.ts';

/** The state of a subject at the end of a turn. */
interface Situation {
  readonly header: Header;
  readonly plan: Plan;
  readonly statuses: ReadonlyMap<PartName, CallStatus>;
  readonly parts: Report['parts'];
  readonly judging: Judging;
  readonly gates: Gates;
  /** Why its batch is held, if it is. */
  readonly hold: Wait | undefined;
  readonly result: WaveResult;
  readonly shortage: Shortage | undefined;
  readonly poisonous: boolean;
}

export const openCalls = (plan: Plan, statuses: ReadonlyMap<PartName, CallStatus>): PlannedCall[] =>
  plan.calls.filter((call) => isOpen(call, statuses));

function reasonOf({ of, blocker: { micros, judgedBy } }: Shortage): Reason {
  if (judgedBy === undefined) return { code: 'ceiling', of, lacks: 'calls' };
  return { code: 'ceiling', of, lacks: micros === undefined ? 'price' : 'money' };
}

/** Returns how a turn ends: settled if nothing is open, parked if only a blocker can release it, else open again. */
export function endingOf(deps: FanOutDeps, situation: Situation): Ending {
  const { header, hold, shortage, poisonous } = situation;
  const open = openCalls(situation.plan, situation.statuses);
  if (open.length === 0) return unjudged(deps, situation) ?? settled(situation);
  if (poisonous) return settled(situation, { code: 'given-up', after: 'deaths', times: header.attempts });
  if (hold !== undefined) return { kind: 'parked', ...hold };
  if (shortage !== undefined)
    return { kind: 'parked', blocker: shortage.blocker, reason: reasonOf(shortage) };
  return parkedByGate(deps, situation, open) ?? openAgain(deps, situation);
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

/** A subject waits on every gate that holds one of its calls back: whichever opens, its release finds the subject. */
function parkedByGate(
  deps: FanOutDeps,
  { gates, result }: Situation,
  open: readonly PlannedCall[],
): Ending | undefined {
  const isClosed = (call: PlannedCall) =>
    [gates.closed, gates.probing, result.closed].some((closed) => closed.has(baseOf(call)));
  const [first] = open;
  if (first === undefined || !open.every(isClosed)) return undefined;
  const base = baseOf(open.find((call) => !gates.probing.has(baseOf(call))) ?? first);
  const gate = gates.closed.get(base) ?? result.closed.get(base) ?? gates.probing.get(base)?.reason;
  const ids = open.map((call) => gateId(gateOf(deps, baseOf(call))));
  return {
    kind: 'parked',
    blocker: blockedByGates(ids),
    reason: { code: 'gate', gate: gate ?? 'throttled' },
  };
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

/** Returns the end of a report. With a reason, it was given up. */
function settled({ plan, statuses, parts }: Situation, reason?: Reason): Ending {
  const reused = plan.calls.filter(
    ({ part }) => statuses.get(part) === 'bought' && parts.get(part)?.reusedFrom !== undefined,
  );
  return {
    kind: 'settled',
    state: endStateOf(statuses),
    tally: tallyOf(plan, statuses, reused.length),
    ...(reason === undefined ? {} : { reason }),
  };
}
