import type { Written } from '../../languages/kinds.ts';
import type { YearTexts } from '../../year/texts.ts';

/** What the yogas join, and the year in a few sentences: in every language of the operation. */
export const allYearTexts = {
  en: async () => (await import('../../en/year.ts')).english,
  es: async () => (await import('../../es/year.ts')).spanish,
  pt: async () => (await import('../../pt/year.ts')).portuguese,
  fr: async () => (await import('../../fr/year.ts')).french,
  it: async () => (await import('../../it/year.ts')).italian,
  de: async () => (await import('../../de/year.ts')).german,
  ru: async () => (await import('../../ru/year.ts')).russian,
  hi: async () => (await import('../../hi/year.ts')).hindi,
  ma: async () => (await import('../../ma/year.ts')).marathi,
  bn: async () => (await import('../../bn/year.ts')).bengali,
  ta: async () => (await import('../../ta/year.ts')).tamil,
  te: async () => (await import('../../te/year.ts')).telugu,
  ml: async () => (await import('../../ml/year.ts')).malayalam,
  kn: async () => (await import('../../kn/year.ts')).kannada,
} as const satisfies Readonly<Record<Written<'years'>, () => Promise<YearTexts>>>;
