/**
 * Returns the text as a book can show it. Lone surrogates are no Unicode. Invisible marks that override the direction of
 * a line make Typst 0.6.0 panic, and let a name rearrange the words around it.
 */
export const printable = (text: string): string => text.toWellFormed().replace(/\p{Bidi_Control}/gu, '');

/** The text with what is markup in HTML escaped. */
export const escapedText = (text: string): string =>
  printable(text)
    .replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ');
