import type { TextsByLanguage } from '../../../../languages/texts-by-language.ts';
import type { YearTexts } from './texts.ts';

/** What the yogas join, and the year in a few sentences: in every language of the operation. */
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
