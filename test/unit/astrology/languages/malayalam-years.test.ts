import { annualChart } from '@palmleaf/engines/varshaphal';
import { classicalPlanets, grahas, rulerOf } from '@palmleaf/engines/zodiac';
import { describe, expect, test } from 'vitest';
import { randomBirths, yearAtAge } from '../../../../packages/engines/test/astrology/oracle.ts';
import { summaryOf } from '../../../../packages/service/astrology/varshaphal/annual-chart.ts';
import { varshaphalAnswer } from '../../../../packages/service/astrology/varshaphal/operation.ts';
import { ruledHouses } from '../../../../packages/service/astrology/varshaphal/year/matters.ts';
import { inCase, itIs, or, together, too } from '../../../../packages/texts/languages/malayalam-cases.ts';
import varshaphal from '../../../../packages/texts/ml/varshaphal.json' with { type: 'json' };
import { languageTexts as malayalam } from '../../../../packages/texts/ml/year.ts';
import { onlyIn } from '../../../../packages/texts/test/astrology/languages/linter.ts';

const { texts: short } = varshaphal;

const houses = Array.from({ length: 12 }, (_, i) => i + 1);

describe('Malayalam grammar', () => {
  test('Malayalam declines every planet in every case by the ending of its name', () => {
    const cases = ['nominative', 'accusative', 'dative', 'genitive', 'sociative', 'ablative'] as const;
    const all = grahas.map((graha) => cases.map((how) => inCase(short.grahas[graha], how)).join(' '));
    expect(all).toEqual([
      'സൂര്യൻ സൂര്യനെ സൂര്യന് സൂര്യന്റെ സൂര്യനോട് സൂര്യനിൽ നിന്ന്',
      'ചന്ദ്രൻ ചന്ദ്രനെ ചന്ദ്രന് ചന്ദ്രന്റെ ചന്ദ്രനോട് ചന്ദ്രനിൽ നിന്ന്',
      'ചൊവ്വ ചൊവ്വയെ ചൊവ്വയ്ക്ക് ചൊവ്വയുടെ ചൊവ്വയോട് ചൊവ്വയിൽ നിന്ന്',
      'ബുധൻ ബുധനെ ബുധന് ബുധന്റെ ബുധനോട് ബുധനിൽ നിന്ന്',
      'വ്യാഴം വ്യാഴത്തെ വ്യാഴത്തിന് വ്യാഴത്തിന്റെ വ്യാഴത്തോട് വ്യാഴത്തിൽ നിന്ന്',
      'ശുക്രൻ ശുക്രനെ ശുക്രന് ശുക്രന്റെ ശുക്രനോട് ശുക്രനിൽ നിന്ന്',
      'ശനി ശനിയെ ശനിക്ക് ശനിയുടെ ശനിയോട് ശനിയിൽ നിന്ന്',
      'രാഹു രാഹുവിനെ രാഹുവിന് രാഹുവിന്റെ രാഹുവിനോട് രാഹുവിൽ നിന്ന്',
      'കേതു കേതുവിനെ കേതുവിന് കേതുവിന്റെ കേതുവിനോട് കേതുവിൽ നിന്ന്',
    ]);
  });

  test('Malayalam declines things and plurals, and doubles the consonant of a house in the ablative', () => {
    const words = ['വീട്', 'തൊഴിൽ', 'മക്കൾ', 'പാട്ട്'];
    expect(words.map((word) => inCase(word, 'genitive'))).toEqual([
      'വീടിന്റെ',
      'തൊഴിലിന്റെ',
      'മക്കളുടെ',
      'പാട്ടിന്റെ',
    ]);
    expect(words.map((word) => inCase(word, 'dative'))).toEqual(['വീടിന്', 'തൊഴിലിന്', 'മക്കൾക്ക്', 'പാട്ടിന്']);
    expect(words.map((word) => inCase(word, 'accusative'))).toEqual([
      'വീടിനെ',
      'തൊഴിലിനെ',
      'മക്കളെ',
      'പാട്ടിനെ',
    ]);
    expect(words.map((word) => inCase(word, 'ablative'))).toEqual([
      'വീട്ടിൽ നിന്ന്',
      'തൊഴിലിൽ നിന്ന്',
      'മക്കളിൽ നിന്ന്',
      'പാട്ടിൽ നിന്ന്',
    ]);
  });

  test('Malayalam joins «and», «or» and «it is» to a word with the linking sound', () => {
    expect(['ശുക്രൻ', 'ചൊവ്വ', 'വ്യാഴം', 'രാഹു', 'ശനിക്ക്', 'വീടിന്റെ'].map(too)).toEqual([
      'ശുക്രനും',
      'ചൊവ്വയും',
      'വ്യാഴവും',
      'രാഹുവും',
      'ശനിക്കും',
      'വീടിന്റെയും',
    ]);
    expect(['ശുക്രനെ', 'വ്യാഴം'].map(or)).toEqual(['ശുക്രനെയോ', 'വ്യാഴമോ']);
    expect(['ശനി', 'വ്യാഴം', 'ശനിക്ക്', together(['മക്കൾ', 'പഠനം'])].map(itIs)).toEqual([
      'ശനിയാണ്',
      'വ്യാഴമാണ്',
      'ശനിക്കാണ്',
      'മക്കളും പഠനവുമാണ്',
    ]);
    expect(together(['വീട്'])).toBe('വീട്');
  });
});

