import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Language, languages, languagesWith, textsOf } from '@palmleaf/contract/languages';
import { operations } from '@palmleaf/contract/operations';
import { temporaryFolder } from '@palmleaf/test/support/files/temporary-folder';
import { expect, test } from 'vitest';
import { filesOf } from '../languages/kinds.ts';
import { IncompleteLanguageError, tableTexts } from '../sheet/tables.ts';

const texts = new URL('../', import.meta.url);
const copy = temporaryFolder('languages');

const filesIn = (language: Language): string[] =>
  readdirSync(new URL(`../${language}/`, import.meta.url), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      ({ parentPath, name }) =>
        `${parentPath}/${name}`.split(`/texts/${language}/`).at(-1)?.replace(/^\/+/, '') ?? name,
    )
    .sort();

test.each(languages)(
  'The folder of %s holds exactly the files of the kinds of texts that it has',
  (language) => {
    expect(filesIn(language)).toEqual(textsOf[language].flatMap((kind) => [...filesOf[kind]]).sort());
  },
);

test('Every language of the contract has labels, and the languages with panchang texts are those of the Indian chart operations', () => {
  expect(languagesWith('labels')).toEqual(languages);
  expect([...languagesWith('panchang')].sort()).toEqual([...operations.varshaphal_yoga.languages].sort());
});

test('Every language that the contract lists for a natal chart has readings', () => {
  expect(languagesWith('readings')).toEqual(
    expect.arrayContaining([...operations.natal_chart_interpretation.languages]),
  );
});

test('The tables of all languages equal the output of `npm run languages`', () => {
  for (const [path, text] of tableTexts()) expect(readFileSync(new URL(path, texts), 'utf8')).toBe(text);
});

test('No table is written if a folder lacks a file, and the error names the language and the file', () => {
  for (const language of languages)
    cpSync(fileURLToPath(new URL(`${language}/`, texts)), join(copy, language), { recursive: true });
  rmSync(join(copy, 'it', 'chat', 'time.ts'));
  const write = () => tableTexts(pathToFileURL(`${copy}/`));
  expect(write).toThrow(IncompleteLanguageError);
  expect(write).toThrow('it has no chat/time.ts, which readings need');
});
