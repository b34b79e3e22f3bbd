import { frames, tokensOf, uncomputedIn } from '@palmleaf/texts/lexicons';
import { describe, expect, test } from 'vitest';
import { anna, readByAnna, service } from '../conversation.ts';

const subjectsOf = (message: string) => readByAnna(message).map(({ subject }) => subject);

describe('a question about something else, with words of a matter', () => {
  test.each([
    'how do i fix my printer at work',
    'which laptop should i buy for college',
    'what should i cook for my husband tonight',
    'why does my wifi drop at home',
    '¿Qué le cocino a mi novio hoy?',
    'recette de crêpes pour mes enfants',
    'Come si fa il tiramisù per la mia famiglia?',
    'como faço bolo de chocolate pro meu filho',
    'bacche ke liye pasta kaise banaye',
    'मेरे घर में चूहे बहुत हैं क्या करूं',
    'best restaurant in goa for honeymoon',
    'will india win against pakistan tonight',
  ])('The chat does not charge for a message about no matter of a chart: %s', async (q) => {
    expect((await service()({ ...anna, q })).status).toBe(false);
  });
});

describe('a word that the chat does not know, beside a clear matter', () => {
  test.each([
    ['will i get the job at deloitte', 'career'],
    ['shud i take the infosys offer or stay at tcs', 'career'],
    ['will rahul marry me', 'marriage'],
    ['does priya love me', 'love'],
    ['will my flat in pune sell', 'home'],
    ['bekomme ich die Stelle bei Siemens', 'career'],
    ['klappt es mit dem Umzug nach Wien im Herbst', 'home'],
    ['cuando se va a vender mi piso de Valencia', 'home'],
    ['passerò il concorso per insegnante', 'study'],
    ['meu ex do Recife ainda pensa em mim', 'love'],
    ['Позовёт ли меня Дима замуж?', 'marriage'],
    ['meri naukri wipro me lagegi kya', 'career'],
    ['l’argent me file entre les doigts', 'money'],
    ['e lo stipendio decolla', 'money'],
    ['क्या बैंक से लोन पास होगा', 'debt'],
    ['arun ennai kalyanam pannuvaana', 'marriage'],
  ])('The chat takes an unknown word beside a clear topic as a detail of the topic: %s', (q, topic) => {
    expect(subjectsOf(q)).toEqual([{ kind: 'topic', topic }]);
  });
});

test.each([
  'gemstone for my husband',
  "my husband's moon sign",
  'lucky number of my wife',
  'my brothers dasha',
  'Is my girlfriend manglik?',
  'Is my boyfriend manglik?',
  'is my fiancé manglik',
  "my friend's nakshatra",
  'What is my boss’s moon sign?',
  'does my ex have kaal sarp dosh',
  'lucky number of my niece',
  'gemstone for my grandson',
  'rashi of my grandmother',
  'Is my uncle in sade sati?',
  'I want to know if my girlfriend is manglik',
  'Ist mein Freund Manglik?',
  '¿Mi novio es manglik?',
  'Моя девушка манглик?',
  'nakshatra de ma copine',
  'मेरे भतीजे की राशि',
  'मेरे भतीजे की राशि बताओ',
  'என் மகனின் ராசி என்ன?',
  'என் மகளின் நட்சத்திரம்',
  'என் மகனுக்கு ஏழரை சனி',
  'My daughter is 3, what is her nakshatra?',
  'his sade sati',
])("The chat needs the other person's chart for a term about that person: %s", (q) => {
  expect(subjectsOf(q)).toEqual([{ kind: 'beyond', what: 'otherChart' }]);
});

test.each([
  'my friend says I am manglik',
  'does he know my nakshatra',
  'which gem should i buy for my wife',
  'will my sade sati hurt my husband',
  'Does my boyfriend know that I am manglik?',
])("The chat reads a term in the asker's chart if the asker is named nearest to it: %s", (q) => {
  expect(subjectsOf(q)).not.toContainEqual({ kind: 'beyond', what: 'otherChart' });
});

test("The chat computes the nakshatra of the Moon only, and quotes the question about another planet's", () => {
  expect(subjectsOf('nakshatra of my venus')).toEqual([
    { kind: 'not computed', term: 'nakshatra of my venus' },
  ]);
  expect(subjectsOf('nakshatra of my moon')).toEqual([{ kind: 'star', what: 'star' }]);
});

test.each([
  ['my venus mars conjunction meaning', 'venus mars conjunction'],
  ['Venus Quadrat Pluto', 'Venus Quadrat Pluto'],
  ['progressed moon sign now', 'progressed moon'],
])('The Vedic chat does not compute an aspect between two planets, nor a progression: %s', (q, term) => {
  expect(subjectsOf(q)).toEqual([{ kind: 'not computed', term }]);
});

test('The chat reads "which dasha will give marriage" as a question about the time of marriage', async () => {
  expect(subjectsOf('which antardasha will give marriage')).toEqual([{ kind: 'topic', topic: 'marriage' }]);
  const { message } = await service()({ ...anna, q: 'which antardasha will give marriage' });
  expect(message).toMatch(/^The nearest good time for marriage .* From \w+ \d{4} until/);
});

test.each(['mi nodo norte', 'Mondknoten in welchem Zeichen', 'мой восходящий узел', 'mon noeud nord'])(
  'The chat reads the lunar node as Rahu in every language: %s',
  (q) => {
    expect(subjectsOf(q)).toEqual([{ kind: 'planet', body: 'Rahu' }]);
  },
);

test('Each script has at most 250 words that fit any topic, and none is a term of astrology', () => {
  for (const [language, { predicates }] of Object.entries(frames)) {
    const words = predicates.flatMap(([first]) => (first && first.is !== 'gap' ? [first.letters] : []));
    const latin = words.filter((word) => /^[a-z]/.test(word));
    expect(Math.max(latin.length, words.length - latin.length), language).toBeLessThanOrEqual(250);
    expect(words.filter((word) => uncomputedIn(word, tokensOf(word), 'VEDIC'))).toEqual([]);
  }
});

test.each(['как долго продлится этот тяжёлый период', 'wie lange dauert diese schwere zeit noch'])(
  'The chat reads a question for the end of a hard time as one about periods: %s',
  (q) => {
    expect(subjectsOf(q)).toEqual([{ kind: 'timing' }]);
  },
);

test.each(['enna panna', 'enna panna vendum'])('"panna" is a verb in Tamil and no emerald: %s', (q) => {
  expect(subjectsOf(q).map(({ kind }) => kind)).not.toContain('gem');
});
