import { expect, test } from 'vitest';
import { computeChart } from '../../chart/chart.ts';
import { houseSystems } from '../../chart/houses/cusps.ts';

function degreeMinuteAndSign(longitude: number): string {
  const inSign = longitude % 30;
  return `${Math.floor(inSign)}°${Math.floor((inSign % 1) * 60)} ${Math.floor(longitude / 30) + 1}`;
}

test('The chart of 1 July 1961, 19:45 British Summer Time, Sandringham agrees with the published one to the minute of arc', () => {
  // astro.com, Astro-Databank: the Princess of Wales (52n50, 0e30).
  const chart = computeChart(
    { year: 1961, month: 7, day: 1, hour: 19, min: 45, lat: 52 + 50 / 60, lon: 0.5, tzone: 1 },
    { houseSystem: 'placidus', zodiac: 'tropical' },
  );
  const { bodies } = chart;
  expect(degreeMinuteAndSign(bodies.Sun.longitude)).toBe('9°39 4');
  expect(degreeMinuteAndSign(bodies.Moon.longitude)).toBe('25°2 11');
  expect(degreeMinuteAndSign(bodies.Venus.longitude)).toBe('24°23 2');
  expect(degreeMinuteAndSign(bodies.Mars.longitude)).toBe('1°38 6');
  expect(degreeMinuteAndSign(bodies.Jupiter.longitude)).toBe('5°5 11');
  expect(degreeMinuteAndSign(bodies.Saturn.longitude)).toBe('27°48 10');
  expect(degreeMinuteAndSign(chart.ascendant)).toBe('18°24 9');
  expect(degreeMinuteAndSign(chart.midheaven)).toBe('23°3 7');
  expect(
    [bodies.Mercury, bodies.Jupiter, bodies.Saturn, bodies.Neptune].every(({ retrograde }) => retrograde),
  ).toBe(true);
  expect([bodies.Sun, bodies.Venus, bodies.Mars, bodies.Pluto].some(({ retrograde }) => retrograde)).toBe(
    false,
  );
});

test.each([-90, -66.6, 0, 66.6, 90])(
  'A chart at latitude %d has twelve cusps in order and a house for every body',
  (lat) => {
    for (const houseSystem of houseSystems) {
      for (const zodiac of ['tropical', 'sidereal'] as const) {
        for (const [year, hour, lon] of [
          [1800, 0, -180],
          [1969, 7, 12.5],
          [2200, 23, 180],
        ] as const) {
          const birth = { year, month: 1 + (hour % 12), day: 1, hour, min: 0, lat, lon, tzone: 0 };
          const chart = computeChart(birth, { houseSystem, zodiac });
          const widths = chart.cusps.map((cusp, i) => ((chart.cusps[(i + 1) % 12] ?? 0) - cusp + 360) % 360);
          if (houseSystem !== 'topocentric') {
            expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(360, 6);
          }
          for (const { longitude, house, sign, speed } of Object.values(chart.bodies)) {
            expect(longitude).toBeGreaterThanOrEqual(0);
            expect(longitude).toBeLessThan(360);
            expect(Number.isFinite(speed)).toBe(true);
            expect(house).toBeGreaterThanOrEqual(1);
            expect(house).toBeLessThanOrEqual(12);
            expect(sign).toBe(Math.floor(longitude / 30) + 1);
          }
        }
      }
    }
  },
);

test('The sidereal chart is the tropical one moved by ayanamsha and nutation', () => {
  const birth = { year: 1988, month: 11, day: 5, hour: 4, min: 20, lat: 19.07, lon: 72.88, tzone: 5.5 };
  const tropical = computeChart(birth, { houseSystem: 'placidus', zodiac: 'tropical' });
  const sidereal = computeChart(birth, { houseSystem: 'placidus', zodiac: 'sidereal' });
  expect(sidereal.zodiacOffset).toBeGreaterThan(23.6);
  expect(sidereal.zodiacOffset).toBeLessThan(23.8);
  for (const body of ['Sun', 'Moon', 'Saturn', 'Mean Node'] as const) {
    const moved = (tropical.bodies[body].longitude - sidereal.bodies[body].longitude + 360) % 360;
    expect(moved).toBeCloseTo(sidereal.zodiacOffset, 9);
    expect(sidereal.bodies[body].house).toBe(tropical.bodies[body].house);
  }
});
