import type { kinds } from './written/kinds.ts';

/** A language has all files of a kind or none. */
export const filesOf = {
  labels: ['labels.json', 'pages.json'],
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
    'grammar.ts',
    'lexicon.json',
    'mood.ts',
    'names.ts',
    'natal-reading.ts',
    'natal.json',
    'safety.json',
  ],
  palms: ['palm.json', 'palm.ts'],
  years: ['varshaphal.json', 'year.ts'],
  indian: ['calendar.json', 'panchang.json'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Kind = keyof typeof filesOf;

/** A table without one of these languages does not compile. */
export type Written<Wanted extends Kind> = {
  [Code in keyof typeof kinds]: Wanted extends (typeof kinds)[Code][number] ? Code : never;
}[keyof typeof kinds];
