import { type Language, languages } from '@palmleaf/contract/languages';
import { answerLanguage } from './answer-language.ts';

export const writtenIn = <All extends Readonly<Partial<Record<Language, unknown>>>>(
  all: All,
): readonly (keyof All & Language)[] => languages.filter((code): code is keyof All & Language => code in all);

/** Uses the body field `language`, else `byHeader`, else English with a `note`, otherwise empty. */
export async function textsFor<Texts, Code extends Language>(
  all: Readonly<Record<Code | 'en', () => Promise<Texts>>>,
  wish: string | null | undefined,
  byHeader: Language,
): Promise<{ readonly language: Code | 'en'; readonly texts: Texts; readonly note: string }> {
  const { language, note } = answerLanguage(wish, byHeader, writtenIn(all));
  return { language, texts: await all[language](), note };
}
