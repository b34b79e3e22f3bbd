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

/** One line of CSV (RFC 4180), with its line end. */
export const csvLine = (cells: readonly (string | number | undefined)[]): string =>
  `${cells.map(cell).join(',')}\r\n`;

/**
 * A spreadsheet takes text that begins like a formula for one, and these texts come from whoever made the upload, so
 * such a text gets an apostrophe before it. Numbers stay as they are.
 */
function cell(value: string | number | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const harmless = /^[=+@\t\r]|^-(?![\d.]+$)/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
