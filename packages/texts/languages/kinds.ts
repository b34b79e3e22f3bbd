import type { TextKind } from '@palmleaf/contract/languages';

export type { Written } from '@palmleaf/contract/languages';

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
  panchang: ['calendar.json', 'panchang.json'],
} as const satisfies Readonly<Record<TextKind, readonly string[]>>;
