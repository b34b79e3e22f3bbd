import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Theme } from '../theme/theme.ts';
import { familyOfScript, fileOfScript, fontFiles, fontWeights, scripts } from './font-files.ts';

export const familiesOf = (font: Theme['font']): string[] => [
  font === 'serif' ? 'Noto Serif' : 'Noto Sans',
  'Noto Sans',
  ...scripts.map(familyOfScript),
];

const require = createRequire(import.meta.url);

function readFont(file: string): Buffer {
  const [scope = '', name = '', ...path] = file.split('/');
  return readFileSync(join(dirname(require.resolve(`${scope}/${name}/package.json`)), ...path));
}

export const readFonts = (): Buffer[] => fontFiles.map(readFont);

/** Scripts for which a reader may have no font. */
const blocks: Record<(typeof scripts)[number], RegExp> = {
  Devanagari: /\p{Script=Devanagari}/u,
  Bengali: /\p{Script=Bengali}/u,
  Tamil: /\p{Script=Tamil}/u,
  Telugu: /\p{Script=Telugu}/u,
  Malayalam: /\p{Script=Malayalam}/u,
  Kannada: /\p{Script=Kannada}/u,
};

export const scriptFonts = (text: string): string =>
  scripts
    .filter((script) => blocks[script].test(text))
    .flatMap((script) =>
      fontWeights.map((weight) => {
        const bytes = readFont(fileOfScript(script, weight));
        return `@font-face{font-family:'${familyOfScript(script)}';font-weight:${weight.slice(0, 3)};src:url(data:font/ttf;base64,${bytes.toString('base64')})}`;
      }),
    )
    .join('');
