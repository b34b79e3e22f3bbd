import { describe, expect, test } from 'vitest';
import { chatTopics } from '../chat/question/topics.ts';
import en from '../en/lexicon.json' with { type: 'json' };
import hi from '../hi/lexicon.json' with { type: 'json' };
import { uncomputedTerms } from '../lexicons/glossary.ts';
import ru from '../ru/lexicon.json' with { type: 'json' };
import ta from '../ta/lexicon.json' with { type: 'json' };
import { has, wordingIn } from '../tables/lexicons/entry.ts';
import { lexiconTexts } from '../tables/lexicons/languages.ts';
import { functionWords } from './function-words.ts';

const lexicons: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...lexiconTexts,
  'hi in Latin letters': hi.own.inLatinLetters,
  'ru in Latin letters': ru.own.inLatinLetters,
  'ta in Latin letters': ta.own.inLatinLetters,
};

const phrasesOf = (text = ''): readonly string[] =>
  text
    .split('|')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

describe.each(Object.entries(lexicons))('The lexicon of %s', (_, concepts) => {
  test('A lexicon has the keys of the English one', () => {
    expect(Object.keys(concepts)).toEqual(Object.keys(en.own.words));
  });

  test('A lexicon has at most 2,500 phrases and 250 fillers, and no filler is a term of astrology', () => {
    const count = Object.values(concepts).reduce((sum, text) => sum + phrasesOf(text).length, 0);
    expect(count).toBeLessThanOrEqual(2500);
    const fillers = phrasesOf(concepts.filler);
    expect(fillers.length).toBeLessThanOrEqual(250);
    const terms = new Set(uncomputedTerms.flatMap(([, forms]) => forms.map((form) => form.toLowerCase())));
    expect(fillers.filter((filler) => terms.has(filler))).toEqual([]);
  });
});

test.each([
  ['wann heirate ich', 'de', 'marriage'],
  ['wann ist meine Hochzzeit', 'de', 'marriage'],
  ['मेरी शादी कब होगी', 'hi', 'marriage'],
  ['meri shaadi kab hogi', 'Hindi in Latin letters', 'marriage'],
  ['कब मिलेगी नौकरी', 'hi', 'career~'],
  ['когда свадьба', 'ru', 'marriage'],
  ['kogda svadba', 'Russian in Latin letters', 'marriage'],
  ['திருமணம் எப்போது', 'ta', 'marriage'],
  ['my carreer', 'en', 'career'],
] as const)(
  'A lexicon recognises a word with endings, misspellings and other letters: %s',
  (message, language, concept) => {
    expect(has(wordingIn(message, language), concept)).toBe(true);
  },
);

const matters = new Set<string>([
  ...chatTopics.flatMap((topic) => [topic, `${topic}~`]),
  'gem',
  'emerald',
  'pearl',
]);

const isListed = (language: string): language is keyof typeof functionWords =>
  Object.hasOwn(functionWords, language);

test.each(Object.keys(functionWords).filter(isListed))('No function word of %s names a topic', (language) => {
  const named = functionWords[language]
    .split(' ')
    .flatMap((word) =>
      wordingIn(word, language).hits.flatMap(({ concept }) =>
        matters.has(concept) ? [`${word}: ${concept}`] : [],
      ),
    );
  expect(named).toEqual([]);
});
