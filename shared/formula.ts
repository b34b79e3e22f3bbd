/**
 * Begins like a formula: `=`, `+`, `-`, `@`, a tab or line end, their full-width forms too, also behind blanks, quotes
 * and signs without width, which programs drop when they read a cell.
 */
const formula =
  /^[\s"'“”„‘’\p{Cf}\p{Zs}]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20\u2212\ufe62\ufe63\ufe66\ufe6b]/u;

/**
 * A text that no spreadsheet takes for a formula: one that begins like it gets an apostrophe before it.
 *
 * @param harmless what begins with a sign and is to stay as it is, such as a negative number
 */
export const disarmed = (text: string, harmless: RegExp): string =>
  formula.test(text) && !harmless.test(text) ? `'${text}` : text;
