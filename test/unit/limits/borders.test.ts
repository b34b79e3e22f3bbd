import { operations } from '@palmleaf/contract/operations';
import { expect, test } from 'vitest';
import { afterUnknowns, type Judging } from '../../../functions/fan-out/call-status.ts';
import { hasTimeForCall } from '../../../functions/fan-out/deps.ts';
import { BatchReadings } from '../../../functions/fan-out/trials/batch-readings.ts';
import { isOver } from '../../../functions/reconciler/time-share.ts';
import { hasFailedFor, healthAfter } from '../../../functions/webhooks/health.ts';
import { nothing } from '../../../shared/budget/amount.ts';
import { ceilingsNow } from '../../../shared/budget/ceilings-now.ts';
import { lackOf } from '../../../shared/budget/room.ts';
import { settleWorker } from '../../../shared/budget/settle.ts';
import { settledWorkers } from '../../../shared/budget/settled-workers.ts';
import { differencesBetween } from '../../../shared/drift/difference.ts';
import { maxPaths, rootPath, shapeOf } from '../../../shared/drift/shape.ts';
import { isClosed, isProbeDue, neverClosed } from '../../../shared/gate/gate.ts';
import { isFailing } from '../../../shared/gate/outcomes.ts';
import { nextPageAt } from '../../../shared/holds/cancel.ts';
import { freeSlots, hasSlot, withSlot } from '../../../shared/holds/trial.ts';
import { afterGood, isTrusted, type Trust } from '../../../shared/holds/trust.ts';
import { cancelledAtOf } from '../../../shared/ledger/batches/cancelled.ts';
import { isReopened, reopenOf } from '../../../shared/ledger/batches/redrive-selection.ts';
import { claimedUntil } from '../../../shared/ledger/inputs/pointers.ts';
import { budgetKey } from '../../../shared/ledger/items/keys.ts';
import type { Part } from '../../../shared/ledger/items/part.ts';
import { exclusionOf, tombstoneItems, tombstoneKey } from '../../../shared/ledger/items/tombstone.ts';
import { nameHashWith } from '../../../shared/ledger/name-hash.ts';
import { leaseExpired } from '../../../shared/ledger/states/unchanged-since.ts';
import { isLeased } from '../../../shared/ledger/waves/wave.ts';
import { isSealed } from '../../../shared/sealing/seal.ts';
import { parseRetryAfter } from '../../../shared/service-client/retry-timing.ts';
import { signaturesOf } from '../../../shared/webhooks/secret.ts';
import { usualFanOut } from '../../support/settings/settings.ts';
import { holds } from '../../support/table/table-rules.ts';
import { LedgerWorld, photo, subject } from '../../support/worlds/ledger-world.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const start = Date.UTC(2026, 10, 20, 8);

const closed = { ...neverClosed('base'), state: 'closed', revision: 1 } as const;
const worker = { name: 'w', until: start };
const anna = subject('june/anna');
const nameHash = nameHashWith(async () => 'a key of at least thirty-two letters, kept secret');

const header = async () => {
  const world = new LedgerWorld();
  world.now = start;
  await world.acceptPhoto('june/anna', photo('a'));
  return (await world.report('june/anna')).header;
};
const bareHeader = await header();
const leased = { ...bareHeader, lease: { owner: 'other', until: start } };
const refused: Part = {
  pk: 'subject#june/anna',
  sk: 'part#palm/luck',
  v: 2,
  state: 'refused',
  operation: 'luck',
  inputsHash: 'a',
  inputsRevision: 1,
  wave: 'w',
  at: start,
};

const ledgerAt = (at: number) => {
  const world = new LedgerWorld();
  world.now = at;
  return world;
};

async function isErasedAt(at: number): Promise<boolean> {
  const { table } = new LedgerWorld();
  const key = await tombstoneKey(nameHash, anna);
  await table.update(
    tombstoneItems.update({ key, set: { v: 2, at: start }, setIfMissing: { countedSteps: {} } }),
  );
  return (await exclusionOf({ table, nameHash }, anna, at)) === 'erased';
}

async function isWorkerKnown(at: number, until: number): Promise<boolean> {
  const world = ledgerAt(start);
  const deps = world.fanOut(['june/anna'], { worker: { name: 'w', until } });
  await deps.allowance.take('june', 1);
  world.now = at;
  await settleWorker(world.ledger, 'w');
  return [...world.table.items()].some(({ sk }) => sk === 'worker#w');
}

async function isReadAgain(at: number): Promise<boolean> {
  const world = ledgerAt(start);
  let reads = 0;
  const { get } = world.table;
  world.table.get = (key) => {
    reads += 1;
    return get.call(world.table, key);
  };
  const batches = new BatchReadings(world.ledger);
  await batches.read('june');
  world.now = at;
  await batches.read('june');
  return reads > 1;
}

