import { fontFile, fontVersion, pageFonts } from '../../../../shared/page-fonts.ts';

/** Returns the path of a font. The version in it changes with the file. */
export const fontPath = (file: string): string => `/assets/fonts-${fontVersion}/${file}`;

/** Returns the font file at an address; undefined if there is none. */
export const fontAt = (path: string): string | undefined =>
  pageFonts.map(fontFile).find((file) => fontPath(file) === path);

/** Every font of the pages. Browsers fetch only those whose letters they need. */
export const fonts = pageFonts
  .map(
    (font) =>
      `@font-face { font-family: "${font.family}"; font-weight: 100 900; font-display: swap; src: url("${fontPath(fontFile(font))}") format("woff2"); unicode-range: ${font.range}; }`,
  )
  .join('\n');
