import { type Language, languages } from '../../../../shared/contract/languages.ts';
import type { AspectsTexts } from './texts.ts';

/**
 * Read when first asked for: the words of one language are a large file. Each is written in its own grammar; where the meanings come
 * from stands in the English tables.
 */
export const allAspectsTexts = {
  en: async () => (await import('./en/index.ts')).english,
  de: async () => (await import('./de/index.ts')).german,
  es: async () => (await import('./es/index.ts')).spanish,
  fr: async () => (await import('./fr/index.ts')).french,
  it: async () => (await import('./it/index.ts')).italian,
  pt: async () => (await import('./pt/index.ts')).portuguese,
} as const satisfies Partial<Record<Language, () => Promise<AspectsTexts>>>;

export type AspectsLanguage = keyof typeof allAspectsTexts;
export const aspectsLanguages = languages.filter((code): code is AspectsLanguage => code in allAspectsTexts);
