import { expect, test } from 'vitest';
import { Gazetteer } from '../../../../shared/intake/gazetteer/gazetteer.ts';
import { gazetteerPieces } from '../../../../shared/intake/gazetteer/local-pieces.ts';
import { readWritten } from './read-written.ts';

test('Intake misreads no row of two thousand written tables, and accepts 95 % of the good rows', async () => {
  const seeds = Array.from({ length: 2000 }, (_none, index) => 20_001 + index);
  const { tables, good, accepted, wrong, missed } = await readWritten(
    seeds,
    new Gazetteer(gazetteerPieces(import.meta.dirname)),
  );
  expect([tables, wrong]).toEqual([2000, []]);
  // The report of a failure shows the missed rows.
  expect([accepted / good >= 0.95, [...missed]]).toEqual([true, [...missed]]);
});
