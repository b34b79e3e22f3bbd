import { describe, expect, test } from 'vitest';
import { annualChart } from '../../varshaphal/annual-chart.ts';
import type { OrbReading } from '../../varshaphal/aspects.ts';
import { regardBetween } from '../../varshaphal/aspects.ts';
import { happens, occurrences, ordinarySky, sky } from './written-sky.ts';

describe('Ithasala and Easarpha', () => {
  test('The Sun in Leo 2 and Mars in Scorpio 16 make an Ithasala by the orbs of Hayanaratna 3.3, but not by their mean', () => {
    const planets = sky({ ...ordinarySky, Sun: 'Leo 2', Mars: 'Scorpio 16' }, 'Leo');
    expect(happens('Ithasala', planets, ['Sun', 'Mars'])).toBe(true);
    const found = (reading: OrbReading) =>
      occurrences('Ithasala', planets, reading).some(({ pair }) => pair?.[0] === 'Sun' && pair[1] === 'Mars');
    expect([found('added'), found('faster'), found('mean'), found('mutual')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test.each([
    ['plain', 'Gemini 8', 'Vartamana'],
    ['complete within a degree', 'Gemini 11.2', 'Poorna'],
    ['complete although past, because the planet is retrograde', 'Gemini 12.5 R', 'Poorna'],
    ['closing because the planet ahead is retrograde', 'Gemini 18 R', 'Vartamana'],
  ])('Mercury and Saturn form an Ithasala: %s', (_, mercury, kind) => {
    const planets = sky({ ...ordinarySky, Mercury: mercury, Saturn: 'Libra 12' }, 'Leo');
    expect(occurrences('Ithasala', planets)).toContainEqual(
      expect.objectContaining({ pair: ['Mercury', 'Saturn'], kind }),
    );
    expect(happens('Easarpha', planets, ['Mercury', 'Saturn'])).toBe(false);
  });

  test('A separating aspect that has just passed is neither Ithasala nor Easarpha', () => {
    const planets = sky({ ...ordinarySky, Mercury: 'Gemini 12.5', Saturn: 'Libra 12' }, 'Leo');
    expect(happens('Ithasala', planets, ['Mercury', 'Saturn'])).toBe(false);
    expect(happens('Easarpha', planets, ['Mercury', 'Saturn'])).toBe(false);
  });

  test('Retrograde Mercury behind the Sun separates from it in the year 1990 of a birth on 12 January 1984', () => {
    const birth = { day: 12, month: 1, year: 1984, hour: 12, min: 0, lat: 28.61, lon: 77.21, tzone: 5.5 };
    const { planets } = annualChart(birth, 1990);
    expect(planets.Mercury.retrograde).toBe(true);
    expect(happens('Ithasala', planets, ['Mercury', 'Sun'])).toBe(false);
  });

  test('A planet about to enter the orb, and one about to cross the end of the sign, each make a future Ithasala', () => {
    const near = sky({ ...ordinarySky, Mercury: 'Gemini 3.5', Saturn: 'Libra 20' }, 'Leo');
    const across = sky({ ...ordinarySky, Mercury: 'Taurus 29.5', Saturn: 'Libra 3' }, 'Leo');
    for (const planets of [near, across]) {
      expect(occurrences('Ithasala', planets)).toContainEqual(
        expect.objectContaining({ pair: ['Mercury', 'Saturn'], kind: 'Bhavishyat' }),
      );
    }
    const turned = sky({ ...ordinarySky, Mercury: 'Taurus 29.5 R', Saturn: 'Libra 3' }, 'Leo');
    expect(happens('Ithasala', turned, ['Mercury', 'Saturn'])).toBe(false);
  });

  test('A planet one degree past exactness makes an Easarpha, and a planet beyond the orb makes nothing', () => {
    const past = sky({ ...ordinarySky, Mercury: 'Gemini 15', Saturn: 'Libra 12' }, 'Leo');
    expect(happens('Easarpha', past, ['Mercury', 'Saturn'])).toBe(true);
    expect(happens('Ithasala', past, ['Mercury', 'Saturn'])).toBe(false);
    const departed = sky({ ...ordinarySky, Mercury: 'Gemini 29', Saturn: 'Libra 12' }, 'Leo');
    expect(happens('Easarpha', departed, ['Mercury', 'Saturn'])).toBe(false);
  });

  test('Planets in the second, sixth, eighth and twelfth sign from each other form no aspect', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sign) => regardBetween(1, sign))).toEqual([
      'inimical',
      undefined,
      'friendly',
      'inimical',
      'friendly',
      undefined,
      'inimical',
      undefined,
      'friendly',
      'inimical',
      'friendly',
      undefined,
    ]);
    const planets = sky({ ...ordinarySky, Mercury: 'Gemini 8', Saturn: 'Cancer 12' }, 'Leo');
    expect(happens('Ithasala', planets, ['Mercury', 'Saturn'])).toBe(false);
  });
});
