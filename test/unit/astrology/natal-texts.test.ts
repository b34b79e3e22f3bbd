import { expect, test } from 'vitest';
import { computeChart } from '../../../engines/chart/chart.ts';
import { natalAnswer } from '../../../service/astrology/natal/answer.ts';
import { allNatalTexts, natalTexts } from '../../../service/astrology/natal/texts/index.ts';
import { natalResponse } from '../../../shared/contract/astrology.ts';
import type { Language } from '../../../shared/contract/languages.ts';
import { operations } from '../../../shared/contract/operations.ts';

/** Every text of a table with the path that leads to it. */
function texts(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}/${key}`));
}

const listed = operations.natal_chart_interpretation.languages;
const others = listed.filter((language) => language !== 'en');

test('exactly the listed languages are there', () => {
  expect(Object.keys(allNatalTexts).sort()).toEqual([...listed].sort());
});

test.each(listed)('%s has every text that English has, and none of them empty', (language) => {
  const own = texts(natalTexts(language));
  expect(own.map(([path]) => path).sort()).toEqual(
    texts(natalTexts('en'))
      .map(([path]) => path)
      .sort(),
  );
  for (const [, text] of own) expect(text.trim()).not.toBe('');
  const { signs, phases } = natalTexts(language);
  expect(new Set(signs).size).toBe(12);
  expect(new Set(phases.map(({ name }) => name)).size).toBe(8);
  for (const { name, born } of phases) expect(born).toContain(name);
});

test.each(others)('no description of %s was left in English', (language) => {
  const english = new Map(texts(natalTexts('en')));
  for (const [path, text] of texts(natalTexts(language))) {
    if (text.includes(' ') && text.length > 30) expect(text).not.toBe(english.get(path));
  }
});

test('Russian is written in Cyrillic throughout', () => {
  for (const [, text] of texts(natalTexts('ru'))) expect(text).not.toMatch(/[A-Za-z]/);
});

test('a language changes the words of an answer and nothing else', () => {
  const birth = { day: 3, month: 10, year: 1990, hour: 22, min: 15, lat: -33.4, lon: -70.6, tzone: -3 };
  const chart = computeChart(birth, { houseSystem: 'koch', zodiac: 'tropical' });
  const numbers = (value: unknown): string =>
    JSON.stringify(value, (key, inner) => (typeof inner === 'string' && key !== 'is_retro' ? '' : inner));
  const english = natalAnswer(chart, natalTexts('en'));
  for (const language of listed) {
    const answer = natalAnswer(chart, natalTexts(language));
    natalResponse.parse(answer);
    expect(numbers(answer)).toBe(numbers(english));
  }
  expect(natalAnswer(chart, natalTexts('de')).planets[0]?.name).toBe('Sonne');
});

test('a language that the operation does not list is answered in English', () => {
  const unlisted: Language = 'ta';
  expect(natalTexts(unlisted)).toBe(allNatalTexts.en);
});
