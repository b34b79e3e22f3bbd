import { CsvError, parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFormula } from '../../../../shared/formula.ts';
import type { ColumnTable } from '../../../../shared/intake/csv/columns.ts';
import { headBytes } from '../../../../shared/intake/csv/encoding.ts';
import { readRecords } from '../../../../shared/intake/csv/read-table.ts';
import type { CsvItem } from '../../../../shared/intake/csv/record.ts';
import { splitRecord } from '../../../../shared/intake/csv/split.ts';
import { collect, cutAt, stored } from '../helpers.ts';

type Column = 'id' | 'name' | 'note';

const table: ColumnTable<Column> = {
  columns: [
    ['id', []],
    ['name', []],
    ['note', []],
  ],
  missing: (has) => (has.has('id') ? [] : [{ field: 'id', is: 'person' }]),
};

/** Other tests cover the apostrophe with which a spreadsheet marks text. */
const isText = (text: string) => /^'\d/.test(text) || (text.startsWith("'") && isFormula(text.slice(1)));

const separator = fc.constantFrom(',', ';', '\t');
const newline = fc.constantFrom('\n', '\r\n', '\r');
const encoding = fc.constantFrom('utf-8', 'utf-8 marked', 'utf-16le', 'utf-16le marked', 'utf-16be marked');
const cell = fc
  .oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
    {
      weight: 2,
      arbitrary: fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\n', '\r', 'ä', '🌴', 'a', ' ') }),
    },
  )
  .map((text) => text.trim())
  .filter((text) => !isText(text));
const row = fc.tuple(cell, cell, cell).filter((cells) => cells.some((text) => text !== ''));

const file = fc.record({
  separator,
  newline,
  encoding,
  announced: fc.boolean(),
  quoteAll: fc.boolean(),
  endsInNewline: fc.boolean(),
  /** The reader buffers `headBytes`; only cuts after them split its input. */
  blanksBefore: fc.constantFrom(0, headBytes),
  rows: fc.array(fc.record({ cells: row, blankLines: fc.nat(2) }), { minLength: 1, maxLength: 12 }),
});
type File = typeof file extends fc.Arbitrary<infer T> ? T : never;

