import { beforeEach, describe, expect, test } from 'vitest';
import { changeTrial } from '../../../shared/holds/change-trial.ts';
import { commonTo, hasSlot, released, withEnd, withHold, withSlot } from '../../../shared/holds/trial.ts';
import { readBatchItem } from '../../../shared/ledger/batches/batches.ts';
import type { TrialKind, TrialMark } from '../../../shared/ledger/items/hold-marks.ts';
import { Random } from '../../simulation/world/random.ts';
import { LedgerWorld, photo } from '../../support/worlds/ledger-world.ts';

let world: LedgerWorld;

const refused = (operation: string) =>
  ({ code: 'refused', operation, answer: 'no such endpoint', status: 404 }) as const;

beforeEach(() => {
  world = new LedgerWorld();
});

async function enter(slot: string): Promise<boolean> {
  const slotAt = { kind: 'photo', slot, epoch: 'e', until: world.now + 1000 } as const;
  const { trial } = await changeTrial(world.ledger, 'june', (before) =>
    withSlot(before, slotAt, { size: 3, now: world.now }),
  );
  return hasSlot(trial, slotAt, world.now);
}

describe('simultaneous requests for trial slots', () => {
  test('Concurrent workers take exactly as many trial slots as there are', async () => {
    const entered = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(enter));
    expect(entered.filter(Boolean)).toHaveLength(3);
  });

  test('A worker takes over the trial slot of a silent worker only when that slot has expired', async () => {
    for (const slot of ['a', 'b', 'c']) await enter(slot);
    world.now += 999;
    expect(await enter('d')).toBe(false);
    world.now += 1;
    expect(await enter('d')).toBe(true);
  });
});

test('A trial slot that a second worker takes over for the same subject expires at the time of the second worker', async () => {
  await enter('a');
  world.now += 500;
  for (const slot of ['a', 'b', 'c']) expect(await enter(slot)).toBe(true);
  world.now += 999;
  expect(await enter('d')).toBe(false);
  world.now += 1;
  expect(await enter('d')).toBe(true);
});

test('A subject that enters a trial again changes nothing, unless its slot then expires later', () => {
  const slot = { kind: 'photo', slot: 'a', epoch: 'e', until: 9 } as const;
  const entered = withSlot(undefined, slot, { size: 3, now: 1 });
  expect(withSlot(entered, slot, { size: 3, now: 2 })).toBe(entered);
  expect(withSlot(entered, { ...slot, until: 10 }, { size: 3, now: 2 }).kinds.photo?.seats).toEqual({
    a: 10,
  });
});

test('A release ends the current hold, and leaves an ended hold unchanged', () => {
  const trial = withSlot(undefined, { kind: 'photo', slot: 'a', epoch: 'e', until: 9 }, { size: 3, now: 1 });
  const hold = {
    revision: 1,
    at: 2,
    kind: 'photo',
    oddity: refused('luck'),
    subjects: 3,
    isFirst: true,
  } as const;
  const first = released({ ...trial, hold }, 5);
  expect(first).toMatchObject({ hold: { revision: 2, endedAt: 5 }, accepted: [hold.oddity] });
  const second = released({ ...first, accepted: [] }, 7);
  expect(second).toMatchObject({ hold: { revision: 2, endedAt: 5 }, accepted: [] });
  expect(second.kinds.photo?.passed).toEqual(first.kinds.photo?.passed);
});

test.each([1, 2, 3])(
  'Releases of holds accept every oddity of a batch once, in any order and repetition (%i)',
  (seed) => {
    const random = new Random(seed);
    let trial = withSlot(undefined, { kind: 'photo', slot: 'a', epoch: 'e', until: 9 }, { size: 3, now: 1 });
    const seen = new Set<string>();
    for (let now = 1; now < 12; now += 1) {
      const operation = random.pick(['luck', 'love', 'life', 'work'] as const);
      seen.add(operation);
      trial = released(withHold(trial, 'photo', refused(operation), 3, false, now), now);
      const accepted = [...seen].map((name) => refused(name));
      expect(trial.accepted).toHaveLength(seen.size);
      expect(trial.accepted).toEqual(expect.arrayContaining(accepted));
      const ends = ['a', 'b', 'c'].map((inputs) => accepted.map((oddity) => ({ oddity, inputs })));
      expect(commonTo(ends, trial.accepted)).toBeUndefined();
    }
  },
);

describe('the outcome of a trial', () => {
  const rules = { size: 3, now: 1 };
  const start = () => withSlot(undefined, { kind: 'photo', slot: 'a', epoch: 'e', until: 9 }, rules);
  const afterEnd = (trial: TrialMark, kind: TrialKind, slot: string, ...operations: readonly string[]) => {
    const odd = operations.map((operation) => ({ oddity: refused(operation), inputs: `inputs of ${slot}` }));
    return withEnd(trial, { kind, slot }, odd, rules);
  };

  test('A hold keeps its kind and oddity when subjects of another kind end in an odd way later', () => {
    let trial = start();
    for (const slot of ['a', 'b', 'c']) trial = afterEnd(trial, 'photo', slot, 'luck');
    const { hold } = trial;
    expect(hold).toMatchObject({ revision: 1, kind: 'photo', oddity: refused('luck') });
    for (const slot of ['d', 'e', 'f']) trial = afterEnd(trial, 'birth', slot, 'varshaphal_yoga');
    expect(trial.hold).toEqual(hold);
  });
});

test('A trial slot expires later than the lease of its worker', async () => {
  world.trial = 3;
  await world.acceptPhoto('june/anna', photo('a'));
  const spare: number[] = [];
  world.answer = async (call) => {
    const seats = (await readBatchItem(world.ledger, 'june'))?.trial?.kinds.photo?.seats ?? {};
    const { lease } = (await world.report('june/anna')).header;
    for (const until of Object.values(seats)) spare.push(until - (lease?.until ?? Number.POSITIVE_INFINITY));
    return world.bought(call);
  };
  await world.work('june/anna');
  expect(spare).toHaveLength(17);
  expect(Math.min(...spare)).toBeGreaterThan(0);
});
