import { describe, expect, test } from 'vitest';
import { surveyDates } from '../../../shared/intake/births/date-survey.ts';
import { readCoordinate } from '../../../shared/intake/values/numbers.ts';
import { births } from './helpers.ts';

const good = { id: 'anna', date: '1983-08-24', time: '06:37', lat: '12.97', lon: '77.59', tzone: '5.5' };

/** Texts of 60,000 letters in which a pattern would begin anew at each letter. */
const endless = {
  'blanks that nothing follows': `1${' '.repeat(60_000)}x`,
  'figures with blanks between them': '1 '.repeat(30_000),
  'figures without an end': `${'1'.repeat(60_000)}x`,
  'signs that part a place': `a${'-'.repeat(60_000)}b`,
  'brackets that nobody closes': '('.repeat(60_000),
};

const cells = Object.entries(endless).flatMap(([what, cell]) =>
  (['date', 'time', 'lat', 'lon', 'tzone', 'coordinates', 'place', 'name', 'gender', 'id'] as const).map(
    (column) => ({ what, column, cell }),
  ),
);

/** A table whose first row is good but for one cell, and whose second is good. */
function tableWith(column: string, cell: string): Uint8Array {
  const rows = [
    { ...good, [column]: cell },
    { ...good, id: 'ben' },
  ];
  const columns = [...new Set(rows.flatMap(Object.keys))];
  const lines = rows.map((row: Readonly<Record<string, string>>) =>
    columns.map((name) => row[name] ?? '').join(';'),
  );
  return Buffer.from(`${columns.join(';')}\n${lines.join('\n')}\n`);
}

describe('A cell that is longer than any value', () => {
  test.each(cells)('costs its row and no time: $what in $column', async ({ column, cell }) => {
    const table = tableWith(column, cell);
    for await (const _ of surveyDates([table], {}));
    const items = await births(table);
    const refusals = items.flatMap((item) => (item.kind === 'refused' ? item.refusals : []));
    expect(refusals.map(({ code, line, field }) => ({ code, line, field }))).toEqual([
      { code: 'too-long', line: 2, field: column },
    ]);
    expect(items.flatMap((item) => (item.kind === 'row' ? item.row.id : []))).toEqual(['ben']);
  });

  test('is read in a column that is not ours', async () => {
    const items = await births(tableWith('notes to self', 'x'.repeat(60_000)));
    expect(items.filter(({ kind }) => kind === 'row')).toHaveLength(2);
  });
});

test('A header of open brackets is compared with all columns in no time', async () => {
  const table = Buffer.from(`id;vastu_id;${'('.repeat(60_000)}\nanna;v;\n`);
  const items = await births(table);
  expect(items.map(({ kind }) => kind)).toContain('row');
});

test.each([
  ['12.97 N', 12.97],
  ['12.97°N', 12.97],
  ['12.97 ° N', 12.97],
  ['12.97 °', 12.97],
  ['12.97s', -12.97],
  ['-12.97', -12.97],
])('A coordinate is read with its degree sign and letter: %s', (text, lat) => {
  expect(readCoordinate(text, 'lat', false).value).toBe(lat);
});

test.each(['N', '°', '° N', '-12.97 N', '12.97 NN', '12.97 E', '12.97 °°'])(
  'A coordinate is refused: %s',
  (text) => {
    expect(readCoordinate(text, 'lat', false).refusals.map(({ code }) => code)).toEqual(['not-a-number']);
  },
);
