import { isFaster, randomBirths, yearAtAge } from '@palmleaf/engines/testing';
import { annualChart } from '@palmleaf/engines/varshaphal';
import { type ClassicalPlanet, classicalPlanets, rulerOf } from '@palmleaf/engines/zodiac';
import { bengali, onlyIn, sentences } from '@palmleaf/texts/testing';
import { varshaphalTexts } from '@palmleaf/texts/varshaphal';
import type { Matter } from '@palmleaf/texts/year';
import { expect, test } from 'vitest';
import { annualRecord, summaryOf } from '../../../astrology/varshaphal/annual-chart.ts';
import { varshaphalAnswer } from '../../../astrology/varshaphal/operation.ts';
import { ascendantSignOf, ruledHouses } from '../../../astrology/varshaphal/year/matters.ts';

const shortTexts = await varshaphalTexts('bn');

const houses = Array.from({ length: 12 }, (_, i) => i + 1);
const ordinals = 'প্রথম দ্বিতীয় তৃতীয় চতুর্থ পঞ্চম ষষ্ঠ সপ্তম অষ্টম নবম দশম একাদশ দ্বাদশ'.split(' ');
const genitives: Readonly<Record<ClassicalPlanet, string>> = {
  Sun: 'সূর্যের',
  Moon: 'চন্দ্রের',
  Mars: 'মঙ্গলের',
  Mercury: 'বুধের',
  Jupiter: 'বৃহস্পতির',
  Venus: 'শুক্রের',
  Saturn: 'শনির',
};
const ofMatters = new Set(
  'পথের সম্বলের ভ্রমণের জমির বিদ্যার প্রতিযোগিতার অংশীদারির জ্ঞানের দূরযাত্রার সুনামের আশার দেশের পরিবারের যোগাযোগের ঘরবাড়ির সন্তানের কাজের দায়িত্বের কর্মজীবনের বন্ধুত্বের সময়ের'.split(
    ' ',
  ),
);
const { grahas } = shortTexts;

type Met = Pick<Matter, 'lord' | 'other' | 'houses' | 'isLordFaster' | 'weak'>;
const meetings: readonly Met[] = houses.flatMap((sign) => {
  const lord = rulerOf(sign);
  return classicalPlanets
    .filter((other) => other !== lord)
    .map((other) => ({
      lord,
      other,
      houses: ruledHouses(other, sign),
      isLordFaster: isFaster(lord, other),
      weak: isFaster(lord, other) ? [other] : [lord, other],
    }));
});
const matters: readonly Matter[] = meetings.flatMap((met) => [
  ...(['friendly', 'inimical'] as const).flatMap((regard) =>
    (['Vartamana', 'Poorna', 'Bhavishyat'] as const).map((ithasala) => ({
      ...met,
      regard,
      third: undefined,
      ithasala,
    })),
  ),
  ...classicalPlanets
    .filter((third) => third !== met.lord && third !== met.other)
    .map((third) => ({ ...met, regard: 'friendly' as const, third, ithasala: undefined })),
]);
const withoutMoon = matters.filter(({ lord, other }) => lord !== 'Moon' && other !== 'Moon');
const { summary, severalPlanets, allPlanets } = bengali;
const allSentences = [
  ...new Set([
    ...Object.entries(bengali.matters).flatMap(([yoga, ways]) =>
      ways.flatMap((sentence) => (/kamboola|Khallasara/i.test(yoga) ? withoutMoon : matters).map(sentence)),
    ),
    ...matters.flatMap(({ other: planet, houses: its }) => [
      summary.best({ planet, houses: its }),
      summary.worst({ planet, houses: its }),
    ]),
    ...classicalPlanets.flatMap((planet) =>
      houses.flatMap((house) => [
        summary.yearLord[planet](house),
        severalPlanets.Kuttha([{ planet, house }]),
        severalPlanets.Durupha(
          classicalPlanets.map((one) => ({ planet: one, house: one === planet ? house : 12 })),
        ),
        summary.when(planet, new Date(Date.UTC(2026, house - 1, 3)), new Date(Date.UTC(2026, house, 21))),
      ]),
    ),
    ...summary.muntha,
    ...Object.values(summary.balance),
    ...Object.values(allPlanets),
  ]),
];
const years = randomBirths(67, 80).map((birth) => annualChart(birth, yearAtAge(birth, 29)));

const faulty = (fault: RegExp): readonly string[] => allSentences.filter((text) => fault.test(text));

