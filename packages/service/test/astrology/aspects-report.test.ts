import { aspectsRequest, aspectsResponse } from '@palmleaf/contract/astrology';
import {
  aspectPoints,
  aspectsOf,
  aspectTypes,
  type Chart,
  computeChart,
  longitudeOfPoint,
} from '@palmleaf/engines/chart';
import { randomBirths } from '@palmleaf/engines/testing';
import { signName, signOf } from '@palmleaf/engines/zodiac';
import { allAspectsTexts } from '@palmleaf/texts/aspects-report';
import { expect, test } from 'vitest';
import { aspectsReport } from '../../astrology/aspects-report/report.ts';
import { signPairSentence } from '../../astrology/aspects-report/sign-pair.ts';
import { astrologyOperations } from '../../astrology/operations.ts';

const texts = await allAspectsTexts.en();
const charts = randomBirths(51, 150).map((birth) =>
  computeChart(birth, { houseSystem: 'placidus', zodiac: 'tropical' }),
);
const reports = charts.map((chart) => aspectsReport(chart, texts));
const describedAspects = reports.flat();

const meanings = Object.values(texts.pairs).flatMap((kinds) => Object.values(kinds));

test('Each of the 66 pairs has a different text for every kind of aspect that it can form', () => {
  const pairs = aspectPoints.flatMap((a, i) => aspectPoints.slice(i + 1).map((b) => `${a}-${b}`));
  expect(Object.keys(texts.pairs).sort()).toEqual(pairs.sort());
  expect(meanings).toHaveLength(66 * 3 - 5);
  const sentences = meanings.flatMap((text) => text.match(/[^.?]+[.?]/g) ?? []);
  expect(new Set(sentences.map((sentence) => sentence.trim())).size).toBe(sentences.length);
  for (const text of meanings) expect(text.split(' ').length).toBeGreaterThan(20);
});

test('Every paragraph names both points and reads as whole sentences', () => {
  expect(describedAspects.length).toBeGreaterThan(2_000);
  for (const { aspect, report } of describedAspects) {
    expect(report).toContain(aspect.aspecting);
    expect(report).toContain(aspect.aspected);
    expect(report).toMatch(/^[A-Z].*[.?]$/);
    expect(report).not.toMatch(/undefined|\.\.|,,| {2}|[.?] [a-z]|[{}]/);
  }
});

test('No paragraph promises anything about health, death or money', () => {
  for (const { report } of describedAspects) {
    expect(report).not.toMatch(/health|illness|disease|\bdie\b|death|money|wealth|income|\brich\b/i);
  }
});

test('A report states the signs, houses and orbs of its chart', () => {
  const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
    ' ',
  );
  let count = 0;
  for (const [i, chart] of charts.entries()) {
    for (const { aspect, report } of reports[i] ?? []) {
      const points = [aspect.aspecting, aspect.aspected];
      const signs = points.map((point) => signName(signOf(longitudeOfPoint(chart, point))));
      for (const [, point = '', sign] of report.matchAll(
        /([A-Z][a-z]+),? (?:is |stands )?in ([A-Z][a-z]+)/g,
      )) {
        const index = points.findIndex((name) => name === point);
        if (index < 0) continue;
        expect(sign).toBe(signs[index]);
        count += 1;
      }
      const houses = points.map((point) => housesOf(chart).get(point));
      for (const [, word = ''] of report.matchAll(
        /\b(?:the|The) ([a-z]+) house|(?<=house.*)the ([a-z]+th|first|second|third)\b/g,
      )) {
        if (ordinals.includes(word)) expect(houses).toContain(ordinals.indexOf(word) + 1);
      }
      const [, degrees, minutes] = /(\d+)°(\d\d)′/.exec(report) ?? [];
      if (degrees !== undefined) {
        expect(Math.abs(Number(degrees) + Number(minutes) / 60 - aspect.orb)).toBeLessThan(0.01);
      }
    }
  }
  expect(count).toBeGreaterThan(1_000);
});

function housesOf({ bodies }: Chart): ReadonlyMap<string, number> {
  return new Map(Object.entries(bodies).map(([name, { house }]) => [name, house]));
}

test('A sentence about two signs is the same in either order of the points', () => {
  const across = () => '{a} in {s}, {b} in {t}.';
  for (let one = 1; one <= 12; one++) {
    for (let other = 1; other <= 12; other++) {
      const [a, b] = [
        { name: 'Mars', sign: one },
        { name: 'Venus', sign: other },
      ];
      const sentence = signPairSentence(a, b, texts, across);
      for (const { name, sign } of [a, b]) {
        expect(sentence).toMatch(one === other ? signName(sign) : new RegExp(`${name}.*${signName(sign)}`));
      }
      if (one !== other) expect(signPairSentence(b, a, texts, across)).toBe(sentence);
    }
  }
});

test("A report repeats no sentence and shares few with another person's report", () => {
  const sentences = reports.map((report) =>
    report.flatMap((entry) => entry.report.match(/[^.?!]+[.?!]/g)?.map((text) => text.trim()) ?? []),
  );
  const repeated = sentences.flatMap((own) => own.filter((sentence, i) => own.indexOf(sentence) !== i));
  expect(repeated).toEqual([]);
  const shares = sentences.map((own, i) => {
    const other = sentences[(i + 1) % sentences.length] ?? [];
    return own.filter((sentence) => other.includes(sentence)).length / own.length;
  });
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.15);
});

test('Fewer than one report in twenty uses a phrase for an orb more than twice', () => {
  const repetitive = reports.filter((report) => {
    const frames = report.flatMap(({ report: text }) =>
      (text.match(/[^.?!]+[.?!]/g) ?? [])
        .filter((sentence) => /\d°\d\d′/.test(sentence))
        .map((sentence) => sentence.trim().replace(/(?:[Tt]he )?[A-Z]\w+|\d+°\d\d′/g, '·')),
    );
    return frames.some((frame) => frames.filter((one) => one === frame).length > 2);
  });
  expect(repetitive.length / reports.length).toBeLessThan(0.05);
});

test('The report describes exactly the aspects of the natal chart, the most exact first', async () => {
  const birth = { day: 23, month: 8, year: 1968, hour: 3, min: 40, lat: 40.4, lon: -3.7, tzone: 1 };
  const { natal_aspects_report } = astrologyOperations();
  const { body } = await natal_aspects_report(aspectsRequest.parse(birth), { language: 'en' });
  const chart = computeChart(birth, { houseSystem: 'placidus', zodiac: 'tropical' });
  const expected = [...aspectsOf(chart)].sort((a, b) => a.orb - b.orb);
  expect(expected.length).toBeGreaterThan(5);
  expect(
    aspectsResponse
      .parse(body)
      .map(({ aspecting_planet, aspected_planet, type }) => [aspecting_planet, aspected_planet, type]),
  ).toEqual(expected.map(({ aspecting, aspected, type }) => [aspecting, aspected, type]));
  expect(aspectTypes).toEqual(expect.arrayContaining(expected.map(({ type }) => type)));
});
