import { loadOracle, randomBirths, yearAtAge } from '@palmleaf/engines/testing';
import { writtenIn } from '@palmleaf/texts/testing';
import { allYearTexts } from '@palmleaf/texts/year';
import { expect, test } from 'vitest';
import { annualCases, judgeYears } from './year-claims.ts';

const count = 40;
const oracle = await loadOracle();
const years = randomBirths(7, count).map((birth, i) => ({
  birth,
  year: yearAtAge(birth, 1 + (i % 80)),
}));
const cases = annualCases(oracle, years);

test.each(writtenIn(allYearTexts))(
  'Swiss Ephemeris confirms every sentence on a year in %s',
  async (language) => {
    const { sentences, untrue } = await judgeYears(language, cases);
    expect(untrue).toEqual([]);
    expect(sentences).toBeGreaterThan(8 * count);
  },
);

test('The sky of another year contradicts most sentences on a year', async () => {
  const strangers = years.map((own, i) => years[(i + 1) % years.length] ?? own);
  const { sentences, untrue } = await judgeYears('en', annualCases(oracle, years, strangers));
  expect(untrue.length).toBeGreaterThan(0.6 * sentences);
});
