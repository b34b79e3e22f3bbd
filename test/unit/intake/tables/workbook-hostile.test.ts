import { describe, expect, test } from 'vitest';
import { openWorkbook } from '../../../../shared/intake/workbook/workbook.ts';
import { rowsOfSheet, textOfRows } from '../../../../shared/intake/workbook/workbook-table.ts';
import { WorkbookError } from '../../../../shared/intake/workbook/zip.ts';
import { hostileParts, type Parts, workbook } from '../../../support/hostile/workbooks.ts';

function read(parts: Parts): number | string {
  try {
    let bytes = 0;
    const [sheet] = openWorkbook(workbook(parts));
    if (sheet !== undefined) for (const piece of textOfRows(rowsOfSheet(sheet.open()))) bytes += piece.length;
    return bytes;
  } catch (error) {
    if (error instanceof WorkbookError) return error.fault;
    throw error;
  }
}

describe('the time of a workbook', () => {
  test.each(Object.keys(hostileParts))(
    'The workbook reader reads or refuses %s of 1 KB, 60 KB and 1 MB within the time limit of a test',
    (kind) => {
      const parts = hostileParts[kind];
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
    },
  );
});

describe('the memory of a workbook', () => {
  test('The workbook reader refuses a shared string that is longer than a string can be', () => {
    const runs = `<r><t>${'a'.repeat(60_000)}</t></r>`.repeat(1000);
    expect(read({ strings: `<si>${runs}</si>`, level: 0 })).toBe('texts too long');
  });

  test('The workbook reader refuses a long shared string that a hundred thousand cells reference', () => {
    const sheet = '<row><c t="s"><v>0</v></c></row>'.repeat(100_000);
    expect(read({ strings: `<si><t>${'a'.repeat(100_000)}</t></si>`, sheet })).toBe('texts repeated');
  });

  test('The workbook reader cuts a row of cells that each reference a long string at the maximum row length', () => {
    const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(250)}</row>`;
    expect(read({ strings: `<si><t>${'a'.repeat(100_000)}</t></si>`, sheet: row })).toBeLessThan(140_000);
  });

  test('The workbook reader reads a table whose rows share ordinary texts completely', () => {
    const strings = `<si><t>${'Thiruvananthapuram, Kerala, India '.repeat(3)}</t></si>`;
    const sheet = `<row>${'<c t="s"><v>0</v></c>'.repeat(8)}</row>`.repeat(30_000);
    expect(read({ strings, sheet })).toBeGreaterThan(30_000 * 8 * 100);
  });

  test('The workbook reader refuses styles that would fill the memory', () => {
    expect(read({ styles: `<cellXfs>${'<xf numFmtId="0"/>'.repeat(1_200_000)}</cellXfs>` })).toBe(
      'too much unpacked',
    );
  });
});
