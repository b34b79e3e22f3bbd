import { type TextsByLanguage, writtenIn } from '../../../../languages/texts-by-language.ts';
import type { ReadingTexts } from './texts.ts';

/** Each language is written in its own grammar; where the meanings come from stands in the English tables. */
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
} as const satisfies TextsByLanguage<ReadingTexts>;

export type ReadingLanguage = keyof typeof allReadingTexts;
export const readingLanguages: readonly ReadingLanguage[] = writtenIn(allReadingTexts);
