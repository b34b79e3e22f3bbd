import { fontFile, fontVersion, pageFonts } from '../../../../shared/page-fonts.ts';

export const fontPath = (file: string): string => `/assets/fonts-${fontVersion}/${file}`;

export const fontAt = (path: string): string | undefined =>
  pageFonts.map(fontFile).find((file) => fontPath(file) === path);

export const fonts = pageFonts
  .map(
    (font) =>
      `@font-face { font-family: "${font.family}"; font-weight: 100 900; font-display: swap; src: url("${fontPath(fontFile(font))}") format("woff2"); unicode-range: ${font.range}; }`,
  )
  .join('\n');
