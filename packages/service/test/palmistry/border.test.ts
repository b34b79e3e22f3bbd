import { isDeepStrictEqual } from 'node:util';
import { handOf } from '@palmleaf/bench/testing';
import type { PalmReading, ReadLine } from '@palmleaf/engines/palm';
import { anyReading, readingOf } from '@palmleaf/engines/testing';
import { languageTexts as english } from '@palmleaf/texts/en/palm';
import { palmIn, raritiesOf, sectionText, topics, topicText } from '@palmleaf/texts/palm';
import { classesOf, strongestOf } from '@palmleaf/texts/testing';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { sectionAnswer } from '../../palmistry/answers/features.ts';
import { palmTopicAnswer } from '../../palmistry/answers/topics.ts';

let anna: PalmReading;
beforeAll(async () => {
  anna = await readingOf('anna');
});

const none = { length: 0, curvature: 0, slope: 0, start: 0, end: 0 };
const withHead = (head: Partial<ReadLine>): PalmReading => ({
  ...anna,
  lines: { ...anna.lines, head: { ...anna.lines.head, error: none, ...head } },
});
const lineShape = (reading: PalmReading) =>
  JSON.stringify(sectionAnswer('major-lines', palmIn(english, reading)));
const meaning = (reading: PalmReading) => {
  const palm = palmIn(english, reading);
  return topics.map((topic) => topicText(topic, palm).text.split(/(?<=[.;:])\s/)[0]);
};

test('A slope near the border of two classes is described by both, the nearer one first', () => {
  expect(lineShape(withHead({ slope: 30 }))).toContain(
    'between sloping towards the wrist and level across the palm, nearer to sloping towards the wrist',
  );
  expect(lineShape(withHead({ slope: 28 }))).toContain('nearer to level across the palm');
  expect(lineShape(withHead({ slope: 45 }))).toContain('"sloping towards the wrist"');
});

test('A measure exactly on its border has no class, and a nearest class', () => {
  const onBorder = { ...withHead({ slope: 29 }), fineLines: 0.105 };
  const { hand, nearest } = palmIn(english, onBorder);
  expect([hand.headSlope, hand.skin]).toEqual([null, null]);
  expect([nearest.headSlope, nearest.skin]).toEqual(['level', 'calm']);
});

test('The meaning of a measure stays the same while it moves on one side of its border', () => {
  expect(meaning(withHead({ slope: 30 }))).toEqual(meaning(withHead({ slope: 45 })));
  expect(meaning(withHead({ slope: 28 }))).not.toEqual(meaning(withHead({ slope: 45 })));
});

test('A text that rests on a measure near its border says so in its limits, and only then', () => {
  const proportions = { ...anna.proportions, indexToRing: 1.2, littleToRing: 0.95 };
  const limits = (slope: number) => {
    const { lines, ...reading } = withHead({ slope });
    const heart = { ...lines.heart, error: none, curvature: 0.06 };
    const palm = palmIn(english, { ...reading, lines: { ...lines, heart }, proportions });
    return topicText('career', palm).limits;
  };
  expect(limits(30)).toContain(english.keys.tentative);
  expect(limits(45)).not.toContain(english.keys.tentative);
});

test('A list names the middle class near its border, because both sides share it, but no other undecided class', () => {
  const strengths = (indexToRing: number, slope: number) => {
    const reading = { ...withHead({ slope }), proportions: { ...anna.proportions, indexToRing } };
    return JSON.stringify(Reflect.get(palmTopicAnswer('career', palmIn(english, reading)), 'career'));
  };
  for (const ratio of [1.01, 1.04, 1.06])
    expect(strengths(ratio, 45)).toContain(english.gifts.index.equal.strength);
  expect(strengths(1.2, 45)).not.toContain(english.gifts.index.equal.strength);
  expect(strengths(1.01, 45)).toContain(english.gifts.headSlope.sloping.strength);
  expect(strengths(1.01, 30)).not.toContain(english.gifts.headSlope.sloping.strength);
});

test('A gap of a clear line is listed among the marks, and a line without gaps is not', () => {
  const marks = (breaks: number) =>
    Reflect.get(
      sectionAnswer('special-features', palmIn(english, withHead({ grade: 'clear', breaks }))),
      'marks',
    );
  expect(marks(1)).toContainEqual({ type: 'one short gap', location: 'head line' });
  expect(marks(0)).not.toContainEqual(expect.objectContaining({ location: 'head line' }));
});

