import { natalResponse } from '@palmleaf/contract/astrology';
import { operations } from '@palmleaf/contract/operations';
import { computeChart } from '@palmleaf/engines/chart';
import { natalTexts, readingLanguages } from '@palmleaf/texts/testing';
import { expect, test } from 'vitest';
import { natalAnswer } from '../../astrology/natal/answer.ts';

function texts(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}/${key}`));
}

const { languages: documented } = operations.natal_chart_interpretation;
const listed = readingLanguages;
const others = listed.filter((language) => language !== 'en');

test('Every documented language has texts and a reading', () => {
  expect(listed).toEqual(expect.arrayContaining([...documented]));
  expect(Object.keys(natalTexts).sort()).toEqual([...listed].sort());
});

test.each(listed)('The language %s has every text that English has, and none of them empty', (language) => {
  const own = texts(natalTexts[language]);
  expect(own.map(([path]) => path)).toEqual(
    expect.arrayContaining(texts(natalTexts.en).map(([path]) => path)),
  );
  for (const [, text] of own) expect(text.trim()).not.toBe('');
  const { signs, phases } = natalTexts[language];
  expect(new Set(signs).size).toBe(12);
  expect(new Set(phases.map(({ name }) => name)).size).toBe(8);
  for (const { name, born } of phases) expect(born).toContain(name);
});

test.each(others)('No description of %s was left in English', (language) => {
  const english = new Map(texts(natalTexts.en));
  for (const [path, text] of texts(natalTexts[language])) {
    if (text.includes(' ') && text.length > 30) expect(text).not.toBe(english.get(path));
  }
});

test('Russian is written in Cyrillic throughout', () => {
  for (const [, text] of texts(natalTexts.ru)) expect(text).not.toMatch(/[A-Za-z]/);
});

test('A language changes the words of a natal answer and nothing else', () => {
  const birth = { day: 3, month: 10, year: 1990, hour: 22, min: 15, lat: -33.4, lon: -70.6, tzone: -3 };
  const chart = computeChart(birth, { houseSystem: 'koch', zodiac: 'tropical' });
  const numbers = (value: unknown): string =>
    JSON.stringify(value, (key, inner) => (typeof inner === 'string' && key !== 'is_retro' ? '' : inner));
  const english = natalAnswer(chart, natalTexts.en);
  for (const language of listed) {
    const answer = natalAnswer(chart, natalTexts[language]);
    natalResponse.parse(answer);
    expect(numbers(answer)).toBe(numbers(english));
  }
  expect(natalAnswer(chart, natalTexts.de).planets[0]?.name).toBe('Sonne');
});
