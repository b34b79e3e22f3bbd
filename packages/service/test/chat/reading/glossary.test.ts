import { frames, tokensOf, uncomputedIn } from '@palmleaf/texts/lexicons';
import { computedTerms, uncomputedTerms } from '@palmleaf/texts/testing';
import { describe, expect, test } from 'vitest';
import { anna, chatWith, readByAnna } from '../conversation.ts';

const forms = [
  (term: string) => `What is my ${term}?`,
  (term: string) => `can you tell me about the ${term.toUpperCase()} in my chart, please`,
  (term: string) => `${term} kya hai meri kundli me`,
  (term: string) => `Was sagt ${term} über meine Karriere?`,
  (term: string) => `¿Qué dice ${term} sobre mi trabajo?`,
  (term: string) => `Que dit ${term} sur mon mariage ?`,
  (term: string) => `Che cosa dice ${term} del mio lavoro?`,
  (term: string) => `O que diz ${term} sobre o meu casamento?`,
  (term: string) => `Что говорит ${term} о моей работе?`,
  (term: string) => `मेरी कुंडली में ${term} शादी के बारे में क्या कहता है?`,
  (term: string) => `என் ஜாதகத்தில் ${term} வேலை பற்றி என்ன சொல்கிறது?`,
] as const;

const questionsOf = (written: readonly string[]): readonly string[] =>
  written.flatMap((term, at) =>
    (at === 0 ? forms : forms.slice(at % forms.length).slice(0, 1)).map((form) => form(term)),
  );

const isFree = ([first]: ReturnType<typeof readByAnna>): boolean =>
  first !== undefined && (first.subject.kind === 'not computed' || first.subject.kind === 'beyond');

describe('a term of the art that the chat does not compute', () => {
  test('The glossary holds some six hundred terms of the art, computed ones among them', () => {
    expect(uncomputedTerms.length + Object.values(computedTerms).flat().length).toBeGreaterThanOrEqual(600);
  });

  test.each(uncomputedTerms)(
    'The chat refuses the uncomputed term %s in every form and spelling',
    (_, written) => {
      expect(questionsOf(written).filter((question) => !isFree(readByAnna(question)))).toEqual([]);
    },
  );

  test('The chat refuses an uncomputed term free of charge in the word of the question, and the conversation continues', async () => {
    const chat = chatWith();
    const ask = (q: string) => chat({ ...anna, sid: 's', q });
    await ask('How is my career?');
    const reply = await ask('And in my Dashamsha?');
    expect(reply).toMatchObject({ free: true, body: { status: false } });
    expect(JSON.stringify(reply.body)).toContain('Dashamsha');
    expect(JSON.stringify((await ask('and next year?')).body)).toContain('favours work');
  });

  test('The chat refuses an uncomputed term with a typing error too', () => {
    const slips = ['ashtakavrga', 'shadbalaa', 'sarvashtakvrga', 'upapadaa lagna', 'astrocartografy'];
    expect(slips.filter((term) => !isFree(readByAnna(`what is my ${term}`)))).toEqual([]);
  });
});

test('The chat reads a computed term as its own kind, or does not understand it', () => {
  const wrong = Object.entries(computedTerms).flatMap(([kind, terms]) =>
    terms.flatMap((term) =>
      readByAnna(`What is my ${term}?`)
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
