import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkTable, type TableCheck } from '../../../../shared/intake/check-table.ts';
import { Gazetteer } from '../../../../shared/intake/gazetteer/gazetteer.ts';
import { gazetteerPieces } from '../../../../shared/intake/gazetteer/local-pieces.ts';
import type { TableUploadKind } from '../../../../shared/intake/object-key.ts';
import {
  type SplitTable,
  splitWorkbook,
  workbookBytes,
  workbookNotes,
} from '../../../../shared/intake/table-source.ts';
import { mergedIn } from '../../../../shared/intake/workbook/merged.ts';
import { refusalText } from '../../../../shared/reasons/refusals/refusal-text.ts';
import { Random } from '../../../simulation/world/random.ts';
import { workbookOf } from '../../../support/odd/workbook-of.ts';

const gazetteer = new Gazetteer(gazetteerPieces(import.meta.dirname));
const usual = { batch: 'june', choices: {}, thisYear: 2026, gazetteer } as const;

interface Outcome extends TableCheck {
  readonly people: readonly string[];
}

async function outcomesOf(
  kind: TableUploadKind,
  open: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  notes: SplitTable['notes'],
): Promise<Outcome> {
  const people: string[] = [];
  const check = await checkTable(
    { ...usual, kind, open, notes: async () => notes },
    {
      onRow: (row) => people.push(`${row.name} ${row.placed?.town.replace(/ \(.*/, '') ?? ''}`),
      onPlace: ({ name }) => people.push(name),
    },
  );
  return { ...check, people };
}

const asOneUpload = async (bytes: Uint8Array): Promise<Outcome[]> => [
  await outcomesOf('rows', () => workbookBytes(bytes, 'rows'), await workbookNotes(bytes, 'rows')),
];

async function asTables(bytes: Uint8Array): Promise<Outcome[]> {
  const split = await splitWorkbook(bytes);
  if (split === undefined) return asOneUpload(bytes);
  const found: Outcome[] = [];
  for (const { kind, bytes: text, notes } of split) found.push(await outcomesOf(kind, () => [text], notes));
  return found;
}

const warningsOf = (all: readonly Outcome[]): string[] =>
  all.flatMap(({ warnings }) => warnings.filter(({ code }) => code !== 'unknown-column').map(refusalText));

const people = (...names: readonly string[]) => [
  ['Name', 'Date of birth', 'Time of birth', 'Place of birth'],
  ...names.map((name) => [name, '1990-12-31', '10:05', 'Chennai, India']),
];

describe('A workbook of several sheets', () => {
  test('A workbook with a table of people on each of two sheets becomes two tables', async () => {
    const bytes = workbookOf([
      { name: 'Brides', rows: people('Anna', 'Uma') },
      { name: 'Grooms', rows: people('Ben') },
      { name: 'Notes', rows: [['Call back on Monday'], ['Send the bill']] },
      { name: 'Old', hidden: true, rows: people('Cid') },
      { name: 'Empty', rows: [] },
    ]);
    expect((await splitWorkbook(bytes))?.map(({ file, kind }) => `${file} ${kind}`)).toEqual([
      'Brides.csv rows',
      'Grooms.csv rows',
    ]);
    const found = await asTables(bytes);
    expect(found.map((one) => one.people)).toEqual([
      ['Anna Chennai, Tamil Nadu, IN', 'Uma Chennai, Tamil Nadu, IN'],
      ['Ben Chennai, Tamil Nadu, IN'],
    ]);
    expect(warningsOf(found)).toEqual([
      'The sheet "Notes" with 2 rows was left out: there is no header with the columns of a table.',
      'The sheet "Old" with 1 row was left out: hidden sheets are not read.',
    ]);
  });

  test('A sheet that may list people becomes a table beside one that lists people, and beside one of places it is the only table', async () => {
    const contacts = {
      name: 'Contacts',
      rows: [
        ['Name', 'City'],
        ['Uma', 'Chennai'],
      ],
    };
    const temples = {
      name: 'Temples',
      rows: [
        ['city', 'country'],
        ['Madurai', 'India'],
      ],
    };
    const brides = { name: 'Brides', rows: people('Anna') };
    const split = async (...sheets: Parameters<typeof workbookOf>[0]) =>
      (await splitWorkbook(workbookOf(sheets)))?.map(({ file, kind }) => `${file} ${kind}`);
    expect(await split(brides, contacts)).toEqual(['Brides.csv rows', 'Contacts.csv rows']);
    expect(await split(contacts, { ...contacts, name: 'More' }, temples)).toEqual([
      'Contacts.csv rows',
      'More.csv rows',
    ]);
    expect(await split(contacts, temples)).toBeUndefined();
    expect(await split(temples, { ...temples, name: 'Shrines' })).toEqual([
      'Temples.csv places',
      'Shrines.csv places',
    ]);
  });

  test('One upload of a workbook with two tables reads the first table and counts the rows of each other sheet', async () => {
    const [found] = await asOneUpload(
      workbookOf([
        { name: 'Read me', rows: [['Fill in the next sheet']] },
        { name: 'Brides', rows: people('Anna', 'Uma') },
        { name: 'Grooms', rows: people('Ben', 'Dev') },
      ]),
    );
    expect(found).toMatchObject({ accepted: 2, refused: 0, leftOut: 3 });
    expect(warningsOf(found === undefined ? [] : [found])).toEqual([
      'The sheet "Read me" with 1 row was left out: there is no header with the columns of a table.',
      'The sheet "Grooms" with 2 rows was left out: an upload is one table; palmleaf upload and the page for uploads send every sheet.',
    ]);
  });

  test('If sheets are named births or places, the other sheets are left out with a reason', async () => {
    const bytes = workbookOf([
      { name: 'All customers', rows: people('Cid') },
      { name: 'Births', rows: people('Anna') },
      {
        name: 'places',
        rows: [
          ['name', 'city', 'country'],
          ['Temple', 'Madurai', 'India'],
        ],
      },
    ]);
    const found = await asTables(bytes);
    expect(found.map((one) => one.people)).toEqual([['Anna Chennai, Tamil Nadu, IN'], ['Temple']]);
    expect(warningsOf(found)).toEqual([
      'The sheet "All customers" with 1 row was left out: a sheet named births or places is read instead.',
    ]);
  });

  test('A list of cities beside a table of people is not read as a table of places, for which calendars would be bought', async () => {
    const found = await asTables(
      workbookOf([
        { name: 'People', rows: people('Anna') },
        {
          name: 'Lists',
          rows: [
            ['City', 'State'],
            ['Madurai', 'Tamil Nadu'],
            ['Salem', 'Tamil Nadu'],
          ],
        },
      ]),
    );
    expect(found.map((one) => one.people)).toEqual([['Anna Chennai, Tamil Nadu, IN']]);
    expect(warningsOf(found)[0]).toMatch(/^The sheet "Lists" with 2 rows was left out: a table of places/);
  });

  test('A sheet whose header lacks a column is refused with that column, not left out', async () => {
    const found = await asTables(
      workbookOf([
        { name: 'A', rows: people('Anna') },
        {
          name: 'B',
          rows: [
            ['Name', 'Date of birth'],
            ['Ben', '1990-12-31'],
          ],
        },
      ]),
    );
    expect(found.map(({ refusals }) => refusals.map(({ code }) => code))).toEqual([[], ['missing-column']]);
  });
});