test('Every planet in every house and state has whole sentences in Bengali letters', () => {
  const letters = onlyIn('bn');
  expect(allSentences.length).toBeGreaterThan(5000);
  expect(allSentences.filter((text) => !letters.test(text) || !text.endsWith('।'))).toEqual([]);
  expect(faulty(/ {2}|undefined|[{}$.]|,,| [,:;।]|(?<=^|\s)(\S+) \1(?=\s)/)).toEqual([]);
  expect(allSentences.filter((text) => text !== text.normalize('NFC'))).toEqual([]);
});

test('A Bengali genitive is -র after a vowel and -এর after a consonant, of planets and of matters', () => {
  const names = Object.values(grahas).join('|');
  const cases = classicalPlanets.flatMap((planet) => [
    grahas[planet],
    genitives[planet],
    `${grahas[planet]}কে`,
  ]);
  const planets = new Set(
    allSentences.flatMap(
      (text) => text.match(new RegExp(`(?<![\\p{L}\\p{M}])(?:${names})[\\p{L}\\p{M}]*`, 'gu')) ?? [],
    ),
  );
  const declined = [...cases, 'চন্দ্রও', 'রাহু', 'কেতু'];
  expect([...planets].filter((word) => !declined.includes(word))).toEqual([]);
  expect(Object.values(genitives).filter((word) => !planets.has(word))).toEqual([]);
  const before = new Set(
    allSentences.flatMap((text) =>
      Array.from(text.matchAll(/(\S+) বিষয়(?:ে|টি|টির)(?![\p{L}\p{M}])/gu), ([, word = '']) => word),
    ),
  );
  expect([...before].filter((word) => !ofMatters.has(word))).toEqual([]);
  expect(before.size).toBeGreaterThan(15);
});

test('A year in Bengali addresses the reader by the polite আপনি (you) and makes no promise of money, illness or death', () => {
  expect(faulty(/তুমি|তোমা|তুই|তোর(?=\s)|তোকে/)).toEqual([]);
  expect(faulty(/টাকা|অর্থ|ধন(?!্যবাদ)|সম্পত্তি|সঞ্চয়|(?<=\s)আয়(?=\s)|লোকসান|রোগ|অসুখ|স্বাস্থ্য|মৃত্যু|মরণ|আয়ু/)).toEqual([]);
});

test('A year in Bengali names the planets with the houses that they rule, and the place of the lord of the year', () => {
  const numbered = (words: string): number[] =>
    words.split(/ ও |, /).map((word) => ordinals.indexOf(word) + 1);
  const names = classicalPlanets.map((planet) => grahas[planet]).join('|');
  const rulers = new RegExp(`(?:^|\\s)(\\S+(?: ও \\S+)?) ভাবের অধিপতি (${names})`, 'gu');
  let named = 0;
  for (const year of years) {
    const ascendant = ascendantSignOf(year.planets);
    const answer = varshaphalAnswer(year.planets, shortTexts, bengali);
    const summaryText = summaryOf(year, bengali);
    for (const text of [summaryText, ...answer.map(({ yog_prediction }) => yog_prediction)]) {
      for (const [, words = '', name = ''] of text.matchAll(rulers)) {
        const planet = classicalPlanets.find((one) => grahas[one] === name);
        if (planet === undefined) throw new Error(`who is ${name}?`);
        expect(numbered(words)).toEqual(ruledHouses(planet, ascendant));
        named += 1;
      }
    }
    const { year_lord: lord } = annualRecord(year, shortTexts);
    const place = Object.values(year.planets).find(({ name }) => grahas[name] === lord.name)?.house ?? 0;
    expect(summaryText.startsWith(`${lord.name} এ বছরের অধিপতি এবং ${ordinals[place - 1]} ভাবে অবস্থিত`)).toBe(
      true,
    );
  }
  expect(named).toBeGreaterThan(300);
});

test('A Bengali sentence names all planets of a house in one phrase, the last of them after ও', () => {
  const text = severalPlanets.Kuttha([
    { planet: 'Sun', house: 12 },
    { planet: 'Moon', house: 4 },
    { planet: 'Mars', house: 12 },
    { planet: 'Venus', house: 12 },
  ]);
  expect(text).toMatch(/^দ্বাদশ ভাবের সূর্য, মঙ্গল ও শুক্র এবং চতুর্থ ভাবের চন্দ্র এ বছর বলবান।/);
});

test('Fewer than one year in five has two Bengali sentences with the same ending', () => {
  const repetitive = years.filter((year) => {
    const predictions = varshaphalAnswer(year.planets, shortTexts, bengali).map(
      ({ yog_prediction }) => yog_prediction,
    );
    const ends = [summaryOf(year, bengali), ...predictions].flatMap((text) =>
      sentences(text).map((one) => one.split(' ').slice(-4).join(' ')),
    );
    return new Set(ends).size < ends.length;
  });
  expect(repetitive.length / years.length).toBeLessThan(0.2);
});
