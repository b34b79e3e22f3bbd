/** Written by `npm run languages`. */
import type { Written } from '../../languages/kinds.ts';
import type { YearTexts } from '../../year/texts.ts';

/** Loads the meanings of yogas and the summary of a year, in one language. */
export const allYearTexts = {
  en: async () => (await import('../../en/year.ts')).record,
  es: async () => (await import('../../es/year.ts')).record,
  pt: async () => (await import('../../pt/year.ts')).record,
  fr: async () => (await import('../../fr/year.ts')).record,
  it: async () => (await import('../../it/year.ts')).record,
  de: async () => (await import('../../de/year.ts')).record,
  ru: async () => (await import('../../ru/year.ts')).record,
  hi: async () => (await import('../../hi/year.ts')).record,
  ma: async () => (await import('../../ma/year.ts')).record,
  bn: async () => (await import('../../bn/year.ts')).record,
  ta: async () => (await import('../../ta/year.ts')).record,
  te: async () => (await import('../../te/year.ts')).record,
  ml: async () => (await import('../../ml/year.ts')).record,
  kn: async () => (await import('../../kn/year.ts')).record,
} as const satisfies Readonly<Record<Written<'years'>, () => Promise<YearTexts>>>;
