import { expect, test } from 'vitest';
import type { Item } from '../../../shared/table/table.ts';
import { expectAllowed } from '../../support/table/constraints.ts';

const v = 2;
const report = {
  pk: 'subject#june/anna',
  sk: 'report',
  v,
  state: 'due',
  due: 'due#1',
  dueAt: 1,
  revision: 2,
};
const waiting = { state: 'waiting', waitingOn: 'pause#june', reason: {}, due: 'parked#pause#june#3' };
const pauseBlocker = 'blocker#pause#june';
const batch = { pk: 'batch#june', sk: 'batch', v, due: 'due#accounts', dueAt: 1, revision: 1 };
const gate = { pk: 'gate#a', sk: 'gate#a', state: 'closed', reason: 'failing', closedAt: 1, revision: 1 };
const upload = {
  pk: 'uploads#june#1',
  sk: 'upload#a',
  v,
  state: 'reading',
  isCounted: true,
  due: 'd',
  dueAt: 1,
};
const blocker = { pk: pauseBlocker, sk: pauseBlocker, blocker: {}, parkingUntil: 5, due: 'd', dueAt: 1 };
const part = { pk: 'subject#june/anna', sk: 'part#palm/luck', v, state: 'bought', inputsHash: 'a' };
const worker = { pk: 'worker#w', sk: 'worker#w', accounts: [{ pk: 'batch#june', sk: 'batch' }] };
const block = { pk: 'batch#june', sk: 'block#w', calls: 3 };

const refusal = (what: string, after: Item, before?: Item, others: readonly Item[] = []) => ({
  ...{ what, after, before, others },
});

const refused = [
  refusal('a report that waits under no blocker', { ...report, ...waiting }),
  refusal('a report that is never due', { ...report, due: undefined }),
  refusal('a report that works without a lease', { ...report, state: 'working' }),
  refusal('a report that ended without a tally', { ...report, state: 'failed' }),
  refusal('an ended report without an event', { ...report, state: 'failed', tally: {}, finishedAt: 1 }),
  refusal('an older report', { ...report, revision: 1 }, report),
  refusal('a draw that nobody reports', { ...batch, due: undefined, committed: 1 }, batch),
  refusal('a negative account', { ...batch, committed: -1 }),
  refusal('an older seal', { ...batch, sealedAt: 1 }, { ...batch, sealedAt: 2 }),
  refusal('a completion before its seal', { ...batch, completedRevision: 2 }),
  refusal(
    'an ended pause that began later',
    { ...batch, pause: { revision: 2, at: 2, endedAt: 3 } },
    { ...batch, pause: { revision: 1, at: 1 } },
  ),
  refusal('a closed gate without a reason', { ...gate, reason: undefined }),
  refusal('an opened gate with a reason', { ...gate, state: 'open' }),
  refusal(
    'a gate that opens without an event',
    { pk: 'gate#a', sk: 'gate#a', state: 'open', revision: 2 },
    gate,
  ),
  refusal('an open upload that is not counted', { ...upload, isCounted: undefined }),
  refusal('an upload that nobody reads', { ...upload, due: undefined }),
  refusal('a blocker that expects a worker for a shorter time', { ...blocker, parkingUntil: 4 }, blocker),
  refusal('a refusal over a bought answer', { ...part, state: 'refused' }, part),
  refusal('a part that forgets a charge', part, { ...part, charges: new Set(['b']) }),
  refusal('a block to which no worker leads', { ...block, pk: 'budget#2026-11' }, undefined, [worker]),
  refusal(
    'a younger tombstone',
    { pk: 'tombstone#a', sk: 'tombstone#a', at: 1 },
    { pk: 'tombstone#a', sk: 'tombstone#a', at: 2 },
  ),
  refusal('a delivered delivery that is due', {
    pk: 'deliveries#w',
    sk: 'm',
    v,
    state: 'delivered',
    due: 'd',
    dueAt: 1,
  }),
  refusal('an update that brings back a part of a delivery', {
    pk: 'deliveries#w',
    sk: 'm',
    state: 'waiting',
    due: 'd',
    dueAt: 1,
  }),
  refusal('a webhook with a worker without a lease', { pk: 'webhooks', sk: 'webhook#w', v, worker: 'a' }),
];

const among = (others: readonly Item[]) => (key: Pick<Item, 'pk' | 'sk'>) =>
  others.find(({ pk, sk }) => pk === key.pk && sk === key.sk);

test.each(refused)('The table of the tests refuses $what', ({ after, before, others }) => {
  expect(() => expectAllowed(after, { before, after }, among(others))).toThrow();
});

test('The table of the tests refuses to delete a worker that leaves a block', () => {
  const remove = (others: readonly Item[]) => () =>
    expectAllowed(worker, { before: worker, after: undefined }, among(others));
  expect(remove([block])).toThrow();
  expect(remove([])).not.toThrow();
});

test.each([report, batch, gate, upload, blocker, part, { ...report, ...waiting }])(
  'The table of the tests accepts $pk $state',
  (item) => {
    expect(() => expectAllowed(item, { before: item, after: item }, among([blocker]))).not.toThrow();
  },
);
