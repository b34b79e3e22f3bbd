import { type ColumnTable, columnFinder, type HeaderChoices, plainHeader } from './columns.ts';

/**
 * Combines a header with the line of headings above it: `Birth` over `Date`, `Time` and `Place`, or a cell merged
 * over both lines. A cell that names a column keeps its text; another takes the heading if that names a column, or if
 * it is empty.
 */
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
    // A heading is in its first column, and the cells after it are empty.
    if (over !== '') heading = over;
    if (cell === '') return over;
    const joined = `${heading} ${cell}`;
    return !isKnown(cell) && isKnown(joined) ? joined : cell;
  });
}
