import type { Written } from '../../languages/kinds.ts';
import { writtenIn } from '../../languages/texts-by-language.ts';
import type { ReadingTexts } from '../../natal-reading/texts.ts';

/** Each language is written in its own grammar; where the meanings come from stands in the English tables. */
export const allReadingTexts = {
  en: async () => (await import('../../en/natal-reading.ts')).english,
  de: async () => (await import('../../de/natal-reading.ts')).german,
  es: async () => (await import('../../es/natal-reading.ts')).spanish,
  fr: async () => (await import('../../fr/natal-reading.ts')).french,
  it: async () => (await import('../../it/natal-reading.ts')).italian,
  pt: async () => (await import('../../pt/natal-reading.ts')).portuguese,
  hi: async () => (await import('../../hi/natal-reading.ts')).hindi,
  ta: async () => (await import('../../ta/natal-reading.ts')).tamil,
  ru: async () => (await import('../../ru/natal-reading.ts')).russian,
} as const satisfies Readonly<Record<Written<'readings'>, () => Promise<ReadingTexts>>>;

export type ReadingLanguage = keyof typeof allReadingTexts;
export const readingLanguages: readonly ReadingLanguage[] = writtenIn(allReadingTexts);
