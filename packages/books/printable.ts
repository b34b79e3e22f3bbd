/**
 * Removes lone surrogates and direction marks. Typst panics on both; the marks can also rearrange the words
 * around a name.
 */
export const printable = (text: string): string => text.toWellFormed().replace(/\p{Bidi_Control}/gu, '');

export const escapedText = (text: string): string =>
  printable(text)
    .replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ');
