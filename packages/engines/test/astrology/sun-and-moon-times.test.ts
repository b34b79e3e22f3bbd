import { Body, Observer, SearchRiseSet } from 'astronomy-engine';
import { describe, expect, test } from 'vitest';
import { limbAt, limbEnd, limbsBetween } from '../../panchang/lunar-day.ts';
import { midnightOf } from '../../panchang/month.ts';
import { moonDay, sunDay } from '../../panchang/sun-times.ts';
import { frameAt } from '../../sky/frame.ts';
import { instant, julianDayAt } from '../../sky/instant.ts';
import { longitudeOf } from '../../sky/planets.ts';
import { sunAndMoonAt } from '../../sky/sun-and-moon.ts';
import { seeded } from '../entry.ts';

const minute = 1 / 1440;
/** Julian days. */
const [year1800, year1900, year2000] = [2378500, 2415020, 2451545];

function byAstronomyEngine(
  body: Body,
  direction: 1 | -1,
  lat: number,
  lon: number,
  from: number,
  days: number,
) {
  const found = SearchRiseSet(body, new Observer(lat, lon, 0), direction, instant(from), days);
  return found === null ? undefined : julianDayAt(found);
}

test('The interpolated Sun and Moon stay within a hundredth of an arcsecond of the full series', () => {
  const random = seeded(5);
  for (let i = 0; i < 300; i++) {
    const at = year1800 + random() * 400 * 365;
    const frame = frameAt(instant(at));
    for (const [body, quantity] of [
      ['Sun', 'sunLongitude'],
      ['Moon', 'moonLongitude'],
    ] as const) {
      const error = ((sunAndMoonAt(quantity, at) - longitudeOf(body, frame) + 540) % 360) - 180;
      expect(Math.abs(error) * 3600, `${body} at ${at}`).toBeLessThan(0.01);
    }
  }
});

test('Moonrise and moonset agree with astronomy-engine within a minute and a half', () => {
  const random = seeded(8);
  let compared = 0;
  for (let i = 0; i < 400; i++) {
    const horizon = { lat: random() * 120 - 60, lon: random() * 360 - 180 };
    const midnight = Math.floor(year2000 + random() * 30 * 365) + 0.5 - horizon.lon / 360;
    const { rise, set } = moonDay(midnight, horizon);
    for (const [ours, direction] of [
      [rise, 1],
      [set, -1],
    ] as const) {
      const expectedTime = byAstronomyEngine(Body.Moon, direction, horizon.lat, horizon.lon, midnight, 1);
      if (ours === undefined || expectedTime === undefined) continue;
      compared += 1;
      expect(Math.abs(ours - expectedTime), JSON.stringify({ horizon, midnight })).toBeLessThan(1.5 * minute);
    }
  }
  expect(compared).toBeGreaterThan(700);
});

describe('At 40 places from 60 to 78 degrees of latitude, on every day of 2020 to 2030,', () => {
  const places = Array.from({ length: 40 }, (_, i) => {
    const lon = -170 + (i * 340) / 39;
    return { lat: (i % 4 === 3 ? -1 : 1) * (60 + (18 * i) / 39), lon, tzone: Math.round(lon / 15) };
  });

  test('A sunset at high latitude follows its sunrise within a day, or the day has none', () => {
    let daysWithoutSunset = 0;
    for (let day = 0; day < 4018; day++) {
      for (const place of places) {
        const { sunRises, rise, set } = sunDay(midnightOf(2020, 1, 1, place) + day, place);
        if (set === undefined) daysWithoutSunset += 1;
        else if (!sunRises || set <= rise || set > rise + 1)
          throw new Error(`day ${day} at ${JSON.stringify(place)}: rise ${rise}, set ${set}`);
      }
    }
    expect(daysWithoutSunset).toBeGreaterThan(1000);
  });
});

test('The tithis, nakshatras, yogas and karanas of a day are contiguous from one sunrise to the next', () => {
  const random = seeded(13);
  for (let i = 0; i < 200; i++) {
    const from = year1900 + random() * 250 * 365;
    for (const limb of ['tithi', 'nakshatra', 'yoga', 'karana'] as const) {
      const spans = limbsBetween(limb, from, from + 1);
      expect(spans[0]).toMatchObject({ id: limbAt(limb, from), end: limbEnd(limb, from) });
      expect(spans.at(-1)?.end).toBeGreaterThanOrEqual(from + 1);
      for (const { id, end } of spans) {
        expect(limbAt(limb, end - 1e-4)).toBe(id);
        expect(limbAt(limb, end + 1e-4)).not.toBe(id);
      }
    }
  }
});

test('A tithi, nakshatra, yoga or karana that ends within a tenth of a second after a sunrise is listed with that end', () => {
  for (const limb of ['tithi', 'nakshatra', 'yoga', 'karana'] as const) {
    const boundary = limbEnd(limb, 2460856);
    const [first, second] = limbsBetween(limb, boundary - 5e-7, boundary + 1);
    expect(first?.id).toBe(limbAt(limb, boundary - 1e-3));
    expect(Math.abs((first?.end ?? 0) - boundary)).toBeLessThan(1e-6);
    expect(second?.id).toBe(limbAt(limb, boundary + 1e-3));
  }
});
