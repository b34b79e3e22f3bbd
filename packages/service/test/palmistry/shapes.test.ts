import type { PalmReading } from '@palmleaf/engines/palm';
import { anyReading, readingOf } from '@palmleaf/engines/testing';
import { languageTexts as english } from '@palmleaf/texts/en/palm';
import { type PalmSection, type PalmTopic, sections, topics } from '@palmleaf/texts/palm';
import { palmIn, spanned } from '@palmleaf/texts/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { answered } from '../../palmistry/answers/envelope.ts';
import { sectionAnswer } from '../../palmistry/answers/features.ts';
import { palmAnswers } from '../../palmistry/answers/shapes.ts';
import { palmTopicAnswer } from '../../palmistry/answers/topics.ts';

/** The shapes on the vendor's public pages: `t` is a text, `l` a list of texts. */
const t = 'text';
const l = ['text'];
const published = {
  'hand-type': { shape: t, element: t, skin_texture: t, elasticity: t },
  'major-lines': {
    heart_line: { shape: t, depth: t, starting_point: t, quality: t },
    head_line: { shape: t, depth: t, starting_point: t },
    life_line: { shape: t, depth: t, quality: t, fork: t },
    fate_line: { presence: t, origin: t },
  },
  'minor-lines': {
    marriage_lines: { number: t, depth: t, quality: t },
    children_lines: { number: t },
    sun_line: { presence: t },
  },
  mounts: Object.fromEntries(
    ['venus', 'jupiter', 'saturn', 'apollo', 'mercury', 'luna'].map((name) => [name, { prominence: t }]),
  ),
  'special-features': { marks: [{ type: t, location: t }], unique_traits: l },
  summary: {
    categories: Object.fromEntries(
      ['personality', 'career', 'money', 'love', 'marriage', 'health', 'challenges', 'luck'].map((name) => [
        name,
        t,
      ]),
    ),
    overall: {},
  },
  personality: { personality: { behavioral_style: t, core_traits: l, strengths: l } },
  career: {
    career: { career_direction: t, growth_advice: t, professional_strengths: l, suitable_professions: l },
  },
  money: { money: { financial_tendency: t, advice: t, wealth_indicators: l, money_habits: l } },
  love: { love: { emotional_nature: t, romantic_style: t, compatibility_notes: l } },
  marriage: { marriage: { timing_indicators: t, quality_outlook: t, partnership_notes: l } },
  health: { health: { vitality: t, constitution: t, areas_to_watch: l } },
  challenges: { challenges: { life_obstacles: l, growth_areas: l, cautionary_patterns: l } },
} as const;

function missing(shape: unknown, value: unknown, path = 'data'): string[] {
  if (shape === t) return typeof value === 'string' && value.trim() !== '' ? [] : [`${path} is not text`];
  if (Array.isArray(shape))
    return Array.isArray(value)
      ? value.flatMap((entry, i) => missing(shape[0], entry, `${path}.${i}`))
      : [`${path} is not a list`];
  if (typeof value !== 'object' || value === null) return [`${path} is not an object`];
  const fields: Record<string, unknown> = { ...value };
  return Object.entries(shape ?? {}).flatMap(([name, inner]) =>
    missing(inner, fields[name], `${path}.${name}`),
  );
}

const sectionOf = (name: PalmSection, reading: PalmReading) => sectionAnswer(name, palmIn(english, reading));
const topicOf = (name: PalmTopic, reading: PalmReading) => palmTopicAnswer(name, palmIn(english, reading));

const answers = (palmId: string, reading: PalmReading) => [
  ...sections.map((name) => ({ name, body: answered(palmId, sectionOf(name, reading)) })),
  ...topics.map((name) => ({ name, body: answered(palmId, topicOf(name, reading)) })),
];

