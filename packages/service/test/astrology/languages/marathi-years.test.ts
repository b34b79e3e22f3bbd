import { randomBirths, yearAtAge } from '@palmleaf/engines/testing';
import type { IthasalaKind } from '@palmleaf/engines/varshaphal';
import { annualChart } from '@palmleaf/engines/varshaphal';
import { type ClassicalPlanet, classicalPlanets, rulerOf } from '@palmleaf/engines/zodiac';
import { onlyIn, strings } from '@palmleaf/texts/testing';
import { varshaphalTexts } from '@palmleaf/texts/varshaphal';
import type { Matter } from '@palmleaf/texts/year';
import { allYearTexts } from '@palmleaf/texts/year';
import { expect, test } from 'vitest';
import { summaryOf } from '../../../astrology/varshaphal/annual-chart.ts';
import { varshaphalAnswer } from '../../../astrology/varshaphal/operation.ts';
import { ruledHouses } from '../../../astrology/varshaphal/year/matters.ts';

const prose = await allYearTexts.ma();
const answerTexts = await varshaphalTexts('ma');
const signs = Array.from({ length: 12 }, (_, i) => i + 1);
const kinds: readonly (IthasalaKind | undefined)[] = ['Poorna', 'Bhavishyat', undefined];

const matters: readonly Matter[] = signs.flatMap((ascendant) => {
  const lord = rulerOf(ascendant);
  const others = classicalPlanets.filter((planet) => planet !== lord);
  return others.flatMap((other, index) =>
    (['friendly', 'inimical', undefined] as const).flatMap((regard, i) =>
      [true, false].map((isLordFaster, j) => {
        const third = [...others, undefined][(ascendant + index + 2 * i + j) % 7];
        return {
          lord,
          other,
          houses: ruledHouses(other, ascendant),
          isLordFaster,
          weak: isLordFaster ? [other] : [lord, other],
          regard,
          third: third === other ? undefined : third,
          ithasala: kinds[(i + j + ascendant) % kinds.length],
        };
      }),
    ),
  );
});

const from = new Date(Date.UTC(2026, 4, 1));
const to = new Date(Date.UTC(2026, 7, 30));
const sentences: readonly string[] = [
  ...new Set([
    ...matters.flatMap((matter) =>
      Object.values(prose.matters).flatMap((ways) => ways.map((sentence) => sentence(matter))),
    ),
    ...matters.flatMap(({ other: planet, houses }) => [
      prose.summary.best({ planet, houses }),
      prose.summary.worst({ planet, houses }),
      prose.summary.when(planet, from, to),
    ]),
    ...classicalPlanets.flatMap((planet) =>
      signs.flatMap((house) => [
        prose.summary.yearLord[planet](house),
        prose.severalPlanets.Kuttha([{ planet, house }]),
        prose.severalPlanets.Durupha([
          { planet, house },
          { planet: 'Sun', house: 13 - house },
        ]),
      ]),
    ),
    ...strings(prose.allPlanets),
    ...strings(prose.summary),
  ]),
];

const names = classicalPlanets.map((planet) => answerTexts.grahas[planet]).join('|');

test('Every planet in every house and state has whole sentences in Marathi with a full stop', () => {
  expect(sentences.length).toBeGreaterThan(4000);
  for (const text of [...sentences, ...strings(answerTexts)]) {
    expect(text).toMatch(onlyIn('ma'));
    expect(text).not.toMatch(/ {2}|undefined|[{}$।]|,,|\.\.| [,.:;]/);
  }
  for (const text of sentences) expect(text).toMatch(/\.$/);
});

test('Marathi texts contain no Hindi words', () => {
  for (const text of [...sentences, ...strings(answerTexts)]) {
    expect(text).not.toMatch(/मंगल|चन्द्र|शनि(?!\p{M})|गुरु|भाव(?!ंड)/u);
    expect(text).not.toMatch(/(?<![\p{L}\p{M}])(के|को|में|से|है|हैं|और|पर|इस)(?![\p{L}\p{M}])/u);
  }
});

