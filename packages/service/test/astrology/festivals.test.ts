import { panchangRequest } from '@palmleaf/contract/astrology';
import { type FestivalId, festivalsOf, midnightOf } from '@palmleaf/engines/panchang';
import { festivalIds, type Region, regions } from '@palmleaf/engines/testing';
import { allPanchangTexts, karanaName } from '@palmleaf/texts/testing';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { astrologyOperations } from '../../astrology/operations.ts';
import { knownDifferences, publishedYears } from './published-festivals.ts';

const places = {
  'tamil-nadu': { lat: 13.0827, lon: 80.2707, tzone: 5.5 },
  'north-india': { lat: 28.6139, lon: 77.209, tzone: 5.5 },
} as const satisfies Record<Region, object>;

function daysOf(year: number, region: Region): Map<FestivalId, string[]> {
  const place = places[region];
  const found = new Map<FestivalId, string[]>();
  const length = (Date.UTC(year + 1, 0) - Date.UTC(year, 0)) / 86_400_000;
  for (const [i, ids] of festivalsOf(midnightOf(year, 1, 1, place), length, place, region).entries())
    for (const id of ids) {
      const day = new Date(Date.UTC(year, 0, 1 + i)).toISOString().slice(5, 10);
      found.set(id, [...(found.get(id) ?? []), day]);
    }
  return found;
}

describe('A festival', () => {
  test('A festival is on its published day from 2015 to 2030, or the difference has a reason', () => {
    let compared = 0;
    const found = new Set<string>();
    for (const { source, region, year, days } of publishedYears) {
      const ours = daysOf(year, region);
      for (const id of festivalIds) {
        const published = days[id];
        if (published === undefined) continue;
        compared += 1;
        const name = `${region} ${id} ${year}`;
        if (ours.get(id)?.includes(published)) continue;
        found.add(name);
        expect(ours.get(id), `${name} by ${source}`).toEqual([knownDifferences[name]?.ours]);
      }
    }
    expect([...found].sort()).toEqual(Object.keys(knownDifferences).sort());
    expect(compared).toBe(171);
  });

  test.each(regions)(
    'A festival of %s is on the same day in a request for a month as in one for the year',
    (region) => {
      for (const [i, year] of [1953, 2006, 2026, 2041, 2094].entries()) {
        const place = { ...places[region], lat: 10 + 3 * i, lon: 73 + 3 * i };
        const first = midnightOf(year, 1, 1, place);
        const whole = festivalsOf(first, 365, place, region);
        const months = Array.from({ length: 12 }, (_, month) => {
          const from = midnightOf(year, month + 1, 1, place);
          return festivalsOf(
            from,
            Math.min(midnightOf(year, month + 2, 1, place), first + 365) - from,
            place,
            region,
          );
        });
        expect(months.flat()).toEqual(whole);
      }
    },
  );

  test('Holi is on the day after the full-moon tithi begins, if that tithi covers no late afternoon', () => {
    expect(daysOf(2027, 'north-india').get('holi')).toEqual(['03-22']);
  });

  test.each(regions)('From one day of a festival of %s to the next are 325 to 400 days', (region) => {
    const seen = new Map<FestivalId, number[]>();
    const place = places[region];
    for (let year = 1950; year < 2051; year++) {
      const from = midnightOf(year, 1, 1, place);
      const length = midnightOf(year + 1, 1, 1, place) - from;
      for (const [i, ids] of festivalsOf(from, length, place, region).entries())
        for (const id of ids) seen.set(id, [...(seen.get(id) ?? []), from + i]);
    }
    expect(seen.size).toBeGreaterThan(25);
    for (const [id, days] of seen) {
      const gaps = days.slice(1).map((day, i) => day - (days[i] ?? 0));
      expect(Math.min(...gaps), `${id}: shortest time between two`).toBeGreaterThanOrEqual(325);
      expect(Math.max(...gaps), `${id}: longest time between two`).toBeLessThanOrEqual(400);
    }
  });

  test('A festival is listed on the same day in a request for a week as in one for the year', () => {
    const place = places['tamil-nadu'];
    const from = midnightOf(2025, 1, 1, place);
    const year = festivalsOf(from, 365, place, 'tamil-nadu');
    for (let begin = 0; begin < 365; begin += 7) {
      const length = Math.min(7, 365 - begin);
      expect(festivalsOf(from + begin, length, place, 'tamil-nadu')).toEqual(
        year.slice(begin, begin + length),
      );
    }
  });

  test('A festival of north India is listed if the request names that region, in the requested language', async () => {
    const request = { day: 1, hour: 0, min: 0, ...places['north-india'], year: 2026, month: 3 };
    const days = z.array(
      z.object({ date: z.int(), festivals: z.array(z.string()), festival_ids: z.array(z.string()) }),
    );
    const asked = async (extra: object, language: 'en' | 'hi') => {
      const parsed = panchangRequest.parse({ ...request, ...extra });
      const { body } = await astrologyOperations().tamil_month_panchang(parsed, { language });
      return days.parse(z.object({ panchang_data: z.unknown() }).parse(body).panchang_data);
    };
    const northern = await asked({ region: 'north-india' }, 'hi');
    expect(northern[3]).toMatchObject({ festival_ids: ['holi'], festivals: ['होली'] });
    expect((await asked({}, 'en'))[3]?.festivals).toEqual([]);
  });
});

test('Each language has distinct names for yogas, karanas and festivals', async () => {
  for (const load of Object.values(allPanchangTexts)) {
    const names = await load();
    expect(new Set(names.yogas).size).toBe(27);
    expect(new Set(names.karanas).size).toBe(11);
    expect(new Set(Object.values(names.festivals)).size).toBe(festivalIds.length);
  }
});

test('The sixty karanas of a lunar month begin with Kimstughna and end with Naga', async () => {
  const en = await allPanchangTexts.en();
  const names = Array.from({ length: 60 }, (_, i) => karanaName(en, i + 1));
  expect(names.slice(0, 3)).toEqual(['Kimstughna', 'Bava', 'Balava']);
  expect(names.slice(56)).toEqual(['Vishti', 'Shakuni', 'Chatushpada', 'Naga']);
  expect(names.filter((name) => name === 'Vishti')).toHaveLength(8);
});
