import { type TextsByLanguage, writtenIn } from '../../../languages/texts-by-language.ts';
import type { AspectsTexts } from './texts.ts';

/** Each language is written in its own grammar; where the meanings come from stands in the English tables. */
export const allAspectsTexts = {
  en: async () => (await import('./en/index.ts')).english,
  de: async () => (await import('./de/index.ts')).german,
  es: async () => (await import('./es/index.ts')).spanish,
  fr: async () => (await import('./fr/index.ts')).french,
  it: async () => (await import('./it/index.ts')).italian,
  pt: async () => (await import('./pt/index.ts')).portuguese,
  ru: async () => (await import('./ru/index.ts')).russian,
  hi: async () => (await import('./hi/index.ts')).hindi,
  ta: async () => (await import('./ta/index.ts')).tamil,
} as const satisfies TextsByLanguage<AspectsTexts>;

export type AspectsLanguage = keyof typeof allAspectsTexts;
export const aspectsLanguages: readonly AspectsLanguage[] = writtenIn(allAspectsTexts);
