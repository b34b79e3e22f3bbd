import { type Language, languageTag } from '@palmleaf/contract/languages';
import { englishJyotish, type JyotishNames, jyotishIn } from '@palmleaf/texts/jyotish';
import { englishLabels, type Labels, labelsIn } from '@palmleaf/texts/labels';
import { datesIn } from './dates.ts';
import { degreesIn } from './numbers.ts';
import { type PalmLabels, palmLabelsOf } from './palm-labels.ts';

export interface BookWording {
  readonly language: Language;
  readonly locale: string;
  readonly words: Labels;
  readonly jyotish: JyotishNames;
  readonly labels: PalmLabels;
  readonly date: ReturnType<typeof datesIn>;
  readonly degrees: ReturnType<typeof degreesIn>;
}

const wordingOf = (language: Language, words: Labels, jyotish: JyotishNames): BookWording => {
  const locale = languageTag(language);
  const labels = palmLabelsOf(words);
  return { language, locale, words, jyotish, labels, date: datesIn(locale), degrees: degreesIn(locale) };
};

export async function bookWordingIn(language: Language): Promise<BookWording> {
  const [words, jyotish] = await Promise.all([labelsIn[language](), jyotishIn(language)]);
  return wordingOf(language, words, jyotish);
}

export const englishWording = (): BookWording => wordingOf('en', englishLabels, englishJyotish);
