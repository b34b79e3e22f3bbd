import { expect, test } from 'vitest';
import { aspectPoints, aspectTypes } from '../../../engines/chart/aspect-types.ts';
import type { Aspect } from '../../../engines/chart/aspects.ts';
import { meetings } from '../../../service/astrology/aspects-report/meetings.ts';
import { paragraph } from '../../../service/astrology/aspects-report/paragraph.ts';
import { astrologyOperations } from '../../../service/astrology/operations.ts';
import { aspectsRequest, aspectsResponse } from '../../../shared/contract/astrology.ts';

const every: readonly Aspect[] = aspectPoints.flatMap((aspecting, i) =>
  aspectPoints
    .slice(i + 1)
    .flatMap((aspected) => aspectTypes.map((type) => ({ aspecting, aspected, type, orb: 3, diff: 3 }))),
);

test('each of the 66 pairs has its meaning, in the order of the numbers', () => {
  const pairs = aspectPoints.flatMap((a, i) => aspectPoints.slice(i + 1).map((b) => `${a}-${b}`));
  expect(Object.keys(meetings)).toEqual(pairs);
  const clauses = Object.values(meetings).flatMap(({ topic, gift, strain }) => [topic, gift, strain]);
  expect(new Set(clauses).size).toBe(198);
  for (const clause of clauses) expect(clause).toMatch(/^[a-z].*[^.]$/);
});

test('all 330 paragraphs differ, name both points and read as whole sentences', () => {
  const paragraphs = every.map(paragraph);
  expect(new Set(paragraphs).size).toBe(330);
  every.forEach((aspect, i) => {
    const text = paragraphs[i] ?? '';
    expect(text).toContain(aspect.aspecting);
    expect(text).toContain(aspect.aspected);
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(text).not.toMatch(/undefined|\.\.|,,| {2}|\. [a-z]/);
    expect(text.split(' ').length).toBeGreaterThan(40);
  });
});

test('no paragraph promises anything about health, death or money', () => {
  for (const aspect of every) {
    expect(paragraph(aspect)).not.toMatch(
      /health|illness|disease|\bdie\b|death|money|wealth|income|rich\b(?! in)/i,
    );
  }
});

test('how close the aspect is can be read in the paragraph', () => {
  const aspect: Aspect = { aspecting: 'Sun', aspected: 'Moon', type: 'Trine', orb: 0.4, diff: 120.4 };
  expect(paragraph(aspect)).toContain('almost exact');
  expect(paragraph({ ...aspect, orb: 7 })).toContain('wide');
  expect(paragraph({ ...aspect, orb: 3 })).not.toMatch(/almost exact|wide/);
});

test('the report tells exactly the aspects of the natal chart, in its order', async () => {
  const birth = { day: 23, month: 8, year: 1968, hour: 3, min: 40, lat: 40.4, lon: -3.7, tzone: 1 };
  const operations = astrologyOperations();
  const report = await operations.natal_aspects_report(aspectsRequest.parse(birth), { language: 'en' });
  const natal = await operations.natal_chart_interpretation(
    { ...birth, house_type: 'koch' },
    { language: 'en' },
  );
  const entries = aspectsResponse.parse(report.body);
  expect(entries.length).toBeGreaterThan(5);
  expect(natal.body).toMatchObject({
    aspects: entries.map(({ aspecting_planet, aspected_planet, type }) => ({
      aspecting_planet,
      aspected_planet,
      type,
    })),
  });
});
