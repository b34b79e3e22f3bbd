import type { Written } from '../../languages/kinds.ts';
import { textsFor } from '../../languages/texts-by-language.ts';
import type { PalmWords } from '../../palm/palm-words.ts';

/** The languages that readings are told in. */
export const palmLanguages = {
  en: async () => (await import('../../en/palm.ts')).english,
  de: async () => (await import('../../de/palm.ts')).german,
  es: async () => (await import('../../es/palm.ts')).spanish,
  fr: async () => (await import('../../fr/palm.ts')).french,
  it: async () => (await import('../../it/palm.ts')).italian,
  pt: async () => (await import('../../pt/palm.ts')).portuguese,
  hi: async () => (await import('../../hi/palm.ts')).hindi,
  ru: async () => (await import('../../ru/palm.ts')).russian,
  ta: async () => (await import('../../ta/palm.ts')).tamil,
} as const satisfies Readonly<Record<Written<'readings'>, () => Promise<PalmWords>>>;

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
