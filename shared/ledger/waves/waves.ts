import type { PartName, PlannedCall } from '../../plan/plan.ts';
import type { Attributes } from '../../table/item-kind.ts';
import { all, type Condition } from '../../table/table.ts';
import type { LedgerContext } from '../context.ts';
import { type Header, header, headerItems, type Intended, type Tally } from '../items/header.ts';
import { countKey, dueFor, headerKey, heldFor, type Subject, subjectName } from '../items/keys.ts';
import { toPublish } from '../items/publish-mark.ts';
import { type EndState, isEnd, type State } from '../items/state.ts';
import type { Worker } from '../items/worker.ts';
import type { Accounted } from '../states/spending.ts';
import { transitions } from '../states/transitions.ts';
import { asSeen } from '../states/unchanged-since.ts';

interface Beginning {
  readonly wave: string;
  /** Exactly the calls that leave now; at least one. */
  readonly leaving: readonly PlannedCall[];
  /** Calls drawn from the ceilings for this wave. */
  readonly reserved: number;
  readonly spent: readonly Accounted[];
  /** When the reconciler looks at the subject if this worker dies. */
  readonly dueAt: number;
}

export const isLeased = ({ lease }: Header, worker: string, now: number): boolean =>
  lease !== undefined && lease.owner !== worker && lease.until > now;

/** Whether a worker died over this subject, so that it had better be worked on alone. */
export const isSuspect = ({ lease, attempts }: Header, worker: string): boolean =>
  lease?.owner !== worker && (lease !== undefined || attempts > 0);

/**
 * Takes the lease and writes down, in one update, which calls leave now and how many are reserved for them.
 *
 * @returns the header as it now is; undefined when somebody else holds the lease or the inputs have moved
 */
export async function beginWave(
  context: LedgerContext,
  seen: Header,
  worker: Worker,
  beginning: Beginning,
): Promise<Header | undefined> {
  const state = transitions[seen.state]['wave begins'];
  if (state === null) return undefined;
  const now = context.now();
  const ownWave = seen.lease?.owner === worker.name;
  const account = accountOf(seen, beginning.spent, now);
  const result = await context.table.update(
    headerItems.update({
      key: headerKey(seen),
      set: {
        state,
        stateId: `${state}#${seen.id}`,
        lease: { owner: worker.name, until: worker.until },
        intent: intentOf(beginning.leaving, beginning.wave, now),
        reserved: beginning.reserved,
        attempts: ownWave ? seen.attempts : seen.attempts + 1,
        spentBy: account.spentBy,
        callsBought: account.callsBought,
        callsUnknown: account.callsUnknown,
        due: dueFor(subjectName(seen)),
        dueAt: beginning.dueAt,
        updatedAt: now,
      },
      remove: ['holder', 'reason'],
      condition: all(...asSeen(seen), leaseAsSeen(seen, worker, now)),
    }),
  );
  if (result.ok) return headerItems.parse(result.item);
  // The table's client may have sent the update twice and met its own first write.
  const stands = result.item && header.safeParse(result.item).data;
  const begun = Object.values(stands?.intent ?? {}).some(({ wave }) => wave === beginning.wave);
  return begun && stands?.lease?.owner === worker.name ? stands : undefined;
}

/** Adds calls to the intent of a wave under way, before they leave. False when the lease is gone. */
export async function extendIntent(
  context: LedgerContext,
  subject: Subject,
  worker: Worker,
  wave: string,
  leaving: readonly PlannedCall[],
): Promise<boolean> {
  const result = await context.table.update(
    headerItems.update({
      key: headerKey(subject),
      setPaths: Object.entries(intentOf(leaving, wave, context.now())).map(([part, intended]) =>
        headerItems.member(['intent', part], intended),
      ),
      condition: all(
        headerItems.equals(['lease', 'owner'], worker.name),
        headerItems.equals('state', 'working'),
      ),
    }),
  );
  return result.ok;
}

/** How a turn ends: settled for good, open again at a time, or held until somebody lets it go. */
export type Ending =
  | { readonly kind: 'settled'; readonly state: EndState; readonly tally: Tally; readonly reason?: string }
  | { readonly kind: 'open'; readonly dueAt: number; readonly laters: number; readonly reason?: string }
  | { readonly kind: 'held'; readonly holder: string; readonly reason: string };

const happenings = {
  complete: 'settled complete',
  partial: 'settled partial',
  failed: 'settled failed',
} as const satisfies Record<EndState, string>;

/**
 * Ends a turn: gives the lease back, if one was taken, and counts what was spent, on the header and on one count shard
 * of the batch. A turn that sends nothing needs no wave and ends with this one write.
 *
 * @param seen the header as the wave began it, or as it was read where nothing was to be sent
 * @returns false when the lease is another's, the report is being erased, or it would settle or hold inputs that have
 * moved meanwhile
 */
