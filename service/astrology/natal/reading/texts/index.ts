import { type Language, languages } from '../../../../../shared/contract/languages.ts';
import type { ReadingTexts } from './texts.ts';

type Load = () => Promise<ReadingTexts>;

/**
 * Read when first asked for: the words of one language are a large file. Each is written in its own grammar; where the meanings come
 * from stands in the English tables.
 */
export const allReadingTexts = {
  en: async () => (await import('./en/index.ts')).english,
  de: async () => (await import('./de/index.ts')).german,
  es: async () => (await import('./es/index.ts')).spanish,
  fr: async () => (await import('./fr/index.ts')).french,
  it: async () => (await import('./it/index.ts')).italian,
  pt: async () => (await import('./pt/index.ts')).portuguese,
  hi: async () => (await import('./hi/index.ts')).hindi,
  ta: async () => (await import('./ta/index.ts')).tamil,
  ru: async () => (await import('./ru/index.ts')).russian,
} as const satisfies Partial<Record<Language, Load>>;

export type ReadingLanguage = keyof typeof allReadingTexts;
export const readingLanguages = languages.filter((code): code is ReadingLanguage => code in allReadingTexts);
