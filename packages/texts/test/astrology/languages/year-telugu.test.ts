import { classicalPlanets } from '@palmleaf/engines/zodiac';
import { expect, test } from 'vitest';
import { drawnOut, inCase } from '../../../languages/telugu-cases.ts';
import varshaphal from '../../../te/varshaphal.json' with { type: 'json' };
import { languageTexts as telugu } from '../../../te/year.ts';
import type { Matter, Standing } from '../../../year/texts.ts';
import { onlyIn, sentences } from './linter.ts';

const { texts: named } = varshaphal;

const names = Object.values(named.grahas);
const houses = Array.from({ length: 12 }, (_, i) => i + 1);
const ruled: readonly (readonly number[])[] = [
  ...houses.slice(1).map((house) => [house]),
  ...[1, 3, 5, 7].flatMap((apart) =>
    houses.flatMap((house) => (house > 1 && house + apart <= 12 ? [[house, house + apart]] : [])),
  ),
];
const pairs = classicalPlanets.flatMap((lord) =>
  classicalPlanets.filter((other) => other !== lord).map((other) => ({ lord, other })),
);

const matters: readonly Matter[] = pairs.flatMap(({ lord, other }, p) => {
  const thirds = [...classicalPlanets.filter((third) => third !== lord && third !== other), undefined];
  return [true, false].flatMap((isLordFaster, f) =>
    (['friendly', 'inimical', undefined] as const).flatMap((regard, r) =>
      (['Poorna', 'Bhavishyat', undefined] as const).map((ithasala, i) => {
        const turn = 9 * f + 3 * r + i;
        const their = ruled[(18 * p + turn) % ruled.length] ?? [2];
        const weak = isLordFaster ? [other] : [lord, other];
        return { lord, other, houses: their, isLordFaster, weak, regard, third: thirds[turn % 6], ithasala };
      }),
    ),
  );
});

const standings: readonly (readonly Standing[])[] = classicalPlanets.flatMap((planet, i) =>
  houses.flatMap((house) => [
    [{ planet, house }],
    [
      { planet, house },
      { planet: classicalPlanets[(i + 1) % 7] ?? 'Sun', house: 4 },
      { planet: classicalPlanets[(i + 2) % 7] ?? 'Sun', house },
    ],
  ]),
);

const ofMatters = [
  ...new Set(
    Object.values(telugu.matters)
      .flat()
      .flatMap((sentence) => matters.map(sentence)),
  ),
];
const gathered = Object.values(telugu.severalPlanets).flatMap((sentence) => standings.map(sentence));
const allSentences = [
  ...new Set([
    ...ofMatters,
    ...gathered,
    ...Object.values(telugu.allPlanets),
    ...houses.flatMap((house) => Object.values(telugu.summary.yearLord).map((sentence) => sentence(house))),
    ...telugu.summary.muntha,
    ...Object.values(telugu.summary.balance),
    ...classicalPlanets.flatMap((planet) =>
      ruled.flatMap((their) => [
        telugu.summary.best({ planet, houses: their }),
        telugu.summary.worst({ planet, houses: their }),
      ]),
    ),
    ...([...classicalPlanets, 'Rahu', 'Ketu'] as const).map((lord, i) =>
      telugu.summary.when(lord, new Date(Date.UTC(2026, i, 3)), new Date(Date.UTC(2026, i + 1, 9))),
    ),
  ]),
];
const wrong = (fault: RegExp): string[] => allSentences.filter((text) => fault.test(text));