const matters: readonly string[] = houses.flatMap((ascendantSign) => {
  const lord = rulerOf(ascendantSign);
  return classicalPlanets
    .filter((other) => other !== lord)
    .flatMap((other, i) => {
      const thirds = classicalPlanets.filter((planet) => planet !== lord && planet !== other);
      return (['friendly', 'inimical', undefined] as const).flatMap((regard, j) =>
        (['Poorna', 'Vartamana', 'Bhavishyat', undefined] as const).flatMap((ithasala, k) =>
          [true, false].flatMap((isLordFaster) => {
            const third = ithasala === undefined ? undefined : thirds[(i + j + k) % thirds.length];
            const ruled = ruledHouses(other, ascendantSign);
            const weak = isLordFaster ? [other] : [lord, other];
            const matter = { lord, other, houses: ruled, isLordFaster, weak, regard, third, ithasala };
            return Object.values(malayalam.matters).flatMap((ways) =>
              ways.map((sentence) => sentence(matter)),
            );
          }),
        ),
      );
    });
});

const { summary, severalPlanets, allPlanets } = malayalam;
const places = classicalPlanets.flatMap((planet) => houses.map((house) => ({ planet, house })));
const at = new Date('2026-10-05T00:00:00Z');
const composed: readonly string[] = [
  ...matters,
  ...Object.values(allPlanets),
  ...places.flatMap((one) => [severalPlanets.Kuttha([one]), severalPlanets.Durupha([one])]),
  ...places.map(({ planet, house }) => summary.yearLord[planet](house)),
  ...summary.muntha,
  ...Object.values(summary.balance),
  ...houses.flatMap((ascendant) =>
    classicalPlanets.flatMap((planet) => {
      const matter = { planet, houses: ruledHouses(planet, ascendant) };
      return [summary.best(matter), summary.worst(matter)];
    }),
  ),
  ...grahas.map((graha) => summary.when(graha, at, at)),
];

const years = randomBirths(61, 120).map((birth) => annualChart(birth, yearAtAge(birth, 29)));
const texts = years.map((year) => [
  summaryOf(year, malayalam),
  ...varshaphalAnswer(year.planets, short, malayalam)
    .map(({ yog_prediction: text }) => text)
    .filter((text) => text !== ''),
]);

