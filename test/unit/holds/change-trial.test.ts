import { beforeEach, describe, expect, test } from 'vitest';
import { changeTrial } from '../../../shared/holds/change-trial.ts';
import { entered, released } from '../../../shared/holds/trial.ts';
import { LedgerWorld } from '../../support/ledger-world.ts';

let world: LedgerWorld;

beforeEach(() => {
  world = new LedgerWorld();
});

/** Tries to take a seat, as a worker of its own. */
async function enter(seat: string): Promise<boolean> {
  let may = false;
  const seatAt = { kind: 'photo', seat, epoch: 'e', until: world.now + 1000 } as const;
  await changeTrial(world.ledger, 'june', (before) => {
    const entry = entered(before, seatAt, { size: 3, now: world.now });
    may = entry.may;
    return entry.may ? entry.trial : undefined;
  });
  return may;
}

describe('Workers that want to be among the first at once', () => {
  test('are given as many seats as there are', async () => {
    const seats = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(enter));
    expect(seats.filter(Boolean)).toHaveLength(3);
  });

  test('take the seat of one of whom nobody hears any more, and not before', async () => {
    for (const seat of ['a', 'b', 'c']) await enter(seat);
    world.now += 999;
    expect(await enter('d')).toBe(false);
    world.now += 1;
    expect(await enter('d')).toBe(true);
  });

  test('find the batch due with each seat, so that the reconciler looks after who waits', async () => {
    await enter('a');
    expect(await world.table.get({ pk: 'batch#june', sk: 'batch' })).toMatchObject({ dueAt: world.now });
  });
});

test('A release ends the hold that stands, and leaves one that has ended as it was', () => {
  const { trial } = entered(
    undefined,
    { kind: 'photo', seat: 'a', epoch: 'e', until: 9 },
    { size: 3, now: 1 },
  );
  const hold = {
    revision: 1,
    at: 2,
    kind: 'photo',
    oddity: 'refused luck',
    subjects: 3,
    isFirst: true,
  } as const;
  const once = released({ ...trial, hold }, 5);
  expect(once).toMatchObject({ hold: { revision: 2, endedAt: 5 }, accepted: [hold.oddity] });
  const again = released({ ...once, accepted: [] }, 7);
  expect(again).toMatchObject({ hold: { revision: 2, endedAt: 5 }, accepted: [] });
  expect(again.kinds.photo?.passed).toEqual(once.kinds.photo?.passed);
});
