import { computeChart } from '@palmleaf/engines/chart';
import { loadOracle, randomBirths } from '@palmleaf/engines/testing';
import { aspectsLanguages } from '@palmleaf/texts/testing';
import { expect, test } from 'vitest';
import { judgeAspects } from './aspects-claims.ts';
import { skyOf } from './sky.ts';

const count = 12;
const oracle = await loadOracle();
const births = randomBirths(6, count).map((birth) => ({
  chart: computeChart(birth, { houseSystem: 'placidus', zodiac: 'tropical' }),
  sky: skyOf(oracle, birth, 'placidus'),
}));

test.each(aspectsLanguages)(
  'Swiss Ephemeris confirms every sentence of an aspects report in %s',
  async (language) => {
    const { contained, texts, sentences, untrue } = await judgeAspects(language, births);
    expect(untrue).toEqual([]);
    expect(contained).toBeGreaterThan(texts / 3);
    expect(sentences).toBeGreaterThan(30 * count);
  },
);

test('The sky of another birth contradicts most sentences of an aspects report', async () => {
  const strangers = births.map(({ chart, sky }, i) => ({ chart, sky: births[(i + 1) % count]?.sky ?? sky }));
  const { sentences, untrue } = await judgeAspects('en', strangers);
  expect(untrue.length).toBeGreaterThan(0.6 * sentences);
});
