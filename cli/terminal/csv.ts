import { visible } from '../../shared/visible.ts';

/** One line of CSV (RFC 4180), with its line end. */
export const csvLine = (cells: readonly (string | number | undefined)[]): string =>
  `${cells.map(cell).join(',')}\r\n`;

/**
 * Begins like a formula: `=`, `+`, `-`, `@`, a tab or line end, their full-width forms too, also behind blanks, quotes
 * and signs without width, which programs drop when they read a cell.
 */
const formula =
  /^[\s"'“”„‘’\p{Cf}\p{Zs}]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20\u2212\ufe62\ufe63\ufe66\ufe6b]/u;

/** A number as text; a negative one begins like a formula and is none. */
const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * A spreadsheet takes text that begins like a formula for one, and these texts come from whoever made the upload, so
 * such a text gets an apostrophe before it. Numbers stay as they are, negative ones too. What would not be shown is
 * written as a sign of itself, as in a terminal; only line ends stay. The JSON forms are exact.
 */
function cell(value: string | number | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const harmless = formula.test(value) && !number.test(value) ? `'${value}` : value;
  const shown = harmless.split(/\r?\n/).map(visible).join('\n');
  return /[",;\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}
