import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readBirths } from '../../../../shared/intake/births/birth-row.ts';
import { CheckpointError } from '../../../../shared/intake/csv/checkpoint.ts';
import { readRecords } from '../../../../shared/intake/csv/read-table.ts';
import { placeColumns } from '../../../../shared/intake/places/place-row.ts';
import { births, collect, cutAt, refusalsOf, rowsOf, textOf } from '../helpers.ts';

const ids = (items: Awaited<ReturnType<typeof births>>) => rowsOf(items).map((row) => row.id);

describe('files that are not tables', () => {
  test.each<[string, string | Buffer]>([
    ['zero bytes', ''],
    ['a byte order mark alone', '\ufeff'],
    ['blank lines alone', '\n\r\n  \n'],
  ])('A table of %s is refused as empty', async (_, file) => {
    expect(refusalsOf(await births(file))).toMatchObject([{ code: 'empty-file' }]);
  });

  test.each<[string, Buffer, RegExp]>([
    ['PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), /PNG/],
    ['JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), /JPEG/],
    [
      'XLSX',
      Buffer.from('PK\u0003\u0004\u0014\0\u0006\0\u0008\0\0\0!\0[Content_Types].xml', 'latin1'),
      /Excel/,
    ],
    ['XLS', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), /old Excel/],
    [
      'ODS',
      Buffer.from('PK\u0003\u0004....mimetypeapplication/vnd.oasis.opendocument.spreadsheet', 'latin1'),
      /OpenDocument/,
    ],
    ['ZIP', Buffer.from('PK\u0003\u0004....births.csv', 'latin1'), /ZIP/],
    ['PDF', Buffer.from('%PDF-1.7\n'), /PDF/],
    ['gzip', gzipSync('id,date'), /gzip/],
    ['a web page', Buffer.from('\n<!DOCTYPE html><html><table>'), /web page/],
    ['a page saved as XML', Buffer.from('<?xml version="1.0"?><!-- x --><Workbook>'), /XML/],
    ['binary data', Buffer.from([1, 2, 3, 0, 0, 0, 0, 4]), /binary/],
  ])('A %s file named .csv is refused with its real type', async (_, file, words) => {
    const refusals = refusalsOf(await births(file));
    expect(refusals).toMatchObject([{ code: 'not-a-table', line: 1 }]);
    expect(textOf(refusals[0])).toMatch(words);
  });

  test('A table with a header but no rows is refused', async () => {
    expect(refusalsOf(await births('id,vastu_id\n\n'))).toMatchObject([{ code: 'no-rows' }]);
  });

  test('A table in UTF-32 or with a header that never ends is refused', async () => {
    expect(refusalsOf(await births(Buffer.from([0xff, 0xfe, 0, 0, 105, 0, 0, 0])))).toMatchObject([
      { code: 'bad-encoding' },
    ]);
    expect(refusalsOf(await births(`id,${'x'.repeat(70_000)}\n`))).toMatchObject([
      { code: 'record-too-long' },
    ]);
    expect(refusalsOf(await births('id,"vastu_id\n1,2\n'))).toMatchObject([
      { code: 'unclosed-quote', line: 1 },
    ]);
  });
});

describe('broken rows', () => {
  test('An unclosed quote in the last row costs only that row', async () => {
    const items = await births('id,vastu_id\na,v\nb,"v\n');
    expect(ids(items)).toEqual(['a']);
    expect(refusalsOf(items)).toMatchObject([{ code: 'unclosed-quote', line: 3 }]);
  });

  test('An unclosed quote in the middle of a table spoils no other row', async () => {
    const items = await births('id,vastu_id,name\na,v,A\nb,v,"B\nc,v,C\nd,v,"D, d"\ne,v,E\n');
    expect(ids(items)).toEqual(['a', 'c', 'd', 'e']);
    expect(refusalsOf(items)).toMatchObject([{ code: 'stray-quote', line: 3 }]);
  });

  test('An unclosed quote before more than 64 KB spoils no other row', async () => {
    const rest = Array.from({ length: 9000 }, (_, row) => `r${row},v`);
    const items = await births(`id,vastu_id\nb,"v\n${rest.join('\n')}\n`);
    expect(ids(items)).toHaveLength(9000);
    expect(refusalsOf(items)).toMatchObject([{ code: 'unclosed-quote', line: 2 }]);
  });

  test('Lines that do not look like rows are refused together with the broken row before them, and the message says which lines', async () => {
    const items = await births('id,vastu_id,question\na,v,"one\ntwo\nthree, four, five, six\nb,v,x\n');
    expect(ids(items)).toEqual(['b']);
    expect(refusalsOf(items)).toMatchObject([{ code: 'unclosed-quote', line: 2, untilLine: 4 }]);
    expect(textOf(refusalsOf(items)[0])).toContain('Lines 2 to 4');
  });

  test('A quote counts as unclosed if the lines up to the next quote make a row of too many values', async () => {
    const items = await births('id,vastu_id\na,"v\nb,v\nc,",x\nd,v\n');
    expect(ids(items)).toEqual(['b', 'd']);
    expect(refusalsOf(items)).toMatchObject([{ line: 2 }, { line: 4 }]);
  });

  test('A line of 2 MB is refused with its line number, and the next is read', async () => {
    const items = await births(
      `id,vastu_id\na,${'x'.repeat(2_000_000)}\nb,v\nc,"${'y'.repeat(2_000_000)}\nd,v\n`,
    );
    expect(ids(items)).toEqual(['b', 'd']);
    expect(refusalsOf(items)).toMatchObject([
      { code: 'record-too-long', line: 2 },
      { code: 'unclosed-quote', line: 4 },
    ]);
  });

  test('A line without end stops the reader with a refusal', async () => {
    async function* endless() {
      yield Buffer.from('id,vastu_id\na,v\n');
      for (;;) yield Buffer.alloc(1024 * 1024, 'x');
    }
    const items = await collect(readBirths(endless()));
    expect(ids(items)).toEqual(['a']);
    expect(refusalsOf(items)).toMatchObject([{ code: 'record-too-long', line: 3 }]);
    expect(textOf(refusalsOf(items)[0])).toContain('nothing after it was read');
  });

  test('If all rows of a table are broken, each refusal covers at most 1,000 rows', async () => {
    const items = await births(
      `id,vastu_id\n${Array.from({ length: 2500 }, (_, row) => `r${row},"v`).join('\n')}\n`,
    );
    expect(ids(items)).toEqual([]);
    expect(refusalsOf(items).map(({ line, untilLine }) => [line, untilLine])).toEqual([
      [2, 1001],
      [1002, 2001],
      [2002, 2501],
    ]);
  });

  test('The reader refuses many long lines one by one', async () => {
    const items = await births(`id,vastu_id\n${`a,${'x'.repeat(2_000_000)}\n`.repeat(9)}b,v\n`);
    expect(refusalsOf(items).map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(ids(items)).toEqual(['b']);
  });

  test('The reader accepts a record of exactly 64 KB and refuses one byte more', async () => {
    const row = (bytes: number) => `a,v,${'|'.repeat(bytes - 4)}`;
    const items = await births(`id,vastu_id,notes to self\n${row(65_536)}\n${row(65_537)}\n`);
    expect(rowsOf(items)).toHaveLength(1);
    expect(refusalsOf(items)).toMatchObject([{ code: 'record-too-long', line: 3 }]);
  });

  test('The reader refuses text after a closing quote and values without a column', async () => {
    const items = await births('id,vastu_id\na,"v"w\nb,v,extra\nc\nd,v\n');
    expect(refusalsOf(items)).toMatchObject([
      { code: 'stray-quote', line: 2 },
      { code: 'too-many-values', line: 3 },
      { code: 'nothing-to-ask', line: 4 },
    ]);
    expect(ids(items)).toEqual(['d']);
  });
});

test('The reader requests no chunk before it has returned the records that it holds', async () => {
  let chunksGiven = 0;
  async function* source() {
    yield Buffer.from(`id,vastu_id\n${'x,v\n'.repeat(2000)}`);
    for (let chunk = 0; chunk < 50; chunk += 1) {
      chunksGiven += 1;
      yield Buffer.from('y,v\n'.repeat(1000));
    }
  }
  let rows = 0;
  let mostAhead = 0;
  for await (const item of readBirths(source())) {
    if (item.kind === 'row') rows += 1;
    mostAhead = Math.max(mostAhead, 2000 + chunksGiven * 1000 - rows);
  }
  expect(rows).toBe(52_000);
  expect(mostAhead).toBeLessThan(2000);
});

test('Leaving the reader closes its source', async () => {
  let isClosed = false;
  async function* source() {
    try {
      for (;;) yield Buffer.from('id,vastu_id\na,v\n'.repeat(500));
    } finally {
      isClosed = true;
    }
  }
  for await (const item of readBirths(source())) if (item.kind === 'row') break;
  expect(isClosed).toBe(true);
});

test('The reader refuses a checkpoint of another table', async () => {
  const [item] = await births('id,vastu_id\na,v\n');
  if (item === undefined) throw new Error('no row');
  const resumed = readRecords(cutAt(Buffer.alloc(0)), placeColumns, { startAt: item.checkpoint });
  await expect(collect(resumed)).rejects.toThrow(CheckpointError);
});