test('A year in Telugu uses only Telugu letters, in whole sentences without gaps', () => {
  expect(allSentences.length).toBeGreaterThan(5000);
  expect(allSentences.filter((text) => !onlyIn('te').test(text))).toEqual([]);
  expect(wrong(/undefined|\.\.|,,|:,| {2}|[{}$']|[^.]$/u)).toEqual([]);
  expect(wrong(/మరియు/u)).toEqual([]);
});

test('Telugu case endings follow the vowel of the stem', () => {
  expect(inCase('సూర్యుడు', 'accusative')).toBe('సూర్యుడిని');
  expect(inCase('సూర్యుడు', 'dative')).toBe('సూర్యుడికి');
  expect(inCase('గురువు', 'accusative')).toBe('గురువును');
  expect(inCase('గురువు', 'dative')).toBe('గురువుకు');
  expect(inCase('శని', 'accusative')).toBe('శనిని');
  expect(inCase('శని', 'sociative')).toBe('శనితో');
  expect(drawnOut(inCase('రాహువు', 'dative'))).toBe('రాహువుకూ');
  // -డు before an ending, or an ending of the other vowel.
  expect(wrong(/డు(?:ని|ను|కి|కు|తో)/u)).toEqual([]);
  expect(wrong(/[డన]ి[నక][ుూ](?![\p{L}\p{M}])|వు[నక][ిీ](?![\p{L}\p{M}])/u)).toEqual([]);
  expect(wrong(/డ[ుూ] (?:మధ్య|నడుమ|కోసం|వైపు|కాంతి|కలయిక|ముద్దా|గానీ)/u)).toEqual([]);
});

test('A Telugu verb ends in -డు for one planet and in -రు for two, and long and short forms never mix', () => {
  const nominative = names.map(drawnOut).join('|');
  const pair = new RegExp(`(?<![\\p{L}\\p{M}])(?:${nominative})(?![\\p{L}\\p{M}])`, 'gu');
  const clauses = ofMatters.flatMap((text) => text.split(/[.;:]/u));
  const counted = clauses.map((clause) => ({ clause, count: clause.match(pair)?.length ?? 0 }));
  expect(counted.filter(({ count }) => count !== 0 && count !== 2)).toEqual([]);
  const ofTwo = counted.filter(({ count }) => count === 2).map(({ clause }) => clause);
  expect(ofTwo.length).toBeGreaterThan(1000);
  const plural = /న్నారు|చారు|యారు|ఒక్కరే|ఒప్పుకున్నా|చూసుకోవడం లేదు|మోయలేని/u;
  expect(ofTwo.filter((clause) => !plural.test(clause))).toEqual([]);
  for (const text of gathered) {
    const [first = ''] = sentences(text);
    const count = names.filter((name) =>
      new RegExp(`(?:${name}|${drawnOut(name)}) `, 'u').test(first),
    ).length;
    expect(first).toMatch(count > 1 ? /ఉన్నారు\.$/u : /ఉన్నాడు\.$/u);
    const places = first.match(/[\p{L}\p{M}]+ భావంలోని/gu) ?? [];
    expect(new Set(places).size, first).toBe(places.length);
  }
});

test('A year in Telugu addresses everybody by the polite మీరు (you)', () => {
  expect(wrong(/(?<![\p{L}\p{M}])(?:నువ్వు|నీవు|నీకు|నిన్ను|నీ|నీతో)(?![\p{L}\p{M}])/u)).toEqual([]);
  // Familiar imperatives, where only -ండి is polite.
  expect(wrong(/(?:పెట్టు|చేయి|చెయ్యి|అడుగు|ఉంచుకో|చూసుకో|వెళ్లకు|సాగు|పెట్టుకోకు|చూడకు)[.,;:]/u)).toEqual([]);
});

test('A year in Telugu names the ruler of one house in one word, and of two houses in two', () => {
  const one = telugu.summary.worst({ planet: 'Venus', houses: [7] });
  const two = telugu.summary.worst({ planet: 'Venus', houses: [2, 7] });
  expect(one).toMatch(/^ఏడవ భావాధిపతి శుక్రుడికి /u);
  expect(two).toMatch(/^రెండవ, ఏడవ భావాల అధిపతి శుక్రుడికి /u);
});

test('No text of a year in Telugu promises health, death or money', () => {
  const promises =
    /(?<![\p{L}\p{M}])(?:ఆరోగ్య|అనారోగ్య|వ్యాధి|రోగ|జబ్బు|మరణ|చావు|మృత్యు|ఆయుష్|ఆయుర్|డబ్బు|ధన|సంపద|ఐశ్వర్య|ఆదాయ|ఆస్తి)/u;
  for (const promise of ['ఆరోగ్యం బాగుంటుంది.', 'మరణం ఆలస్యంగా వస్తుంది.', 'ధనలాభం కలుగుతుంది.'])
    expect(promise).toMatch(promises);
  expect(wrong(promises)).toEqual([]);
});

test('A date in Telugu begins with the month', () => {
  const text = telugu.summary.when(
    'Rahu',
    new Date('2026-01-05T00:00:00Z'),
    new Date('2026-02-23T00:00:00Z'),
  );
  expect(text).toContain('రాహువు ముద్దా దశ: సుమారు జనవరి 5 నుండి ఫిబ్రవరి 23 వరకు.');
});
