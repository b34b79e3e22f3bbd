import { varshaphalRequest, varshaphalResponse } from '@palmleaf/contract/astrology';
import { type Language, languages } from '@palmleaf/contract/languages';
import { operations } from '@palmleaf/contract/operations';
import {
  beginningOf,
  instant,
  j2000,
  julianDay,
  julianDayAt,
  loadOracle,
  motionsOfYear,
  type Oracle,
  randomBirths,
  seeded,
  signed,
  solarReturn,
  yearAtAge,
} from '@palmleaf/engines/testing';
import { annualChart, annualYogaNames, muddaDasha, sahamsOf } from '@palmleaf/engines/varshaphal';
import { allVarshaphalTexts, onlyIn, varshaphalTexts } from '@palmleaf/texts/testing';
import { beforeAll, expect, test } from 'vitest';
import { additionalFields } from '../../astrology/additional-fields.ts';
import { astrologyOperations } from '../../astrology/operations.ts';
import { annualRecord } from '../../astrology/varshaphal/annual-chart.ts';
import { UnprocessableError } from '../../handler/errors.ts';

let oracle: Oracle;
beforeAll(async () => {
  oracle = await loadOracle();
});

const { varshaphal_yoga } = astrologyOperations();
const exampleRequest = {
  day: 27,
  month: 6,
  year: 2000,
  hour: 15,
  min: 28,
  lat: 28.61,
  lon: 77.21,
  tzone: 5.5,
  varshaphal_year: 2001,
};

test.each([
  [1993, 9, 36, 18],
  [2000, 4, 41, 21],
])(
  'The solar return of %d for a birth of 8 March 1967, 17:40, is within 15 seconds of the published one',
  (year, h, m, s) => {
    const birth = instant(julianDay(1967, 3, 8, 17 + 40 / 60 - 5.5));
    const published = julianDay(year, 3, 8, h + m / 60 + s / 3600 - 5.5);
    expect(Math.abs(julianDayAt(solarReturn(birth, year - 1967)) - published) * 86400).toBeLessThan(15);
  },
);

test('At the solar return, Swiss Ephemeris finds the Sun at its sidereal longitude of the birth within 2 seconds of time', () => {
  const random = seeded(31);
  const sun = (ut: number): number => oracle.atUniversal('Sun', ut)[0] - siderealOffset(ut);
  const siderealOffset = (ut: number): number => {
    const { tt } = instant(ut + j2000);
    return oracle.lahiri(tt) + oracle.nutation(ut);
  };
  for (let i = 0; i < 150; i++) {
    const birth = beginningOf(1800) + random() * 365.25 * 210;
    const back = solarReturn(instant(birth + j2000), 1 + Math.floor(random() * 90)).ut;
    expect((Math.abs(signed(sun(back) - sun(birth))) / 0.9856) * 86400).toBeLessThan(2);
  }
});

test('The age counts from the year of birth, and muntha is in the same sign again after twelve years', () => {
  const { varshaphal_year: _, ...birth } = exampleRequest;
  const first = annualChart(birth, 2001);
  expect(first).toMatchObject({ age: 1, munthaSign: 8 });
  expect(annualChart(birth, 2013).munthaSign).toBe(first.munthaSign);
  expect(annualChart(birth, 2000).time.ut).toBeCloseTo(
    instant(julianDay(2000, 6, 27, 15 + 28 / 60 - 5.5)).ut,
    5,
  );
});

test('Houses of the annual chart are whole signs from its ascendant', () => {
  const { planets, ascendantSign } = annualChart(exampleRequest, 2020);
  for (const { sign, house } of Object.values(planets)) {
    expect(house).toBe(((sign - ascendantSign + 12) % 12) + 1);
  }
});

test('The answer lists the sixteen yogas in the documented order and shape', async () => {
  const reply = await varshaphal_yoga(varshaphalRequest.parse(exampleRequest), { language: 'en' });
  const answer = varshaphalResponse.parse(reply.body);
  expect(answer.map(({ yog_name }) => yog_name)).toEqual([
    'Iquabal Yoga',
    'Induvara Yoga',
    'Ithasala Yoga',
    'Easarpha Yoga',
    'Nakta Yoga',
    'Yamaya Yoga',
    'Manahoo Yoga',
    'Kamboola Yoga',
    'Garikamboola Yoga',
    'Khallasara Yoga',
    'Radda Yoga',
    'Dupparikutha Yoga',
    'Duttota Yoga',
    'Thambira Yoga',
    'Kuttha Yoga',
    'Durupha Yoga',
  ]);
});

test('The refusal of a year before the birth names the field and the given year', async () => {
  const request = varshaphalRequest.parse({ ...exampleRequest, varshaphal_year: 1999 });
  const refusal = varshaphal_yoga(request, { language: 'en' });
  await expect(refusal).rejects.toBeInstanceOf(UnprocessableError);
  await expect(refusal).rejects.toMatchObject({
    detail: [{ loc: ['body', 'varshaphal_year'], type: 'greater_than_equal', input: 1999 }],
  });
});

test('Every language of the contract has every name and description in its own script', async () => {
  expect(Object.keys(allVarshaphalTexts).sort()).toEqual([...languages].sort());
  const seen = new Map<string, Language>();
  for (const language of languages) {
    const { grahas, yogas, ithasalas, ranks } = await varshaphalTexts(language);
    const sentences = annualYogaNames.map((yoga) => yogas[yoga].description);
    const names = [
      ...annualYogaNames.map((yoga) => yogas[yoga].name),
      ...Object.values(grahas),
      ...Object.values(ithasalas),
    ];
    expect(new Set(sentences).size).toBe(16);
    expect(new Set(names).size).toBe(28);
    for (const sentence of sentences) {
      expect(seen.get(sentence)).toBeUndefined();
      seen.set(sentence, language);
      expect(sentence).toMatch(/[.।]$/);
    }
    for (const text of [...sentences, ...names, ...Object.values(ranks)])
      expect(text).toMatch(onlyIn(language));
  }
});

