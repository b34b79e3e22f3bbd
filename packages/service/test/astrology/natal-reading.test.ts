import { claimsOf } from '@palmleaf/contract/testing';
import { type Chart, computeChart, longitudeOfPoint } from '@palmleaf/engines/chart';
import { houseSystems, randomBirths } from '@palmleaf/engines/testing';
import { planetNames, rulerOf, signName, signNames, signOf } from '@palmleaf/engines/zodiac';
import { allReadingTexts } from '@palmleaf/texts/natal-reading';
import { natalTexts } from '@palmleaf/texts/testing';
import { expect, test } from 'vitest';
import { natalAnswer } from '../../astrology/natal/answer.ts';
import { natalReading } from '../../astrology/natal/reading/reading.ts';
import { weighed } from '../../astrology/natal/reading/weights.ts';

const texts = await allReadingTexts.en();
const charts = randomBirths(81, 400).map((birth, i) =>
  computeChart(birth, { houseSystem: houseSystems[i % 6] ?? 'placidus', zodiac: 'tropical' }),
);
const readings = charts.map((chart) => natalReading(chart, texts));
const readingTexts = readings.map((parts) => parts.map(({ text }) => text).join(' '));
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
);

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(strings);
}

const sentences = (text: string): string[] => text.match(/[^.?!]+[.?!]/g)?.map((one) => one.trim()) ?? [];
const housesOf = ({ bodies }: Chart): ReadonlyMap<string, number> =>
  new Map(planetNames.map((planet) => [planet, bodies[planet].house]));

test('Every planet has a different text in every sign and house, and the tables repeat no sentence', () => {
  const all = strings(texts).flatMap(sentences);
  expect(all.length).toBeGreaterThan(440);
  expect(new Set(all).size).toBe(all.length);
  for (const planet of planetNames) {
    texts.planets[planet].signs.forEach((text, i) => {
      expect(text).toContain(planet);
      expect(text).toContain(signNames[i]);
    });
    texts.planets[planet].houses.forEach((text, i) => {
      expect(text).toMatch(new RegExp(`\\b${ordinals[i]} house\\b`));
    });
  }
});

test('A reading names the sign and the house of each planet correctly', () => {
  let count = 0;
  for (const [i, chart] of charts.entries()) {
    const houses = housesOf(chart);
    for (const { text } of readings[i] ?? []) {
      for (const [, planet = '', sign] of text.matchAll(
        /(Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto) in ([A-Z][a-z]+)/g,
      )) {
        const found = planetNames.find((name) => name === planet) ?? 'Sun';
        expect(sign).toBe(signName(signOf(longitudeOfPoint(chart, found))));
        count += 1;
      }
      const named = planetNames.filter((planet) => text.includes(planet)).map((planet) => houses.get(planet));
      for (const [, word = ''] of text.matchAll(/\b([a-z]+) house\b/g)) {
        if (ordinals.includes(word)) expect(named).toContain(ordinals.indexOf(word) + 1);
      }
    }
  }
  expect(count).toBeGreaterThan(2_000);
});

test('A reading names the rising sign of the chart and its ruler', () => {
  for (const [i, chart] of charts.entries()) {
    const text = readings[i]?.find(({ topic }) => topic === 'ascendant')?.text ?? '';
    const sign = signOf(chart.ascendant);
    const ruler = rulerOf(sign);
    expect(text).toContain(`${signName(sign)} was rising`);
    expect(text).toContain(ruler);
    expect(text).toContain(`${ordinals[chart.bodies[ruler].house - 1]} house`);
  }
});

test('A reading begins with the planet of the greatest weight, and describes the place of each planet once', () => {
  for (const [i, chart] of charts.entries()) {
    const parts = readings[i] ?? [];
    expect(parts[0]?.topic).toBe('leads');
    expect(parts[0]?.text).toContain(`${weighed(chart)[0]?.planet} is the strongest voice`);
    const whole = readingTexts[i] ?? '';
    for (const planet of planetNames) {
      const { house } = chart.bodies[planet];
      expect(whole.split(texts.planets[planet].houses[house - 1] ?? '·')).toHaveLength(2);
    }
  }
});

test('The planet that a reading sets against the leading planet is never the leading planet itself', () => {
  for (const [i, chart] of charts.entries()) {
    const against = readings[i]?.find(({ topic }) => topic === 'against')?.text ?? '';
    expect(against).not.toMatch(new RegExp(`^What pulls against it is (a )?${weighed(chart)[0]?.planet}\\b`));
  }
});

test('The numbers of an answer support its claims about the whole chart', () => {
  for (const [i, chart] of charts.entries()) {
    const claims = claimsOf({ ...natalAnswer(chart, natalTexts.en), reading: readings[i] });
    expect(claims.unproven).toEqual([]);
    expect(claims.made).toBeGreaterThanOrEqual(2);
  }
});

test('A reading says nothing twice, two people read different things, and no reading promises health or money', () => {
  for (const whole of readingTexts) {
    const ownSentences = sentences(whole);
    expect(new Set(ownSentences).size).toBe(ownSentences.length);
    expect(whole).not.toMatch(/undefined|\.\.|,,| {2}|[.?] [a-z]/);
    expect(whole).not.toMatch(/health|illness|disease|\bdie\b|death|money|wealth|income|\brich\b/i);
  }
  expect(new Set(readingTexts).size).toBe(readingTexts.length);
  const shares = readingTexts.map((whole, i) => {
    const other = sentences(readingTexts[(i + 1) % readingTexts.length] ?? '');
    const ownSentences = sentences(whole);
    return ownSentences.filter((sentence) => other.includes(sentence)).length / ownSentences.length;
  });
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.15);
});
