import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkTable } from '../../../../shared/intake/check-table.ts';
import type { TableChoices } from '../../../../shared/intake/choices.ts';

const check = async (dates: readonly string[], choices: TableChoices = {}) => {
  const rows = dates.map((date, at) => `p${at},${date},10:00,52.5,13.4`);
  const file = Buffer.from(`id,date,time,lat,lon\n${rows.join('\n')}\n`);
  const days: string[] = [];
  const open = () => [file];
  const { refusals } = await checkTable(
    { kind: 'rows', batch: 'june', choices, thisYear: 2026, open },
    { onRow: ({ birth }) => days.push(`${birth?.year}-${birth?.month}-${birth?.day}`) },
  );
  return { days, refused: refusals.map(({ line, reason }) => [(line ?? 0) - 2, reason.code]) };
};

const padded = (number: number): string => String(number).padStart(2, '0');
const small = fc.integer({ min: 1, max: 12 });
const large = fc.integer({ min: 13, max: 28 });
const year = fc.integer({ min: 1930, max: 2020 });
/** A date cell, as a workbook's reader writes it. */
const cellOf = (day: fc.Arbitrary<number>) =>
  fc.tuple(year, small, day).map(([y, m, d]) => `${y}-${padded(m)}-${padded(d)}`);
/** A text that a spreadsheet which expects the month first does not take for a date. */
const text = fc.tuple(large, small, year).map(([d, m, y]) => `${d}/${m}/${y}`);

const isSame = (cell: string): boolean => cell.slice(5, 7) === cell.slice(8);

test('Date cells without a day over 12 are refused beside texts that all have one, unless day and month are equal', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(cellOf(small), { minLength: 1, maxLength: 4 }),
      fc.array(text, { minLength: 1, maxLength: 4 }),
      async (cells, texts) => {
        const doubtful = cells.flatMap((cell, at) => (isSame(cell) ? [] : [[at, 'day-or-month-exchanged']]));
        const { days, refused } = await check([...cells, ...texts]);
        expect(refused).toEqual(doubtful);
        expect(days).toHaveLength(cells.length + texts.length - doubtful.length);
        expect((await check([...cells, ...texts], { dates: 'ymd' })).refused).toEqual([]);
      },
    ),
    { numRuns: 40 },
  ));

test('A cell with a day over 12, or a text that can be either, shows that no day was exchanged', () =>
  fc.assert(
    fc.asyncProperty(
      cellOf(small),
      text,
      cellOf(large),
      fc.boolean(),
      async (cell, written, other, hasCell) => {
        expect((await check([cell, written, hasCell ? other : '03/04/1990'])).refused).toEqual([]);
      },
    ),
    { numRuns: 40 },
  ));
