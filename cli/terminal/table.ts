/** A table of text: columns as wide as their widest cell, the last one as it is. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    rows.reduce((widest, row) => Math.max(widest, width(row[column] ?? '')), width(title)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === cells.length - 1 ? cell : cell + ' '.repeat((widths[column] ?? 0) - width(cell)),
      )
      .join('  ')
      .trimEnd();
  const rule = widths
    .map((size, column) => '─'.repeat(column === widths.length - 1 ? Math.min(size, 60) : size))
    .join('  ')
    .trimEnd();
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** Columns that a text takes in a terminal, near enough: combining marks take none, East Asian letters and emoji two. */
function width(text: string): number {
  let columns = 0;
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    columns +=
      /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/u.test(
        segment,
      )
        ? 2
        : 1;
  }
  return columns;
}
