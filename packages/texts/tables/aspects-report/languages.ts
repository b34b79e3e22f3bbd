/** Written by `npm run languages`. */
import type { AspectsTexts } from '../../aspects-report/texts.ts';
import type { Written } from '../../languages/kinds.ts';

export const allAspectsTexts = {
  en: async () => (await import('../../en/aspects.ts')).languageTexts,
  es: async () => (await import('../../es/aspects.ts')).languageTexts,
  pt: async () => (await import('../../pt/aspects.ts')).languageTexts,
  fr: async () => (await import('../../fr/aspects.ts')).languageTexts,
  it: async () => (await import('../../it/aspects.ts')).languageTexts,
  de: async () => (await import('../../de/aspects.ts')).languageTexts,
  ru: async () => (await import('../../ru/aspects.ts')).languageTexts,
  hi: async () => (await import('../../hi/aspects.ts')).languageTexts,
  ta: async () => (await import('../../ta/aspects.ts')).languageTexts,
} as const satisfies Readonly<Record<Written<'readings'>, () => Promise<AspectsTexts>>>;
