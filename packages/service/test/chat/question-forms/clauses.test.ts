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

test('The chat reads two houses as no choice, and a question about what a planet does now as one about its transit', () => {
  expect(
    readByAnna('Does Mars pass my 6th house now, or the 7th?').flatMap(({ sides }) => sides ?? []),
  ).toEqual([]);
  expect(subjectsOf('What is Saturn doing to me at the moment?')).toEqual([
    { kind: 'transit', body: 'Saturn' },
  ]);
});

test('The chat takes neither the French number "sept" for September nor a Russian word for waiting for rain', () => {
  expect(readByAnna('Il a travaillé sept ans avec moi, vais-je gagner de l’argent ?')[0]?.periodNamed).toBe(
    false,
  );
  expect(subjectsOf('Смогу ли дождаться прибавки к зарплате?')).toMatchObject([{ kind: 'topic' }]);
  expect(subjectsOf('regnets am Samstag?')).toEqual([{ kind: 'beyond', what: 'contest' }]);
});

test.each([
  ['bhaiya shaadi kab hogi', { kind: 'topic', topic: 'marriage' }],
  ['bhaiya naukri kab lagegi', { kind: 'topic', topic: 'career' }],
  ['beta naukri kab lagegi', { kind: 'topic', topic: 'career' }],
  ['Will Rahul get the job?', { kind: 'beyond', what: 'otherChart' }],
  ['Is the price of gold going up?', { kind: 'beyond', what: 'outside' }],
])(
  'The chat reads a matter after a form of address as the asker’s, but refuses one of a named person or of the world: %s',
  (message, first) => {
    expect(subjectsOf(message)[0]).toEqual(first);
  },
);
