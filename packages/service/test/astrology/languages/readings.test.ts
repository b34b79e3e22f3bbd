import { computeChart } from '@palmleaf/engines/chart';
import { randomBirths } from '@palmleaf/engines/testing';
import { planetNames } from '@palmleaf/engines/zodiac';
import {
  allReadingTexts,
  faults,
  leftoversIn,
  onlyIn,
  type ReadingLanguage,
  readingLanguages,
  sentences,
  stemsOf,
  strings,
} from '@palmleaf/texts/testing';
import { expect, test } from 'vitest';
import { natalReading } from '../../../astrology/natal/reading/reading.ts';

const charts = randomBirths(61, 120).map((birth) =>
  computeChart(birth, { houseSystem: 'placidus', zodiac: 'tropical' }),
);
const languages = readingLanguages.filter((code): code is Exclude<ReadingLanguage, 'en'> => code !== 'en');

test.each(languages)(
  'A reading in %s has whole sentences, nothing twice, and no word of English',
  async (language) => {
    const texts = await allReadingTexts[language]();
    const table = strings(texts).flatMap(sentences);
    expect(table.length).toBeGreaterThan(400);
    expect(new Set(table).size).toBe(table.length);
    for (const chart of charts) {
      const parts = natalReading(chart, texts);
      const own = parts.flatMap(({ text }) => sentences(text));
      expect(new Set(own).size).toBe(own.length);
      for (const { title, text } of parts) {
        expect(text).toMatch(/^[¿¡]?[\p{Lu}\p{Lo}].*[.?!।]$/u);
        expect(text).not.toMatch(faults);
        expect(`${title} ${text}`).not.toMatch(leftoversIn(language));
        expect(`${title} ${text}`).toMatch(onlyIn(language));
      }
    }
  },
);

test.each(languages)(
  'A reading in %s uses the same names of signs and planets as the tables of its language',
  async (language) => {
    const texts = await allReadingTexts[language]();
    const { signs, planets } = stemsOf(language);
    for (const planet of planetNames) {
      texts.planets[planet].signs.forEach((text, i) => {
        expect(text).toContain(signs[i] ?? '·');
        expect(text).toContain(planets[planet]);
      });
      expect(new Set(texts.planets[planet].houses).size).toBe(12);
    }
  },
);

test.each(languages)(
  'Two readings in %s share on average less than 15 % of their sentences',
  async (language) => {
    const texts = await allReadingTexts[language]();
    const all = charts.map((chart) => natalReading(chart, texts).flatMap(({ text }) => sentences(text)));
    const shares = all.map((own, i) => {
      const other = new Set(all[(i + 1) % all.length]);
      return own.filter((sentence) => other.has(sentence)).length / own.length;
    });
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.15);
  },
);
