import { isRefused } from '../refusal.ts';
import type { Dialect } from './checkpoint.ts';
import { columnFinder } from './column-finder.ts';
import {
  type ColumnTable,
  type HeaderChoices,
  type HeaderReading,
  plainHeader,
  readHeader,
} from './columns.ts';
import { splitRecord } from './split.ts';

/** `Birth` over `Date`, `Time` and `Place`, or merged cells. */
export function underHeadings<C extends string>(
  cells: readonly string[],
  above: readonly string[],
  table: ColumnTable<C>,
  { columns = {} }: HeaderChoices,
): readonly string[] {
  if (above.length < 2) return cells;
  const find = columnFinder(table);
  const chosen = new Set(Object.keys(columns).map(plainHeader));
  const isKnown = (cell: string) => find(cell) !== undefined || chosen.has(plainHeader(cell));
  let heading = '';
  return Array.from({ length: Math.max(cells.length, above.length) }, (_none, at) => {
    const [cell = '', over = ''] = [cells[at], above[at]];
    if (over !== '') heading = over;
    if (cell === '') return over;
    const joined = `${heading} ${cell}`;
    return !isKnown(cell) && isKnown(joined) ? joined : cell;
  });
}

interface HeaderLine {
  readonly cells: readonly string[];
  readonly line: number;
  readonly separator: Dialect['separator'];
  readonly newline: Dialect['newline'];
  readonly encoding: Dialect['encoding'];
}

export interface FullHeader<C extends string> extends HeaderLine {
  readonly reading: HeaderReading<C>;
}

export function fullHeader<C extends string>(
  header: HeaderLine,
  table: ColumnTable<C>,
  choices: HeaderChoices,
): FullHeader<C> | undefined {
  const reading = readHeader(header.cells, header.line, table, choices, true);
  return isRefused(reading) ? undefined : { ...header, reading };
}

/** Two values in one cell, for example date and time under `Date`. */
export function fillsFuller<C extends string>(
  text: string,
  { reading, separator }: FullHeader<C>,
  { fuller }: ColumnTable<C>,
): boolean {
  const at = fuller === undefined ? -1 : reading.columns.indexOf(fuller.as);
  return fuller?.isFull(splitRecord(text, separator)?.[at] ?? '') ?? false;
}
