import type { Language } from '@palmleaf/contract/languages';
import { datesIn } from './dates.ts';
import { type PalmLabels, palmLabelsIn } from './palm/labels.ts';
import { localeOf, type Words, wordsIn } from './words.ts';

/** Everything that an answer is told with in one language. */
export interface Wording {
  readonly language: Language;
  /** The registered tag of the language. */
  readonly locale: string;
  readonly words: Words;
  readonly labels: PalmLabels;
  /** Writes dates, and parts of them. */
  readonly date: ReturnType<typeof datesIn>;
}

export function wordingIn(language: Language): Wording {
  const locale = localeOf(language);
  return {
    language,
    locale,
    words: wordsIn(language),
    labels: palmLabelsIn(language),
    date: datesIn(locale),
  };
}
