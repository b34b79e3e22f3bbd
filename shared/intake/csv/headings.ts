import { type ColumnTable, columnFinder, type HeaderChoices, plainHeader } from './columns.ts';

/** Combines two header lines: `Birth` over `Date`, `Time` and `Place`, or merged cells. */
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
