import { randomBirths, yearAtAge } from '@palmleaf/engines/testing';
import { annualChart } from '@palmleaf/engines/varshaphal';
import { type ClassicalPlanet, classicalPlanets } from '@palmleaf/engines/zodiac';
import { inCase, itself, onlyIn, too } from '@palmleaf/texts/testing';
import { varshaphalTexts } from '@palmleaf/texts/varshaphal';
import type { Matter } from '@palmleaf/texts/year';
import { allYearTexts } from '@palmleaf/texts/year';
import { expect, test } from 'vitest';
import { summaryOf } from '../../../astrology/varshaphal/annual-chart.ts';
import { varshaphalAnswer } from '../../../astrology/varshaphal/operation.ts';
import { ruledHouses } from '../../../astrology/varshaphal/year/matters.ts';

const texts = await allYearTexts.kn();
const answerTexts = await varshaphalTexts('kn');
const signs = Array.from({ length: 12 }, (_, i) => i + 1);

const matters = signs.flatMap((ascendant) => {
  const lord = classicalPlanets.find((planet) => ruledHouses(planet, ascendant).includes(1));
  if (!lord) throw new Error(`nobody rules sign ${ascendant}`);
  return classicalPlanets
    .filter((other) => other !== lord)
    .flatMap((other, i): Matter[] =>
      ([true, false] as const).flatMap((isLordFaster) =>
        (['friendly', 'inimical'] as const).flatMap((regard) =>
          ([undefined, 'Vartamana', 'Poorna', 'Bhavishyat'] as const).map((ithasala) => ({
            lord,
            other,
            houses: ruledHouses(other, ascendant),
            isLordFaster,
            weak: isLordFaster ? [other] : [lord, other],
            regard,
            third: classicalPlanets.filter((one) => one !== lord && one !== other)[i % 5],
            ithasala,
          })),
        ),
      ),
    );
});
const day = (text: string): Date => new Date(`2026-${text}T00:00:00Z`);
const severalPlanets = (planets: readonly ClassicalPlanet[], house: number) =>
  planets.map((planet, i) => ({ planet, house: ((house + (i >> 1) - 1) % 12) + 1 }));
const allSentences = [
  ...new Set([
    ...matters.flatMap((matter) =>
      Object.values(texts.matters).flatMap((ways) => ways.map((way) => way(matter))),
    ),
    ...matters.flatMap(({ other: planet, houses }) => [
      texts.summary.best({ planet, houses }),
      texts.summary.worst({ planet, houses }),
      texts.summary.when(planet, day('04-02'), day('12-31')),
    ]),
    ...signs.flatMap((house) => [
      ...classicalPlanets.map((planet) => texts.summary.yearLord[planet](house)),
      ...[1, 2, 3, 7].flatMap((count) =>
        Object.values(texts.severalPlanets).map((sentence) =>
          sentence(severalPlanets(classicalPlanets.slice(0, count), house)),
        ),
      ),
    ]),
    ...texts.summary.muntha,
    ...Object.values(texts.summary.balance),
    ...Object.values(texts.allPlanets),
  ]),
];

test('Every sentence on every planet, house and state is complete and in Kannada throughout', () => {
  expect(allSentences.length).toBeGreaterThan(4000);
  const letters = onlyIn('kn');
  for (const text of allSentences) {
    expect(text).toMatch(letters);
    expect(text).toMatch(/\.$/);
    expect(text).not.toMatch(/undefined|\.\.|,,| {2}|[{}$]| [.,;:]|[ಾ-ೌ][ಾ-ೌ]|್[ಾ-ೌ]|(?:^| )[ಾ-ೌ್]/u);
  }
});

test('A year in Kannada does not mention health, death or money', () => {
  for (const text of allSentences)
    expect(text).not.toMatch(/ಆರೋಗ್ಯ|ರೋಗ|ಕಾಯಿಲೆ|ಸಾವು|ಮರಣ|ಆಯುಷ್ಯ|ಹಣ|ಸಂಪತ್ತು|ಆದಾಯ|ನಷ್ಟ|ಲಾಭ/u);
});

test('In Kannada one planet takes a masculine singular verb, and two take a plural verb', () => {
  const names = classicalPlanets.map((planet) =>
    inCase(answerTexts.grahas[planet], 'nominative', 'somebody'),
  );
  const he = new RegExp(`(?:^|[\\s])(?:${names.join('|')})(?= )`, 'u');
  const and = new RegExp(`(?:^|[\\s])(?:${names.map(too).join('|')})(?= )`, 'gu');
  const clauses = allSentences.flatMap((text) =>
    text.split(/[.:;] ?|, (?:ಆದರೆ|ಏಕೆಂದರೆ|ಆದ್ದರಿಂದ) |, (?=ಮುಂದಿನ ರಾಶಿಯಲ್ಲಿ|ನೀವು)/u),
  );
  const seen = { he: 0, they: 0 };
  for (const clause of clauses.filter((one) => /(?:ದೆ|ವೆ|[ಾಿ]ನೆ|[ಾಿ]ರೆ)$/u.test(one))) {
    if (he.test(clause)) {
      expect(clause).toMatch(/ಾನೆ$/u);
      seen.he += 1;
    } else if ((clause.match(and)?.length ?? 0) > 1) {
      expect(clause).toMatch(/ಾರೆ$/u);
      seen.they += 1;
    }
  }
  expect(seen.he).toBeGreaterThan(1000);
  expect(seen.they).toBeGreaterThan(300);
});

