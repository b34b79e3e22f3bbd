import type { AspectsTexts } from '../../aspects-report/texts.ts';
import { type TextsByLanguage, writtenIn } from '../../languages/texts-by-language.ts';

/** Each language is written in its own grammar; where the meanings come from stands in the English tables. */
export const allAspectsTexts = {
  en: async () => (await import('../../en/aspects-report/index.ts')).english,
  de: async () => (await import('../../de/aspects-report/index.ts')).german,
  es: async () => (await import('../../es/aspects-report/index.ts')).spanish,
  fr: async () => (await import('../../fr/aspects-report/index.ts')).french,
  it: async () => (await import('../../it/aspects-report/index.ts')).italian,
  pt: async () => (await import('../../pt/aspects-report/index.ts')).portuguese,
  ru: async () => (await import('../../ru/aspects-report/index.ts')).russian,
  hi: async () => (await import('../../hi/aspects-report/index.ts')).hindi,
  ta: async () => (await import('../../ta/aspects-report/index.ts')).tamil,
} as const satisfies TextsByLanguage<AspectsTexts>;

export type AspectsLanguage = keyof typeof allAspectsTexts;
export const aspectsLanguages: readonly AspectsLanguage[] = writtenIn(allAspectsTexts);
