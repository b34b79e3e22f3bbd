import { palmProse } from '@palmleaf/bench/testing';
import type { PalmReading } from '@palmleaf/engines/palm';
import { anyReading, readingOf } from '@palmleaf/engines/testing';
import { languageTexts as english } from '@palmleaf/texts/en/palm';
import type { PalmSection, PalmTopic } from '@palmleaf/texts/palm';
import { palmIn, sections, sectionText, topics, topicText } from '@palmleaf/texts/palm';
import { everyWord } from '@palmleaf/texts/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { palmClaims } from './palm-claims.ts';

const section = (name: PalmSection, reading: PalmReading) => sectionText(name, palmIn(english, reading));
const topic = (name: PalmTopic, reading: PalmReading) => topicText(name, palmIn(english, reading));

const everyText = (reading: PalmReading) => [
  ...sections.map((name) => section(name, reading)),
  ...topics.map((name) => topic(name, reading)),
];

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const sentencesOf = (text: string) =>
  Array.from(segmenter.segment(text), ({ segment }) => segment.trim()).filter((sentence) => sentence !== '');

describe('the texts of a sample', () => {
  test.each(['anna', 'ben'] as const)(
    'Each text of %s has several sentences and lists the measures on which it rests',
    async (name) => {
      for (const { title, text, rests_on } of everyText(await readingOf(name))) {
        expect(sentencesOf(text).length, title).toBeGreaterThanOrEqual(2);
        const isOpen = ['left open', ...Object.values(english.tooLittle)].some((says) => text.includes(says));
        if (!isOpen) expect(rests_on.length, title).toBeGreaterThanOrEqual(1);
      }
    },
  );

  test('Each feature that the text of a topic names is among those on which the topic rests', async () => {
    for (const name of ['anna', 'ben'] as const) {
      const reading = await readingOf(name);
      for (const name of topics) {
        const { text, rests_on } = topic(name, reading);
        const named = everyWord(english.looks).filter((phrase) => text.includes(phrase));
        for (const phrase of named) expect(rests_on.join('\n'), name).toContain(phrase);
      }
    }
  });

  test('The texts of two hands differ in every topic', async () => {
    const [anna, ben] = [await readingOf('anna'), await readingOf('ben')];
    const sameTopics = topics.filter((name) => topic(name, anna).text === topic(name, ben).text);
    expect(sameTopics).toEqual([]);
    const alike = sections.filter((name) => section(name, anna).text === section(name, ben).text);
    expect(alike).toEqual([]);
  });

  test('The summary has three paragraphs and a closing note on what no photo shows', async () => {
    const { text } = section('summary', await readingOf('anna'));
    const paragraphs = text.split('\n\n');
    expect(paragraphs).toHaveLength(4);
    expect(paragraphs.at(-1)).toContain(english.limits.summary);
  });
});

describe('the texts of any hand', () => {
  test('The texts of any hand are whole sentences without gaps or numbers, and the same each time', () => {
    fc.assert(
      fc.property(anyReading, (reading) => {
        const texts = everyText(reading);
        expect(everyText(reading)).toEqual(texts);
        for (const { text, limits, basis, rests_on } of texts) {
          for (const part of [text, ...rests_on])
            expect(part).not.toMatch(/undefined|null|NaN|\[object|\.\.| {2}/);
          expect(text).not.toMatch(/\d/);
          expect(text).toMatch(/^[A-Z].*\.$/s);
          expect(sentencesOf(text).length).toBeGreaterThanOrEqual(2);
          expect(limits).toMatch(/\.$/);
          expect(basis).toBe('traditional interpretation (rule-based)');
        }
      }),
      { numRuns: 60 },
    );
  });

  test('A report repeats no run of five words more than twice, and at most 3 % of its sentences', () => {
    for (let hand = 0; hand < 200; hand++) {
      const sentences = palmProse(hand).paragraphs.flatMap(sentencesOf);
      const runs = new Map<string, number>();
      for (const sentence of sentences) {
        const words = sentence.toLowerCase().match(/[\p{L}’-]+/gu) ?? [];
        for (let from = 0; from + 5 <= words.length; from++) {
          const run = words.slice(from, from + 5).join(' ');
          runs.set(run, (runs.get(run) ?? 0) + 1);
        }
      }
      expect([...runs].filter(([, count]) => count > 2)).toEqual([]);
      expect(new Set(sentences).size / sentences.length).toBeGreaterThanOrEqual(0.97);
    }
  });

  test('The texts of any hand claim nothing that the measures of the hand contradict', () => {
    fc.assert(
      fc.property(anyReading, (reading) => {
        const { made, denied } = palmClaims(reading, english);
        expect(made).toBeGreaterThan(0);
        expect(denied).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test('The texts of a hand say that marriage lines cannot be seen and that a life line shows no length of life', async () => {
    const reading = await readingOf('anna');
    expect(topic('marriage', reading).text).toContain('not visible in a photo of the palm');
    expect(section('mounts', reading).text).toContain('not measured');
    expect(section('major-lines', reading).limits).toContain('nothing to do with the length of a life');
    expect(section('minor-lines', reading).text).toContain('are not identified');
  });
});

describe('the words', () => {
  const texts = everyWord([english.passages, english.alone]);

  test('No two combinations of features have the same passage', () => {
    expect(texts.filter((sentence, i) => texts.indexOf(sentence) !== i)).toEqual([]);
  });

  test('The passages make no promise and no threat', () => {
    expect(texts.join('\n')).not.toMatch(
      /\b(you will|will (die|be rich|marry|win|inherit)|death|disease|illness|cure|divorce|affair|years old)\b/i,
    );
  });

  test('The passages never speak of the owner of the hand or of a tradition instead of the reader', () => {
    expect(texts.join('\n')).not.toMatch(/\b(is read as|is said to|tradition|this hand|the owner)\b/i);
  });

  test('Two topics share no sentence', () => {
    const owners = new Map<string, string>();
    for (const [name, words] of Object.entries(english.passages))
      for (const sentence of everyWord(words).flatMap(sentencesOf)) {
        expect([undefined, name], sentence).toContain(owners.get(sentence));
        owners.set(sentence, name);
      }
  });
});
