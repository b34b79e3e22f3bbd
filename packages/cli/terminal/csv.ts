import { disarmed } from '@palmleaf/shared/formula';
import { visible } from '@palmleaf/shared/visible';

/** One line of CSV (RFC 4180), with its line end. */
export const csvLine = (cells: readonly (string | number | undefined)[]): string =>
  `${cells.map(cell).join(',')}\r\n`;

/** A number as text; a negative one begins like a formula and is none. */
const number = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * A spreadsheet takes text that begins like a formula for one, and these texts come from whoever made the upload, so
 * such a text gets an apostrophe before it. Numbers stay as they are, negative ones too. What would not be shown is
 * written as a sign of itself, as in a terminal; only line ends stay. The JSON forms are exact.
 */
function cell(value: string | number | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const shown = disarmed(value, number).split(/\r?\n/).map(visible).join('\n');
  return /[",;\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}
