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
  /** Panchang, varshaphal and the calendars of places, in the languages that the contract lists for them. */
  indian: ['calendar.json', 'panchang.json', 'varshaphal.json', 'year.ts'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Kind = keyof typeof filesOf;

/** What each language is written in. A new language is one line here and its folder; the tables and one test say what is missing. */
const kinds = {
  en: ['labels', 'readings', 'indian'],
  es: ['labels', 'readings', 'questions'],
  pt: ['labels', 'readings', 'questions'],
  fr: ['labels', 'readings', 'questions'],
  it: ['labels', 'readings', 'questions'],
  de: ['labels', 'readings', 'questions'],
  ru: ['labels', 'readings', 'questions'],
  hi: ['labels', 'readings', 'questions', 'indian'],
  ma: ['labels', 'indian'],
  bn: ['labels', 'indian'],
  ta: ['labels', 'readings', 'questions', 'indian'],
  te: ['labels', 'indian'],
  ml: ['labels', 'indian'],
  kn: ['labels', 'indian'],
} as const satisfies Readonly<Record<Language, readonly Kind[]>>;

export const kindsOf: Readonly<Record<Language, readonly Kind[]>> = kinds;

/** The languages that have a kind: a table of the kind that lacks one of them does not compile. */
export type Written<Wanted extends Kind> = {
  [Code in Language]: Wanted extends (typeof kinds)[Code][number] ? Code : never;
}[Language];