describe('No row of a workbook is without an outcome', () => {
  const sheet = fc.record({
    kind: fc.constantFrom('people', 'places', 'notes', 'nothing'),
    hidden: fc.boolean(),
    named: fc.constantFrom('', '', '', 'births', 'places'),
    rows: fc.integer({ min: 1, max: 4 }),
    bad: fc.boolean(),
    title: fc.boolean(),
  });
  const rowsOf = {
    people: (at: number, rows: number, hasBadRow: boolean) => [
      ...people(...Array.from({ length: rows }, (_one, row) => `Person ${at} ${row}`)),
      ...(hasBadRow ? [['Nobody', 'never', '', 'Chennai, India']] : []),
    ],
    places: (at: number, rows: number, hasBadRow: boolean) => [
      ['name', 'lat', 'lon', 'timezone'],
      ...Array.from({ length: rows }, (_one, row) => [`Place ${at} ${row}`, '10', '78', 'Asia/Kolkata']),
      ...(hasBadRow ? [['Nowhere', 'far', '78', 'Asia/Kolkata']] : []),
    ],
    notes: (_at: number, rows: number) => Array.from({ length: rows }, (_one, row) => [`Remark ${row}`]),
    nothing: () => [],
  };

  test.each([
    ['as tables', asTables],
    ['as one upload', asOneUpload],
  ] as const)(
    'Each row of a workbook is accepted, refused, or left out with a counted reason, if its sheets are read %s',
    async (_way, check) => {
      await fc.assert(
        fc.asyncProperty(fc.array(sheet, { minLength: 1, maxLength: 5 }), async (drawn) => {
          const names = new Set<string>();
          const sheets = drawn.map(({ kind, hidden, named, rows, bad, title }, at) => {
            const name = named === '' || names.has(named) ? `Sheet ${at}` : named;
            names.add(name);
            const isTable = kind === 'people' || kind === 'places';
            const cells = rowsOf[kind](at, rows, bad);
            return {
              name,
              hidden,
              rows: title && isTable ? [['Our list'], ...cells] : cells,
              count: rows + (bad ? 1 : 0),
              isTable,
              isEmpty: kind === 'nothing',
            };
          });
          const found = await check(workbookOf(sheets));
          // A table that is refused as a whole has one outcome for all of its rows.
          const whole = found.filter(({ refusals }) => refusals.some(({ code }) => isOfTable.has(code)));
          const outcomes = found
            .filter((one) => !whole.includes(one))
            .reduce((sum, { accepted, refused, leftOut }) => sum + accepted + refused + leftOut, 0);
          const wanted = sheets.filter(({ isEmpty }) => !isEmpty);
          if (whole.length === 0) {
            const rows = wanted.reduce((sum, one) => sum + (one.isTable ? one.count : one.rows.length), 0);
            expect(outcomes).toBe(rows);
          } else
            expect(whole.every(({ accepted, groups }) => accepted === 0 && groups.length > 0)).toBe(true);
        }),
        { numRuns: 40, seed: 20261127 },
      );
    },
  );
});

