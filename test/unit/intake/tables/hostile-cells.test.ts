import { describe, expect, test } from 'vitest';
import { surveyTable } from '../../../../shared/intake/births/date-survey.ts';
import { readCoordinate } from '../../../../shared/intake/values/numbers.ts';
import { cells, tableWith } from '../../../support/hostile/cells.ts';
import { births } from '../helpers.ts';

describe('A cell that is longer than any value', () => {
  test.each(cells)('An overlong cell costs only its row: $what in $column', async ({ column, cell }) => {
    const table = tableWith(column, cell);
    for await (const _ of surveyTable([table], {}));
    const items = await births(table);
    const refusals = items.flatMap((item) => (item.kind === 'refused' ? item.refusals : []));
    expect(refusals.map(({ code, line, field }) => ({ code, line, field }))).toEqual([
      { code: 'too-long', line: 2, field: column },
    ]);
    expect(items.flatMap((item) => (item.kind === 'row' ? item.row.id : []))).toEqual(['ben']);
  });

  test('Intake accepts an overlong cell in an unknown column', async () => {
    const items = await births(tableWith('notes to self', 'x'.repeat(60_000)));
    expect(items.filter(({ kind }) => kind === 'row')).toHaveLength(2);
  });
});

test('The intake reads a table with a header of 60,000 open brackets', async () => {
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
  expect(readCoordinate(text, 'lat').value).toBe(lat);
});

test.each(['N', '°', '° N', '-12.97 N', '12.97 NN', '12.97 E', '12.97 °°'])(
  'A coordinate is refused: %s',
  (text) => {
    expect(readCoordinate(text, 'lat').refusals.map(({ code }) => code)).toEqual(['not-a-number']);
  },
);