describe('the sentences of a Malayalam year', () => {
  const all = [...new Set([...composed, ...texts.flat()])];
  const without = (what: RegExp): void => expect(all.filter((text) => what.test(text))).toEqual([]);

  test('Every sentence of a Malayalam year is complete and in Malayalam letters only', () => {
    expect(all.length).toBeGreaterThan(4000);
    const letters = onlyIn('ml');
    expect(all.filter((text) => !letters.test(text) || !/^[\p{L}\d].*\.$/u.test(text))).toEqual([]);
    without(/undefined|\.\.|,,|::|;;| {2}| [.,:;]|[{}$]|'/u);
  });

  test('Every sentence of a Malayalam year joins letters by the spelling rules: no vowel after a vowel, a chillu or a virama, and no stray vowel inside a word', () => {
    without(/[\u0d3e-\u0d4c][\u0d3e-\u0d4d]|[ൻൽൾർൺം്][\u0d3e-\u0d4c]|[\p{L}\p{M}][അആഇഈഉഊഎഏഐഒഓഔ]/u);
    without(/[ൻൽൾർൺ]്|ം[യവ]|്[ംൻൽൾർൺ]/u);
  });

  test('Every sentence of a Malayalam year uses the case that each word requires', () => {
    const ends = (word: string, ending: string): void => without(new RegExp(`(?<!${ending}) ${word}`, 'u'));
    ends('ഇടയി', '[നക]ും');
    ends('കാര്യ(?:ം|ങ്ങൾ|ത്തിൽ|ത്തിന്)(?= ഒത്ത| കൈയെ| താനേ)', '(?:റെ|ുടെ|യും)');
    ends('അടുക്കുന്നു', 'ോട്');
    ends('തമ്മിൽ', 'ും');
    ends('മുദ്ദാദശ', '(?:ന്റെ|ുടെ)');
    for (const planet of classicalPlanets) {
      const other = planet === 'Saturn' ? 'Mars' : 'Saturn';
      const both = [other, planet] as const;
      expect(severalPlanets.Kuttha(both.map((one) => ({ planet: one, house: 4 })))).toContain(
        `നാലാം ഭാവത്തിലെ ${itIs(together(both.map((one) => short.grahas[one])))}.`,
      );
    }
    expect(
      severalPlanets.Durupha([
        { planet: 'Sun', house: 10 },
        { planet: 'Mars', house: 7 },
        { planet: 'Jupiter', house: 10 },
      ]),
    ).toContain('നിൽക്കുന്നത് ഏഴാം ഭാവത്തിലെ ചൊവ്വയും, പത്താം ഭാവത്തിലെ സൂര്യനും വ്യാഴവുമാണ്.');
  });

  test('Every sentence of a Malayalam year addresses the reader politely and promises nothing about health, death or money', () => {
    without(/(?<![\p{L}\p{M}])(?:നീ|നിന്റെ|നിന്നെ|നിനക്ക്|താങ്കൾ|അവൻ|അവൾ)(?![\p{L}\p{M}])/u);
    const promise =
      /ആരോഗ്യ|രോഗ|അസുഖ|മരണ|മരി(?:ക്ക|ച്ച)|മൃത്യു|ആയുസ്|(?<![\p{L}\p{M}])(?:പണം|പണത്ത|ധന)|സമ്പത്ത്|സമ്പന്ന|വരുമാന|സ്വത്ത|നഷ്ട/u;
    for (const one of ['ആരോഗ്യം നന്നാകും.', 'മരണം വൈകും.', 'ധാരാളം പണം വരും.']) expect(one).toMatch(promise);
    without(promise);
  });

  test('A yoga of a Malayalam year names each planet only once', () => {
    for (const yoga of [malayalam.matters.Radda, malayalam.matters.Duttota, malayalam.matters.Manahoo]) {
      for (const sentence of yoga) {
        const text = sentence({
          lord: 'Saturn',
          other: 'Venus',
          houses: [4, 9],
          isLordFaster: false,
          weak: ['Saturn', 'Venus'],
          regard: 'friendly',
          third: 'Jupiter',
          ithasala: undefined,
        });
        expect(text.split('ശനി')).toHaveLength(2);
        expect(text.split('4, 9 ഭാവങ്ങളുടെ അധിപനായ ശുക്ര')).toHaveLength(2);
      }
    }
  });
});

test('In fewer than a fifth of the Malayalam years, two sentences of one text end in the same four words', () => {
  const repetitive = texts.filter((texts) =>
    texts.some((text) => {
      const ends: readonly string[] = text.match(/(?:[^ ]+ ){3}[^ ]+\.(?= |$)/gu) ?? [];
      return ends.some((end, i) => ends.indexOf(end) !== i);
    }),
  );
  expect(repetitive.length / texts.length).toBeLessThan(0.2);
});
