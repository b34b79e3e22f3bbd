import { expect, test } from 'vitest';
import { readByAnna } from '../conversation.ts';

const subjectsOf = (message: string) => readByAnna(message).map(({ subject }) => subject);

test.each([
  [
    'Do I rent the shop or buy it, which I cannot really afford?',
    'Do I rent the shop or buy it, which I cannot really afford?',
  ],
  ['¿Alquilo el local o lo compro, que cuesta mucho?', '¿Alquilo el local o lo compro, que cuesta mucho?'],
  ['Meu Marte é fraco, né?', 'Meu Marte é fraco, né?'],
])('A relative clause or a tag belongs to the clause before it: %s', (message, asked) => {
  expect(readByAnna(message).map((reading) => reading.asked)).toEqual([asked]);
});

test('The chat reads a date and the weekday on which it falls as one day', () => {
  expect(subjectsOf('We marry on 12 December 2026, is a Saturday bad for it?')).toMatchObject([
    { kind: 'day', at: '2026-12-12' },
  ]);
});

test('A question about two houses is not a choice between them', () => {
  expect(
    readByAnna('Does Mars pass my 6th house now, or the 7th?').flatMap(({ sides }) => sides ?? []),
  ).toEqual([]);
});

test('A question about what a planet does now is about its transit', () => {
  expect(subjectsOf('What is Saturn doing to me at the moment?')).toEqual([
    { kind: 'transit', body: 'Saturn' },
  ]);
});

test('The chat does not take the French number "sept" (seven) for September', () => {
  expect(readByAnna('Il a travaillé sept ans avec moi, vais-je gagner de l’argent ?')[0]?.periodNamed).toBe(
    false,
  );
});

test('The chat does not take "дождаться" (to wait until something comes) for "дождь" (rain)', () => {
  expect(subjectsOf('Смогу ли дождаться прибавки к зарплате?')).toMatchObject([{ kind: 'topic' }]);
});

test('The chat refuses a German question about rain', () => {
  expect(subjectsOf('regnets am Samstag?')).toEqual([{ kind: 'beyond', what: 'contest' }]);
});

test.each([
  ['bhaiya shaadi kab hogi', { kind: 'topic', topic: 'marriage' }],
  ['bhaiya naukri kab lagegi', { kind: 'topic', topic: 'career' }],
  ['beta naukri kab lagegi', { kind: 'topic', topic: 'career' }],
])(
  'After a form of address such as "bhaiya" (brother), the question is about the asker: %s',
  (message, first) => {
    expect(subjectsOf(message)[0]).toEqual(first);
  },
);

test.each([
  ['Will Rahul get the job?', { kind: 'beyond', what: 'otherChart' }],
  ['Is the price of gold going up?', { kind: 'beyond', what: 'outside' }],
])('The chat refuses a question about a named person or about prices: %s', (message, first) => {
  expect(subjectsOf(message)[0]).toEqual(first);
});
