import { type Language, languageTag } from '@palmleaf/contract/languages';
import { englishLabels, type Labels, labelsIn } from '@palmleaf/texts/labels';
import { datesIn } from './dates.ts';
import { type PalmLabels, palmLabelsOf } from './palm-labels.ts';

/** Everything that an answer is told with in one language. */
export interface Wording {
  readonly language: Language;
  /** The registered tag of the language. */
  readonly locale: string;
  readonly words: Labels;
  readonly labels: PalmLabels;
  /** Writes dates, and parts of them. */
  readonly date: ReturnType<typeof datesIn>;
}

const wordingOf = (language: Language, words: Labels): Wording => {
  const locale = languageTag(language);
  return { language, locale, words, labels: palmLabelsOf(words), date: datesIn(locale) };
};

/** Loads what answers are told with in a language. */
export const wordingIn = async (language: Language): Promise<Wording> =>
  wordingOf(language, await labelsIn[language]());

/** For pages that are always English. */
export const englishWording = (): Wording => wordingOf('en', englishLabels);
