import { palmProse } from '@palmleaf/bench/testing';
import { anyReading } from '@palmleaf/engines/testing';
import { languageTexts as english } from '@palmleaf/texts/en/palm';
import { palmIn, sections, sectionText, topics, topicText } from '@palmleaf/texts/palm';
import { everyWord, german } from '@palmleaf/texts/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { palmClaims } from './palm-claims.ts';

const passages = everyWord(german.passages);
const everything = everyWord(german);

describe('German words', () => {
  test('German passages exist for every English passage, each once, and none is in English', () => {
    expect(passages).toHaveLength(everyWord(english.passages).length);
    expect(passages.filter((sentence, i) => passages.indexOf(sentence) !== i)).toEqual([]);
    const left = new Set(everyWord(english));
    expect(everything.filter((word) => left.has(word) && !/^(?:Jupiter|Saturn)/.test(word))).toEqual([]);
    expect(
      everything.filter((word) =>
        /\b(?:the|and|your|you|with|of|is|are|that|this|which|they|have|line|hand’s)\b/.test(word),
      ),
    ).toEqual([]);
  });

  test('German words say "du", and "Sie" only of the hand or the mounts at the beginning of a sentence', () => {
    for (const sentence of everything) {
      expect(sentence).not.toMatch(/[^.:;!?] (?:Sie|Ihnen|Ihr|Ihre[mnrs]?)\b/);
      expect(sentence).not.toMatch(/\bman sich selbst\b/);
    }
  });

  test('German sentences with "du" have a verb in the second person', () => {
    for (const sentence of everything)
      for (const [, verb = ''] of sentence.matchAll(/(?:^|[.:!?] )Du (\p{L}+)/gu))
        expect(verb, sentence).toMatch(/(?:st|ßt|tzt|bist)$/);
  });

  test('In German passages, a whole sentence after a colon begins with a capital', () => {
    for (const sentence of passages)
      expect(sentence, sentence).not.toMatch(
        /: (?:du|dein|deine|ein|eine|die|der|das|es|wer|wo|was) \p{Ll}+[^.]* (?:ist|hat|liegt|läuft|steigt)\b/u,
      );
  });

  test('German passages are whole sentences with German spacing and quotation marks', () => {
    for (const sentence of passages) {
      expect(sentence).toMatch(/^\p{Lu}.*\.$/su);
      expect(sentence).not.toMatch(/ {2}|[“”"']| ,|\.\./);
      expect(sentence).not.toMatch(/\b(?:daß|muß|Phantasy|bischen)\b/);
    }
  });
});

const genders = new Map<string, 'm' | 'f' | 'n'>([
  ['Zeigefinger', 'm'],
  ['Ringfinger', 'm'],
  ['Finger', 'm'],
  ['Daumen', 'm'],
  ['Bogen', 'm'],
  ['Lauf', 'm'],
  ['Anfang', 'm'],
  ['Nähe', 'f'],
  ['Herzlinie', 'f'],
  ['Kopflinie', 'f'],
  ['Lebenslinie', 'f'],
  ['Schicksalslinie', 'f'],
  ['Feld', 'n'],
  ['Fehlen', 'n'],
]);

describe('the appearance of features', () => {
  const headOf = (phrase: string) => {
    const article = /^(?:eine[mr]|eine?|der|die|das|dem|den)\b/.exec(phrase)?.[0];
    const noun = (phrase.match(/\p{Lu}\p{L}+/gu) ?? []).find((word) => genders.has(word));
    expect(noun, phrase).toBeDefined();
    return article && { article, gender: genders.get(noun ?? '') ?? 'm' };
  };

  test('German features in lists are in the nominative and agree in gender', () => {
    const articles = { m: ['ein', 'der'], f: ['eine', 'die'], n: ['ein', 'das'] };
    const plural = /^(?:(?:kurze|lange) Finger an |die (?:vielen|wenigen) feinen Linien )/;
    for (const phrase of everyWord(german.looks).filter((phrase) => !plural.test(phrase))) {
      const head = headOf(phrase);
      if (head) expect(articles[head.gender], phrase).toContain(head.article);
      else expect(phrase).toMatch(/^Zeige- und Ringfinger /);
    }
  });

  test('German features in sentences are in the dative and agree in gender', () => {
    const articles = { m: ['einem', 'dem'], f: ['einer', 'der'], n: ['einem', 'dem'] };
    const plural = /^(?:(?:kurzen|langen) Fingern an |den (?:vielen|wenigen) feinen Linien )/;
    for (const phrase of everyWord(german.sourceLooks).filter((phrase) => !plural.test(phrase))) {
      const head = headOf(phrase);
      if (head) expect(articles[head.gender], phrase).toContain(head.article);
      else expect(phrase).toMatch(/^gleich langem /);
    }
    for (const topic of topics) expect(german.sources[topic]('#')).toMatch(/\b(?:in|mit|an|von|aus) #\.$/);
  });
});

describe('a German reading', () => {
  test('A German reading of any hand has no English and no number in its prose, and a comma in its measures', () => {
    fc.assert(
      fc.property(anyReading, (reading) => {
        const palm = palmIn(german, reading);
        const texts = [
          ...sections.map((section) => sectionText(section, palm)),
          ...topics.map((topic) => topicText(topic, palm)),
        ];
        for (const { text, rests_on } of texts) {
          expect(text).toMatch(/^\p{Lu}.*\.$/su);
          expect(text).not.toMatch(/\d|undefined|null|\b(?:the|and|your|palm)\b/);
          for (const entry of rests_on) expect(entry).not.toMatch(/\d\.\d|undefined/);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('A German reading claims nothing that its own measures contradict', () => {
    fc.assert(
      fc.property(anyReading, (reading) => {
        const { made, denied } = palmClaims(reading, german);
        expect(made).toBeGreaterThan(0);
        expect(denied).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test('A German reading repeats no run of five words more than twice', () => {
    for (let hand = 0; hand < 150; hand++) {
      const runs = new Map<string, number>();
      for (const sentence of palmProse(hand, german).paragraphs.flatMap((text) => text.split(/(?<=[.]) /))) {
        const words = sentence.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
        for (let from = 0; from + 5 <= words.length; from++) {
          const run = words.slice(from, from + 5).join(' ');
          runs.set(run, (runs.get(run) ?? 0) + 1);
        }
      }
      expect([...runs].filter(([, count]) => count > 2)).toEqual([]);
    }
  });
});
