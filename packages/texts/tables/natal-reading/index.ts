import { type TextsByLanguage, writtenIn } from '../../languages/texts-by-language.ts';
import type { ReadingTexts } from '../../natal-reading/texts.ts';

/** Each language is written in its own grammar; where the meanings come from stands in the English tables. */
export const allReadingTexts = {
  en: async () => (await import('../../en/natal-reading/index.ts')).english,
  de: async () => (await import('../../de/natal-reading/index.ts')).german,
  es: async () => (await import('../../es/natal-reading/index.ts')).spanish,
  fr: async () => (await import('../../fr/natal-reading/index.ts')).french,
  it: async () => (await import('../../it/natal-reading/index.ts')).italian,
  pt: async () => (await import('../../pt/natal-reading/index.ts')).portuguese,
  hi: async () => (await import('../../hi/natal-reading/index.ts')).hindi,
  ta: async () => (await import('../../ta/natal-reading/index.ts')).tamil,
  ru: async () => (await import('../../ru/natal-reading/index.ts')).russian,
} as const satisfies TextsByLanguage<ReadingTexts>;

export type ReadingLanguage = keyof typeof allReadingTexts;
export const readingLanguages: readonly ReadingLanguage[] = writtenIn(allReadingTexts);
