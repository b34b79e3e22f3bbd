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

test('A weekday beside a date that falls on it is that date', () => {
  expect(subjectsOf('We marry on 12 December 2026, is a Saturday bad for it?')).toMatchObject([
    { kind: 'day', at: '2026-12-12' },
  ]);
});

test('Two houses are no choice, and a planet at present is a planet in the sky', () => {
  expect(
    readByAnna('Does Mars pass my 6th house now, or the 7th?').flatMap(({ sides }) => sides ?? []),
  ).toEqual([]);
  expect(subjectsOf('What is Saturn doing to me at the moment?')).toEqual([
    { kind: 'transit', body: 'Saturn' },
  ]);
});

test('A number of years names no month, and waiting in Russian is no rain', () => {
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
  'A form of address is not the person asked about, a named person and the world are: %s',
  (message, first) => {
    expect(subjectsOf(message)[0]).toEqual(first);
  },
);
