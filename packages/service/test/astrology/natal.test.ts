import { natalRequest, natalResponse } from '@palmleaf/contract/astrology';
import type { Birth } from '@palmleaf/contract/birth';
import { computeChart } from '@palmleaf/engines/chart';
import { houseSystems, randomBirths } from '@palmleaf/engines/testing';
import { natalTexts } from '@palmleaf/texts/testing';
import { expect, test } from 'vitest';
import { natalAnswer } from '../../astrology/natal/answer.ts';
import { astrologyOperations } from '../../astrology/operations.ts';

const sampleBirth: Birth = {
  day: 14,
  month: 3,
  year: 1979,
  hour: 11,
  min: 30,
  lat: 48.4,
  lon: 9.99,
  tzone: 1,
};

const answers = randomBirths(11, 200).map((birth, i) =>
  natalAnswer(
    computeChart(birth, { houseSystem: houseSystems[i % 6] ?? 'placidus', zodiac: 'tropical' }),
    natalTexts.en,
  ),
);

test('The natal answer has the documented shape, with the bodies in the documented order', async () => {
  const request = natalRequest.parse({ ...sampleBirth, house_type: 'placidus' });
  const reply = await astrologyOperations().natal_chart_interpretation(request, { language: 'en' });
  const answer = natalResponse.parse(reply.body);
  expect(answer.planets.map(({ name }) => name)).toEqual([
    'Sun',
    'Moon',
    'Mars',
    'Mercury',
    'Jupiter',
    'Venus',
    'Saturn',
    'Uranus',
    'Neptune',
    'Pluto',
    'Node',
    'Chiron',
    'Part of Fortune',
  ]);
  expect(Object.keys(answer)).toEqual([
    'planets',
    'houses',
    'ascendant',
    'midheaven',
    'vertex',
    'lilith',
    'aspects',
    'moon_phase',
    'hemisphere',
    'elements',
    'modes',
    'dominant_sign',
    'polarity',
    'ascendant_ruler',
    'zodiac',
    'reading',
  ]);
  expect(answer.houses.map(({ house }) => house)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(answer.lilith.name).toBe('Lilith');
});

test('Numbers have at most the decimals of the vendor’s answers, and rounding moves no body to the next sign', () => {
  const decimals = (value: number): number => (String(value).split('.')[1] ?? '').length;
  for (const answer of answers) {
    for (const body of [...answer.planets, answer.lilith]) {
      expect(decimals(body.full_degree)).toBeLessThanOrEqual(4);
      expect(decimals(body.norm_degree)).toBeLessThanOrEqual(4);
      expect(decimals(body.speed)).toBeLessThanOrEqual(4);
      expect(Math.floor(body.full_degree / 30) + 1).toBe(body.sign_id);
      expect(body.full_degree - 30 * (body.sign_id - 1)).toBeCloseTo(body.norm_degree, 3);
    }
    for (const house of answer.houses) expect(decimals(house.degree)).toBeLessThanOrEqual(5);
    for (const { orb, diff } of answer.aspects) {
      expect(decimals(orb)).toBeLessThanOrEqual(2);
      expect(decimals(diff)).toBeLessThanOrEqual(2);
    }
    for (const { percentage } of [...answer.elements.elements, ...answer.modes.modes]) {
      expect(decimals(percentage)).toBeLessThanOrEqual(3);
      expect(Math.abs(percentage * 0.12 - Math.round(percentage * 0.12))).toBeLessThan(0.001);
    }
  }
});

test('Percentages are truncated, not rounded: two twelfths are 16.666', () => {
  const shares = answers.flatMap((answer) => answer.elements.elements.map(({ percentage }) => percentage));
  expect(shares).toContain(16.666);
  expect(shares).toContain(66.666);
  expect(shares).not.toContain(16.667);
  for (const answer of answers) {
    const total = answer.elements.elements.reduce((sum, { percentage }) => sum + percentage, 0);
    expect(total).toBeGreaterThan(99.99);
    expect(total).toBeLessThanOrEqual(100);
  }
});

test('Aspects are in the order of the numbers of their planets and within the vendor’s orbs', () => {
  const widest = { Conjunction: 10, Opposition: 10, Trine: 8, Square: 8, Sextile: 6 };
  for (const { aspects } of answers) {
    const keys = aspects.map((aspect) => aspect.aspecting_planet_id * 12 + aspect.aspected_planet_id);
    expect(keys).toEqual([...keys].sort((a, b) => a - b));
    for (const aspect of aspects) {
      expect(aspect.aspecting_planet_id).toBeLessThan(aspect.aspected_planet_id);
      expect(aspect.orb).toBeLessThanOrEqual(widest[aspect.type as keyof typeof widest]);
    }
  }
});

test('The Part of Fortune exchanges Sun and Moon between day and night', () => {
  for (const birth of randomBirths(12, 100)) {
    const chart = computeChart(birth, { houseSystem: 'placidus', zodiac: 'tropical' });
    const { Sun, Moon } = chart.bodies;
    const day = (chart.ascendant + Moon.longitude - Sun.longitude + 720) % 360;
    const night = (chart.ascendant - Moon.longitude + Sun.longitude + 720) % 360;
    expect(chart.partOfFortune.longitude).toBeCloseTo(chart.byDay ? day : night, 6);
    expect(chart.partOfFortune.speed).toBe(0);
  }
  const noon = computeChart({ ...sampleBirth, hour: 12 }, { houseSystem: 'koch', zodiac: 'tropical' });
  const midnight = computeChart({ ...sampleBirth, hour: 0 }, { houseSystem: 'koch', zodiac: 'tropical' });
  expect([noon.byDay, midnight.byDay]).toEqual([true, false]);
});

test('Every natal answer describes the phase of the Moon, the hemispheres, the elements and the modes', () => {
  for (const answer of answers) {
    expect(answer.moon_phase.moon_phase_id).toBeGreaterThanOrEqual(1);
    expect(answer.moon_phase.moon_phase_id).toBeLessThanOrEqual(8);
    expect(answer.moon_phase.moon_phase_calc).toContain(answer.moon_phase.moon_phase_name);
    expect(answer.hemisphere.east_west.description).not.toBe('');
    expect(answer.elements.description).not.toBe('');
    expect(answer.modes.description).not.toBe('');
    expect(answer.dominant_sign.percentage).toBeGreaterThan(8);
  }
});