const isPast = async (month: string, at: number): Promise<boolean> =>
  (
    await ceilingsNow(
      ledgerAt(at).ledger,
      budgetKey(month),
      { committed: 0 },
      { monthlyCeiling: 5, customerCeiling: 5, placesCeiling: 5 },
    )
  ).calls === undefined;

const trust = (at: number): Trust => ({ v: 2, revision: 1, operations: { luck: at }, odd: [], expiresAt: 0 });
const seats = { seats: { a: start }, told: [] };
const trial = { revision: 1, epoch: 'e', epochs: [], kinds: { photo: seats }, accepted: [] };
const judging = (now: number, more: Partial<Judging> = {}): Judging => ({
  now,
  windowMs: 2 * minute,
  outages: new Map(),
  ...more,
});
const outage = new Map([[operations.luck.base, [{ from: start, until: start + hour }]]]);
const countsAt = (at: number) =>
  afterUnknowns({ operation: 'luck' }, [at, at], 'retry', judging(at + day, { outages: outage }));
const time = (left: number) => ({
  remainingMs: () => left,
  settings: { ...usualFanOut, calls: { attemptTimeoutMs: minute, marginMs: second, atOnce: 1 } },
});
const room = { calls: 5, micros: 7, judgedBy: '', isForeign: false };
const tally = (bad: number, good: number, subjects: number) => {
  const names = Array.from({ length: subjects }, (_, index) => String(index));
  return [{ at: start, good, bad, subjects: names, badSubjects: names }];
};
const signatures = (at: number): number => {
  const message = { messageId: 'm', timestamp: at / 1000, body: '' };
  return signaturesOf('k', { id: 'w', salt: 'a', formerSalt: 'b', formerUntil: start }, message).split(' ')
    .length;
};
const isFull = (paths: number): boolean => {
  const members = Array.from({ length: paths - 1 }, (_, index) => `/member-${index}`);
  const place = { types: new Set(['object'] as const), sometimes: false };
  const known = new Map([rootPath, ...members].map((path) => [path, place]));
  return differencesBetween(new Map([...known, ['/new', place]]), known).length === 0;
};
const nested = (depth: number): unknown => (depth === 0 ? 1 : { of: nested(depth - 1) });
const failure = (at: number) => ({ at, ms: 1, problem: 'gone' }) as const;

