import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkTable } from '../../../../shared/intake/check-table.ts';

const warnedOf = async (dates: readonly string[]) => {
  const rows = dates.map((date, at) => `p${at},${date},10:00,52.5,13.4`);
  const file = Buffer.from(`id,date,time,lat,lon\n${rows.join('\n')}\n`);
  const open = () => [file];
  const found = await checkTable({ kind: 'rows', batch: 'june', choices: {}, thisYear: 2026, open });
  return found.warnings.map(({ reason }) => reason.code).filter((code) => code === 'days-exchanged');
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

test('Date cells without a day over 12 beside texts that all have one are reported, unless day and month are equal', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(cellOf(small), { minLength: 1, maxLength: 4 }),
      fc.array(text, { minLength: 1, maxLength: 4 }),
      async (cells, texts) => {
        const wanted = cells.every(isSame) ? [] : ['days-exchanged'];
        expect(await warnedOf([...cells, ...texts])).toEqual(wanted);
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
        expect(await warnedOf([cell, written, hasCell ? other : '03/04/1990'])).toEqual([]);
      },
    ),
    { numRuns: 40 },
  ));
