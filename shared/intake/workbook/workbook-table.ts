import { utf8Bytes } from '../bytes.ts';
import { cellText } from './cell-styles.ts';
import { openSheet, type Sheet } from './workbook.ts';
import { XmlError } from './xml.ts';
import { WorkbookError } from './zip.ts';

/** No table of ours has more columns; cells beyond are left out, and the reader refuses their header. */
const maxColumns = 256;
/** A row of ours takes a few hundred; the reader of records refuses what is longer. */
const maxRowLength = 128 * 1024;
const pieceLength = 32 * 1024;

/**
 * A workbook as the text of a table: tabs, every value in quotation marks, one line for each row of the sheet, so that lines are
 * rows. The same workbook gives the same bytes every time: a reader may go on in their middle.
 *
 * @param wanted the sheet to look for by its name, such as `births`; else it is the first
 * @throws {WorkbookError} if it cannot be read, also after some of it was
 */
export function* workbookTable(bytes: Uint8Array, wanted: string): Generator<Uint8Array, void, undefined> {
  try {
    let text = '\ufeff';
    for (const line of linesOf(openSheet(bytes, wanted))) {
      text += line;
      if (text.length < pieceLength) continue;
      yield utf8Bytes(text);
      text = '';
    }
    yield utf8Bytes(text);
  } catch (error) {
    if (error instanceof XmlError)
      throw new WorkbookError('The workbook is damaged: its sheet cannot be read.', { cause: error });
    throw error;
  }
}

function* linesOf(sheet: Sheet): Generator<string, void, undefined> {
  let written = 0;
  let row = 0;
  let values: string[] = [];
  let column = 0;
  let length = 0;
  let cell: { type: string; style: number } | undefined;
  let text = '';
  let reads = false;
  let isPronunciation = false;
  for (const item of sheet.items()) {
    if (item.kind === 'text') {
      if (reads && length < maxRowLength) {
        text += item.text;
        length += item.text.length;
      }
      continue;
    }
    const opens = item.kind === 'open';
    switch (item.name) {
      case 'row':
        if (item.kind === 'open') {
          row = rowNumber(item.attribute('r'), written);
          values = [];
          column = 0;
          length = 0;
        } else if (values.some((value) => value !== '')) {
          // Rows that the sheet leaves out are empty lines; a row far below would be a million of them.
          // A row that ends twice is damaged: its cells stand in a line of their own.
          row = Math.max(row, written + 1);
          if (row - written > maxRows) throw new WorkbookError('The sheet has more rows than a sheet may.');
          yield '\n'.repeat(row - written - 1) + lineOf(values);
          written = row;
          values = [];
        }
        break;
      case 'c':
        if (item.kind === 'open') {
          column = columnNumber(item.attribute('r')) ?? column + 1;
          cell = { type: item.attribute('t') ?? 'n', style: Number(item.attribute('s') ?? '0') };
          text = '';
        } else if (cell !== undefined) {
          if (column <= maxColumns) put(values, column, shownValue(text, cell, sheet));
          cell = undefined;
        }
        break;
      // A formula is left out: what it came to stands beside it. How a word is pronounced is no part of it.
      case 'v':
      case 't':
        reads = opens && cell !== undefined && !isPronunciation;
        break;
      case 'rPh':
        isPronunciation = opens;
        break;
    }
  }
}

const maxRows = 1_048_576;

function rowNumber(reference: string | undefined, written: number): number {
  const number = Number(reference);
  return Number.isInteger(number) && number > written && number <= maxRows ? number : written + 1;
}

/** `C12` is 3. */
function columnNumber(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/i.exec(reference ?? '')?.[0].toUpperCase();
  if (letters === undefined) return undefined;
  let number = 0;
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
}

function put(values: string[], column: number, value: string): void {
  while (values.length < column - 1) values.push('');
  values[column - 1] = value;
}

function shownValue(text: string, { type, style }: { type: string; style: number }, sheet: Sheet): string {
  switch (type) {
    case 's':
      return plainText(sheet.strings[Number(text)] ?? '');
    case 'b':
      return text === '1' ? 'TRUE' : 'FALSE';
    case 'n':
      return cellText(text, sheet.kinds[style] ?? 'number', sheet.counts1904);
    // `d` is an ISO date, `str` what a formula came to, `e` an error such as #N/A.
    default:
      return type === 'd' ? text.replace(/T00:00:00(\.0+)?Z?$/, '') : plainText(text);
  }
}

/** What XML cannot hold is written by its number: `_x000D_` is a line end. */
const plainText = (text: string): string =>
  text.replace(/_x([0-9A-F]{4})_/gi, (_whole, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** A line break within a cell becomes a blank, so that lines stay rows. */
function lineOf(values: readonly string[]): string {
  const cells = values.map((value) =>
    value === '' ? '' : `"${value.replace(/[\p{Zl}\p{Zp}\r\n]+/gu, ' ').replaceAll('"', '""')}"`,
  );
  return `${cells.join('\t')}\n`;
}
