/**
 * Returns the text in a form that a book can show. Lone surrogates are no Unicode. Invisible marks that override the
 * direction of a line make Typst 0.6.0 panic, and let a name rearrange the words around it.
 */
export const printable = (text: string): string => text.toWellFormed().replace(/\p{Bidi_Control}/gu, '');

/** Escapes HTML markup in a text. */
export const escapedText = (text: string): string =>
  printable(text)
    .replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ');