test('A language changes the words of a varshaphal answer and nothing else', async () => {
  const request = varshaphalRequest.parse(exampleRequest);
  const numbers = async (language: Language): Promise<string> =>
    JSON.stringify((await varshaphal_yoga(request, { language })).body, (key, value) =>
      typeof value === 'string' && key !== 'powerfullness_percentage' ? value === '' : value,
    );
  const english = await numbers('en');
  for (const language of operations.varshaphal_yoga.languages) expect(await numbers(language)).toBe(english);
});

test('Ten seconds later, the planets of every Ithasala are closer and those of every Easarpha farther apart', () => {
  const total = { ithasalas: 0, easarphas: 0 };
  for (const birth of randomBirths(42, 60)) {
    const { ithasalas, easarphas, denied } = motionsOfYear(birth, yearAtAge(birth, 30));
    expect(denied).toBe(0);
    total.ithasalas += ithasalas;
    total.easarphas += easarphas;
  }
  expect(Math.min(total.ithasalas, total.easarphas)).toBeGreaterThan(150);
});

test('A yoga of two planets happens only where the lord of the ascendant takes part', async () => {
  for (const birth of randomBirths(43, 40)) {
    const varshaphalYear = yearAtAge(birth, 25);
    const { body } = await varshaphal_yoga({ ...birth, varshaphal_year: varshaphalYear }, { language: 'en' });
    const answer = varshaphalResponse.parse(body);
    const record = annualRecord(annualChart(birth, varshaphalYear), await varshaphalTexts('en'));
    expect(answer[0]).toMatchObject({ annual_chart: record });
    const lord = record.ascendant.lord.id;
    for (const [i, entry] of answer.entries()) {
      expect(entry).toHaveProperty('yog_id', i + 1);
      expect(entry.yog_prediction).not.toMatch(/[()]/);
      if (i < 2 || !entry.is_yog_happening) continue;
      expect(
        [...(entry.planets_id ?? []), ...(entry.yog_type ?? []).map((type) => type.planets_id)].flat(),
      ).toContain(lord);
    }
  }
});

test('The year lord is the strongest of five that aspects the ascendant, else the lord of the muntha', async () => {
  const reasons = new Set<string>();
  for (const birth of randomBirths(44, 300)) {
    const record = annualRecord(annualChart(birth, yearAtAge(birth, 25)), await varshaphalTexts('en'));
    const { candidates, reason, id } = record.year_lord;
    expect(candidates.map(({ office }) => office)).toEqual([
      'muntha',
      'natal_ascendant',
      'annual_ascendant',
      'three_signs',
      'day_or_night',
    ]);
    for (const { strength } of candidates) {
      expect(strength).toBeGreaterThanOrEqual(15 / 4);
      expect(strength).toBeLessThanOrEqual(20);
    }
    const looking = candidates.filter(({ aspects_ascendant }) => aspects_ascendant);
    const strongest = Math.max(...looking.map(({ strength }) => strength));
    if (reason === 'strongest') expect(looking.find((one) => one.id === id)?.strength).toBe(strongest);
    else expect(id).toBe(record.muntha.lord.id);
    reasons.add(reason);
  }
  expect(reasons).toEqual(new Set(['strongest', 'muntha']));
});

test('The mudda dasha after twenty-one years, with the Moon in the 20th nakshatra, begins with Mars (Annual Horoscopy, 15.1)', () => {
  const purvashadha = 19.25 * (360 / 27);
  const periods = muddaDasha(purvashadha, 21, 360);
  expect(periods.map(({ lord }) => lord)).toEqual([
    'Mars',
    'Rahu',
    'Jupiter',
    'Saturn',
    'Mercury',
    'Ketu',
    'Venus',
    'Sun',
    'Moon',
    'Mars',
  ]);
  expect(periods.map(({ from, to }) => to - from)).toEqual(
    [15.75, 54, 48, 57, 51, 21, 60, 18, 30, 5.25].map((days) => expect.closeTo(days, 6)),
  );
  expect(periods.at(-1)?.to).toBeCloseTo(360, 6);
});

test('The saham (sensitive point) of a birth by day is the ascendant plus the arc from the Sun to the Moon, plus a sign if the ascendant is not within this arc', () => {
  const { planets } = annualChart(exampleRequest, 2020);
  const at = (sun: number, moon: number) => ({
    ...planets,
    Sun: { ...planets.Sun, longitude: sun },
    Moon: { ...planets.Moon, longitude: moon },
  });
  expect(sahamsOf(at(10, 100), 50, true)[0]?.longitude).toBeCloseTo(140, 9);
  expect(sahamsOf(at(10, 100), 200, true)[0]?.longitude).toBeCloseTo(320, 9);
  expect(sahamsOf(at(10, 100), 200, false)[0]?.longitude).toBeCloseTo(110, 9);
});

test('The summary of the year is in the language of the body field, else of the header, and in English for an unknown language', async () => {
  const languageOfSummary = async (language: Language, wish?: string) => {
    const { body } = await varshaphal_yoga({ ...exampleRequest, language: wish }, { language });
    return additionalFields.varshaphal_yoga.parse(body)[0]?.annual_chart?.summary.language;
  };
  for (const language of operations.varshaphal_yoga.languages)
    expect(await languageOfSummary(language)).toBe(language);
  for (const language of languages) expect(await languageOfSummary('en', language)).toBe(language);
  expect(await languageOfSummary('en', 'xx')).toBe('en');
});
