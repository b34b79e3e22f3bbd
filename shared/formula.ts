/**
 * Begins like a formula: `=`, `+`, `-`, `@`, a tab or line end, their full-width forms too, also behind blanks, quotes
 * and signs without width, which programs drop when they read a cell.
 */
const formula =
  /^[\s"'“”„‘’\p{Cf}\p{Zs}]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20\u2212\ufe62\ufe63\ufe66\ufe6b]/u;

/** Whether a spreadsheet may compute the text. */
export const isFormula = (text: string): boolean => formula.test(text);

/**
 * Returns the text with an apostrophe before it if a spreadsheet may compute it. One that has an apostrophe already stays as it is:
 * our reader of tables takes off exactly one.
 *
 * @param harmless what begins with a sign and is to stay as it is, such as a negative number
 */
export const disarmed = (text: string, harmless: RegExp): string =>
  isFormula(text) && !text.startsWith("'") && !harmless.test(text) ? `'${text}` : text;
