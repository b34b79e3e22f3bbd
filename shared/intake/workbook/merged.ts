/** A row with at least one value, counted from 1. */
export interface SheetRow {
  readonly row: number;
  readonly values: string[];
  readonly isHidden?: boolean;
}

export interface MergedCell {
  readonly column: number;
  readonly top: number;
  readonly bottom: number;
}

const maxMerged = 100_000;
const element = '<mergeCell ref="';
const maxRangeLength = 100;

/** Searches the raw XML: parsing would repeat all rows, which precede the ranges. */
export function mergedIn(pieces: Iterable<Uint8Array>): MergedCell[] {
  const found: MergedCell[] = [];
  const decoder = new TextDecoder('latin1');
  let rest = '';
  for (const piece of pieces) {
    const text = rest + decoder.decode(piece, { stream: true });
    let at = text.indexOf(element);
    for (; at >= 0 && at + maxRangeLength <= text.length; at = text.indexOf(element, at + element.length))
      add(found, text.slice(at, at + maxRangeLength));
    rest = at >= 0 ? text.slice(at) : text.slice(1 - element.length);
  }
  for (let at = rest.indexOf(element); at >= 0; at = rest.indexOf(element, at + element.length))
    add(found, rest.slice(at, at + maxRangeLength));
  return found;
}

function add(found: MergedCell[], text: string): void {
  const range = /^([A-Z]{1,3})([0-9]{1,7}):[A-Z]{1,3}([0-9]{1,7})"/.exec(text.slice(element.length));
  const [, letters = '', top, bottom] = range ?? [];
  if (found.length < maxMerged && Number(bottom) > Number(top))
    found.push({ column: columnOf(letters), top: Number(top), bottom: Number(bottom) });
}

/** `A` is 1. */
export function columnOf(letters: string): number {
  let number = 0;
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
}

export function* withMerged(
  rows: Iterable<SheetRow>,
  merged: readonly MergedCell[],
): Generator<SheetRow, void, undefined> {
  const waiting = merged.toSorted((a, b) => b.top - a.top);
  let open: { readonly cell: MergedCell; readonly value: string }[] = [];
  for (const { row, values } of rows) {
    open = open.filter(({ cell }) => cell.bottom >= row);
    for (let next = waiting.at(-1); next !== undefined && next.top <= row; next = waiting.at(-1)) {
      waiting.pop();
      if (next.top === row) open.push({ cell: next, value: values[next.column - 1] ?? '' });
    }
    for (const { cell, value } of open) {
      if (value === '' || (values[cell.column - 1] ?? '') !== '') continue;
      while (values.length < cell.column) values.push('');
      values[cell.column - 1] = value;
    }
    yield { row, values };
  }
}
