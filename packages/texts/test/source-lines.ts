import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '@palmleaf/contract/languages';

export function sourceLines(language: Language): { readonly key: string; readonly sentence: string }[] {
  const folder = new URL(`../${language}/`, import.meta.url);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/lexicon|phrases/.test(name))
    .flatMap((name) =>
      readFileSync(new URL(name, folder), 'utf8')
        .split('\n')
        .map((line, index) => ({ key: `${language}/${name}:${index + 1}`, sentence: line })),
    );
}
