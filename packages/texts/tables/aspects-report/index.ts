import type { AspectsTexts } from '../../aspects-report/texts.ts';
import type { Written } from '../../languages/kinds.ts';
import { writtenIn } from '../../languages/texts-by-language.ts';

/** Each language is written in its own grammar; where the meanings come from stands in the English tables. */
export const allAspectsTexts = {
  en: async () => (await import('../../en/aspects.ts')).english,
  de: async () => (await import('../../de/aspects.ts')).german,
  es: async () => (await import('../../es/aspects.ts')).spanish,
  fr: async () => (await import('../../fr/aspects.ts')).french,
  it: async () => (await import('../../it/aspects.ts')).italian,
  pt: async () => (await import('../../pt/aspects.ts')).portuguese,
  ru: async () => (await import('../../ru/aspects.ts')).russian,
  hi: async () => (await import('../../hi/aspects.ts')).hindi,
  ta: async () => (await import('../../ta/aspects.ts')).tamil,
} as const satisfies Readonly<Record<Written<'readings'>, () => Promise<AspectsTexts>>>;

export type AspectsLanguage = keyof typeof allAspectsTexts;
export const aspectsLanguages: readonly AspectsLanguage[] = writtenIn(allAspectsTexts);
