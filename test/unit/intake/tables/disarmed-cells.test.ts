import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { disarmed } from '../../../../shared/formula.ts';
import { recordOf } from '../../../../shared/intake/csv/record.ts';

const read = (cell: string): string | undefined => recordOf(['id'], [cell]).id;

const noFigure = /(?!)/;
const sign = fc.constantFrom(
  '=',
  '+',
  '-',
  '@',
  '＝',
  '＋',
  '−',
  ' ',
  '"',
  "'",
  '“',
  '\u200b',
  '7',
  'a',
  'x',
);
const cell = fc.string({ unit: sign, minLength: 1, maxLength: 8 }).map((text) => text.trim());

test('The reader restores a cell that was disarmed for a spreadsheet', () => {
  fc.assert(
    fc.property(cell, (text) => read(disarmed(text, noFigure)) === read(text)),
    { seed: 20261126, numRuns: 5000 },
  );
});

test.each(['=anna', '+anna', '@anna', '＝anna', '"=anna', '\u200b=anna', '−7'])(
  'An id that an export disarmed for spreadsheets is read as the original id: %s',
  (id) => {
    expect(disarmed(id, noFigure)).toBe(`'${id}`);
    expect(read(disarmed(id, noFigure))).toBe(id);
  },
);

test.each(["'t Hooft", "O'Neil", "'"])('An apostrophe that is part of a name stays: %s', (name) => {
  expect(read(name)).toBe(name);
});
