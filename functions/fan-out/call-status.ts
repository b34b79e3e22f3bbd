import type { Tally } from '../../shared/ledger/items/header.ts';
import type { Part, Report } from '../../shared/ledger/items/part.ts';
import type { EndState } from '../../shared/ledger/items/state.ts';
import { unknownsOf } from '../../shared/ledger/parts/parts.ts';
import type { PartName, Plan, PlannedCall } from '../../shared/plan/plan.ts';

/**
 * How one planned call stands:
 * - `open`: to be sent;
 * - `held unknown`: its outcome is unknown and policy forbids to send it again;
 * - `blocked`: the part that it needs cannot be had.
 */
export type CallStatus = 'open' | 'bought' | 'refused' | 'unavailable' | 'held unknown' | 'blocked';

/**
 * What is done about a call whose outcome is unknown: sent once more, left to a person, or sent again with the key by
 * which the service knows the purchase.
 */
const unknownPolicies = ['retry', 'hold', 'same key'] as const;
type UnknownPolicy = (typeof unknownPolicies)[number];

/** With `retry`, a call is sent again after one unknown outcome, and held after two; a known key costs nothing. */
const unknownsBeforeHeld: Record<UnknownPolicy, number> = { retry: 2, hold: 1, 'same key': 20 };

/** How every call of a plan stands by the parts that are kept. */
export function statusesOf(
  plan: Plan,
  { header, parts }: Report,
  policy: UnknownPolicy,
): Map<PartName, CallStatus> {
  const found = new Map<PartName, CallStatus>();
  for (const call of plan.calls) {
    const part = parts.get(call.part);
    const reopened = part !== undefined && part.state !== 'bought' && isReopened(part, header.reopen);
    found.set(call.part, part === undefined || reopened ? 'open' : statusOf(call, part, policy));
  }
  for (const call of plan.calls) if (isBlocked(call, found)) found.set(call.part, 'blocked');
  return found;
}

function isReopened(part: Part, reopen: Report['header']['reopen']): boolean {
  return reopen !== undefined && part.at <= reopen.at && reopen.states.some((state) => state === part.state);
}

function statusOf(call: PlannedCall, part: Part, policy: UnknownPolicy): CallStatus {
  if (part.inputsHash !== call.inputsHash || (part.state === 'bought' && part.palmId === 'lost'))
    return 'open';
  if (part.state !== 'unknown') return part.state;
  return afterUnknowns(unknownsOf(part, call.inputsHash), policy);
}

/** How a call stands after so many attempts with an unknown outcome. */
export function afterUnknowns(unknowns: number, policy: UnknownPolicy): 'open' | 'held unknown' {
  return unknowns < unknownsBeforeHeld[policy] ? 'open' : 'held unknown';
}

/** A call that needs a bought part is blocked as soon as that part is settled otherwise. */
export function isBlocked(call: PlannedCall, found: ReadonlyMap<PartName, CallStatus>): boolean {
  if (call.after?.must !== 'be bought' || found.get(call.part) !== 'open') return false;
  const needed = found.get(call.after.part);
  return needed !== 'open' && needed !== 'bought';
}

export const isOpen = (call: PlannedCall, found: ReadonlyMap<PartName, CallStatus>): boolean =>
  found.get(call.part) === 'open';

/** Whether a call may be sent now: what it comes after is there. */
export function isReady(call: PlannedCall, found: ReadonlyMap<PartName, CallStatus>): boolean {
  if (!isOpen(call, found)) return false;
  if (call.after === undefined) return true;
  const before = found.get(call.after.part);
  return call.after.must === 'be bought' ? before === 'bought' : before !== 'open';
}

export function tallyOf(plan: Plan, found: ReadonlyMap<PartName, CallStatus>, reused: number): Tally {
  const count = (...wanted: CallStatus[]) =>
    [...found.values()].filter((status) => wanted.includes(status)).length;
  return {
    bought: count('bought'),
    reused,
    refused: count('refused'),
    unavailable: count('unavailable'),
    unknown: count('held unknown'),
    notAsked: plan.notAsked.length + count('blocked'),
  };
}

/** Complete: every call of the plan is bought. Failed: none is. */
export function endStateOf(found: ReadonlyMap<PartName, CallStatus>): EndState {
  const statuses = [...found.values()];
  if (statuses.every((status) => status === 'bought')) return 'complete';
  return statuses.includes('bought') ? 'partial' : 'failed';
}
