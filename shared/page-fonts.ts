/** The version of the packages `@fontsource-variable/noto-*`, part of the fonts' addresses. */
export const fontVersion = '5.3.0';

export const bundledFonts = 'fonts';

interface PageFont {
  /** Indian scripts have no serif font. */
  readonly family: 'Palmleaf Sans' | 'Palmleaf Serif';
  readonly package: string;
  readonly letters: string;
  /** The `unicode-range` of the package's style sheet: browsers fetch a file only for letters on the page. */
  readonly range: string;
}

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExtended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';
const cyrillic = 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116';

const european = (['Sans', 'Serif'] as const).flatMap((kind): PageFont[] =>
  (
    [
      ['cyrillic', cyrillic],
      ['latin-ext', latinExtended],
      ['latin', latin],
    ] as const
  ).map(([letters, range]) => ({
    family: `Palmleaf ${kind}`,
    package: `noto-${kind.toLowerCase()}`,
    letters,
    range,
  })),
);

/** Browsers use the last file that has a letter, so the Indian full stop comes from Devanagari. */
const indian = (
  [
    ['kannada', 'U+0C80-0CF3,U+20B9'],
    ['malayalam', 'U+0D00-0D7F'],
    ['telugu', 'U+0C00-0C7F'],
    ['tamil', 'U+0B82-0BFA'],
    ['bengali', 'U+0980-09FE'],
    ['devanagari', 'U+0900-097F,U+1CD0-1CF9,U+20A8,U+20F0,U+25CC,U+A830-A839,U+A8E0-A8FF'],
  ] as const
).map(
  ([letters, range]): PageFont => ({
    family: 'Palmleaf Sans',
    package: `noto-sans-${letters}`,
    letters,
    range,
  }),
);

export const pageFonts: readonly PageFont[] = [...european, ...indian];

export const fontFile = ({ package: name, letters }: PageFont): string =>
  `${name}-${letters}-wght-normal.woff2`;
