import { readdirSync } from 'node:fs';
import { type Language, languages } from '@palmleaf/contract/languages';
import { operations } from '@palmleaf/contract/operations';
import { expect, test } from 'vitest';
import { filesOf, kindsOf } from '../languages/kinds.ts';

const filesIn = (language: Language): string[] =>
  readdirSync(new URL(`../${language}/`, import.meta.url), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      ({ parentPath, name }) =>
        `${parentPath}/${name}`.split(`/texts/${language}/`).at(-1)?.replace(/^\/+/, '') ?? name,
    )
    .sort();

const written = (kind: keyof typeof filesOf): readonly Language[] =>
  languages.filter((language) => kindsOf[language].includes(kind));

test.each(languages)('the folder of %s holds exactly the files of its kinds', (language) => {
  expect(filesIn(language)).toEqual(kindsOf[language].flatMap((kind) => [...filesOf[kind]]).sort());
});

test('every language of the contract has labels, and the Indian texts are in the languages that the contract lists', () => {
  expect(written('labels')).toEqual(languages);
  expect([...written('indian')].sort()).toEqual([...operations.varshaphal_yoga.languages].sort());
});

test('the chat understands questions in every language that it answers in', () => {
  expect(written('questions')).toEqual(written('readings').filter((language) => language !== 'en'));
});

test('every language that the contract lists for a natal chart has readings', () => {
  expect(written('readings')).toEqual(
    expect.arrayContaining([...operations.natal_chart_interpretation.languages]),
  );
});
