import type { Language } from '../../../../../shared/contract/languages.ts';
import type { YearTexts } from './texts.ts';

type Load = () => Promise<YearTexts>;

/** Read when first asked for. */
export const allYearTexts = {
  en: async () => (await import('./en.ts')).english,
  hi: async () => (await import('./hi.ts')).hindi,
  ta: async () => (await import('./ta.ts')).tamil,
} as const satisfies Partial<Record<Language, Load>>;

/** What the yogas join, in the language; undefined for one that has only the short predictions. */
export async function yearTexts(language: Language): Promise<YearTexts | undefined> {
  const all: Partial<Record<Language, Load>> = allYearTexts;
  return all[language]?.();
}
