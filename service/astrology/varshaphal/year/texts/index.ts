import type { Language } from '../../../../../shared/contract/languages.ts';
import type { TextsByLanguage } from '../../../../languages/texts-by-language.ts';
import type { YearTexts } from './texts.ts';

export const allYearTexts = {
  en: async () => (await import('./en.ts')).english,
  hi: async () => (await import('./hi.ts')).hindi,
  ma: async () => (await import('./ma.ts')).marathi,
  bn: async () => (await import('./bn.ts')).bengali,
  ta: async () => (await import('./ta.ts')).tamil,
  te: async () => (await import('./te.ts')).telugu,
  ml: async () => (await import('./ml.ts')).malayalam,
  kn: async () => (await import('./kn.ts')).kannada,
} as const satisfies TextsByLanguage<YearTexts>;

/** What the yogas join, in the language; undefined for one that has only the short predictions. */
export async function yearTexts(language: Language): Promise<YearTexts | undefined> {
  const all: TextsByLanguage<YearTexts> = allYearTexts;
  return all[language]?.();
}
