import { disarmed } from '@palmleaf/shared/formula';
import { visible } from '@palmleaf/shared/visible';

/** Returns one line of CSV (RFC 4180), with its line end. */
export const csvLine = (cells: readonly (string | number | undefined)[]): string =>
  `${cells.map(cell).join(',')}\r\n`;

/** A number as text. A negative number begins like a formula and is none. */
const number = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * A spreadsheet evaluates text that begins like a formula, and these texts come from uploads. Such text gets a
 * leading apostrophe; numbers do not. Invisible characters are replaced by symbols, as in a terminal. The JSON forms
 * are exact.
 */
function cell(value: string | number | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const shown = disarmed(value, number).split(/\r?\n/).map(visible).join('\n');
  return /[",;\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}
