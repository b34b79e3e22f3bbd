import { fontFile, fontVersion, pageFonts } from '../../../../shared/page-fonts.ts';

/** Where a browser finds a font: the version in it changes with what the file holds. */
export const fontPath = (file: string): string => `/assets/fonts-${fontVersion}/${file}`;

/** The file of the font at an address, if there is one. */
export const fontAt = (path: string): string | undefined =>
  pageFonts.map(fontFile).find((file) => fontPath(file) === path);

/** Every font that a page may need; a browser fetches those whose letters it holds. */
export const fonts = pageFonts
  .map(
    (font) =>
      `@font-face { font-family: "${font.family}"; font-weight: 100 900; font-display: swap; src: url("${fontPath(fontFile(font))}") format("woff2"); unicode-range: ${font.range}; }`,
  )
  .join('\n');
