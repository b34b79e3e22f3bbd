import { type Language, languages } from '@palmleaf/contract/languages';
import { answerLanguage } from './answer-language.ts';

/** The languages that have texts, in the order of the contract. */
export const writtenIn = <All extends Readonly<Partial<Record<Language, unknown>>>>(
  all: All,
): readonly (keyof All & Language)[] => languages.filter((code): code is keyof All & Language => code in all);

/**
 * The texts that an answer is told in: those of the language that our own body field `language` asks for, else of `byHeader`.
 * Where it has none they are English, and `note` says so; it is empty otherwise.
 */
export async function textsFor<Texts, Code extends Language>(
  all: Readonly<Record<Code | 'en', () => Promise<Texts>>>,
  wish: string | null | undefined,
  byHeader: Language,
): Promise<{ readonly language: Code | 'en'; readonly texts: Texts; readonly note: string }> {
  const { language, note } = answerLanguage(wish, byHeader, writtenIn(all));
  return { language, texts: await all[language](), note };
}
