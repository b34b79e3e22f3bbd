import { chatRequest } from '@palmleaf/contract/astrology';
import { frames, tokensOf, uncomputedIn } from '@palmleaf/texts/lexicons';
import { computedTerms, uncomputedTerms } from '@palmleaf/texts/testing';
import { describe, expect, test } from 'vitest';
import { chatOperations } from '../../../chat/operations.ts';
import { readMessage } from '../../../chat/question/frame/read.ts';
import { MemoryStore } from '../../../store/store.ts';
import { anna, testNow } from '../conversation.ts';

const read = (message: string) =>
  readMessage(message, {
    now: testNow,
    tzone: 5.5,
    birthday: { day: anna.day, month: anna.month, year: anna.year },
    tradition: 'VEDIC',
    hints: [],
  });

const forms = [
  (term: string) => `What is my ${term}?`,
  (term: string) => `${term} kya hai meri kundli me`,
  (term: string) => `can you tell me about the ${term.toUpperCase()} in my chart, please`,
  (term: string) => `Was sagt ${term} über meine Karriere?`,
] as const;

const isFree = ([first]: ReturnType<typeof read>): boolean =>
  first !== undefined && (first.subject.kind === 'not computed' || first.subject.kind === 'beyond');

describe('a term of the art that the chat does not compute', () => {
  test('The glossary holds some six hundred terms of the art, computed ones among them', () => {
    expect(uncomputedTerms.length + Object.values(computedTerms).flat().length).toBeGreaterThanOrEqual(600);
  });

  test.each(uncomputedTerms)(
    'The chat refuses the uncomputed term %s in every form and spelling',
    (_, written) => {
      const asked = written.flatMap((term) => forms.map((form) => form(term)));
      expect(asked.filter((question) => !isFree(read(question)))).toEqual([]);
    },
  );

  test('The chat refuses an uncomputed term free of charge by the word of the question, and the conversation continues', async () => {
    const { chat } = chatOperations({
      store: new MemoryStore(),
      clock: () => testNow,
      newId: () => '0'.repeat(16),
    });
    const ask = (q: string) => chat(chatRequest.parse({ ...anna, sid: 's', q }), { language: 'en' });
    await ask('How is my career?');
    const reply = await ask('And in my Dashamsha?');
    expect(reply).toMatchObject({ free: true, body: { status: false } });
    expect(JSON.stringify(reply.body)).toContain('Dashamsha');
    expect(JSON.stringify((await ask('and next year?')).body)).toContain('For work');
  });

  test('The chat refuses an uncomputed term with a typing error too', () => {
    const slips = ['ashtakavrga', 'shadbalaa', 'sarvashtakvrga', 'upapadaa lagna', 'astrocartografy'];
    expect(slips.filter((term) => !isFree(read(`what is my ${term}`)))).toEqual([]);
  });
});

test('The chat reads a computed term as its own kind, or does not understand it', () => {
  const wrong = Object.entries(computedTerms).flatMap(([kind, terms]) =>
    terms.flatMap((term) =>
      read(`What is my ${term}?`)
        .filter(({ subject }) => ![kind, 'unknown'].includes(subject.kind))
        .map(({ subject }) => `${term}: ${JSON.stringify(subject)} instead of ${kind}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('The chat refuses the zodiac of the other tradition, and computes its own', () => {
  const refusedIn = (tradition: 'VEDIC' | 'WESTERN') =>
    ['my sidereal Moon', 'my tropical Moon'].filter((text) => uncomputedIn(text, tokensOf(text), tradition));
  expect(refusedIn('WESTERN')).toEqual(['my sidereal Moon']);
  expect(refusedIn('VEDIC')).toEqual(['my tropical Moon']);
});

test('Every language has phrases for every key of the frame', () => {
  for (const [language, frame] of Object.entries(frames))
    for (const [key, phrases] of Object.entries(frame))
      expect(phrases.filter((phrase) => phrase.length > 0).length, `${language} ${key}`).toBeGreaterThan(0);
});
