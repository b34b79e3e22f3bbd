import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { PalmReading, ReadLine } from '../../../engines/palm/reading.ts';
import { rules } from '../../../service/palmistry/texts/findings.ts';
import { topics } from '../../../service/palmistry/texts/rule.ts';
import { sections, sectionText } from '../../../service/palmistry/texts/sections.ts';
import { topicText } from '../../../service/palmistry/texts/topics.ts';
import { readingOf } from './samples.ts';

vi.setConfig({ testTimeout: 120_000 });

const place = fc.tuple(
  fc.double({ min: -0.5, max: 0.5, noNaN: true }),
  fc.double({ min: -1, max: 0, noNaN: true }),
);
const ratio = (min: number, max: number) => fc.option(fc.double({ min, max, noNaN: true }), { nil: null });

const line: fc.Arbitrary<ReadLine> = fc
  .record({
    grade: fc.constantFrom('clear' as const, 'faint' as const, 'not found' as const),
    length: fc.double({ min: 0.3, max: 1.2, noNaN: true }),
    curvature: fc.double({ min: 0, max: 0.3, noNaN: true }),
    breaks: fc.integer({ min: 0, max: 3 }),
    strength: fc.constant(2),
    coverage: fc.constant(1),
    start: place,
    end: place,
    reach: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
    course: fc.array(place, { maxLength: 0 }),
  })
  .map(
    (entry): ReadLine =>
      entry.grade === 'not found' ? { ...entry, start: null, end: null, reach: null } : entry,
  );

const type = fc.constantFrom('earth' as const, 'air' as const, 'fire' as const, 'water' as const);

/** Any reading the engine could give, and some that it could not. */
const anyReading: fc.Arbitrary<PalmReading> = fc.record({
  version: fc.constant(1 as const),
  side: fc.constantFrom('left' as const, 'right' as const),
  presence: fc.constant(0.99),
  photo: fc.constant({ width: 1200, height: 1600 }),
  palmLength: fc.constant(500),
  quality: fc.record({
    brightness: fc.constant(170),
    darkest: fc.constant(90),
    burnt: fc.constant(0),
    sharpness: fc.constant(0.6),
    detail: fc.constant(1),
    evenness: fc.constant(0.5),
    soft: fc.boolean(),
  }),
  proportions: fc.record({
    fingers: ratio(0.6, 0.9),
    palm: fc.double({ min: 1.2, max: 1.7, noNaN: true }),
    indexToRing: ratio(0.9, 1.1),
    littleToRing: ratio(0.6, 0.9),
    thumbAngle: fc.option(fc.integer({ min: 5, max: 80 }), { nil: null }),
    cutFingers: fc.subarray([
      'thumb' as const,
      'index' as const,
      'middle' as const,
      'ring' as const,
      'little' as const,
    ]),
  }),
  handType: fc.option(fc.record({ type, borderline: fc.boolean(), neighbour: type }), { nil: null }),
  lines: fc.record({ heart: line, head: line, life: line, fate: line }),
  joined: fc.boolean(),
  gaps: fc.record({ heartToHead: ratio(0, 0.4), headToLife: ratio(0, 0.3) }),
  fineLines: fc.double({ min: 0.05, max: 0.4, noNaN: true }),
});

const everyText = (palmId: string, reading: PalmReading) => [
  ...sections.map((section) => sectionText(section, palmId, reading)),
  ...topics.map((topic) => topicText(topic, palmId, reading)),
];

const sentencesOf = (text: string) => text.split(/(?<=[.:]) (?=[A-Z])/);

describe('the texts of a sample', () => {
  test.each(['anna', 'ben'] as const)(
    '%s: several sentences each, naming the features they rest on',
    async (name) => {
      for (const { title, text, rests_on } of everyText('palm_x', await readingOf(name))) {
        expect(sentencesOf(text).length, title).toBeGreaterThanOrEqual(3);
        expect(rests_on.length, title).toBeGreaterThanOrEqual(1);
      }
    },
  );

  test('topics quote every feature they rest on', async () => {
    const reading = await readingOf('ben');
    for (const topic of topics) {
      const { text, rests_on } = topicText(topic, 'palm_x', reading);
      expect(rests_on.length).toBeGreaterThanOrEqual(3);
      for (const feature of rests_on) expect(text.toLowerCase()).toContain(feature.toLowerCase());
    }
  });

  test('differ between two hands', async () => {
    const [anna, ben] = [await readingOf('anna'), await readingOf('ben')];
    for (const topic of topics)
      expect(topicText(topic, 'palm_x', anna).text).not.toBe(topicText(topic, 'palm_x', ben).text);
  });
});

describe('the texts of any hand', () => {
  test('are whole sentences without gaps, and always the same for the same palm', () => {
    fc.assert(
      fc.property(anyReading, fc.uuid(), (reading, palmId) => {
        const texts = everyText(palmId, reading);
        expect(everyText(palmId, reading)).toEqual(texts);
        for (const { text, limits, basis } of texts) {
          expect(text).not.toMatch(/undefined|null|NaN|\[object|\.\.| {2}/);
          expect(text).toMatch(/^[A-Z].*\.$/s);
          expect(sentencesOf(text).length).toBeGreaterThanOrEqual(2);
          expect(limits).toMatch(/\.$/);
          expect(basis).toBe('traditional interpretation (rule-based)');
        }
      }),
      { numRuns: 60 },
    );
  });

  test('say that marriage lines cannot be seen and that a life line is no length of life', async () => {
    const reading = await readingOf('anna');
    expect(topicText('marriage', 'p', reading).text).toContain('not visible in a photo of the palm');
    expect(sectionText('mounts', 'p', reading).text).toContain('not measured');
    expect(sectionText('major-lines', 'p', reading).limits).toContain(
      'nothing to do with the length of a life',
    );
    expect(sectionText('minor-lines', 'p', reading).text).toContain('are not identified');
  });
});

describe('the rule table', () => {
  test('has a name of its own for every rule', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  });

  test('gives every topic something from every kind of feature that is always there', () => {
    for (const topic of topics) {
      const subjects = new Set(rules.flatMap(({ subject, topics: says }) => (says[topic] ? [subject] : [])));
      expect(subjects.size, topic).toBeGreaterThanOrEqual(4);
      expect(subjects).toContain('hand');
    }
  });

  test('promises nothing and threatens with nothing', () => {
    const said = rules.flatMap(({ meaning, topics: says }) => [meaning, ...Object.values(says)]).join('\n');
    expect(said).not.toMatch(
      /\b(you will|will (die|be rich|marry|win|inherit)|death|disease|illness|cure|divorce|affair|years old)\b/i,
    );
  });
});
