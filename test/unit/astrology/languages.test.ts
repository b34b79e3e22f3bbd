import { expect, test } from 'vitest';
import { computeChart } from '../../../engines/chart/chart.ts';
import { annualChart } from '../../../engines/varshaphal/annual-chart.ts';
import { planetNames } from '../../../engines/zodiac/bodies.ts';
import { natalReading } from '../../../service/astrology/natal/reading/reading.ts';
import { allReadingTexts } from '../../../service/astrology/natal/reading/texts/index.ts';
import { natalTexts } from '../../../service/astrology/natal/texts/index.ts';
import { summaryOf } from '../../../service/astrology/varshaphal/annual-chart.ts';
import { varshaphalAnswer } from '../../../service/astrology/varshaphal/operation.ts';
import { varshaphalTexts } from '../../../service/astrology/varshaphal/texts/index.ts';
import { allYearTexts, yearTexts } from '../../../service/astrology/varshaphal/year/texts/index.ts';
import type { Language } from '../../../shared/contract/languages.ts';
import { randomBirths } from './oracle.ts';

const births = randomBirths(61, 120);
const charts = births.map((birth) => computeChart(birth, { houseSystem: 'placidus', zodiac: 'tropical' }));
const years = births.map((birth) => annualChart(birth, Math.min(2200, birth.year + 29)));

/** Every text of a table. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(strings);
}
const sentences = (text: string): string[] => text.match(/[^.?!।]+[.?!।]/g)?.map((one) => one.trim()) ?? [];

/** Words of English that the language itself does not have. */
const leftovers =
  /(?<!\p{L})(the|and|you|your|with|house|who|which|from|that|this|are|not|for|but|when|what|they|it|of|is|to)(?!\p{L})/iu;
const latin = ['de', 'es', 'fr'] as const satisfies readonly (keyof typeof allReadingTexts)[];
const scripts = { hi: 'Devanagari', ta: 'Tamil' } as const satisfies Partial<Record<Language, string>>;

test('every language of the reading and of the year is looked at here', () => {
  expect(Object.keys(allReadingTexts)).toEqual(['en', ...latin]);
  expect(Object.keys(allYearTexts)).toEqual(['en', ...Object.keys(scripts)]);
});

test.each(latin)(
  'a reading in %s has whole sentences, nothing twice, and no word of English',
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
        expect(text).toMatch(/^[¿¡]?\p{Lu}.*[.?!]$/u);
        expect(text).not.toMatch(/undefined|\.\.|,,| {2}|[.?] \p{Ll}|[{}$]/u);
        expect(`${title} ${text}`).not.toMatch(leftovers);
      }
    }
  },
);

test.each(latin)(
  'a reading in %s says the signs of the chart by the names of its tables',
  async (language) => {
    const texts = await allReadingTexts[language]();
    const { signs, names } = natalTexts(language);
    const stem = (name: string): string => name.slice(0, 4);
    for (const planet of planetNames) {
      texts.planets[planet].signs.forEach((text, i) => {
        expect(text).toContain(stem(signs[i] ?? '·'));
        expect(text).toContain(stem(names[planet]));
      });
      expect(new Set(texts.planets[planet].houses).size).toBe(12);
    }
  },
);

test('German nouns and pronouns agree: signs with their article, planets with er and sie', async () => {
  const { planets, ascendant, voice } = await allReadingTexts.de();
  const all = [...strings(planets), ...strings(ascendant), ...strings(voice)].join(' ');
  expect(all).not.toMatch(/\b(im|in den) (Jungfrau|Waage)/);
  expect(all).not.toMatch(/\bin der (Widder|Stier|Krebs|Löwe|Skorpion|Schütze|Steinbock|Wassermann)/);
  expect(all).not.toMatch(/\b(im|in der) (Zwilling|Fisch)/);
  for (const feminine of ['Sun', 'Venus'] as const) {
    for (const text of planets[feminine].houses)
      expect(text).not.toMatch(/(?<!\p{L})(er|ihn|ihm|seine)(?!\p{L})/iu);
  }
  for (const masculine of ['Moon', 'Mercury', 'Mars', 'Jupiter', 'Saturn'] as const) {
    for (const text of planets[masculine].houses)
      expect(text).not.toMatch(/(?<!\p{L})(sie|ihr|ihre)(?!\p{L})/u);
  }
});

test('Spanish contracts de and a with el, and says e and u before i and o', async () => {
  const all = strings(await allReadingTexts.es()).join(' ');
  expect(all).not.toMatch(/(?<!\p{L})(de|a) el(?!\p{L})/iu);
  expect(all).not.toMatch(/ y h?i(?!e)/i);
  expect(all).not.toMatch(/ o h?o/i);
  for (const text of strings(await allReadingTexts.es())) {
    expect(text.split('¿')).toHaveLength(text.split('?').length);
  }
});

test('French elides and contracts, and sets its double signs apart', async () => {
  for (const text of strings(await allReadingTexts.fr())) {
    expect(text).not.toMatch(/(?<!\p{L})(de|à) (le|les)(?= (Soleil|Lune|Ascendant|Milieu|maison|signes?))/iu);
    expect(text).not.toMatch(/(?<![\p{L}-])(le|la|de|que|ne|se|me|te|je) [aeéèêiîoôuœ](?!nzième)/iu);
    expect(text).not.toMatch(/[^  ][:;?!]/u);
    expect(text).not.toMatch(/'/);
  }
});

test('French agrees: the Moon and Venus are feminine', async () => {
  const { ascendant, voice } = await allReadingTexts.fr();
  for (const house of [3, 8, 11, 12]) {
    const told = ascendant.rulerHouses[house - 1];
    expect(told?.('Venus')).toMatch(/ (partie|descendue|assise|cachée) /);
    expect(told?.('Mars')).toMatch(/ (parti|descendu|assis|caché) /);
  }
  expect(voice.reasons.exalted('Moon', 'Moon')).toContain('exaltée');
});

test.each(Object.entries(scripts))(
  'a year in %s is written in its own script throughout',
  async (code, script) => {
    const language = code === 'hi' ? 'hi' : 'ta';
    const prose = await yearTexts(language);
    if (!prose) throw new Error(`${language} has no words for a year`);
    const letters = new RegExp(`^[\\p{Script=${script}}\\p{Script=Common}\\p{Script=Inherited}]+$`, 'u');
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
