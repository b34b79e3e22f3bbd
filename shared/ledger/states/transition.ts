import { schemaVersion } from '../../table/item-kind.ts';
import { all, type Condition, type Update, type Write } from '../../table/table.ts';
import { type CountShard, countItems, expectedCounts } from '../items/count-shard.ts';
import { type Header, headerItems } from '../items/header.ts';
import { kindOf } from '../items/hold-marks.ts';
import {
  countKey,
  dueFor,
  erasuresDue,
  headerKey,
  hintedFor,
  type Subject,
  subjectName,
} from '../items/keys.ts';
import { nameAttributes, nameListing } from '../items/name-listing.ts';
import { toPublish } from '../items/publish-mark.ts';
import { isEnd, type State } from '../items/state.ts';
import { changeOf, type HeaderChange } from './changes.ts';
import { eventNameOf, type HeaderEvent } from './header-event.ts';
import { transitions } from './transitions.ts';
import { unchangedSince } from './unchanged-since.ts';

/**
 * The writes fail if the header has changed. No other code writes the state of a header.
 * @returns the header's write first; undefined when its state does not permit the event
 */
export function transition(
  before: Header,
  event: HeaderEvent,
  now: number,
): readonly [Write, ...Update[]] | undefined {
  const next = transitions[before.state][eventNameOf(event)];
  if (next === null) return undefined;
  const change = changeOf(before, event, next, now);
  const counted = countedAfter(before, next, change);
  const expected = change.countsForTrial ? { [expectedCounts[kindOf(before.inputs)]]: 1 } : {};
  const count = countWrites(before, before.counted, counted, change.subjects ?? 0, expected);
  const condition = conditionOf(before, change);
  const listed = change.inputsMayChange ? {} : listingAfter(before, next, event);
  if (next === 'gone') return [{ key: headerKey(before), delete: true, condition }, ...count];
  const update = headerItems.update({
    key: headerKey(before),
    set: {
      state: next,
      stateId: stateIdOf(next, before),
      ...dueAttributes(before, next, change, now),
      ...change.set,
      ...listed.set,
      ...(isSame(counted, before.counted) ? {} : { counted }),
      ...(change.incrementsRevision ? { revision: before.revision + 1 } : {}),
    },
    ...(change.setPaths === undefined ? {} : { setPaths: change.setPaths }),
    remove: [...absentIn[next], ...(change.remove ?? []), ...(listed.remove ?? [])],
    condition,
  });
  return [update, ...count];
}

export const stateIdOf = (state: State, { id }: Subject): string => `${state}#${id}`;

function listingAfter(
  before: Header,
  next: State | 'gone',
  event: HeaderEvent,
): Pick<HeaderChange, 'set' | 'remove'> {
  const row = event.kind === 'inputs changed' && event.input.kind === 'row' ? event.input : before.inputs.row;
  const listing = next === 'erasing' || row === undefined ? {} : nameListing(before, { row });
  if (listing.nameKey === before.nameKey) return {};
  return listing.nameKey === undefined ? { remove: nameAttributes } : { set: listing };
}

const absentIn: Record<State, readonly ('waitingOn' | 'finishedAt')[]> = {
  due: ['waitingOn', 'finishedAt'],
  working: ['waitingOn', 'finishedAt'],
  waiting: ['finishedAt'],
  complete: ['waitingOn'],
  partial: ['waitingOn'],
  failed: ['waitingOn'],
  cancelled: ['waitingOn'],
  erasing: ['waitingOn', 'finishedAt'],
};

function dueAttributes(before: Header, next: State, { dueAt, queuesHint }: HeaderChange, now: number) {
  const name = subjectName(before);
  if (isEnd(next)) return toPublish(name, now);
  if (dueAt === undefined) return {};
  if (next === 'erasing') return { due: erasuresDue, dueAt };
  return { due: queuesHint ? hintedFor(name) : dueFor(name), dueAt };
}

function countedAfter(before: Header, next: State | 'gone', { set, countsCalls }: HeaderChange) {
  const { state: _ended, ...calls } = before.counted;
  const spent = {
    bought: set?.callsBought ?? before.callsBought,
    unknown: set?.callsUnknown ?? before.callsUnknown,
    reused: set?.callsReused ?? before.callsReused,
    declined: (set?.tally ?? before.tally)?.declined ?? 0,
  };
  return { ...(next !== 'gone' && isEnd(next) ? { state: next } : {}), ...(countsCalls ? spent : calls) };
}

const isSame = (a: Header['counted'], b: Header['counted']): boolean =>
  a.state === b.state &&
  a.bought === b.bought &&
  a.unknown === b.unknown &&
  a.reused === b.reused &&
  a.declined === b.declined;

export function countWrites(
  subject: Pick<Header, 'batch' | 'id' | 'batchShard'>,
  before: Header['counted'],
  after: Header['counted'],
  subjects: number,
  more: Partial<Record<keyof CountShard, number>> = {},
): Update[] {
  const add: Partial<Record<keyof CountShard, number>> = {
    subjects,
    bought: after.bought - before.bought,
    unknown: after.unknown - before.unknown,
    reused: after.reused - before.reused,
    declined: after.declined - before.declined,
    ...more,
  };
  if (before.state !== after.state) {
    if (before.state !== undefined) add[before.state] = -1;
    if (after.state !== undefined) add[after.state] = 1;
  }
  const changed = Object.fromEntries(Object.entries(add).filter(([, change]) => change !== 0));
  if (Object.keys(changed).length === 0) return [];
  return [
    countItems.update({
      key: countKey(subject, subject.batchShard),
      add: changed,
      setIfMissing: { v: schemaVersion },
    }),
  ];
}

function conditionOf(before: Header, { condition, inputsMayChange }: HeaderChange): Condition {
  const unchanged = inputsMayChange
    ? headerItems.unchanged(before, 'state', 'revision')
    : unchangedSince(before);
  return all(...unchanged, ...(condition === undefined ? [] : [condition]));
}
