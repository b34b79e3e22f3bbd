import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { workbookTable } from '../../../shared/intake/workbook/workbook-table.ts';
import { WorkbookError } from '../../../shared/intake/workbook/zip.ts';

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface Parts {
  readonly sheet?: string;
  readonly strings?: string;
  readonly styles?: string;
  /** Of the archive: 0 stores. */
  readonly level?: 0;
}

function workbook({ sheet = '', strings = '', styles = '', level }: Parts): Uint8Array {
  const files = {
    'xl/workbook.xml': strToU8(
      '<workbook><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships><Relationship Id="r1" Type="${relation}/worksheet" Target="sheet.xml"/><Relationship Id="r2" Type="${relation}/sharedStrings" Target="strings.xml"/><Relationship Id="r3" Type="${relation}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/sheet.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    'xl/strings.xml': strToU8(`<sst>${strings}</sst>`),
    'xl/styles.xml': strToU8(`<styleSheet>${styles}</styleSheet>`),
  };
  return zipSync(files, level === undefined ? {} : { level });
}

/** Returns how many bytes the table has, or why the workbook is refused. */
function read(parts: Parts): number | string {
  try {
    let bytes = 0;
    for (const piece of workbookTable(workbook(parts), 'births')) bytes += piece.length;
    return bytes;
  } catch (error) {
    if (error instanceof WorkbookError) return error.fault;
    throw error;
  }
}

const cell = (content: string) => `<row><c ${content}><v>1</v></c></row>`;
const shared = (text: string): Parts => ({
  strings: `<si><t>${text}</t></si>`,
  sheet: '<row><c t="s"><v>0</v></c></row>',
});

/** One token of about `n` letters, by its kind. */
const tokens: Readonly<Record<string, (n: number) => Parts>> = {
  'a name without a value': (n) => ({ sheet: cell('a'.repeat(n)) }),
  'names without values': (n) => ({ sheet: cell('a '.repeat(n / 2)) }),
  blanks: (n) => ({ sheet: cell(' '.repeat(n)) }),
  'equals signs': (n) => ({ sheet: cell('a='.repeat(n / 2)) }),
  'slashes and equals signs': (n) => ({ sheet: cell('/='.repeat(n / 2)) }),
  attributes: (n) => ({ sheet: cell('a="" '.repeat(n / 5)) }),
  quotation: (n) => ({ sheet: cell(`a="${"'".repeat(n)}"`) }),
  'a tag name': (n) => ({ sheet: `<${'a'.repeat(n)}/>` }),
  'colons in a tag name': (n) => ({ sheet: `<${'a:'.repeat(n / 2)}/>` }),
  'a closing tag': (n) => ({ sheet: `</${' '.repeat(n)}c>` }),
  'angle brackets': (n) => ({ sheet: '<'.repeat(n) }),
  'the start of comments': (n) => ({ sheet: '<!--'.repeat(n / 4) }),
  'a comment': (n) => ({ sheet: `<!--${'-'.repeat(n)}-->` }),
  'a CDATA section': (n) => ({ sheet: `<![CDATA[${']'.repeat(n)}]]>` }),
  ampersands: (n) => shared('&'.repeat(n)),
  entities: (n) => shared('&amp;'.repeat(n / 5)),
  'open numeric entities': (n) => shared('&#x0'.repeat(n / 4)),
  escapes: (n) => shared('_x0000_'.repeat(n / 7)),
  'open escapes': (n) => shared('_x000'.repeat(n / 5)),
  'brackets in a format': (n) => ({ styles: `<numFmt numFmtId="200" formatCode="${'['.repeat(n)}"/>` }),
  'hours in a format': (n) => ({ styles: `<numFmt numFmtId="200" formatCode="${'[h'.repeat(n / 2)}"/>` }),
  'quotes in a format': (n) => ({ styles: `<numFmt numFmtId="200" formatCode='${'"'.repeat(n)}x'/>` }),
  'column letters': (n) => ({ sheet: `<row><c r="${'A'.repeat(n)}"><v>1</v></c></row>` }),
  digits: (n) => ({ sheet: `<row r="${'9'.repeat(n)}"><c><v>${'9'.repeat(n)}</v></c></row>` }),
};

describe('Time is linear in the unpacked bytes', () => {
  // With a quadratic pattern a single token of 60,000 letters took 17 s; twelve of them exceed the limit of any test.
  test.each(Object.keys(tokens))('for %s of 1 KB, 60 KB and 1 MB', (kind) => {
    const parts = tokens[kind];
    for (const [length, times] of [
      [1000, 12],
      [60_000, 12],
      [1_000_000, 2],
    ] as const) {
      const { sheet = '', strings = '', styles = '' } = parts?.(length) ?? {};
      const result = read({
        sheet: sheet.repeat(times),
        strings: strings.repeat(times),
        styles: styles.repeat(times),
      });
      expect(['number', 'string']).toContain(typeof result);
    }
  });
});

describe('Memory and output are bounded by the unpacked bytes', () => {
  test('one shared string that is longer than a string can be', () => {
    const runs = `<r><t>${'a'.repeat(60_000)}</t></r>`.repeat(1000);
    expect(read({ strings: `<si>${runs}</si>`, level: 0 })).toBe('texts too long');
  });

  test('a long shared string that a million cells refer to', () => {
    const sheet = '<row><c t="s"><v>0</v></c></row>'.repeat(100_000);
    expect(read({ strings: `<si><t>${'a'.repeat(100_000)}</t></si>`, sheet })).toBe('texts repeated');
  });

  test('a row of cells that each refer to a long string is cut at the length of a row', () => {
    const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(250)}</row>`;
    expect(read({ strings: `<si><t>${'a'.repeat(100_000)}</t></si>`, sheet: row })).toBeLessThan(140_000);
  });

  test('a table whose rows share ordinary texts is read whole', () => {
    const strings = `<si><t>${'Thiruvananthapuram, Kerala, India '.repeat(3)}</t></si>`;
    const sheet = `<row>${'<c t="s"><v>0</v></c>'.repeat(8)}</row>`.repeat(30_000);
    expect(read({ strings, sheet })).toBeGreaterThan(30_000 * 8 * 100);
  });

  test('styles and relations that would fill the memory', () => {
    expect(read({ styles: `<cellXfs>${'<xf numFmtId="0"/>'.repeat(1_200_000)}</cellXfs>` })).toBe(
      'too much unpacked',
    );
  });
});
