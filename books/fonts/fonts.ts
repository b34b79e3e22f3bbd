import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Theme } from '../theme/theme.ts';

const scripts = ['Devanagari', 'Bengali', 'Tamil', 'Telugu', 'Malayalam', 'Kannada'] as const;
const weights = ['400Regular', '700Bold'] as const;

/** Every font that a book may need, each in two weights: letters of Europe with and without serifs, and six scripts of India. */
const fontFiles: readonly string[] = [
  ...['Serif', 'Sans'].flatMap((name) =>
    weights.map((weight) => fileOf(`noto-${name.toLowerCase()}`, `Noto${name}`, weight)),
  ),
  ...scripts.flatMap((script) =>
    weights.map((weight) => fileOf(`noto-sans-${script.toLowerCase()}`, `NotoSans${script}`, weight)),
  ),
];

/** Path within the packages: `@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf`. */
function fileOf(name: string, font: string, weight: (typeof weights)[number]): string {
  return `@expo-google-fonts/${name}/${weight}/${font}_${weight}.ttf`;
}

/** Families in the order in which a letter is looked for. */
export const familiesOf = (font: Theme['font']): string[] => [
  font === 'serif' ? 'Noto Serif' : 'Noto Sans',
  'Noto Sans',
  ...scripts.map((script) => `Noto Sans ${script}`),
];

const require = createRequire(import.meta.url);

function readFont(file: string): Buffer {
  const [scope = '', name = '', ...path] = file.split('/');
  return readFileSync(join(dirname(require.resolve(`${scope}/${name}/package.json`)), ...path));
}

/** The bytes of every font. */
export const readFonts = (): Buffer[] => fontFiles.map(readFont);

/** Letters of the scripts for which a reader may have no font. */
const blocks: Record<(typeof scripts)[number], RegExp> = {
  Devanagari: /\p{Script=Devanagari}/u,
  Bengali: /\p{Script=Bengali}/u,
  Tamil: /\p{Script=Tamil}/u,
  Telugu: /\p{Script=Telugu}/u,
  Malayalam: /\p{Script=Malayalam}/u,
  Kannada: /\p{Script=Kannada}/u,
};

/** Style rules that bring the fonts of those Indian scripts that a text is written in. */
export const scriptFonts = (text: string): string =>
  scripts
    .filter((script) => blocks[script].test(text))
    .flatMap((script) =>
      weights.map((weight) => {
        const bytes = readFont(fileOf(`noto-sans-${script.toLowerCase()}`, `NotoSans${script}`, weight));
        return `@font-face{font-family:'Noto Sans ${script}';font-weight:${weight.slice(0, 3)};src:url(data:font/ttf;base64,${bytes.toString('base64')})}`;
      }),
    )
    .join('');
