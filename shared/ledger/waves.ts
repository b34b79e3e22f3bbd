import type { PartName, PlannedCall } from '../plan/plan.ts';
import { all, any, below, equals, missing, type Path, type Update } from '../table/table.ts';
import type { LedgerContext } from './context.ts';
import { countKey, dueFor, headerKey, heldFor, type Subject, subjectName } from './keys.ts';
import { type Header, header, type Intended, parseItem, type Tally } from './model.ts';
import { type EndState, isEnd, type State, transitions } from './states.ts';

/** Calls that a wave spent, by how each one ended. An unknown counts as spent: it may have been bought. */
export interface Spent {
  readonly bought: number;
  readonly unknown: number;
  readonly reused: number;
}

export const nothingSpent: Spent = { bought: 0, unknown: 0, reused: 0 };

export const addSpent = (a: Spent, b: Spent): Spent => ({
  bought: a.bought + b.bought,
  unknown: a.unknown + b.unknown,
  reused: a.reused + b.reused,
});

/** The worker that a wave belongs to: one invocation of fan-out. `until` is its deadline and ten seconds. */
export interface Worker {
  readonly name: string;
  readonly until: number;
}

export interface Beginning {
  readonly wave: string;
  /** Exactly the calls that leave now. */
  readonly leaving: readonly PlannedCall[];
  /** Calls drawn from the ceilings for this wave. */
  readonly reserved: number;
  /** What earlier waves of this worker, or of one that died, spent and no header says yet. */
  readonly spent: readonly { readonly worker: string; readonly spent: Spent }[];
  /** When keeper looks at the subject if this worker dies. */
  readonly dueAt: number;
}

export const isLeased = ({ lease }: Header, worker: string, now: number): boolean =>
  lease !== undefined && lease.owner !== worker && lease.until > now;

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
  const died = seen.lease !== undefined && seen.lease.owner !== worker.name;
  const ownWave = seen.lease?.owner === worker.name;
  let { callsBought, callsUnknown, callsReused } = seen;
  const spentBy = { ...seen.spentBy };
  for (const { worker: name, spent } of beginning.spent) {
    callsBought += spent.bought;
    callsUnknown += spent.unknown;
    callsReused += spent.reused;
    spentBy[name] = (spentBy[name] ?? 0) + spent.bought + spent.unknown;
  }
  const attempts = ownWave ? seen.attempts : died ? seen.attempts + 1 : 1;
  const result = await context.table.update({
    key: headerKey(seen),
    set: [
      [['state'], state],
      [['stateId'], `${state}#${seen.id}`],
      [['lease'], { owner: worker.name, until: worker.until }],
      [['intent'], intentOf(beginning.leaving, beginning.wave, now)],
      [['reserved'], beginning.reserved],
      [['spentBy'], recent(spentBy)],
      [['attempts'], attempts],
      [['callsBought'], callsBought],
      [['callsUnknown'], callsUnknown],
      [['callsReused'], callsReused],
      [['due'], dueFor(subjectName(seen))],
      [['dueAt'], beginning.dueAt],
      [['updatedAt'], now],
    ],
    remove: [['holder'], ['reason']],
    condition: all(
      equals(['state'], seen.state),
      equals(['inputsRevision'], seen.inputsRevision),
      seen.lease === undefined
        ? missing('lease')
        : any(equals(['lease', 'owner'], worker.name), all(sameLease(seen), below(['lease', 'until'], now))),
    ),
  });
  return result.ok ? parseItem(header, result.item, 'A report header') : undefined;
}

/** Adds calls to the intent of a wave under way, before they leave. False when the lease is gone. */
export async function extendIntent(
  context: LedgerContext,
  subject: Subject,
  worker: Worker,
  wave: string,
  leaving: readonly PlannedCall[],
): Promise<boolean> {
  const result = await context.table.update({
    key: headerKey(subject),
    set: Object.entries(intentOf(leaving, wave, context.now())).map(
      ([part, intended]): readonly [Path, unknown] => [['intent', part], intended],
    ),
    condition: equals(['lease', 'owner'], worker.name),
  });
  return result.ok;
}

/** How a wave ends: settled for good, open again at a time, or held until somebody lets it go. */
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
 * Ends a wave: gives the lease back and counts what was spent, on the header and on one count shard of the batch.
 *
 * @returns false when the lease is another's, the report is being erased, or it would settle or hold inputs that have
 * moved meanwhile
 */
