import { textsFor } from '../../languages/texts-by-language.ts';
import type { PalmWords } from '../../palm/palm-words.ts';
import { palmLanguages } from './languages.ts';

export type PalmLanguage = keyof typeof palmLanguages;

/** Our own field `language`; for an unknown one English, which the disclaimer mentions once. */
export async function wordsIn(wish: string | null | undefined): Promise<{
  readonly language: PalmLanguage;
  readonly words: PalmWords;
}> {
  const { language, texts, note } = await textsFor(palmLanguages, wish, 'en');
  return {
    language,
    words: note === '' ? texts : { ...texts, disclaimer: `${texts.disclaimer} ${note}` },
  };
}

export { palmLanguages };
