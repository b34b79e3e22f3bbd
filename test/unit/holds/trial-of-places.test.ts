import { expect, test } from 'vitest';
import { readBatchItem } from '../../../shared/ledger/batches/batches.ts';
import { readExpected } from '../../../shared/ledger/batches/counts.ts';
import { accept } from '../../../shared/ledger/inputs/accept.ts';
import { trialKinds } from '../../../shared/ledger/items/hold-marks.ts';
import { placesBatch } from '../../../shared/ledger/items/keys.ts';
import { answerOf, minute, subject } from '../../support/worlds/ledger-world.ts';
import { TrialWorld } from '../../support/worlds/trial-world.ts';

test.each([
  ['a month', undefined],
  ['a refusal of the kind that holds a batch', 404],
])(
  'No place waits for a trial: the worker requests each place at once, and each place gets %s',
  async (_, status) => {
    const world = new TrialWorld();
    if (status !== undefined) world.answer = () => answerOf('no such endpoint', { status, body: {} });
    const all = ['a', 'b', 'c', 'd', 'e'].map((id) => `./${id}`);
    for (const [index, name] of all.entries()) {
      const value = { lat: 10 + index, lon: 80, months: [{ month: '2026-11', tzone: 5.5 }] };
      const source = world.source('places/towns.csv');
      await accept(world.ledger, subject(name), { kind: 'place', value, source }, world.now + minute);
    }
    await world.work(...all);
    expect(world.timesSent('tamil_month_panchang')).toBe(5);
    expect((await readBatchItem(world.ledger, placesBatch))?.trial).toBeUndefined();
    const expected = trialKinds.map((kind) => readExpected(world.ledger, placesBatch, kind));
    expect(Math.max(...(await Promise.all(expected)))).toBe(0);
  },
);
