import { disarmed } from '@palmleaf/shared/formula';
import { visible } from '@palmleaf/shared/visible';

export const csvLine = (cells: readonly (string | number | undefined)[]): string =>
  `${cells.map(cell).join(',')}\r\n`;

/** A negative number begins like a formula, but is safe. */
const number = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** Spreadsheets evaluate text that begins like a formula; an apostrophe prevents it. */
function cell(value: string | number | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const shown = disarmed(value, number).split(/\r?\n/).map(visible).join('\n');
  return /[",;\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}