test('Marathi endings are attached, and a name that ends in a consonant lengthens before them', () => {
  const endings = 'ला|चा|ची|चे|च्या|कडे|मध्ये|पासून|पर्यंत|साठी|शी|वर';
  const apart = new RegExp(`(?<![\\p{L}\\p{M}])(${endings})(?![\\p{L}\\p{M}])`, 'u');
  const bare = new RegExp(`(सूर्य|चंद्र|मंगळ|बुध|शुक्र|ग्रह)(${endings})`, 'u');
  for (const text of sentences) {
    expect(text).not.toMatch(apart);
    expect(text).not.toMatch(bare);
    expect(text).not.toMatch(/[ीूाे]ा/u);
  }
  expect(prose.summary.when('Mars', from, to)).toContain('मंगळाची मुद्दा दशा, साधारण 1 मेपासून 30 ऑगस्टपर्यंत');
  expect(prose.summary.when('Saturn', from, to)).toContain('शनीची मुद्दा दशा');
  expect(prose.summary.when('Rahu', from, to)).toContain('राहूची मुद्दा दशा');
});

test('In Marathi the genitive of one house is singular, and that of two houses is plural', () => {
  const seen = { one: 0, two: 0 };
  for (const text of sentences) {
    for (const [, second, ending] of text.matchAll(/(व )?[\p{L}\p{M}]+ स्थान(ाचा|ांचा) स्वामी/gu)) {
      expect(ending, text).toBe(second ? 'ांचा' : 'ाचा');
      seen[second ? 'two' : 'one'] += 1;
    }
  }
  expect(seen.one).toBeGreaterThan(500);
  expect(seen.two).toBeGreaterThan(500);
});

test('In Marathi a plural pronoun refers to two planets, and a singular pronoun to one', () => {
  const seen = { pair: 0, alone: 0 };
  const ruler = `[\\p{L}\\p{M}]+(?: व [\\p{L}\\p{M}]+)? स्थाना(?:चा|ंचा) स्वामी (?:${names})`;
  const lord = new RegExp(`((?:${names}) आणि )?${ruler} (\\S+)`, 'gu');
  for (const text of sentences) {
    for (const [, first, next] of text.matchAll(lord)) {
      const then = first ? /^(यां|नुकतेच$|एकमेकां|हे$)/ : /^(याच्या|याला$|हा$|या$|आता$|आणि$)/;
      expect(next, text).toMatch(then);
      seen[first ? 'pair' : 'alone'] += 1;
    }
  }
  expect(seen.pair).toBeGreaterThan(500);
  expect(seen.alone).toBeGreaterThan(500);
  const at = (planet: ClassicalPlanet, house: number) => ({ planet, house });
  expect(prose.severalPlanets.Kuttha([at('Jupiter', 4)])).toMatch(/^या वर्षी चौथ्या स्थानातील गुरू बलवान आहे\. /);
  expect(
    prose.severalPlanets.Durupha([at('Moon', 6), at('Mars', 8), at('Mercury', 6), at('Saturn', 12)]),
  ).toMatch(/^या वर्षी सहाव्या स्थानातील चंद्र व बुध, आठव्या स्थानातील मंगळ आणि बाराव्या स्थानातील शनी दुर्बळ आहेत\.$/);
});

test('A year in Marathi makes no promise of health, death or money', () => {
  for (const text of sentences) {
    expect(text).not.toMatch(/आरोग्य|आजार|रोग|मृत्यू|मरण|पैस|धनला|संपत्ती|उत्पन्न|तोटा|नक्कीच|हमखास/);
  }
});

test('In four of five years, no Marathi text on a yoga has two sentences that end with the same three words, and every summary differs', () => {
  const years = randomBirths(91, 120).map((birth) => annualChart(birth, yearAtAge(birth, 33)));
  const repetitive = years.filter(({ planets }) =>
    varshaphalAnswer(planets, answerTexts, prose).some(({ yog_prediction: text }) => {
      const ends: readonly string[] = text.match(/(?:[^ ]+ ){2}[^ ]+\.(?= |$)/g) ?? [];
      return ends.some((end, i) => ends.indexOf(end) !== i);
    }),
  );
  expect(repetitive.length / years.length).toBeLessThan(0.2);
  expect(new Set(years.map((year) => summaryOf(year, prose))).size).toBe(years.length);
});
