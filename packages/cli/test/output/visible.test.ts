import { jsonText, visible } from '@palmleaf/shared/visible';
import { hostileText, rawControl } from '@palmleaf/test/support/hostile/text';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvLine } from '../../terminal/csv.ts';
import { plainLines } from '../../terminal/line.ts';
import { table } from '../../terminal/table.ts';
import { cutTo, widthOf } from '../../terminal/width.ts';

const anyText = fc
  .array(fc.oneof(fc.nat(0xffff), fc.nat(0x9f), fc.integer({ min: 0x2000, max: 0x206f })))
  .map((units) => String.fromCharCode(...units));

describe('a text from anywhere', () => {
  test('Any text is shown on one line without control characters', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.constant(hostileText)), (text) => {
        expect(rawControl(visible(text).replaceAll(/[\u200c\u200d]/g, ''))).toBeUndefined();
        expect(visible(text)).not.toContain('\n');
        expect(visible(visible(text))).toBe(visible(text));
      }),
    );
  });

  test('Control characters are shown as symbols or as code points', () => {
    expect(visible('\u001b[2J\u007f\n')).toBe('␛[2J␡␊');
    expect(visible('\u009b\u202e\u{e0041}\ud800')).toBe('<U+009B><U+202E><U+E0041><U+D800>');
  });

  test.each(['Zoë', 'प्रिया', 'क्‍ष श्री', 'ക്‍ നന്‍മ', 'می‌خواهم', '王小明', '👩‍👩‍👧 👩🏽‍🚀 ❤️‍🔥', 'a\u0301'])(
    'A shown text keeps the zero-width joiners that its spelling needs: %s',
    (name) => {
      expect(visible(name)).toBe(name);
    },
  );

  test.each(['pay\u200dpal', 'a\u200cb', '\u200d', 'क\u200d', '👩\u200d'])(
    'A shown text replaces a zero-width joiner that joins nothing by its code point: %j',
    (text) => {
      expect(visible(text)).toContain('<U+200');
    },
  );

  test('JSON output keeps every value and contains no control character', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.constant(hostileText)), fc.boolean(), (text, indented) => {
        const json = jsonText({ [text]: [text] }, indented ? 2 : undefined);
        expect(JSON.parse(json)).toEqual({ [text]: [text] });
        expect(rawControl(json.replaceAll(/[\u200c\u200d]/g, ''))).toBeUndefined();
      }),
    );
  });

  test('The width of a text is the number of its columns, in tables and in shortened lines', () => {
    expect([widthOf('Zoë'), widthOf('王小明'), widthOf('प्रिया'), widthOf('👩‍👩‍👧')]).toEqual([3, 6, 2, 2]);
    const [, , first, second] = plainLines(
      table(
        ['a', 'b'],
        [
          ['\u001b[2J', 'x'],
          ['abc', 'y'],
        ],
      ),
    );
    expect([first, second]).toEqual(['␛[2J  x', 'abc   y']);
    expect(cutTo('王小明', 5)).toBe('王小');
    expect(cutTo('a\u{1f600}b', 2)).toBe('a');
  });
});

function cellsOf(line: string): string[] {
  return Array.from(line.trimEnd().matchAll(/(?:"((?:[^"]|"")*)"|([^",]*))(?:,|$)/gy), ([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  );
}

describe('a cell of CSV', () => {
  const marks = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];
  const before = ['', ' ', '"', "'", ' "', '\u00a0', '\ufeff', '\u200b', '\u3000', '\t '];

  test('A CSV cell is never a formula, whatever precedes the sign that makes one', () => {
    for (const lead of before) {
      for (const mark of marks) {
        for (const rest of ['1+1', 'cmd|x', 'HYPERLINK("//evil")', '']) {
          const [cell] = cellsOf(csvLine([`${lead}${mark}${rest}`, 'z']));
          expect(cell, JSON.stringify(lead + mark + rest)).toMatch(/^'/);
        }
      }
    }
  });

  test('A CSV cell with a number stays a number, also below zero', () => {
    for (const text of ['-2', '-12.5', '+5.5', '-1e3', '-.5', '0'])
      expect(csvLine([text])).toBe(`${text}\r\n`);
    expect(csvLine([-3, 4])).toBe('-3,4\r\n');
    for (const text of ['-1+1', '-1.2.3', '+49 30 1', '-', '--1', '-1\t'])
      expect(csvLine([text])).toMatch(/^"?'/);
  });

  test('A CSV cell contains no control character and is one cell for every reader', () => {
    expect(rawControl(csvLine([hostileText]).replace(/\r\n$/, ''))).toBeUndefined();
    expect(csvLine(['a\t=1', 'z'])).toBe('a␉=1,z\r\n');
    for (const text of ['a;=1', 'a,=1', 'a"b']) expect(csvLine([text, 'z'])).toMatch(/^".*",z\r\n$/);
  });
});