export async function endWave(
  context: LedgerContext,
  held: Header,
  worker: Worker,
  spent: Spent,
  ending: Ending,
): Promise<boolean> {
  const now = context.now();
  const state = stateAfter(held.state, ending);
  const callsBought = held.callsBought + spent.bought;
  const callsUnknown = held.callsUnknown + spent.unknown;
  const callsReused = held.callsReused + spent.reused;
  const spentBy = { ...held.spentBy };
  spentBy[worker.name] = (spentBy[worker.name] ?? 0) + spent.bought + spent.unknown;
  const counted = {
    ...(isEnd(state) ? { state } : {}),
    bought: callsBought,
    unknown: callsUnknown,
    reused: callsReused,
  };
  const update: Update = {
    key: headerKey(held),
    set: [
      [['state'], state],
      [['stateId'], `${state}#${held.id}`],
      [['attempts'], 0],
      [['spentBy'], recent(spentBy)],
      [['callsBought'], callsBought],
      [['callsUnknown'], callsUnknown],
      [['callsReused'], callsReused],
      [['counted'], counted],
      [['updatedAt'], now],
      [['revision'], held.revision + 1],
      ...endingAttributes(held, ending, now),
    ],
    remove: [['lease'], ['intent'], ['reserved'], ...endingRemovals(ending)],
    condition: all(
      equals(['lease', 'owner'], worker.name),
      equals(['state'], held.state),
      ...(ending.kind === 'open' ? [] : [equals(['inputsRevision'], held.inputsRevision)]),
    ),
  };
  const count = {
    bought: callsBought - held.counted.bought,
    unknown: callsUnknown - held.counted.unknown,
    reused: callsReused - held.counted.reused,
    ...(isEnd(state) ? { [state]: 1 } : {}),
  };
  const moved = Object.entries(count).filter(([, change]) => change !== 0);
  if (moved.length === 0) return (await context.table.update(update)).ok;
  return (await context.table.transact([update, { key: countKey(held), add: Object.fromEntries(moved) }])).ok;
}

function stateAfter(state: State, ending: Ending): State {
  const happening =
    ending.kind === 'settled' ? happenings[ending.state] : ending.kind === 'open' ? 'wave ends open' : 'held';
  const next = transitions[state][happening];
  if (next === null) throw new Error(`A wave cannot end with "${happening}" while its report is ${state}`);
  return next;
}

function endingAttributes(held: Header, ending: Ending, now: number): (readonly [Path, unknown])[] {
  const name = subjectName(held);
  switch (ending.kind) {
    case 'settled':
      return [[['tally'], ending.tally], [['finishedAt'], now], [['laters'], 0], ...reasonOf(ending.reason)];
    case 'open':
      return [
        [['due'], dueFor(name)],
        [['dueAt'], ending.dueAt],
        [['laters'], ending.laters],
        ...reasonOf(ending.reason),
      ];
    case 'held':
      return [
        [['due'], heldFor(ending.holder, name)],
        [['dueAt'], now],
        [['holder'], ending.holder],
        [['reason'], ending.reason],
      ];
  }
}

function endingRemovals(ending: Ending): Path[] {
  if (ending.kind === 'settled') {
    return [
      ['due'],
      ['dueAt'],
      ['holder'],
      ['reopen'],
      ...(ending.reason === undefined ? [['reason'] as const] : []),
    ];
  }
  if (ending.kind === 'open')
    return [['holder'], ...(ending.reason === undefined ? [['reason'] as const] : [])];
  return [];
}

function reasonOf(reason: string | undefined): (readonly [Path, unknown])[] {
  return reason === undefined ? [] : [[['reason'], reason]];
}

function sameLease({ lease }: Header) {
  return lease === undefined
    ? missing('lease')
    : all(equals(['lease', 'owner'], lease.owner), equals(['lease', 'until'], lease.until));
}

function intentOf(leaving: readonly PlannedCall[], wave: string, at: number): Record<PartName, Intended> {
  return Object.fromEntries(
    leaving.map(({ part, inputsHash, operation }) => [part, { inputsHash, operation, wave, at }]),
  );
}

/** Blocks of workers are settled within minutes, so a handful of names is enough. */
function recent(spentBy: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(spentBy).slice(-8));
}
