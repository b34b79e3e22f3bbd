import { utf8Bytes } from '../bytes.ts';
import { cellText } from './cell-styles.ts';
import { openSheet, plainText, type Sheet } from './workbook.ts';
import { XmlError } from './xml.ts';
import { WorkbookError } from './zip.ts';

/** Cells beyond are dropped; the table reader refuses such a header anyway. */
const maxColumns = 256;
const maxRowLength = 128 * 1024;
const pieceLength = 32 * 1024;
/** A short cell can refer to a long shared string, so the cells' own size bounds the output. */
const freeOutput = 16 * 1024 * 1024;
const outputPerInput = 8;
const bytesOfCell = 16;

/**
 * Converts a sheet to tab-separated text, byte-identical on every run, so that a reader can resume at an offset.
 * @param wanted the sheet's name, for example `births`; without one, the first
 * @param onPiece called after each unpacked piece; its errors end the reading
 * @throws {WorkbookError} if it cannot be read, possibly after the first rows
 */
export function* workbookTable(
  bytes: Uint8Array,
  wanted: string,
  onPiece?: () => void,
): Generator<Uint8Array, void, undefined> {
  try {
    let text = '\ufeff';
    for (const line of linesOf(openSheet(bytes, wanted, onPiece))) {
      text += line;
      if (text.length < pieceLength) continue;
      yield utf8Bytes(text);
      text = '';
    }
    yield utf8Bytes(text);
  } catch (error) {
    if (error instanceof XmlError) throw new WorkbookError('sheet damaged', { cause: error });
    throw error;
  }
}

function* linesOf(sheet: Sheet): Generator<string, void, undefined> {
  let written = 0;
  let output = 0;
  let allowed = freeOutput + sheet.strings.reduce((sum, string) => sum + string.length, 0);
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
      if (reads && text.length < maxRowLength) text += item.text;
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
          // Rows that the sheet omits become empty lines. In a damaged sheet a row may end twice.
          row = Math.max(row, written + 1);
          if (row - written > maxRows) throw new WorkbookError('too many rows');
          output += length;
          if (output > allowed) throw new WorkbookError('texts repeated');
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
          allowed += outputPerInput * (bytesOfCell + text.length);
          if (column <= maxColumns) {
            const value = shownValue(text, cell, sheet).slice(0, maxRowLength - length);
            length += value.length;
            put(values, column, value);
          }
          cell = undefined;
        }
        break;
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
      return sheet.strings[Number(text)] ?? '';
    case 'b':
      return text === '1' ? 'TRUE' : 'FALSE';
    case 'n':
      return cellText(text, sheet.kinds[style] ?? 'number', sheet.counts1904);
    default:
      return type === 'd' ? text.replace(/T00:00:00(\.0+)?Z?$/, '') : plainText(text);
  }
}

/** Line breaks within a cell become blanks, so that every line is a row. */
function lineOf(values: readonly string[]): string {
  const cells = values.map((value) =>
    value === '' ? '' : `"${value.replace(/[\p{Zl}\p{Zp}\r\n]+/gu, ' ').replaceAll('"', '""')}"`,
  );
  return `${cells.join('\t')}\n`;
}
