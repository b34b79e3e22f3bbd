import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeBook } from '@palmleaf/books/making';
import { readTheme } from '@palmleaf/books/theme';
import { OverBudgetError, Press, PressError, PrintError } from '@palmleaf/books/typst';
import { afterEach, describe, expect, test } from 'vitest';
import { composeBook } from '../../../packages/books/composing/compose.ts';
import { temporaryFolder } from '../../support/files/temporary-folder.ts';
import { completeReport } from '../../support/pages/views.ts';

const folder = temporaryFolder('press');
const theme = readTheme({});
const book = await composeBook(completeReport, theme, undefined);
const presses: Press[] = [];
afterEach(async () => {
  for (const press of presses.splice(0)) await press.close();
});

function pressRunning(name: string, faultyCode: string, processorMs = 400): Press {
  const mark = join(folder, `${name}.mark`);
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { existsSync, writeFileSync } from 'node:fs';
    process.on('message', () => {
      const isFirst = !existsSync(${JSON.stringify(mark)});
      writeFileSync(${JSON.stringify(mark)}, '');
      if (isFirst) { ${faultyCode} }
      process.send({ answer: { pdf: new Uint8Array([1]), residentBytes: 0, processorMicros: 0 } });
    });
    process.on('disconnect', () => process.exit(0));
    process.send('ready');`,
  );
  const press = new Press(file, () => ({ processorMs, memoryBytes: 250e6 }));
  presses.push(press);
  return press;
}

describe('a book that breaks its process', () => {
  test.each([
    ['loop for ever', 'for (;;);', 400, 'too slow'],
    [
      'take all memory',
      'const all = []; for (;;) all.push(Buffer.alloc(20_000_000, 1));',
      10_000,
      'too large',
    ],
  ])(
    'A book that makes its process %s is rejected with the reason, and the printer prints the next book',
    async (name, faultyCode, processorMs, overrun) => {
      const press = pressRunning(name.replaceAll(' ', '-'), faultyCode, processorMs);
      const error = await press.print(book, theme).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(OverBudgetError);
      expect(error).toMatchObject({ overrun });
      expect(await press.print(book, theme)).toEqual(new Uint8Array([1]));
    },
  );

  test('A book that makes its process crash fails alone, and the printer prints the next book', async () => {
    const press = pressRunning('crash', "process.kill(process.pid, 'SIGSEGV');");
    await expect(press.print(book, theme)).rejects.toThrow(PrintError);
    expect(await press.print(book, theme)).toEqual(new Uint8Array([1]));
  });
});

describe('a printer without a process', () => {
  test.each([
    ['never starts', () => new Press(join(folder, 'none.mjs'))],
    ['is killed', () => pressRunning('ended', "process.kill(process.pid, 'SIGKILL');")],
  ])('A printer whose process %s does not report a fault of the book', async (_, press) => {
    const printer = press();
    const error = await makeBook(completeReport, theme, 'pdf', undefined, () => printer).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(PressError);
    expect(error).not.toBeInstanceOf(PrintError);
  });
});
