import { describe, expect, test } from 'vitest';
import { readBirths } from '../../../../shared/intake/births/birth-row.ts';
import { collect, refusalsOf, rowsOf, textOf } from '../helpers.ts';

const chunkBytes = 64 * 1024;
const megabyte = 1024 * 1024;
const header = 'id,date,time,lat,lon,tzone\n';
const row = (id: string) => `${id},1990-01-02,03:04,1,80,5.5\n`;

function endless(begin: string, chunk: Buffer, wholeBytes: number) {
  const asked = { bytes: 0, mostBufferBytes: 0 };
  // Excludes garbage that earlier tests of this process left.
  const before = process.memoryUsage().arrayBuffers;
  async function* source(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(header + row('anna') + begin);
    for (; asked.bytes < wholeBytes; asked.bytes += chunk.length) {
      if (asked.bytes % (4 * 1024 * 1024) === 0)
        asked.mostBufferBytes = Math.max(asked.mostBufferBytes, process.memoryUsage().arrayBuffers - before);
      yield chunk;
    }
    yield Buffer.from(`\n${row('ben')}`);
  }
  return { asked, source };
}

describe('a line without end', () => {
  test.each([
    ['a plain line', ''],
    ['a quoted value', '"'],
    ['a quoted value behind others', 'carl,"'],
  ])(
    'The reader refuses an endless line by its number and does not request the rest: %s',
    async (_what, begin) => {
      const { asked, source } = endless(begin, Buffer.alloc(chunkBytes, 'a'), 64 * megabyte);
      const items = await collect(readBirths(source()));
      expect(rowsOf(items).map(({ id }) => id)).toEqual(['anna']);
      const refusals = refusalsOf(items);
      expect(refusals).toMatchObject([{ code: 'record-too-long', line: 3 }]);
      expect(textOf(refusals[0])).toContain('nothing after it was read');
      expect(asked.bytes).toBeLessThan(20 * megabyte);
      expect(asked.mostBufferBytes).toBeLessThan(64 * megabyte);
    },
  );

  test('The reader refuses an endless quoted value over many lines by the line on which it begins', async () => {
    const lines = Buffer.from(`${'x'.repeat(1023)}\n`.repeat(64));
    const { asked, source } = endless('carl,"', lines, 4 * megabyte);
    const items = await collect(readBirths(source()));
    expect(rowsOf(items).map(({ id }) => id)).toEqual(['anna', 'ben']);
    expect(refusalsOf(items)[0]).toMatchObject({ code: 'unclosed-quote', line: 3 });
    expect(asked.mostBufferBytes).toBeLessThan(64 * megabyte);
  });
});
