import { wholeMonth, wholeYear } from '@palmleaf/texts/chat/terms';
import { wordingIn } from '@palmleaf/texts/lexicons';
import { describe, expect, test } from 'vitest';
import { withSides } from '../../../chat/answer/choices.ts';
import { composedAnswer } from '../../../chat/answer/rule-composer.ts';
import type { Brief } from '../../../chat/composer.ts';
import type { Form } from '../../../chat/question/form.ts';
import { sidesIn, timesOfSides, topicsOfSides } from '../../../chat/question/sides.ts';
import { testNow } from '../conversation.ts';
import { briefOf } from './question-cases.ts';

const inWords: readonly (readonly [Brief['language'], { readonly read: string }])[] = [
  ['en', { read: 'will I find work' }],
  ['de', { read: 'finde ich Arbeit' }],
  ['es', { read: 'encontraré trabajo' }],
  ['fr', { read: 'vais-je trouver du travail' }],
  ['it', { read: 'troverò lavoro' }],
  ['pt', { read: 'vou encontrar trabalho' }],
  ['ru', { read: 'найду ли я работу' }],
  ['hi', { read: 'क्या मुझे नौकरी मिलेगी' }],
  ['ta', { read: 'எனக்கு வேலை கிடைக்குமா' }],
];

describe.each(inWords)('A question in %s', (language, { read }) => {
  const answered = (asked: string, form: Form, isOneOfSeveral = false) => {
    const brief = briefOf(
      'career',
      { form, intent: 'nature', asked, firstStatements: [] },
      'neither',
      language,
    );
    return composedAnswer({ ...brief, question: asked, isOneOfSeveral }).paragraphs.flat();
  };

  test('The first sentence quotes the clause that asks if the message asks more', () => {
    expect(answered(read, 'closed', true)[0]).toEqual({ say: 'quoted words', words: read });
  });

  test('An answer to a question that says nothing more quotes nothing', () => {
    expect(answered(read, 'closed')[0]?.say).toBe('promise');
  });
});

describe('Two sides', () => {
  const comparedIn = (asked: string) => {
    const sides = sidesIn(asked, wordingIn(asked, 'en'), 'en');
    return sides && topicsOfSides(sides);
  };

  test.each([
    ['kisko du or kab registry karau', 'a second question'],
    ['sell it or when do I sign', 'a second question'],
  ])('A second question is no side of a choice: %s', (asked) => {
    expect(sidesIn(asked, wordingIn(asked, 'en'), 'en')).toBeUndefined();
  });

  test.each([
    'should I fall in love again or marry',
    'should I move with my son or stay with my mother',
    'should I live with my brother or with my father',
  ])('The chat does not compare people, or love with marriage: %s', (asked) => {
    expect(sidesIn(asked, wordingIn(asked, 'en'), 'en')).toBeDefined();
    expect(comparedIn(asked)).toBeUndefined();
  });

  test('In a choice between acting and waiting for a year, the chat compares the present with that year', () => {
    const asked = 'should I sue him or wait for 2028';
    const sides = sidesIn(asked, wordingIn(asked, 'en'), 'en');
    const times = sides && timesOfSides(sides, testNow, 1990);
    expect(times?.map(({ from }) => from)).toEqual([testNow, wholeYear(2028).from]);
  });
});

test('The chat compares a month with the same month of the next year if a side waits a year', () => {
  const asked = 'should I go in February 2027 or wait a year';
  const sides = sidesIn(asked, wordingIn(asked, 'en'), 'en');
  const times = sides && timesOfSides(sides, testNow, 1990);
  expect(times?.map(({ from }) => from)).toEqual([wholeMonth(2027, 1).from, wholeMonth(2028, 1).from]);
});

describe('A message with a statement and a question', () => {
  test.each([
    ['My mother says that I am manglik. Am I manglik?', 'en'],
    ['Ich arbeite im Amt. Habe ich Manglik?', 'de'],
  ] as const)('Only the question gets an answer: %s', (message, language) => {
    const questionCase = { form: 'open', intent: 'nature', firstStatements: [] } as const;
    const [statement = '', question = ''] = message.split('. ');
    const [one, other] = (['mother', 'self'] as const).map((topic, at) => ({
      ...briefOf(topic, questionCase, 'neither', language).understood,
      asked: at === 0 ? `${statement}.` : question,
    }));
    if (!one || !other) throw new Error('two readings');
    const readings = withSides([one, other], { message, hints: [language], now: testNow, birthYear: 1990 });
    expect(readings.map(({ asked }) => asked)).toEqual([question]);
  });
});
