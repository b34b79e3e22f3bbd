import type { OddTable } from './odd-table.ts';
import { workbookOf } from './workbook-of.ts';

const date = (number: number) => ({ number, shownAs: 'date' }) as const;
const time = (number: number) => ({ number, shownAs: 'time' }) as const;

export const workbooks: readonly OddTable[] = [
  {
    name: 'serial.xlsx',
    about:
      'Excel with dates and times as numbers, a merged title, an empty first row, an id column of numbers',
    bytes: workbookOf([
      {
        name: 'Tabelle1',
        rows: [
          [],
          ['Unsere Kunden'],
          ['Nr', 'Name', 'Geburtsdatum', 'Uhrzeit', 'Ort'],
          [1, 'Anna', date(32_966), time(0.586_805_555_555_555_6), 'Berlin'],
          [2, 'Ben', date(31_412), time(0.3125), 'Köln'],
        ],
        merged: ['A2:E2'],
      },
    ]),
    people: ['Anna 1990-4-3 14:5', 'Ben 1985-12-31 7:30'],
    refused: [],
  },
  {
    name: 'from-1904.xlsx',
    about: 'a workbook from an old Mac, whose dates count from 1904',
    bytes: workbookOf(
      [
        {
          name: 'Sheet1',
          rows: [
            ['name', 'date', 'time', 'place'],
            ['Anna', date(31_504), time(0.5), 'Berlin'],
          ],
        },
      ],
      { from1904: true },
    ),
    people: ['Anna 1990-4-3 12:0'],
    refused: [],
  },
  {
    name: 'datetime.xlsx',
    about: 'date and time in one cell, a name by formula, and a hidden sheet before the sheet of people',
    bytes: workbookOf([
      { name: 'config', hidden: true, rows: [['x', 'y']] },
      {
        name: 'people',
        rows: [
          ['first name', 'name', 'birth datetime', 'lat', 'lon'],
          [
            'Anna',
            { formula: 'A2&amp;" Meier"', result: 'Anna Meier' },
            { number: 32_966.586_805_555_555, shownAs: 'date and time' },
            52.5,
            13.4,
          ],
        ],
      },
    ]),
    people: ['Anna Meier 1990-4-3 14:5'],
    refused: [],
  },
  {
    name: 'totals.xlsx',
    about: 'two rows of headings, the upper one merged over groups, and a row of totals at the end',
    bytes: workbookOf([
      {
        name: 'births',
        rows: [
          ['Person', undefined, 'Birth', undefined, undefined],
          ['id', 'name', 'date', 'time', 'place'],
          ['a1', 'Anna', date(32_966), time(0.5), 'Berlin'],
          ['Total', { formula: 'COUNTA(B3:B3)', result: '1' }, undefined, undefined, undefined],
        ],
        merged: ['A1:B1', 'C1:E1'],
      },
    ]),
    people: ['Anna 1990-4-3 12:0'],
    refused: [],
  },
];
