import { describe, expect, test } from 'vitest';
import { readBirths } from '../../../../shared/intake/births/birth-row.ts';
import { collect, refusalsOf, rowsOf, textOf } from '../helpers.ts';

const chunkBytes = 64 * 1024;
const megabyte = 1024 * 1024;
const header = 'id,date,time,lat,lon,tzone\n';
const row = (id: string) => `${id},1990-01-02,03:04,1,80,5.5\n`;

function endless(begin: string, chunk: Buffer, totalBytes: number) {
  const progress = { bytes: 0, peakBufferBytes: 0 };
  // Excludes garbage that earlier tests of this process left.
  const before = process.memoryUsage().arrayBuffers;
  async function* source(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(header + row('anna') + begin);
    for (; progress.bytes < totalBytes; progress.bytes += chunk.length) {
      if (progress.bytes % (4 * 1024 * 1024) === 0)
        progress.peakBufferBytes = Math.max(
          progress.peakBufferBytes,
          process.memoryUsage().arrayBuffers - before,
        );
      yield chunk;
    }
    yield Buffer.from(`\n${row('ben')}`);
  }
  return { progress, source };
}

describe('an endless line', () => {
  test.each([
    ['a plain line', ''],
    ['a quoted value', '"'],
    ['a quoted value after another value', 'carl,"'],
  ])(
    'The reader refuses an endless line, names its number and does not read to its end: %s',
    async (_what, begin) => {
      const { progress, source } = endless(begin, Buffer.alloc(chunkBytes, 'a'), 64 * megabyte);
      const items = await collect(readBirths(source()));
      expect(rowsOf(items).map(({ id }) => id)).toEqual(['anna']);
      const refusals = refusalsOf(items);
      expect(refusals).toMatchObject([{ code: 'record-too-long', line: 3 }]);
      expect(textOf(refusals[0])).toContain('nothing after it was read');
      expect(progress.bytes).toBeLessThan(20 * megabyte);
      expect(progress.peakBufferBytes).toBeLessThan(64 * megabyte);
    },
  );

  test('The reader refuses an unclosed quote over many lines and names the line on which it begins', async () => {
    const lines = Buffer.from(`${'x'.repeat(1023)}\n`.repeat(64));
    const { progress, source } = endless('carl,"', lines, 4 * megabyte);
    const items = await collect(readBirths(source()));
    expect(rowsOf(items).map(({ id }) => id)).toEqual(['anna', 'ben']);
    expect(refusalsOf(items)[0]).toMatchObject({ code: 'unclosed-quote', line: 3 });
    expect(progress.peakBufferBytes).toBeLessThan(64 * megabyte);
  });
});
