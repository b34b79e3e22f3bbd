import { type TextsByLanguage, textsFor } from '../../languages/texts-by-language.ts';
import type { PalmWords } from './palm-words.ts';

/** The languages that readings are told in. */
export const palmLanguages = {
  en: async () => (await import('./english/english.ts')).english,
  de: async () => (await import('./german/german.ts')).german,
  es: async () => (await import('./spanish/spanish.ts')).spanish,
  fr: async () => (await import('./french/french.ts')).french,
  it: async () => (await import('./italian/italian.ts')).italian,
  pt: async () => (await import('./portuguese/portuguese.ts')).portuguese,
  hi: async () => (await import('./hindi/hindi.ts')).hindi,
  ru: async () => (await import('./russian/russian.ts')).russian,
  ta: async () => (await import('./tamil/tamil.ts')).tamil,
} as const satisfies TextsByLanguage<PalmWords>;

export type PalmLanguage = keyof typeof palmLanguages;

/**
 * The words of the language that our own field `language` asks for. One that is not told is answered in English, and the disclaimer says so,
 * once in an answer.
 */
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