test('Kannada endings follow the last vowel of a word', () => {
  const genitives = 'ಶುಕ್ರನ ಗುರುವಿನ ಶನಿಯ ಕೇತುವಿನ'.split(' ');
  expect(
    (['Venus', 'Jupiter', 'Saturn', 'Ketu'] as const).map((one) =>
      inCase(answerTexts.grahas[one], 'genitive', 'somebody'),
    ),
  ).toEqual(genitives);
  expect(inCase('ಮನೆ ಮತ್ತು ಭೂಮಿ', 'genitive')).toBe('ಮನೆ ಮತ್ತು ಭೂಮಿಯ');
  expect(['ಕೆಲಸ', 'ಸ್ವತ್ತು', 'ಮಕ್ಕಳು', 'ವಿದ್ಯೆ'].map((word) => inCase(word, 'dative'))).toEqual([
    'ಕೆಲಸಕ್ಕೆ',
    'ಸ್ವತ್ತಿಗೆ',
    'ಮಕ್ಕಳಿಗೆ',
    'ವಿದ್ಯೆಗೆ',
  ]);
  expect(['ಕೆಲಸ', 'ಸ್ವತ್ತು', 'ಮಕ್ಕಳು', 'ವಿದ್ಯೆ'].map((word) => inCase(word, 'ablative'))).toEqual([
    'ಕೆಲಸದಿಂದ',
    'ಸ್ವತ್ತಿನಿಂದ',
    'ಮಕ್ಕಳಿಂದ',
    'ವಿದ್ಯೆಯಿಂದ',
  ]);
  expect(too(inCase('ಗುರು', 'accusative', 'somebody'))).toBe('ಗುರುವನ್ನೂ');
  expect(too(inCase('ಶನಿ', 'dative', 'somebody'))).toBe('ಶನಿಗೂ');
  expect(too(inCase('ಸೂರ್ಯ', 'nominative', 'somebody'))).toBe('ಸೂರ್ಯನೂ');
  expect(['ಭೂಮಿ', 'ಸ್ವತ್ತು', 'ಕೆಲಸ', 'ಮಕ್ಕಳು'].map((word) => itself(inCase(word, 'nominative')))).toEqual([
    'ಭೂಮಿಯೇ',
    'ಸ್ವತ್ತೇ',
    'ಕೆಲಸವೇ',
    'ಮಕ್ಕಳೇ',
  ]);
  for (const text of allSentences) {
    expect(text).not.toMatch(/(?:ಗುರು|ಶನಿ)(?:ನ|ದ|ಕ್ಕೆ)|(?:ಸೂರ್ಯ|ಚಂದ್ರ|ಮಂಗಳ|ಬುಧ|ಶುಕ್ರ)(?:ದ|ಯ|ವ|ಕ್ಕೆ|ಗೆ)/u);
  }
});

test('A Kannada sentence names a house once for all its planets, and one planet takes a singular verb', () => {
  const { Kuttha } = texts.severalPlanets;
  expect(
    Kuttha([
      { planet: 'Sun', house: 10 },
      { planet: 'Mercury', house: 10 },
      { planet: 'Jupiter', house: 5 },
    ]),
  ).toMatch(/^ಈ ವರ್ಷ ಹತ್ತನೇ ಭಾವದಲ್ಲಿರುವ ಸೂರ್ಯನೂ ಬುಧನೂ, ಐದನೇ ಭಾವದಲ್ಲಿರುವ ಗುರುವೂ ಬಲಿಷ್ಠರಾಗಿದ್ದಾರೆ\./u);
  expect(Kuttha([{ planet: 'Saturn', house: 1 }])).toMatch(/ಭಾವದಲ್ಲಿರುವ ಶನಿಯು ಬಲಿಷ್ಠನಾಗಿದ್ದಾನೆ\./u);
  expect(texts.summary.when('Rahu', day('04-02'), day('06-05'))).toContain(
    'ರಾಹುವಿನ ಮುದ್ದಾ ದಶೆಯಲ್ಲಿ, ಸುಮಾರು ಏಪ್ರಿಲ್ 2ರಿಂದ ಜೂನ್ 5ರವರೆಗೆ',
  );
});

test('Fewer than one year in five has two Kannada sentences with the same ending', () => {
  const years = randomBirths(91, 120).map((birth) => annualChart(birth, yearAtAge(birth, 33)));
  const repetitive = years.filter((year) => {
    const predictions = varshaphalAnswer(year.planets, answerTexts, texts).map(
      ({ yog_prediction: text }) => text,
    );
    const ends = [...predictions, summaryOf(year, texts)].flatMap(
      (text) => text.match(/(?:[^ ]+ ){3}[^ ]+\.(?= |$)/g) ?? [],
    );
    return ends.some((end, i) => ends.indexOf(end) !== i);
  });
  expect(repetitive.length / years.length).toBeLessThan(0.2);
});
