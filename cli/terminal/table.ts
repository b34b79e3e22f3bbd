import { visible } from '../../shared/visible.ts';
import { widthOf } from './width.ts';

/** A table of text, line by line: columns as wide as their widest cell, the last one as it is. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const shown = rows.map((row) => row.map(visible));
  const widths = head.map((title, column) =>
    shown.reduce((widest, row) => Math.max(widest, widthOf(row[column] ?? '')), widthOf(title)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === cells.length - 1 ? cell : cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell)),
      )
      .join('  ')
      .trimEnd();
  const rule = widths
    .map((size, column) => '─'.repeat(column === widths.length - 1 ? Math.min(size, 60) : size))
    .join('  ')
    .trimEnd();
  return [line(head), rule, ...shown.map(line)];
}
