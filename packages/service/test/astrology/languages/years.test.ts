import { languagesWith } from '@palmleaf/contract/languages';
import { randomBirths, yearAtAge } from '@palmleaf/engines/testing';
import { annualChart } from '@palmleaf/engines/varshaphal';
import { onlyIn } from '@palmleaf/texts/testing';
import { varshaphalTexts } from '@palmleaf/texts/varshaphal';
import { allYearTexts } from '@palmleaf/texts/year';
import { expect, test } from 'vitest';
import { summaryOf } from '../../../astrology/varshaphal/annual-chart.ts';
import { varshaphalAnswer } from '../../../astrology/varshaphal/operation.ts';

const years = randomBirths(61, 120).map((birth) => annualChart(birth, yearAtAge(birth, 29)));
const translated = languagesWith('years').filter((language) => language !== 'en');

test.each(translated)('A year in %s is written in its own script throughout', async (language) => {
  const prose = await allYearTexts[language]();
  const letters = onlyIn(language);
  const seen = new Set<string>();
  for (const year of years) {
    const predictions = varshaphalAnswer(year.planets, await varshaphalTexts(language), prose).map(
      ({ yog_prediction }) => yog_prediction,
    );
    for (const text of [...predictions, summaryOf(year, prose)].filter((one) => one !== '')) {
      expect(text).toMatch(letters);
      expect(text).toMatch(language === 'hi' || language === 'bn' ? /।$/ : /\.$/);
      expect(text).not.toMatch(/ {2}|undefined|[{}$]|,,| [,.]|[.] \p{Ll}/u);
      seen.add(text);
    }
  }
  expect(seen.size).toBeGreaterThan(400);
});

test('Tamil doubles a hard consonant after an accusative', async () => {
  const prose = await allYearTexts.ta();
  for (const { planets } of years) {
    for (const { yog_prediction: text } of varshaphalAnswer(planets, await varshaphalTexts('ta'), prose)) {
      expect(text).not.toMatch(/(னை|யை|வை) [கசதப]/);
    }
  }
});