const isOfTable: ReadonlySet<string> = new Set(['missing-column', 'empty-file', 'not-a-table']);

describe('Merged cells of a workbook', () => {
  test('The place and family of a merged cell hold for each of its rows, with a note', async () => {
    const bytes = workbookOf([
      {
        name: 'Families',
        rows: [
          ['Our families'],
          ['Family name', 'First name', 'Date of birth', 'Time of birth', 'Place of birth'],
          ['Rao', 'Anna', '1990-12-31', '10:05', 'Chennai, India'],
          [undefined, 'Ben', '1985-06-15', '11:00'],
          [undefined, 'Uma', '2001-03-31', '07:30'],
          ['Iyer', 'Dev', '1981-02-01', '09:00', 'Madurai, India'],
        ],
        merged: ['A1:E1', 'A3:A5', 'E3:E5'],
      },
    ]);
    const [found] = await asTables(bytes);
    expect(found?.people).toEqual([
      'Anna Rao Chennai, Tamil Nadu, IN',
      'Ben Rao Chennai, Tamil Nadu, IN',
      'Uma Rao Chennai, Tamil Nadu, IN',
      'Dev Iyer Madurai, Tamil Nadu, IN',
    ]);
    expect(warningsOf(found === undefined ? [] : [found])).toEqual([
      'Merged cells: each value of the column "family_name" holds for all rows that its cell spans, 3 rows in all.',
      'Merged cells: each value of the column "place" holds for all rows that its cell spans, 3 rows in all.',
    ]);
  });

  test('A merged date or name of birth holds for its first row only, and the others are refused', async () => {
    const [found] = await asTables(
      workbookOf([
        {
          name: 'Twins?',
          rows: [
            ['Name', 'Date of birth', 'Time of birth', 'Place of birth'],
            ['Anna', '1990-12-31', '10:05', 'Chennai, India'],
            ['Ben', undefined, '11:00', 'Chennai, India'],
          ],
          merged: ['B2:B3'],
        },
      ]),
    );
    expect(found).toMatchObject({ people: ['Anna Chennai, Tamil Nadu, IN'], accepted: 1, refused: 1 });
    expect(warningsOf(found === undefined ? [] : [found])).toEqual([
      'Merged cells in "date": the value holds for the first of their rows only, because each person needs a value there.',
    ]);
  });

  test('The merged cells of a sheet are found alike wherever the sheet is cut into pieces', () => {
    const random = new Random(15);
    const ranges = Array.from({ length: 8 }, (_, at) => `B${3 * at + 1}:B${3 * at + 2 + random.whole(0, 1)}`);
    const cells = ranges.map((range) => `<mergeCell ref="${range}"/>${' '.repeat(random.whole(0, 150))}`);
    const xml = Buffer.from(`<sheetData/><mergeCells>${cells.join('')}</mergeCells></worksheet>`);
    const whole = mergedIn([xml]);
    expect(whole).toHaveLength(ranges.length);
    for (let cut = 0; cut <= xml.length; cut += 1) {
      const other = random.whole(cut, xml.length);
      const pieces = [xml.subarray(0, cut), xml.subarray(cut, other), xml.subarray(other)];
      expect({ cut, other, found: mergedIn(pieces) }).toEqual({ cut, other, found: whole });
    }
  });
});

test('A warning counts the hidden rows below the header, which are read', async () => {
  const filtered = [{ name: 'Clients', rows: people('Anna', 'Ben', 'Cara'), hiddenRows: [1, 3, 4] }];
  const [found] = await asTables(workbookOf(filtered));
  expect(found?.accepted).toBe(3);
  expect(warningsOf(found ? [found] : [])).toEqual([
    'The sheet hides 2 rows, for example by a filter; hidden rows are read like all others.',
  ]);
  const whole = await asTables(workbookOf([{ name: 'Clients', rows: people('Anna', 'Ben', 'Cara') }]));
  expect(warningsOf(whole)).toEqual([]);
});

test.each([
  ['EncryptedPackage', 'The workbook is protected by a password.'],
  ['Workbook', 'The file is an old Excel file (.xls), in spite of its name.'],
])(
  'A .xlsx file in the old container format of Office, with the part %s, is refused with its cause',
  async (part, reason) => {
    const bytes = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(504),
      Buffer.from(part, 'utf16le'),
      Buffer.alloc(2000),
    ]);
    const [found] = await asTables(bytes);
    expect(found?.refusals.map(refusalText)).toEqual([reason]);
  },
);
