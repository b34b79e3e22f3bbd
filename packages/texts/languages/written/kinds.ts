/** Written by `npm run languages` from the folders of the languages. */
import type { Language } from '@palmleaf/contract/languages';

/** The kinds of texts that each language has. */
export const kinds = {
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
} as const satisfies Readonly<Record<Language, readonly string[]>>;
