import type { ReportView } from '@palmleaf/shared/views/views';
import fc from 'fast-check';
import { parquetReadObjects } from 'hyparquet';
import { expect, test } from 'vitest';
import { flatRows } from '../../flat/flat-rows.ts';
import { ParquetRows } from '../../flat/parquet-rows.ts';

const at = '2026-11-22T12:00:00.000Z';

const reportWith = (answer: unknown): ReportView => ({
  batch: 'june',
  id: 'left/anna',
  name: 'Anna',
  state: 'complete',
  calls: { bought: 1, reused: 0, unknown: 0 },
  report: '/batches/june/reports/left%2Fanna',
  updatedAt: at,
  revision: 1,
  inputsRevision: 1,
  notes: [],
  hasPhoto: true,
  createdAt: at,
  parts: [
    {
      part: 'chart/natal',
      operation: 'natal_chart_interpretation',
      state: 'bought',
      at,
      unknowns: 0,
      answer,
    },
    { part: 'palm/fingers', operation: 'fingers', state: 'refused', unknowns: 0 },
  ],
});

test('Each value of an answer becomes a row with its JSON pointer, and a part without an answer one row', () => {
  const rows = [...flatRows(reportWith({ 'a/b~c': [1, 'two', true, null], none: {} }))];
  expect(rows.map(({ part, path, text, number, flag }) => [part, path, text ?? number ?? flag])).toEqual([
    ['chart/natal', '/a~1b~0c/0', 1],
    ['chart/natal', '/a~1b~0c/1', 'two'],
    ['chart/natal', '/a~1b~0c/2', true],
    ['chart/natal', '/a~1b~0c/3', undefined],
    ['chart/natal', '/none', undefined],
    ['palm/fingers', '', undefined],
  ]);
  expect(rows[0]).toMatchObject({ batch: 'june', id: 'left/anna', name: 'Anna', report: 'complete', at });
});

test('Parquet files return the values that were written, for any answer', async () => {
  const anyAnswers = fc.array(fc.jsonValue(), { minLength: 1, maxLength: 5 });
  const written = fc.asyncProperty(anyAnswers, async (answers) => {
    const rows = answers.flatMap((answer) => [...flatRows(reportWith(answer))]);
    const pieces: Uint8Array[] = [];
    const parquet = new ParquetRows(async (piece) => void pieces.push(piece));
    for (const row of rows) await parquet.add(row);
    await parquet.end();
    const bytes = Buffer.concat(pieces);
    const file = {
      byteLength: bytes.length,
      slice: (from: number, to?: number) => Uint8Array.from(bytes.subarray(from, to)).buffer,
    };
    const read = await parquetReadObjects({ file });
    expect(read).toEqual(
      rows.map((row) => ({
        ...Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? null])),
        at: row.at === undefined ? null : new Date(row.at),
      })),
    );
  });
  await fc.assert(written, { numRuns: 50 });
});