test('A head line that begins with the life line is a mark only if the photo clearly shows it', () => {
  const marks = (headToLife: number) =>
    Reflect.get(
      sectionAnswer(
        'special-features',
        palmIn(english, { ...withHead({}), gaps: { ...anna.gaps, headToLife } }),
      ),
      'marks',
    );
  const start = { type: 'head and life line with one beginning', location: 'life line' };
  expect(marks(0)).toContainEqual(start);
  expect(marks(0.06)).not.toContainEqual(start);
});

test('The summary never says that the photo leaves something open', () => {
  const leaning = { ...anna, pose: { ...anna.pose, lean: 40 } };
  const { text } = sectionText('summary', palmIn(english, leaning));
  expect(text.split('\n\n')).toHaveLength(4);
  expect(text).not.toContain('leaves open');
});

test('A line whose number of gaps is undecided is called undecided, not unbroken', () => {
  const all = (shape: string) => shape.split(english.keys.undecided).length;
  const withLife = (breaks: number | null) =>
    lineShape({ ...anna, lines: { ...anna.lines, life: { ...anna.lines.life, grade: 'clear', breaks } } });
  expect(all(withLife(null))).toBe(all(withLife(0)) + 1);
});

test('The length of a faint life line is not among the strongest features', () => {
  const faint: PalmReading = {
    ...anna,
    lines: { ...anna.lines, life: { ...anna.lines.life, grade: 'faint', strength: 1.2 } },
  };
  const palm = palmIn(english, faint);
  expect(palm.hand.lifeLength).toBe('short');
  expect(strongestOf(palm)).not.toContain('lifeLength');
});

test('The text on lines calls a line faint only if its furrow is faint', () => {
  const text = (strength: number) => {
    const reading = withHead({ grade: 'faint', strength });
    return sectionText('major-lines', palmIn(english, reading)).text;
  };
  const says = english.lines.faint(english.lines.names.head);
  expect(text(2.3)).not.toContain(says);
  expect(text(1.5)).toContain(says);
});

test('A list of traits changes with a class, never with the distance of a measure from its border', () => {
  const lists = (reading: PalmReading) => {
    const palm = palmIn(english, reading);
    const { personality } = z
      .object({ personality: z.object({ core_traits: z.array(z.string()), strengths: z.array(z.string()) }) })
      .parse(palmTopicAnswer('personality', palm));
    return personality;
  };
  const farther = ({ lines, proportions, ...reading }: PalmReading): PalmReading => ({
    ...reading,
    proportions: {
      ...proportions,
      littleToRing: proportions.littleToRing && proportions.littleToRing + 0.008,
    },
    lines: {
      ...lines,
      life: { ...lines.life, end: lines.life.end && [lines.life.end[0], lines.life.end[1] + 0.1] },
    },
  });
  let compared = 0;
  for (let person = 0; person < 600; person++) {
    const hand = handOf(person);
    if (!isDeepStrictEqual(classesOf(hand), classesOf(farther(hand)))) continue;
    compared++;
    expect(lists(farther(hand))).toEqual(lists(hand));
  }
  expect(compared).toBeGreaterThan(100);
});

test('An answer lists at least three core traits if the photo decides at least three features', () => {
  fc.assert(
    fc.property(anyReading, (reading) => {
      const palm = palmIn(english, reading);
      const decided = Object.entries(palm.hand).filter(([name, cls]) => name !== 'shade' && cls !== null);
      const traits = Reflect.get(
        Object(Reflect.get(palmTopicAnswer('personality', palm), 'personality')),
        'core_traits',
      );
      expect(traits.length).toBeGreaterThanOrEqual(Math.min(3, decided.length));
    }),
    { numRuns: 60 },
  );
});

test('An answer lists unique traits only if its text names something out of the ordinary', () => {
  const answer = sectionAnswer('special-features', palmIn(english, anna));
  const isPlain = String(Reflect.get(answer, 'text')).includes('nothing out of the ordinary');
  expect(Reflect.get(answer, 'unique_traits')).toHaveLength(
    isPlain ? 0 : raritiesOf(palmIn(english, anna).hand, anna).length,
  );
});
