import { expect, test } from 'vitest';
import { Gazetteer } from '../../../../shared/intake/gazetteer/gazetteer.ts';
import { gazetteerPieces } from '../../../../shared/intake/gazetteer/local-pieces.ts';
import { readWritten } from './read-written.ts';

test('Intake misreads no row of a hundred tables, written as people write them, and accepts 95 % of the good rows', async () => {
  const seeds = Array.from({ length: 100 }, (_none, index) => 10_001 + index);
  const { good, accepted, others, refused, wrong, missed } = await readWritten(
    seeds,
    new Gazetteer(gazetteerPieces(import.meta.dirname)),
  );
  expect(wrong).toEqual([]);
  expect(good).toBeGreaterThan(1000);
  expect(others).toBeGreaterThan(100);
  expect([accepted / good >= 0.95, [...missed]]).toEqual([true, [...missed]]);
  // An ambiguous row may be accepted if it is read right; an impossible one must never be accepted.
  expect(refused).toBeGreaterThan(0.8 * others);
});
