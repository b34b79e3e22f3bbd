import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { PalmReading } from '../../../engines/palm/reading.ts';
import { rules } from '../../../service/palmistry/texts/findings.ts';
import { topics } from '../../../service/palmistry/texts/rule.ts';
import { sections, sectionText } from '../../../service/palmistry/texts/sections.ts';
import { topicText } from '../../../service/palmistry/texts/topics.ts';
import { anyReading } from './any-reading.ts';
import { readingOf } from './samples.ts';

vi.setConfig({ testTimeout: 120_000 });

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
