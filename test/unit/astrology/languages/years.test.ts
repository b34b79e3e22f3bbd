import { expect, test } from 'vitest';
import { annualChart } from '../../../../engines/varshaphal/annual-chart.ts';
import { summaryOf } from '../../../../service/astrology/varshaphal/annual-chart.ts';
import { varshaphalAnswer } from '../../../../service/astrology/varshaphal/operation.ts';
import { varshaphalTexts } from '../../../../service/astrology/varshaphal/texts/index.ts';
import { allYearTexts, yearTexts } from '../../../../service/astrology/varshaphal/year/texts/index.ts';
import { randomBirths } from '../oracle.ts';
import { onlyIn } from './linter.ts';

const years = randomBirths(61, 120).map((birth) => annualChart(birth, Math.min(2200, birth.year + 29)));
const scripts = { hi: 'Devanagari', ta: 'Tamil' };

test('every language of the year is looked at here', () => {
  expect(Object.keys(allYearTexts)).toEqual(['en', ...Object.keys(scripts)]);
});

test.each(Object.entries(scripts))(
  'a year in %s is written in its own script throughout',
  async (code, script) => {
    const language = code === 'hi' ? 'hi' : 'ta';
    const prose = await yearTexts(language);
    if (!prose) throw new Error(`${language} has no words for a year`);
    const letters = onlyIn(script);
    const seen = new Set<string>();
    for (const year of years) {
      const told = varshaphalAnswer(year.planets, varshaphalTexts(language), prose).map(
        ({ yog_prediction }) => yog_prediction,
      );
      for (const text of [...told, summaryOf(year, prose)].filter((one) => one !== '')) {
        expect(text).toMatch(letters);
        expect(text).toMatch(language === 'hi' ? /।$/ : /\.$/);
        expect(text).not.toMatch(/ {2}|undefined|[{}$]|,,/);
        seen.add(text);
      }
    }
    expect(seen.size).toBeGreaterThan(400);
  },
);

test('Tamil doubles a hard consonant after an accusative', async () => {
  const prose = await allYearTexts.ta();
  for (const { planets } of years) {
    for (const { yog_prediction: text } of varshaphalAnswer(planets, varshaphalTexts('ta'), prose)) {
      expect(text).not.toMatch(/(னை|யை|வை) [கசதப]/);
    }
  }
});
