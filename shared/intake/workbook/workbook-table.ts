import { utf8Bytes } from '../bytes.ts';
import { cellText } from './cell-styles.ts';
import { columnOf, type SheetRow } from './merged.ts';
import { plainText, type Sheet } from './workbook.ts';
import { XmlError } from './xml.ts';
import { WorkbookError } from './zip.ts';

/** Further cells are dropped; the table reader refuses a wider header anyway. */
const maxColumns = 256;
const maxRowLength = 128 * 1024;
const pieceLength = 32 * 1024;
/** A short cell can refer to a long shared string, so the size of the cells bounds the output. */
const freeOutput = 16 * 1024 * 1024;
const outputPerInput = 8;
const bytesOfCell = 16;

/** Converts rows to tab-separated text, byte-identical on every run: a reader can resume at an offset. */
export function* textOfRows(rows: Iterable<SheetRow>): Generator<Uint8Array, void, undefined> {
  let text = '\ufeff';
  let written = 0;
  for (const { row, values } of rows) {
    // Rows that the sheet omits become empty lines.
    text += '\n'.repeat(row - written - 1) + lineOf(values);
    written = row;
    if (text.length < pieceLength) continue;
    yield utf8Bytes(text);
    text = '';
  }
  yield utf8Bytes(text);
}

export function* rowsOfSheet(sheet: Sheet): Generator<SheetRow, void, undefined> {
  try {
    yield* rowsIn(sheet);
  } catch (error) {
    if (error instanceof XmlError) throw new WorkbookError('sheet damaged', { cause: error });
    throw error;
  }
}

function* rowsIn(sheet: Sheet): Generator<SheetRow, void, undefined> {
  let written = 0;
  let output = 0;
  let allowed = freeOutput + sheet.strings.reduce((sum, string) => sum + string.length, 0);
  let row = 0;
  let isHidden = false;
  let values: string[] = [];
  let column = 0;
  let length = 0;
  let cell: { type: string; style: number } | undefined;
  let text = '';
  let isReading = false;
  let isPronunciation = false;
  for (const item of sheet.items()) {
    if (item.kind === 'text') {
      if (isReading && text.length < maxRowLength) text += item.text;
      continue;
    }
    const isOpening = item.kind === 'open';
    switch (item.name) {
      case 'row':
        if (item.kind === 'open') {
          row = rowNumber(item.attribute('r'), written);
          isHidden = /^(1|true)$/.test(item.attribute('hidden') ?? '');
          values = [];
          column = 0;
          length = 0;
        } else if (values.some((value) => value !== '')) {
          // In a damaged sheet a row may end twice.
          row = Math.max(row, written + 1);
          if (row - written > maxRows) throw new WorkbookError('too many rows');
          output += length;
          if (output > allowed) throw new WorkbookError('texts repeated');
          yield isHidden ? { row, values, isHidden } : { row, values };
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
        isReading = isOpening && cell !== undefined && !isPronunciation;
        break;
      case 'rPh':
        isPronunciation = isOpening;
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
  const letters = /^[A-Z]{1,3}/i.exec(reference ?? '')?.[0];
  return letters === undefined ? undefined : columnOf(letters);
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