function serialize(given: File): Buffer {
  const line = (cells: readonly string[]) =>
    cells
      .map((text) => (given.quoteAll || /["\r\n,;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text))
      .join(given.separator);
  const lines = [
    ' '.repeat(given.blanksBefore),
    ...(given.announced ? [`sep=${given.separator}`] : []),
    line(['id', 'name', 'note']),
    ...given.rows.flatMap(({ cells, blankLines }) => [...Array(blankLines).fill(''), line(cells)]),
  ];
  return encode(lines.join(given.newline) + (given.endsInNewline ? given.newline : ''), given.encoding);
}

function encode(text: string, name: string): Buffer {
  const marked = name.endsWith(' marked') ? `\ufeff${text}` : text;
  if (name.startsWith('utf-8')) return Buffer.from(marked);
  const bytes = Buffer.from(marked, 'utf16le');
  return name.startsWith('utf-16be') ? bytes.swap16() : bytes;
}

const cuts = fc.oneof(
  fc.array(fc.nat(300), { maxLength: 12 }),
  fc.constant(Array.from({ length: 150 }, (_, at) => at)),
);

function cutFromEnd(bytes: Uint8Array, fromEnd: readonly number[]): AsyncGenerator<Uint8Array> {
  return cutAt(
    bytes,
    fromEnd.map((back) => bytes.length - back),
  );
}

const read = (bytes: Uint8Array, fromEnd: readonly number[] = []) =>
  collect(readRecords(cutFromEnd(bytes, fromEnd), table));

async function expectResumable(
  bytes: Buffer,
  items: readonly CsvItem<Column>[],
  chosen: number,
  at: readonly number[],
) {
  const index = chosen % items.length;
  const startAt = items[index]?.checkpoint;
  if (startAt === undefined) throw new Error('no item to resume after');
  if (startAt.dialect.columns.length === 0) return;
  const rest = await collect(
    readRecords(cutFromEnd(bytes.subarray(startAt.byte), at), table, { startAt: stored(startAt) }),
  );
  expect(rest).toEqual(items.slice(index + 1));
}

test('The reader returns the written table, however it is written and wherever its bytes are cut', async () => {
  await fc.assert(
    fc.asyncProperty(file, cuts, async (given, at) => {
      const items = await read(serialize(given), at);
      const records = items.map((item) => (item.kind === 'record' ? item.record : item));
      const expected = given.rows.map(({ cells: [id, name, note] }) =>
        Object.fromEntries(Object.entries({ id, name, note }).filter(([, value]) => value !== '')),
      );
      expect(records).toEqual(expected);
    }),
    { numRuns: 150 },
  );
});

test('A reader of a table that resumes after any row reads exactly the rest', async () => {
  await fc.assert(
    fc.asyncProperty(file, cuts, fc.nat(), async (given, at, chosen) => {
      const bytes = serialize(given);
      await expectResumable(bytes, await read(bytes), chosen, at);
    }),
    { numRuns: 150 },
  );
});

const wounds = ['"', '\n', ',', '\r', '\0', '\x80', '\xff', '"x', 'x"', '"x"y\r\n'];
const mutilated = fc
  .tuple(
    file,
    fc.array(fc.tuple(fc.nat(), fc.constantFrom(...wounds)), {
      minLength: 1,
      maxLength: 8,
    }),
  )
  .map(([given, made]) => {
    let bytes = serialize(given);
    for (const [position, wound] of made) {
      const at = bytes.length - (position % Math.min(bytes.length + 1, 250));
      bytes = Buffer.concat([bytes.subarray(0, at), Buffer.from(wound, 'latin1'), bytes.subarray(at)]);
    }
    return bytes;
  });

test('The reader reads a mutilated table the same wherever it is cut and resumed, and never throws', async () => {
  await fc.assert(
    fc.asyncProperty(mutilated, cuts, fc.nat(), async (bytes, at, chosen) => {
      const items = await read(bytes);
      expect(await read(bytes, at)).toEqual(items);
      if (items.length > 0) await expectResumable(bytes, items, chosen, at);
    }),
    { numRuns: 150 },
  );
});

test('The reader counts the lines of a broken table alike in one chunk and in single bytes, whatever ends its lines', async () => {
  const ends = ['\n', '\r\n', '\r'];
  for (const [newline, wound] of ends.flatMap((end) => wounds.map((one) => [end, one] as const)))
    for (let at = 0; at < 8; at += 1) {
      const rows = ['id,name,note', 'a,b,c', 'd,e,f', 'g,h,i'].join(newline);
      const text = [rows.slice(0, 13 + at), wound, rows.slice(13 + at)].join('');
      const bytes = Buffer.from(`${' '.repeat(headBytes)}${newline}${text}`, 'latin1');
      const each = Array.from(text, (_, back) => back);
      expect({ text, items: await read(bytes, each) }).toEqual({ text, items: await read(bytes) });
    }
});

test('The reader judges a zero byte far after the head of a file the same in one chunk and in many', async () => {
  const bytes = Buffer.from(`""${' '.repeat(5000)}\n"i\0d","name"\n`);
  const whole = await read(bytes);
  for (const at of [[1], [225], [4096], [5004]]) expect(await read(bytes, at)).toEqual(whole);
});

test('Every line of a mutilated table is in a row, in a refusal, or blank', async () => {
  await fc.assert(
    fc.asyncProperty(mutilated, async (bytes) => {
      const items = await read(bytes);
      for (const [index, item] of items.entries()) {
        const before = items[index - 1]?.checkpoint;
        if (before === undefined || before.dialect.columns.length === 0) continue;
        expect(item.checkpoint.byte).toBeGreaterThanOrEqual(before.byte);
        expect(item.line).toBeGreaterThanOrEqual(before.line);
        const skipped = bytes
          .subarray(before.byte)
          .toString('latin1')
          .split(/\r\n|\n|\r/);
        for (const line of skipped.slice(0, item.line - before.line))
          expect(line.replace(/[\0\s",;]/g, '')).toBe('');
      }
      const last = items.at(-1);
      if (last?.kind === 'record') {
        expect(
          bytes
            .subarray(last.checkpoint.byte)
            .toString('latin1')
            .replace(/[\0\s",;]/g, ''),
        ).toBe('');
      }
    }),
    { numRuns: 150 },
  );
});

function asCsvParse(text: string, delimiter: string): readonly string[] | undefined {
  const rules = { record_delimiter: '\n', relax_quotes: true, relax_column_count: true, trim: true };
  try {
    const [values = []]: string[][] = parse(text, { ...rules, delimiter });
    return values.map((value) => value.trim());
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}

test('The reader splits a record as csv-parse does, whatever its quotation marks', () => {
  const marks = [
    '"',
    '"',
    ' ',
    '\t',
    '\n',
    '\r',
    ',',
    ';',
    '|',
    '""',
    '","',
    '" ,"',
    'a',
    'é',
    '\u00a0',
    '\ufeff',
  ];
  const parts = fc.array(fc.constantFrom(...marks), { maxLength: 14 });
  fc.assert(
    fc.property(parts, fc.constantFrom(',', ';', '\t', '|'), (written, delimiter) => {
      const text = written.join('');
      expect(splitRecord(text, delimiter)).toEqual(asCsvParse(text, delimiter));
    }),
    { numRuns: 3000 },
  );
});
