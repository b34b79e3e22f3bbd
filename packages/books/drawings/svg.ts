import { printable } from '../printable.ts';

/** Escapes the text for SVG and HTML. */
export const escapedText = (text: string): string =>
  printable(text)
    .replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ');

export const figure = (value: number): string => value.toFixed(2).replace(/\.?0+$/, '');

/** A drawing that stands for itself: colours in it, no styles from elsewhere. */
export const drawing = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${figure(width)} ${figure(height)}" width="${figure(width)}" height="${figure(height)}">${content}</svg>`;

export interface Colours {
  readonly main: string;
  readonly accent: string;
}

/** Noto has the signs of degrees and minutes, and the letters of names. */
export const lettering =
  "font-family=\"'Noto Sans','Noto Sans Devanagari','Noto Sans Bengali','Noto Sans Tamil','Noto Sans Telugu','Noto Sans Malayalam','Noto Sans Kannada',sans-serif\"";
