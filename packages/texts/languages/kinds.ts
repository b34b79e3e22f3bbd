import type { Language } from '@palmleaf/contract/languages';

/** Files of a language that belong together, by who asks for them; a language has a kind whole or not at all. */
export const filesOf = {
  /** Pages and books call things by their names in each language of the contract. */
  labels: ['labels.json', 'pages.json'],
  /** Readings of charts and palms, the answers of the chat, and what somebody in danger is told. */
  readings: [
    'aspects.json',
    'aspects.ts',
    'chat.json',
    'chat/doshas.ts',
    'chat/facts.ts',
    'chat/index.ts',
    'chat/matter.ts',
    'chat/planets.ts',
    'chat/time.ts',
    'chat/words.ts',
    'frame.json',
    'grammar.ts',
    'lexicon.ts',
    'names.ts',
    'natal-reading.json',
    'natal-reading.ts',
    'natal.json',
    'palm.json',
    'palm.ts',
    'safety.json',
  ],
  /** The chat brings questions to plain English; a question in English is plain already. */
  questions: ['lexicon.json', 'phrases.ts'],
  /** The annual chart. */
  years: ['varshaphal.json', 'year.ts'],
  /** Panchang and the calendars of places, in the languages that the contract lists for them. */
  indian: ['calendar.json', 'panchang.json'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Kind = keyof typeof filesOf;

/** What each language is written in. A new language is one line here and its folder; the tables and one test say what is missing. */
const kinds = {
  en: ['labels', 'readings', 'years', 'indian'],
  es: ['labels', 'readings', 'questions', 'years'],
  pt: ['labels', 'readings', 'questions', 'years'],
  fr: ['labels', 'readings', 'questions', 'years'],
  it: ['labels', 'readings', 'questions', 'years'],
  de: ['labels', 'readings', 'questions', 'years'],
  ru: ['labels', 'readings', 'questions', 'years'],
  hi: ['labels', 'readings', 'questions', 'years', 'indian'],
  ma: ['labels', 'years', 'indian'],
  bn: ['labels', 'years', 'indian'],
  ta: ['labels', 'readings', 'questions', 'years', 'indian'],
  te: ['labels', 'years', 'indian'],
  ml: ['labels', 'years', 'indian'],
  kn: ['labels', 'years', 'indian'],
} as const satisfies Readonly<Record<Language, readonly Kind[]>>;

export const kindsOf: Readonly<Record<Language, readonly Kind[]>> = kinds;

/** The languages that have a kind: a table of the kind that lacks one of them does not compile. */
export type Written<Wanted extends Kind> = {
  [Code in Language]: Wanted extends (typeof kinds)[Code][number] ? Code : never;
}[Language];
