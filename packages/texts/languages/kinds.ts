import type { kinds } from './written/kinds.ts';

/** Files of a language that belong together, by who asks for them; a language has a kind whole or not at all. */
export const filesOf = {
  /** Pages and books call things by their names in each language of the contract. */
  labels: ['jyotish.json', 'labels.json', 'pages.json'],
  /** Readings of charts and palms, the answers of the chat, and the messages for people in danger. */
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
    'lexicon.json',
    'mood.ts',
    'names.ts',
    'natal-reading.json',
    'natal-reading.ts',
    'natal.json',
    'palm.json',
    'palm.ts',
    'safety.json',
  ],
  /** The annual chart. */
  years: ['varshaphal.json', 'year.ts'],
  /** Panchang and the calendars of places, in the languages that the contract lists for them. */
  indian: ['calendar.json', 'panchang.json'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Kind = keyof typeof filesOf;

/** The languages that have a kind: a table of the kind that lacks one of them does not compile. */
export type Written<Wanted extends Kind> = {
  [Code in keyof typeof kinds]: Wanted extends (typeof kinds)[Code][number] ? Code : never;
}[keyof typeof kinds];
