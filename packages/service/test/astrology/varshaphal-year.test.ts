import { randomBirths, yearAtAge } from '@palmleaf/engines/testing';
import { annualChart, isWeak } from '@palmleaf/engines/varshaphal';
import { classicalPlanets, grahas } from '@palmleaf/engines/zodiac';
import { writtenIn } from '@palmleaf/texts/testing';
import { varshaphalTexts } from '@palmleaf/texts/varshaphal';
import { allYearTexts } from '@palmleaf/texts/year';
import { expect, test } from 'vitest';
import { annualRecord, summaryOf } from '../../astrology/varshaphal/annual-chart.ts';
import { varshaphalAnswer } from '../../astrology/varshaphal/operation.ts';
import { ascendantSignOf, ruledHouses } from '../../astrology/varshaphal/year/matters.ts';
import { weighYear } from '../../astrology/varshaphal/year/summary.ts';

const shortTexts = await varshaphalTexts('en');

const prose = await allYearTexts.en();
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
);
const years = randomBirths(91, 150).map((birth) => annualChart(birth, yearAtAge(birth, 33)));
const answers = years.map((year) => varshaphalAnswer(year.planets, shortTexts, prose));
const summaries = years.map((year) => summaryOf(year, prose));

test('A prediction names planets with the houses that they rule in this year', () => {
  let named = 0;
  for (const [i, { planets }] of years.entries()) {
    const ascendant = ascendantSignOf(planets);
    const texts = [...(answers[i] ?? []).map(({ yog_prediction }) => yog_prediction), summaries[i] ?? ''];
    for (const text of texts) {
      for (const [, name, list = ''] of text.matchAll(
        /([A-Z]\w+), (?:who rules|the lord of) the ([a-z, ]+?) houses?\b/g,
      )) {
        const planet = grahas.find((graha) => graha === name);
        if (planet === undefined || planet === 'Rahu' || planet === 'Ketu')
          throw new Error(`who is ${name}?`);
        const houses = list.split(/,? and |, /).map((word) => ordinals.indexOf(word) + 1);
        expect(houses).toEqual(ruledHouses(planet, ascendant));
        named += 1;
      }
      for (const [, name, word = ''] of text.matchAll(
        /([A-Z]\w+) (?:is lord of this year and stands in its|in the) ([a-z]+) house/g,
      )) {
        const planet = Object.values(planets).find((one) => one.name === name);
        expect(ordinals.indexOf(word) + 1).toBe(planet?.house);
      }
    }
  }
  expect(named).toBeGreaterThan(600);
});

test('Every prediction is whole sentences, and none speaks of health, death or money', () => {
  for (const text of [...answers.flat().map(({ yog_prediction }) => yog_prediction), ...summaries]) {
    if (text === '') continue;
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(text).not.toMatch(/undefined|\.\.|,,| {2}|\. [a-z]|,:|,\./);
    expect(text).not.toMatch(/health|illness|disease|\bdie\b|death|money|wealth|income|\bloss\b/i);
  }
});

test('The summary begins with the lord of the year and states the balance of the yogas', () => {
  const seen = { helped: 0, hindered: 0, even: 0 };
  for (const [i, year] of years.entries()) {
    const summary = summaries[i] ?? '';
    const { year_lord: lord, muntha } = annualRecord(year, shortTexts);
    expect(summary).toMatch(new RegExp(`^(The )?${lord.name} is lord of this year`));
    expect(summary).toContain(`has come to the ${ordinals[muntha.house - 1]} house`);
    const { total, matters } = weighYear(year.planets);
    const verdict = total > 0.5 ? 'helped' : total < -0.5 ? 'hindered' : 'even';
    expect(summary).toContain(prose.summary.balance[verdict]);
    seen[verdict] += 1;
    const best = matters.find(({ planet }) => !isWeak(year.planets[planet], year.planets));
    expect(summary.includes('The way is most open')).toBe(best !== undefined && best.score > 0);
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(5);
});

test('The summary of a year never names a weak planet as the best help, nor the year lord as the main obstacle', () => {
  let count = 0;
  for (const [i, { planets }] of years.entries()) {
    const summary = summaries[i] ?? '';
    const [, best] = /for (?:the )?(\w+), the lord of [^.]*, has most in its favour/.exec(summary) ?? [];
    const durupha = varshaphalAnswer(planets, shortTexts, prose).find(({ yog_name: name }) =>
      name.startsWith('Durupha'),
    );
    if (best !== undefined) {
      expect(durupha?.yog_prediction ?? '').not.toMatch(new RegExp(`${best} in the`));
      const named = classicalPlanets.find((planet) => planet === best);
      expect(named && isWeak(planets[named], planets)).toBe(false);
      expect(summary).toMatch(/has most in its favour\. (?:Its own stretch|Most stands|$)/);
    } else expect(summary).toMatch(/^[^.]+\. [^.]+\. Its own stretch of the year, under /);
    const [, lord] = /^(?:The )?(\w+) is lord of this year/.exec(summary) ?? [];
    expect(summary).not.toMatch(new RegExp(`Most stands against (?:the )?${lord}\\b`));
    count += 1;
  }
  expect(count).toBe(years.length);
});

test('In four of five years, no text on a yoga has two sentences that end with the same four words', () => {
  const repetitive = years.filter(({ planets }) =>
    varshaphalAnswer(planets, shortTexts, prose).some(({ yog_prediction: text }) => {
      const ends: readonly string[] = text.match(/(?:[^ ]+ ){3}[^ ]+\.(?= |$)/g) ?? [];
      return ends.some((end, i) => ends.indexOf(end) !== i);
    }),
  );
  expect(repetitive.length / years.length).toBeLessThan(0.2);
});

test('Two people with different years get different summaries', () => {
  expect(new Set(summaries).size).toBe(summaries.length);
});

test.each(writtenIn(allYearTexts))(
  'No sentence of a year in %s fits more than four of ten births',
  async (language) => {
    const [names, texts] = [await varshaphalTexts(language), await allYearTexts[language]()];
    const fits = new Map<string, number>();
    for (const year of years) {
      const predictions = varshaphalAnswer(year.planets, names, texts).map(
        ({ yog_prediction: text }) => text,
      );
      const sentences = [...predictions, summaryOf(year, texts)].join(' ').match(/[^.।]+[.।]/g) ?? [];
      for (const sentence of new Set(sentences.map((one) => one.trim())))
        fits.set(sentence, (fits.get(sentence) ?? 0) + 1);
    }
    const tooMany = [...fits].filter(([, count]) => count > 0.4 * years.length);
    expect(tooMany).toEqual([]);
  },
);
