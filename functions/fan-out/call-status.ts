import { type Base, operations } from '@palmleaf/contract/operations';
import type { Outage } from '../../shared/gate/gate.ts';
import { isCancelledPart } from '../../shared/ledger/batches/cancelled.ts';
import { isReopened } from '../../shared/ledger/batches/redrive-selection.ts';
import type { Tally } from '../../shared/ledger/items/header.ts';
import type { Part, PartState, Report } from '../../shared/ledger/items/part.ts';
import type { EndState } from '../../shared/ledger/items/state.ts';
import { deathsIn, unknownTimes } from '../../shared/ledger/parts/parts.ts';
import type { PartName } from '../../shared/plan/part-names.ts';
import type { Plan, PlannedCall } from '../../shared/plan/plan.ts';
import { isSameInputs } from '../../shared/plan/same-inputs.ts';

/**
 * `unjudged`: an outage may still explain the unknown outcome. `unknown`: no retry is left. `blocked`: a required part
 * is unavailable.
 */
export type CallStatus = PartState | 'open' | 'unjudged' | 'blocked' | 'cancelled';

export type CallStatuses = ReadonlyMap<PartName, CallStatus>;

type UnknownPolicy = 'retry' | 'hold' | 'same key';

/** After this many unknown outcomes no retry follows. With `same key`, a retry costs nothing. */
const maxUnknowns: Record<UnknownPolicy, number> = { retry: 2, hold: 1, 'same key': 20 };

export interface Judging {
  readonly now: number;
  /** How long after an attempt the breaker may still find an outage. */
  readonly windowMs: number;
  readonly outages: ReadonlyMap<Base, readonly Outage[]>;
  /** Deaths of workers, after the first, that use up no retry: another subject may be the cause. */
  readonly maxIgnoredDeaths?: number;
}

/** @param judging without it, every unknown outcome counts, and none is `unjudged` */
export function statusesOf(
  plan: Plan,
  { header, parts }: Report,
  policy: UnknownPolicy,
  judging?: Judging,
): Map<PartName, CallStatus> {
  const found = new Map<PartName, CallStatus>();
  for (const call of plan.calls) {
    const part = parts.get(call.part);
    const reopened = part !== undefined && isReopened(call.part, part, header.reopen);
    const status = part === undefined || reopened ? 'open' : statusOf(call, part, policy, judging);
    const isCancelled = isCancelledPart(header, call.part, call.operation);
    found.set(call.part, isCancelled ? (afterCancel[status] ?? status) : status);
  }
  for (const call of plan.calls) if (isBlocked(call, found)) found.set(call.part, 'blocked');
  return found;
}

function statusOf(call: PlannedCall, part: Part, policy: UnknownPolicy, judging?: Judging): CallStatus {
  if (!isSameInputs(part.inputsHash, call.inputsHash) || (part.state === 'bought' && part.palmId === 'lost'))
    return 'open';
  if (part.state !== 'unknown') return part.state;
  const deaths = deathsIn(part, call.inputsHash);
  return afterUnknowns(call, unknownTimes(part, call.inputsHash), policy, judging, deaths);
}

/**
 * An attempt during an outage uses up no retry. Any other counts once `windowMs` has passed.
 * @param times of the attempts, in milliseconds since 1970
 */
export function afterUnknowns(
  call: Pick<PlannedCall, 'operation'>,
  times: readonly number[],
  policy: UnknownPolicy,
  judging?: Judging,
  deaths = 0,
): 'open' | 'unjudged' | 'unknown' {
  if (policy === 'hold' || judging === undefined)
    return times.length < maxUnknowns[policy] ? 'open' : 'unknown';
  const { now, windowMs, maxIgnoredDeaths = 0 } = judging;
  const ignoredDeaths = Math.max(0, Math.min(deaths - 1, maxIgnoredDeaths));
  const outages = judging.outages.get(operations[call.operation].base) ?? [];
  const counted = times.filter(
    (at) => !outages.some(({ from, until = now }) => at >= from && at <= until + windowMs),
  );
  if (counted.length - ignoredDeaths < maxUnknowns[policy]) return 'open';
  return now - Math.max(...times) < windowMs ? 'unjudged' : 'unknown';
}

export function isBlocked(call: PlannedCall, found: CallStatuses): boolean {
  if (call.after?.once !== 'bought' || found.get(call.part) !== 'open') return false;
  const needed = found.get(call.after.part);
  return needed !== 'open' && needed !== 'unjudged' && needed !== 'bought';
}

export const isOpen = (call: PlannedCall, found: CallStatuses): boolean => found.get(call.part) === 'open';

export const openCalls = (plan: Plan, found: CallStatuses): PlannedCall[] =>
  plan.calls.filter((call) => isOpen(call, found));

export function isReady(call: PlannedCall, found: CallStatuses): boolean {
  if (!isOpen(call, found)) return false;
  if (call.after === undefined) return true;
  const before = found.get(call.after.part);
  return call.after.once === 'bought' ? before === 'bought' : before !== 'open' && before !== 'unjudged';
}

export function tallyOf(plan: Plan, found: CallStatuses, reused: number): Tally {
  const count = (...wanted: CallStatus[]) =>
    [...found.values()].filter((status) => wanted.includes(status)).length;
  return {
    bought: count('bought'),
    reused,
    refused: count('refused'),
    unavailable: count('unavailable'),
    unknown: count('unjudged', 'unknown'),
    notAsked: plan.notAsked.length + count('blocked', 'cancelled'),
    declined: plan.declined.length,
  };
}

export const cancelledIn = (found: CallStatuses): Map<PartName, CallStatus> =>
  new Map([...found].map(([part, status]) => [part, afterCancel[status] ?? status]));

const afterCancel: Partial<Record<CallStatus, CallStatus>> = { open: 'cancelled', unjudged: 'unknown' };

export function endStateOf(found: CallStatuses): EndState {
  const statuses = [...found.values()];
  if (statuses.every((status) => status === 'bought')) return 'complete';
  if (statuses.includes('cancelled')) return 'cancelled';
  return statuses.includes('bought') ? 'partial' : 'failed';
}
