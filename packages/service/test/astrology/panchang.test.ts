import { panchangRequest, panchangResponse } from '@palmleaf/contract/astrology';
import { daysInMonth } from '@palmleaf/contract/birth';
import { operations } from '@palmleaf/contract/operations';
import { gregorianMonth, tamilMonth } from '@palmleaf/engines/panchang';
import { instant, j2000, julianDay, loadOracle, type Oracle, seeded } from '@palmleaf/engines/testing';
import { allPanchangTexts, nakshatraName, onlyIn, panchangTexts, tithiName } from '@palmleaf/texts/testing';
import { beforeAll, expect, test } from 'vitest';
import { astrologyOperations } from '../../astrology/operations.ts';

const chennai = { lat: 13.0827, lon: 80.2707, tzone: 5.5 };
const tromso = { lat: 69.65, lon: 18.96, tzone: 1 };

let oracle: Oracle;
beforeAll(async () => {
  oracle = await loadOracle();
});

function truth(ut: number): { readonly tithi: number; readonly nakshatra: number } {
  const [sun] = oracle.atUniversal('Sun', ut);
  const [moon] = oracle.atUniversal('Moon', ut);
  const { tt } = instant(ut + j2000);
  const sidereal = (moon - oracle.lahiri(tt) + 360) % 360;
  return { tithi: ((moon - sun + 360) % 360) / 12, nakshatra: (sidereal * 27) / 360 };
}

const nearBoundary = (value: number): boolean => Math.abs(value - Math.round(value)) < 0.003;

test('Sunrise, tithi and nakshatra of random months agree with Swiss Ephemeris', () => {
  const random = seeded(21);
  let compared = 0;
  for (let i = 0; i < 24; i++) {
    const year = 1800 + Math.floor(random() * 301);
    const month = 1 + Math.floor(random() * 12);
    const lon = random() * 360 - 180;
    const place = { lat: random() * 110 - 55, lon, tzone: Math.round(lon / 15) };
    for (const day of gregorianMonth(year, month, place)) {
      const midnight = julianDay(year, month, day.date, -place.tzone) - j2000;
      const sunrise = oracle.sunrise(midnight, place.lat, place.lon);
      expect(day.sunRises).toBe(true);
      expect(sunrise).toBeDefined();
      if (sunrise === undefined) continue;
      expect(Math.abs(midnight + day.hours / 24 - sunrise) * 86_400).toBeLessThan(2);
      const { tithi, nakshatra } = truth(sunrise);
      if (!nearBoundary(tithi)) expect(day.tithi).toBe(Math.floor(tithi) + 1);
      if (!nearBoundary(nakshatra)) expect(day.nakshatra).toBe(Math.floor(nakshatra) + 1);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(700);
});

test('A day without a sunrise is computed for six o’clock by the Sun', () => {
  const winter = gregorianMonth(2025, 12, tromso);
  expect(winter).toHaveLength(31);
  expect(winter.every((day) => !day.sunRises)).toBe(true);
  for (const day of winter) expect(Math.abs(day.hours - 5.75)).toBeLessThan(0.4);
  expect(gregorianMonth(2025, 6, tromso).every((day) => !day.sunRises)).toBe(true);
  expect(gregorianMonth(2025, 3, tromso).every((day) => day.sunRises)).toBe(true);
});

test.each([90, -90, 66.56, -66.56])('A whole year at latitude %d has an answer for each day', (lat) => {
  for (let month = 1; month <= 12; month++) {
    const days = gregorianMonth(2024, month, { lat, lon: 12, tzone: 1 });
    expect(days.map(({ date }) => date)).toEqual(days.map((_, i) => i + 1));
    for (const { tithi, nakshatra } of days) {
      expect(tithi).toBeGreaterThanOrEqual(1);
      expect(tithi).toBeLessThanOrEqual(30);
      expect(nakshatra).toBeGreaterThanOrEqual(1);
      expect(nakshatra).toBeLessThanOrEqual(27);
    }
  }
});

test('Deepavali 2024, the full moon of October 2024, Pongal and the Tamil new year are on their known days', () => {
  expect(gregorianMonth(2024, 11, chennai)[0]).toMatchObject({ tithi: 30 });
  expect(gregorianMonth(2024, 10, chennai)[16]).toMatchObject({ tithi: 15 });
  expect(tamilMonth(2024, 1, 20, chennai).days[0]?.gregorian).toBe('2024-01-15');
  expect(tamilMonth(2025, 4, 20, chennai).days[0]?.gregorian).toBe('2025-04-14');
});

test('Tamil months follow each other without a gap', () => {
  let date = new Date(Date.UTC(2023, 3, 14));
  for (let i = 0; i < 14; i++) {
    const { days, month } = tamilMonth(
      date.getUTCFullYear(),
      date.getUTCMonth() + 1,
      date.getUTCDate(),
      chennai,
    );
    expect(days[0]?.gregorian).toBe(date.toISOString().slice(0, 10));
    expect(month).toBe((i % 12) + 1);
    expect(days.length).toBeGreaterThanOrEqual(29);
    expect(days.length).toBeLessThanOrEqual(32);
    date = new Date(date.getTime() + days.length * 86_400_000);
  }
});

const exampleRequest = { day: 9, month: 2, year: 2024, hour: 4, min: 0, ...chennai };

test('The panchang answer has the documented shape and one entry for each day', async () => {
  const { tamil_month_panchang } = astrologyOperations();
  const reply = await tamil_month_panchang(panchangRequest.parse(exampleRequest), { language: 'en' });
  const body = panchangResponse.parse(reply.body);
  expect(body).toMatchObject({ month: 2, year: 2024, status: true });
  expect(body.panchang_data.map(({ date }) => date)).toEqual(
    Array.from({ length: daysInMonth(2024, 2) }, (_, i) => i + 1),
  );
  expect(new Set(body.panchang_data.map(({ paksha }) => paksha))).toEqual(new Set(['Shukla', 'Krishna']));
  const tamil = await tamil_month_panchang(panchangRequest.parse({ ...exampleRequest, calendar: 'tamil' }), {
    language: 'ta',
  });
  expect(tamil.body).toMatchObject({ month: 10, year: 2024, status: true });
});

test('Every listed language names every tithi, nakshatra and paksha, in its own script', async () => {
  const { languages } = operations.tamil_month_panchang;
  expect(Object.keys(allPanchangTexts).sort()).toEqual([...languages].sort());
  for (const language of languages) {
    const texts = await panchangTexts(language);
    const tithis = Array.from({ length: 30 }, (_, i) => tithiName(texts, i + 1));
    const nakshatras = Array.from({ length: 27 }, (_, i) => nakshatraName(texts, i + 1));
    expect(new Set(tithis).size).toBe(16);
    expect(new Set(nakshatras).size).toBe(27);
    for (const name of [...tithis, ...nakshatras, ...Object.values(texts.pakshas)]) {
      expect(name).toMatch(onlyIn(language));
    }
  }
});

test('A panchang in a language that the operation does not list uses the English texts', async () => {
  expect(await panchangTexts('de')).toEqual(await allPanchangTexts.en());
});