export async function endTurn(
  context: LedgerContext,
  seen: Header,
  worker: Worker,
  spent: readonly Accounted[],
  ending: Ending,
): Promise<boolean> {
  const now = context.now();
  const state = stateAfter(seen.state, ending);
  const { callsBought, callsUnknown, spentBy } = accountOf(seen, spent, now);
  const callsReused = ending.kind === 'settled' ? ending.tally.reused : seen.callsReused;
  const counted = {
    ...(isEnd(state) ? { state } : {}),
    bought: callsBought,
    unknown: callsUnknown,
    reused: callsReused,
  };
  const died = seen.lease !== undefined && seen.lease.owner !== worker.name;
  const update = headerItems.update({
    key: headerKey(seen),
    set: {
      state,
      stateId: `${state}#${seen.id}`,
      attempts: ending.kind === 'held' && (died || seen.lease === undefined) ? seen.attempts : 0,
      spentBy,
      callsBought,
      callsUnknown,
      callsReused,
      counted,
      updatedAt: now,
      revision: seen.revision + 1,
      ...endingAttributes(seen, ending, now),
    },
    remove: ['lease', 'intent', 'reserved', ...endingRemovals(ending)],
    condition: all(
      leaseAsSeen(seen, worker, now),
      headerItems.equals('state', seen.state),
      headerItems.equals('revision', seen.revision),
      ...(ending.kind === 'open' ? [] : [headerItems.equals('inputsRevision', seen.inputsRevision)]),
    ),
  });
  const count = {
    bought: callsBought - seen.counted.bought,
    unknown: callsUnknown - seen.counted.unknown,
    reused: callsReused - seen.counted.reused,
    ...(isEnd(state) ? { [state]: 1 } : {}),
  };
  const moved = Object.entries(count).filter(([, change]) => change !== 0);
  if (moved.length === 0) return (await context.table.update(update)).ok;
  return (await context.table.transact([update, { key: countKey(seen), add: Object.fromEntries(moved) }])).ok;
}

function stateAfter(state: State, ending: Ending): State {
  const happening =
    ending.kind === 'settled' ? happenings[ending.state] : ending.kind === 'open' ? 'wave ends open' : 'held';
  const next = transitions[state][happening];
  if (next === null) throw new Error(`A wave cannot end with "${happening}" while its report is ${state}`);
  return next;
}

function endingAttributes(held: Header, ending: Ending, now: number): Attributes<Header> {
  const name = subjectName(held);
  const { reason } = ending;
  switch (ending.kind) {
    case 'settled':
      return { tally: ending.tally, finishedAt: now, laters: 0, reason, ...toPublish(name, now) };
    case 'open':
      return { due: dueFor(name), dueAt: ending.dueAt, laters: ending.laters, reason };
    case 'held':
      return { due: heldFor(ending.holder, name), dueAt: now, holder: ending.holder, reason };
  }
}

function endingRemovals({ kind, reason }: Ending): ('holder' | 'reopen' | 'reason')[] {
  const noReason = reason === undefined ? (['reason'] as const) : [];
  if (kind === 'settled') return ['holder', 'reopen', ...noReason];
  return kind === 'open' ? ['holder', ...noReason] : [];
}

/** Nobody has the lease that did not have it when the header was read, and it is mine, or nobody's that lives. */
function leaseAsSeen({ lease }: Header, worker: Worker, now: number): Condition {
  if (lease === undefined) return headerItems.missing('lease');
  if (lease.owner === worker.name) return headerItems.equals(['lease', 'owner'], worker.name);
  return all(
    headerItems.equals(['lease', 'owner'], lease.owner),
    headerItems.equals(['lease', 'until'], lease.until),
    headerItems.atMost(['lease', 'until'], now),
  );
}

function intentOf(leaving: readonly PlannedCall[], wave: string, at: number): Record<PartName, Intended> {
  return Object.fromEntries(
    leaving.map(({ part, inputsHash, operation }) => [part, { inputsHash, operation, wave, at }]),
  );
}

/** The header's account with what was spent since. */
function accountOf(seen: Header, spent: readonly Accounted[], now: number) {
  let { callsBought, callsUnknown } = seen;
  const spentBy = recent(seen.spentBy, now);
  for (const { worker, spent: more } of spent) {
    const calls = more.bought + more.unknown;
    if (calls === 0) continue;
    callsBought += more.bought;
    callsUnknown += more.unknown;
    spentBy[worker] = { calls: (spentBy[worker]?.calls ?? 0) + calls, at: now };
  }
  return { callsBought, callsUnknown, spentBy };
}

/** The reconciler settles the block of a dead worker within minutes; a day is kept. */
const kept = 24 * 3600_000;

function recent(spentBy: Header['spentBy'], now: number): Record<string, Header['spentBy'][string]> {
  return Object.fromEntries(Object.entries(spentBy).filter(([, { at }]) => at > now - kept));
}
