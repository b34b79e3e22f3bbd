import { loadOracle } from '@palmleaf/engines/testing';
import { allPanchangTexts, writtenIn } from '@palmleaf/texts/testing';
import { expect, test } from 'vitest';
import { highPlaces, judgeHighDays } from './high-days.ts';
import { holdsForFestival, limbsOf } from './panchang-claims.ts';
import { claimOf, drawnMonths, judgeMonths, languageKey, midnightOf, monthOf } from './panchang-months.ts';

const oracle = await loadOracle();
const limbs = limbsOf(oracle);

test('Swiss Ephemeris confirms every tithi, nakshatra, yoga, karana and festival of a panchang', async () => {
  const { days, festivals, untrue } = await judgeMonths(oracle, drawnMonths(31, 24, 66));
  expect(untrue).toEqual([]);
  expect(days).toBeGreaterThan(600);
  expect(festivals).toBeGreaterThan(20);
});

test('Nine in ten festivals do not fit the sky of two days before', async () => {
  let [judged, denied] = [0, 0];
  for (const asked of drawnMonths(32, 40, 66)) {
    for (const day of await monthOf(asked)) {
      const rise = oracle.sunrise(midnightOf(asked, day.date - 2), asked.lat, asked.lon);
      if (rise === undefined) continue;
      for (const id of day.festival_ids) {
        const claim = claimOf(id);
        if (claim.sunAt !== undefined) continue;
        judged += 1;
        if (!holdsForFestival(claim, rise, rise + 1, limbs)) denied += 1;
      }
    }
  }
  expect(denied).toBeGreaterThan(0.9 * judged);
});

test.each(writtenIn(allPanchangTexts))(
  'Each number of a panchang in %s has its name, and no two numbers share a name',
  async (language) => {
    const texts = allPanchangTexts[language];
    const names = { ...(typeof texts === 'function' ? await texts() : texts) };
    for (const list of [names.tithis, names.nakshatras, names.yogas, names.karanas])
      expect(new Set(list).size).toBe(list.length);
    for (const asked of drawnMonths(33, 4, 50)) {
      for (const day of await monthOf(asked, languageKey.parse(language))) {
        const { tithi_id: tithi, nakshatra_id: nakshatra } = day;
        expect(day.tithi).toBe(tithi === 30 ? names.newMoon : names.tithis[(tithi - 1) % 15]);
        expect(day.nakshatra).toBe(names.nakshatras[nakshatra - 1]);
        expect(day.paksha).toBe(names.pakshas[tithi <= 15 ? 'Shukla' : 'Krishna']);
        for (const { id, name } of day.yogas) expect(name).toBe(names.yogas[id - 1]);
        expect(day.karanas.every(({ name }) => names.karanas.includes(name))).toBe(true);
      }
    }
  },
);

test('From 60 to 78 degrees of latitude, Swiss Ephemeris confirms every rise, set and rahu kalam, or that the day has none, and every tithi, nakshatra, yoga and karana', async () => {
  const places = highPlaces(40).filter((_, i) => i % 18 === 0);
  const { days, untrue } = await judgeHighDays(oracle, places, [2027]);
  expect(untrue).toEqual([]);
  expect(days).toBe(3 * 365);
});

test('Swiss Ephemeris denies most sunrises and sunsets of a place three degrees away', async () => {
  const place = { lat: 69, lon: 20, tzone: 1 };
  const { days, untrue } = await judgeHighDays(oracle, [place], [2026], { ...place, lat: 72 });
  expect(untrue.filter((what) => what.startsWith('sun')).length).toBeGreaterThan(0.8 * days);
});
