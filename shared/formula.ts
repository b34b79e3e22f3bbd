/** Spreadsheets also skip blanks, quotes and invisible signs before a formula, and accept full-width signs. */
const formula =
  /^[\s"'“”„‘’\p{Cf}\p{Zs}]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20\u2212\ufe62\ufe63\ufe66\ufe6b]/u;

export const isFormula = (text: string): boolean => formula.test(text);

/**
 * Prefixes a formula with an apostrophe, which our table reader removes.
 * @param harmless texts that stay, such as negative numbers
 */
export const disarmed = (text: string, harmless: RegExp): string =>
  isFormula(text) && !text.startsWith("'") && !harmless.test(text) ? `'${text}` : text;
