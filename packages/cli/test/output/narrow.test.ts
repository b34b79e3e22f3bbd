import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Line, plainLines } from '../../terminal/line.ts';
import { Output } from '../../terminal/output.ts';
import { table } from '../../terminal/table.ts';
import { widthOf } from '../../terminal/width.ts';
import { hangingOf, wrapped, wrappedAround } from '../../terminal/wrap.ts';

const head = ['', 'subject', 'state', 'why, and what to do'];
const rows = [
  ['✔', 'june/left/anna', 'complete', ''],
  ['✘', 'june/प्रिया', 'failed', 'No hand was found. Turn the palm to the camera and light it from the side.'],
];

function shownOn(columns: number, lines: readonly Line[], hasColors = false): string[] {
  let text = '';
  const stream = {
    isTTY: true,
    columns,
    hasColors: () => hasColors,
    write: (piece: string) => {
      text += piece;
      return true;
    },
    once: () => undefined,
  };
  new Output(stream, stream).print(lines);
  return text.replaceAll('\r\u001b[2K', '').trimEnd().split('\n');
}

const address = `https://q2w3e4r5t6.lambda-url.eu-central-1.on.aws/${'A'.repeat(43)}`;

describe('A line of a screen', () => {
  test('A narrow screen never breaks an address, and puts no punctuation on its line', () => {
    expect(shownOn(60, [address, `Open ${address}, or the page of the report.`])).toEqual([
      `    ${address}`,
      'Open',
      `    ${address}`,
      ', or the page of the report.',
    ]);
  });

  test('A narrow screen never breaks a command that begins with the words of another command', () => {
    const commands = ['npx palmleaf status june', 'npx palmleaf status june-2026-second-half-of-the-month'];
    expect(wrappedAround(`Write: ${commands[1]}`, 40, new Set(commands))).toEqual([
      'Write:',
      `    ${commands[1]}`,
    ]);
    expect(wrappedAround(`Write: ${commands[0]} or: ${commands[1]}`, 40, new Set(commands))).toEqual([
      'Write: npx palmleaf status june or:',
      `    ${commands[1]}`,
    ]);
  });
});

describe('A table', () => {
  test('A table fits the width of the screen and wraps between words', () => {
    expect(shownOn(60, table(head, rows))).toEqual([
      '   subject         state     why, and what to do',
      '─  ──────────────  ────────  ───────────────────────────────',
      '✔  june/left/anna  complete',
      '✘  june/प्रिया         failed    No hand was found. Turn the',
      '                             palm to the camera and light it',
      '                             from the side.',
    ]);
  });

  test('A table becomes blocks if its columns do not fit', () => {
    expect(shownOn(30, table(head, rows))).toEqual([
      '✔',
      'subject: june/left/anna',
      'state: complete',
      '',
      '✘',
      'subject: june/प्रिया',
      'state: failed',
      'why, and what to do: No hand',
      '  was found. Turn the palm to',
      '  the camera and light it from',
      '  the side.',
    ]);
  });

  test('A table does not wrap without a screen', () => {
    expect(plainLines(table(head, rows)).at(-1)).toBe(`✘  june/प्रिया         failed    ${rows[1]?.[3]}`);
  });

  test('A table colours states on a screen with colours', () => {
    const [, , complete, failed] = shownOn(80, table(head, rows), true);
    expect(complete).toContain('\u001b[32mcomplete\u001b[0m');
    expect(failed).toContain('\u001b[31mfailed\u001b[0m');
    expect(shownOn(80, table(head, rows)).join('')).not.toContain('\u001b');
  });

  test('A table never exceeds the width and loses no letter', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', 'é', '王', '/', '-', ' ', 'longword'),
      maxLength: 60,
    });
    const anyTable = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(anyTable, fc.integer({ min: 8, max: 90 }), (cells, columns) => {
        const lines = shownOn(columns, table(['one', 'two', 'three'], cells));
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(columns);
        const letters = (text: string) => text.replaceAll(/[^a-zé王]/g, '').length;
        expect(letters(lines.join(''))).toBeGreaterThanOrEqual(letters(cells.flat().join('')));
      }),
    );
  });
});

test('A word that fills the line drops the blanks before it', () => {
  expect(wrapped(`  ${'a'.repeat(10)}`, 8)).toEqual(['aaaaaaaa', 'aa']);
});

test('A long line continues indented on the next', () => {
  expect(wrapped('  palmleaf upload june/ --ceiling 5000', 24, 4)).toEqual([
    '  palmleaf upload june/',
    '    --ceiling 5000',
  ]);
  const entry = '  report   One report: what is there';
  expect(wrapped(entry, 24, hangingOf(entry, 24))).toEqual([
    '  report   One report:',
    '           what is there',
  ]);
});

test('A word longer than the line breaks after a slash', () => {
  expect(wrapped('https://console.example/batches/june/reports/anna', 24)).toEqual([
    'https://console.example/',
    'batches/june/reports/',
    'anna',
  ]);
});
