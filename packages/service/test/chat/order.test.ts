import { conversations } from '@palmleaf/bench/testing';
import { languages } from '@palmleaf/contract/languages';
import { nativityOf, type Tradition } from '@palmleaf/engines/chart';
import { tell, tellAll } from '@palmleaf/texts/chat';
import type { Statements } from '@palmleaf/texts/chat/terms';
import { chatTopics, comingYear } from '@palmleaf/texts/chat/terms';
import { chatLanguages, terms, wordsOf } from '@palmleaf/texts/testing';
import { describe, expect, test } from 'vitest';
import { composedAnswer } from '../../chat/answer/rule-composer.ts';
import type { Brief } from '../../chat/composer.ts';
import { anna, birthOf, service, testNow } from './conversation.ts';

type Kind = keyof Statements;

const parts: readonly (readonly Kind[])[] = [
  ['sorry', 'verdict', 'promise', 'feared', 'leaving', 'partner'],
  ['other side', 'fields', 'no count', 'best and worst', 'rests on', 'body care'],
  [
    ...([
      'rising',
      'border',
      'birth time moves the Ascendant',
      'points to',
      'also',
      'house and ruler',
      'occupants',
      'unoccupied',
    ] as const),
    ...(['by nature', 'aspect', 'house looked at', 'nobody looks', 'looked at'] as const),
    ...(['partner by ruler', 'partner by occupants', 'partner by nature', 'partner by degrees'] as const),
  ],
  [
    ...([
      'period',
      'on the whole',
      'passage',
      'quiet time',
      'mood of years',
      'progressed Moon',
      'progressed Sun',
    ] as const),
    ...([
      'time counts',
      'time of others',
      'season',
      'joins in',
      'running periods',
      'their lords',
      'pratyantars',
    ] as const),
    ...(['change', 'window', 'best span', 'stronger', 'partly', 'best times', 'no times'] as const),
    ...(['passes', 'house from Moon'] as const),
  ],
  ['no diagnosis', 'no legal advice', 'low mood', 'leanings only'],
];
const partOf = (kind: Kind): number => parts.findIndex((kinds) => kinds.includes(kind));

const languagesOfChat = languages.filter((code) => code === 'en' || code in chatLanguages);
const traditions: readonly Tradition[] = ['VEDIC', 'WESTERN'];

function briefOf(tradition: Tradition, topic: (typeof chatTopics)[number], form: 'open' | 'closed'): Brief {
  return {
    name: '',
    gender: 'female',
    birthday: { day: anna.day, month: anna.month, year: anna.year },
    birth: birthOf(anna),
    question: '',
    level: 'ADVANCED',
    language: 'en',
    nativity: nativities[tradition],
    understood: {
      wording: { tokens: [], hits: [] },
      subject: { kind: 'topic', topic },
      intent: 'nature',
      form,
      asked: '',
      mood: form === 'open' ? 'neither' : 'fear',
      sorrow: form === 'open',
      period: comingYear(testNow),
      periodNamed: false,
      refused: undefined,
      wantsCertainty: true,
      followUp: false,
    },
    earlier: [],
    now: testNow,
  };
}
const nativities = {
  VEDIC: nativityOf(birthOf(anna), 'VEDIC'),
  WESTERN: nativityOf(birthOf(anna), 'WESTERN'),
};

const answers = traditions.flatMap((tradition) =>
  chatTopics.flatMap((topic, i) => {
    const brief = briefOf(tradition, topic, i % 2 === 0 ? 'open' : 'closed');
    return [{ topic, manner: { level: brief.level, tradition }, ...composedAnswer(brief) }];
  }),
);

describe('an answer about a part of life', () => {
  test('An answer about a part of life states the verdict first, then the reason, then the time, and cautions last', () => {
    const faults = answers.flatMap(({ topic, manner, paragraphs }) => {
      const kinds = paragraphs.flat().map(({ say }) => say);
      const order = kinds.map(partOf);
      const isSorted = order.every((part, i) => part >= 0 && part >= (order[i - 1] ?? 0));
      const hasAllParts = [0, 2, 3].every((part) => order.includes(part));
      return isSorted && hasAllParts && order[0] === 0
        ? []
        : [`${topic}, ${manner.tradition}: ${kinds.join(', ')}`];
    });
    expect(faults).toEqual([]);
  });

  test.each(languagesOfChat)(
    'The text of an answer in %s keeps the order of its statements',
    async (language) => {
      const words = await wordsOf(language);
      for (const { paragraphs, manner } of answers) {
        const message = tellAll(words, paragraphs, manner);
        let at = 0;
        for (const statement of paragraphs.flat()) {
          const found = message.indexOf(tell(words, statement, manner), at);
          expect(found, `${statement.say} in ${message}`).toBeGreaterThanOrEqual(at);
          at = found;
        }
      }
    },
  );
});

const questions = [...conversations.art, ...conversations.work.slice(0, 4)];

test.each(languagesOfChat)(
  'A conversation in %s explains each astrological term at its first use, and never again',
  async (language) => {
    const { glossary } = await wordsOf(language);
    const ask = service();
    const explained = new Set<string>();
    for (const q of questions) {
      const { status, message } = await ask({ ...anna, language, ep: 'EXPERT', sid: 's', q });
      if (!status) continue;
      for (const term of terms) {
        const { meaning, pattern } = glossary[term];
        const isExplained = message.includes(meaning);
        expect(isExplained && explained.has(term), `${term}, again: ${message}`).toBe(false);
        if (isExplained) explained.add(term);
        const isUsed = pattern.test(message);
        expect(isUsed && !explained.has(term), `${term} without a word of explanation: ${message}`).toBe(
          false,
        );
      }
    }
    expect(explained.size).toBeGreaterThan(3);
  },
);