const borders: readonly (readonly [string, (at: number) => unknown, from: number, step?: number])[] = [
  [
    'a throttled gate is open',
    (at) => !isClosed({ ...closed, reason: 'throttled', until: start }, at),
    start + 5000,
  ],
  ['a probe is due', (at) => isProbeDue({ ...closed, reason: 'wallet empty', probeAt: start }, at), start],
  ['a lease of another worker is over', (at) => !isLeased(leased, 'w', at), start],
  ['a write takes over an expired lease', (at) => holds(leaseExpired(leased.lease, at), leased), start],
  [
    'a claim of another subject is over',
    (at) =>
      claimedUntil(
        { now: () => at },
        { v: 2, owner: 'june/ben x', until: start, calls: {} },
        { subject: anna, worker },
      ) === undefined,
    start,
  ],
  ['a trial slot is free', (at) => freeSlots(seats, { size: 1, now: at }) === 1, start],
  ['a subject has lost its trial slot', (at) => !hasSlot(trial, { kind: 'photo', slot: 'a' }, at), start],
  [
    'a slot that expires later replaces the former entry',
    (at) =>
      withSlot(trial, { kind: 'photo', slot: 'a', epoch: 'e', until: at }, { size: 1, now: start - 1 }) !==
      trial,
    start + 1,
  ],
  ['a service needs a trial again', (at) => !isTrusted(trust(start), ['luck'], at), start + day],
  [
    'a good end renews the trust',
    (at) => afterGood(trust(start), { batch: 'june', kind: 'photo' }, ['luck'], at).operations.luck === at,
    start + hour,
  ],
  ['a batch is read again', isReadAgain, start + 10 * second],
  ['an input is a new decision after an erasure', async (at) => !(await isErasedAt(at)), start + 1],
  [
    'an input is newer than the cancellation of its batch',
    (at) => {
      const { photo: input } = bareHeader.inputs;
      const inputs = input && { photo: { ...input, source: { ...input.source, time: at } } };
      return cancelledAtOf({ inputs: inputs ?? {} }, { cancelledAt: start }) === undefined;
    },
    start + 1,
  ],
  [
    'a redrive is newer than the cancellation of its batch',
    (at) =>
      cancelledAtOf({ inputs: {}, reopen: { at, states: ['cancelled'] } }, { cancelledAt: start }) ===
      undefined,
    start + 1,
  ],
  ['a redrive covers a part', (at) => isReopened('palm/luck', refused, { at, states: ['refused'] }), start],
  [
    'a redrive covers a report',
    (at) => reopenOf({ state: 'failed', finishedAt: start }, new Map(), { at, states: ['refused'] }),
    start,
  ],
  [
    'a batch is sealed again after its last input',
    (at) =>
      isSealed({ committed: 0, sealedAt: at, sealedUploads: 1, lastInputAt: start }, { uploadsBegun: 1 }),
    start,
  ],
  [
    'a cancellation walks its batch once more',
    (at) => at >= (nextPageAt({ revision: 1, at: start, people: 0, walks: 1 }) ?? 0),
    start + 5 * minute,
  ],
  [
    'the entry of a settled worker is removed',
    async (at) =>
      (await settledWorkers(ledgerAt(at).ledger, { spentBy: { w: { calls: 1, until: start } } })).has('w'),
    start + day,
  ],
  [
    'the item of a dead worker is deleted',
    async (at) => !(await isWorkerKnown(at, start + 1)),
    start + 1 + 20 * minute,
  ],
  ['a past month has no ceiling', (at) => isPast('2026-11', at), Date.UTC(2026, 11, 1)],
  ['a past month of a customer has no ceiling', (at) => isPast('@acme//2026-11', at), Date.UTC(2026, 11, 1)],
  ['a past year of places has no ceiling', (at) => isPast('places-2026', at), Date.UTC(2027, 0, 1)],
  [
    'an unknown outcome is final',
    (at) => afterUnknowns({ operation: 'luck' }, [start, start], 'retry', judging(at)) === 'unknown',
    start + 2 * minute,
  ],
  ['an outage forgives an unknown outcome', (at) => countsAt(at) === 'open', start],
  ['an outage forgives no more', (at) => countsAt(at) !== 'open', start + hour + 2 * minute + 1],
  [
    'another unknown outcome is too many',
    (times) => afterUnknowns({ operation: 'luck' }, Array(times).fill(start), 'retry') !== 'open',
    2,
  ],
  [
    'an unknown outcome that must be held is too many',
    (times) => afterUnknowns({ operation: 'luck' }, Array(times).fill(start), 'hold') !== 'open',
    1,
  ],
  [
    'another unknown outcome with one key is too many',
    (times) => afterUnknowns({ operation: 'luck' }, Array(times).fill(start), 'same key') !== 'open',
    20,
  ],
  ['a call has time', (left) => hasTimeForCall(time(left)), minute + second],
  ['a pause and a call have time', (left) => hasTimeForCall(time(left), 5), minute + second + 5],
  ['the reconciler has time', (left) => !isOver({ remainingMs: () => left }), 8 * second],
  ['a draw lacks calls', (calls) => lackOf(room, { ...nothing, calls }) === 'calls', 6],
  ['a draw lacks money', (micros) => lackOf(room, { ...nothing, micros }) === 'money', 8],
  ['a draw lacks a price', (unpriced) => lackOf(room, { ...nothing, unpriced }) === 'price', 1],
  ['bad outcomes are enough', (bad) => isFailing(tally(bad, 0, 3)), 10],
  ['bad outcomes are half of all', (bad) => isFailing(tally(bad, 20, 3)), 20],
  ['bad outcomes come from enough subjects', (subjects) => isFailing(tally(10, 0, subjects)), 2],
  [
    'three subjects are enough of many',
    (subjects) =>
      isFailing(tally(10, 0, 9).map((one) => ({ ...one, badSubjects: one.badSubjects.slice(0, subjects) }))),
    3,
  ],
  ['a former secret signs no more', (at) => signatures(at) === 1, start, second],
  [
    'a webhook has failed for too long',
    (at) => hasFailedFor({ failingSince: start, lastFailureAt: at }, 7 * day),
    start + 7 * day,
  ],
  [
    'a failure begins a new series',
    (at) => healthAfter({ failingSince: 1, lastFailureAt: start }, [failure(at)]).failingSince === at,
    start + 2 * day + 1,
  ],
  ['the shape of an answer is full', isFull, maxPaths],
  ['the shape of an answer leaves out its inmost value', (depth) => shapeOf(nested(depth)).size <= depth, 17],
  ['a wait is as long as asked', (at) => parseRetryAfter(String(at), 0) === 15 * minute, 15 * 60],
];

test.each(borders.map(([what, isReached, from, step = 1]) => ({ what, isReached, from, step })))(
  'The statement is true from exactly the stated value on: $what',
  async ({ isReached, from, step }) => {
    const found = await Promise.all([-1, 0, 1].map((by) => isReached(from + by * step)));
    expect(found.map(Boolean)).toEqual([false, true, true]);
  },
);
