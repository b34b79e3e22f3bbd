/** Written by `npm run languages`. */
import type { Written } from '../../languages/kinds.ts';
import type { YearTexts } from '../../year/texts.ts';

export const allYearTexts = {
  en: async () => (await import('../../en/year.ts')).languageTexts,
  es: async () => (await import('../../es/year.ts')).languageTexts,
  pt: async () => (await import('../../pt/year.ts')).languageTexts,
  fr: async () => (await import('../../fr/year.ts')).languageTexts,
  it: async () => (await import('../../it/year.ts')).languageTexts,
  de: async () => (await import('../../de/year.ts')).languageTexts,
  ru: async () => (await import('../../ru/year.ts')).languageTexts,
  hi: async () => (await import('../../hi/year.ts')).languageTexts,
  ma: async () => (await import('../../ma/year.ts')).languageTexts,
  bn: async () => (await import('../../bn/year.ts')).languageTexts,
  ta: async () => (await import('../../ta/year.ts')).languageTexts,
  te: async () => (await import('../../te/year.ts')).languageTexts,
  ml: async () => (await import('../../ml/year.ts')).languageTexts,
  kn: async () => (await import('../../kn/year.ts')).languageTexts,
} as const satisfies Readonly<Record<Written<'years'>, () => Promise<YearTexts>>>;