describe('the answers about any hand', () => {
  test('The answers about any hand have every key of the vendor’s pages, and none that docs/contract.md does not list', () => {
    fc.assert(
      fc.property(anyReading, fc.uuid(), (reading, palmId) => {
        for (const { name, body } of answers(palmId, reading)) {
          expect(palmAnswers[name].parse(body), name).toEqual(body);
          expect(body).toMatchObject({ status: true, message: 'success', palm_id: palmId });
          if (name in published) expect(missing(Reflect.get(published, name), body.data), name).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('The answers about any hand put each statement of a topic under one key, and only statements of its text', () => {
    fc.assert(
      fc.property(anyReading, (reading) => {
        for (const topic of topics) {
          const answer = topicOf(topic, reading);
          const fields = Object.entries(Object(Reflect.get(answer, topic)))
            .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
            .filter((value) => value.length > 60);
          expect(new Set(fields).size, topic).toBe(fields.length);
          for (const sentence of fields) expect(answer.text).toContain(sentence);
        }
      }),
      { numRuns: 60 },
    );
  });
});

test('A field about something that a photo cannot show says so', async () => {
  const reading = await readingOf('anna');
  expect(sectionOf('hand-type', reading)).toMatchObject({
    shape: 'square',
    element: 'Air',
    skin_texture: 'not visible in a photo',
    elasticity: 'not visible in a photo',
  });
  expect(sectionOf('minor-lines', reading)).toMatchObject({
    marriage_lines: { number: 'not visible in a photo' },
    sun_line: { presence: 'not identified in a photo' },
  });
  expect(sectionOf('special-features', reading)).toMatchObject({
    marks: [{ type: 'head and life line with one beginning', location: 'life line' }],
  });
  expect(topicOf('marriage', reading)).toMatchObject({
    marriage: { timing_indicators: expect.stringContaining('nor about dates') },
  });
});

test('A short field never contradicts the text of the same section', () => {
  fc.assert(
    fc.property(anyReading, (reading) => {
      const { text, ...lines } = sectionOf('major-lines', reading);
      const words = JSON.stringify(lines);
      if (text.includes('your heart line bows')) expect(words).not.toContain('"straight"');
      if (words.includes('"sloping towards the wrist"'))
        expect(text).not.toMatch(/keeps its height|hardly drops|a level one/);
      if (words.includes('"presence":"present"'))
        expect(text).not.toMatch(/clear fate line is not|no clear fate line/);
      for (const [line, key] of [
        ['heart', 'heart_line'],
        ['head', 'head_line'],
        ['life', 'life_line'],
      ] as const)
        expect(Reflect.get(lines, key).depth === 'not found').toBe(reading.lines[line].grade === 'not found');
    }),
    { numRuns: 100 },
  );
});

test('The practical focus of the summary is the advice in the paragraph before its closing note', () => {
  fc.assert(
    fc.property(anyReading, (reading) => {
      const answer = sectionOf('summary', reading);
      const { practical_focus } = z
        .object({ practical_focus: z.string() })
        .parse(Reflect.get(answer, 'overall'));
      const last = answer.text.split('\n\n').at(-2) ?? '';
      expect(practical_focus === english.keys.undecided || last.startsWith(practical_focus)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('If a measure is near the border of two classes, the answer lists it with the class that it rules out', () => {
  let ruledOut = 0;
  fc.assert(
    fc.property(anyReading, (reading) => {
      const palm = palmIn(english, reading);
      for (const feature of spanned) {
        const looks: Readonly<Record<string, string>> = english.ruledOut[feature];
        const look = looks[palm.ruledOut[feature] ?? ''];
        if (look === undefined) continue;
        ruledOut++;
        expect(palm.hand[feature]).toBeNull();
        const section = feature === 'index' || feature === 'little' ? 'fingers' : 'major-lines';
        expect(sectionOf(section, reading).rests_on.join('\n')).toContain(look);
      }
    }),
    { numRuns: 60 },
  );
  expect(ruledOut).toBeGreaterThan(5);
});
