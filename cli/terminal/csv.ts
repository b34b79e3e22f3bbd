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
