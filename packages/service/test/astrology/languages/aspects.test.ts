import { aspectPoints, computeChart } from '@palmleaf/engines/chart';
import { randomBirths } from '@palmleaf/engines/testing';
import { planetNames } from '@palmleaf/engines/zodiac';
import {
  type AspectsLanguage,
  allAspectsTexts,
  aspectsLanguages,
  faults,
  leftoversIn,
  onlyIn,
  sentences,
  stemsOf,
  strings,
} from '@palmleaf/texts/testing';
import { expect, test } from 'vitest';
import { aspectsReport } from '../../../astrology/aspects-report/report.ts';

const charts = randomBirths(67, 80).map((birth) =>
  computeChart(birth, { houseSystem: 'placidus', zodiac: 'tropical' }),
);
const languages = aspectsLanguages.filter((code): code is Exclude<AspectsLanguage, 'en'> => code !== 'en');

test.each(languages)(
  'The report in %s has a text of two sentences or more for every pair and kind, and repeats no sentence',
  async (language) => {
    const { pairs } = await allAspectsTexts[language]();
    const english = await allAspectsTexts.en();
    expect(Object.keys(pairs)).toEqual(Object.keys(english.pairs));
    const table = strings(pairs);
    expect(table).toHaveLength(strings(english.pairs).length);
    const all = table.flatMap(sentences);
    expect(new Set(all).size).toBe(all.length);
    for (const text of table) expect(sentences(text).length).toBeGreaterThan(1);
  },
);

test.each(languages)('Paragraphs in %s are whole sentences without a word of English', async (language) => {
  const texts = await allAspectsTexts[language]();
  const { planets } = stemsOf(language);
  for (const chart of charts) {
    const report = aspectsReport(chart, texts);
    const own = report.flatMap((aspect) => sentences(aspect.report));
    expect(new Set(own).size).toBe(own.length);
    for (const { aspect, report: text } of report) {
      expect(text).toMatch(/^[¿¡]?[\p{Lu}\p{Lo}].*[.?!।]$/u);
      expect(text).not.toMatch(faults);
      expect(text).not.toMatch(leftoversIn(language));
      expect(text).toMatch(onlyIn(language));
      for (const planet of planetNames) {
        if (planet === aspect.aspecting || planet === aspect.aspected)
          expect(text).toContain(planets[planet]);
      }
    }
  }
});

test.each(languages)(
  'A sentence in %s about two signs names both signs and both points',
  async (language) => {
    const { signPairs } = await allAspectsTexts[language]();
    const { signs } = stemsOf(language);
    const signsApart = { same: 0, sextile: 2, square: 3, trine: 4, opposition: 6 } as const;
    for (const kind of ['same', 'sextile', 'square', 'trine', 'opposition'] as const) {
      for (const [i, text] of signPairs[kind].entries()) {
        expect(text).toContain(signs[i] ?? '·');
        expect(text).toContain(signs[(i + signsApart[kind]) % 12] ?? '·');
        expect(text.match(/\{[ab]\}/g)).toEqual(['{a}', '{b}']);
      }
    }
    for (const text of signPairs.across) expect(text.match(/\{\w\}/g)).toEqual(['{a}', '{s}', '{b}', '{t}']);
  },
);

test.each(languages)(
  'Texts on houses and orbs in %s fit any planet, and each house has a distinct text',
  async (language) => {
    const { sameHouse, twoHouses, oneHouse, nearness } = await allAspectsTexts[language]();
    const houses = Array.from({ length: 12 }, (_, i) => i + 1);
    for (const sentence of sameHouse) expect(new Set(houses.map(sentence)).size).toBe(12);
    for (const sentence of twoHouses) {
      expect(new Set(houses.map((house) => sentence(house, 1))).size).toBe(12);
      expect(new Set(houses.map((house) => sentence(1, house))).size).toBe(12);
    }
    for (const sentence of oneHouse) {
      expect(new Set(houses.map((house) => sentence('Venus', house))).size).toBe(12);
      expect(new Set(planetNames.map((planet) => sentence(planet, 1))).size).toBe(10);
    }
    for (const sentence of Object.values(nearness).flat()) {
      expect(new Set(aspectPoints.map((point) => sentence(point, 'Mars', '1°02′'))).size).toBe(12);
      expect(new Set(aspectPoints.map((point) => sentence('Mars', point, '1°02′'))).size).toBe(12);
      expect(sentence('Sun', 'Moon', '1°02′')).toContain('1°02′');
    }
  },
);

test.each(languages)(
  'Two reports in %s share on average less than 15 %% of their sentences',
  async (language) => {
    const texts = await allAspectsTexts[language]();
    const all = charts.map((chart) => aspectsReport(chart, texts).flatMap(({ report }) => sentences(report)));
    const shares = all.map((own, i) => {
      const other = new Set(all[(i + 1) % all.length]);
      return own.filter((sentence) => other.has(sentence)).length / own.length;
    });
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.15);
  },
);
