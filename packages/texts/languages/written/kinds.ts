/** Written by `npm run languages` from the folders of the languages. */
import type { Language } from '@palmleaf/contract/languages';

/** The kinds of texts that each language has. */
export const kinds = {
  en: ['labels', 'readings', 'years', 'indian'],
  es: ['labels', 'readings', 'years'],
  pt: ['labels', 'readings', 'years'],
  fr: ['labels', 'readings', 'years'],
  it: ['labels', 'readings', 'years'],
  de: ['labels', 'readings', 'years'],
  ru: ['labels', 'readings', 'years'],
  hi: ['labels', 'readings', 'years', 'indian'],
  ma: ['labels', 'years', 'indian'],
  bn: ['labels', 'years', 'indian'],
  ta: ['labels', 'readings', 'years', 'indian'],
  te: ['labels', 'years', 'indian'],
  ml: ['labels', 'years', 'indian'],
  kn: ['labels', 'years', 'indian'],
} as const satisfies Readonly<Record<Language, readonly string[]>>;
