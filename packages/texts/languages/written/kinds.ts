/** Written by `npm run languages` from the folders of the languages. */
import type { Language } from '@palmleaf/contract/languages';

/** The kinds of texts that each language has. */
export const kinds = {
  en: ['labels', 'readings', 'palms', 'years', 'indian'],
  es: ['labels', 'readings', 'palms', 'years'],
  pt: ['labels', 'readings', 'palms', 'years'],
  fr: ['labels', 'readings', 'palms', 'years'],
  it: ['labels', 'readings', 'palms', 'years'],
  de: ['labels', 'readings', 'palms', 'years'],
  ru: ['labels', 'readings', 'palms', 'years'],
  hi: ['labels', 'readings', 'palms', 'years', 'indian'],
  ma: ['labels', 'years', 'indian'],
  bn: ['labels', 'palms', 'years', 'indian'],
  ta: ['labels', 'readings', 'palms', 'years', 'indian'],
  te: ['labels', 'years', 'indian'],
  ml: ['labels', 'years', 'indian'],
  kn: ['labels', 'years', 'indian'],
} as const satisfies Readonly<Record<Language, readonly string[]>>;
