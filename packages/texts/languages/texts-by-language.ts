import { type Language, languages } from '@palmleaf/contract/languages';
import { answerLanguage } from './answer-language.ts';

/** The languages that have texts, in the order of the contract. */
export const writtenIn = <All extends Readonly<Partial<Record<Language, unknown>>>>(
  all: All,
): readonly (keyof All & Language)[] => languages.filter((code): code is keyof All & Language => code in all);

/**
 * Loads the texts of an answer: in the language of our body field `language`, else in `byHeader`.
 * Falls back to English with a `note`; otherwise `note` is empty.
 */
export async function textsFor<Texts, Code extends Language>(
  all: Readonly<Record<Code | 'en', () => Promise<Texts>>>,
  wish: string | null | undefined,
  byHeader: Language,
): Promise<{ readonly language: Code | 'en'; readonly texts: Texts; readonly note: string }> {
  const { language, note } = answerLanguage(wish, byHeader, writtenIn(all));
  return { language, texts: await all[language](), note };
}
