/** Written by `npm run languages`. */
import type { Written } from '../../languages/kinds.ts';
import type { PalmWords } from '../../palm/palm-words.ts';

export const palmLanguages = {
  en: async () => (await import('../../en/palm.ts')).languageTexts,
  es: async () => (await import('../../es/palm.ts')).languageTexts,
  pt: async () => (await import('../../pt/palm.ts')).languageTexts,
  fr: async () => (await import('../../fr/palm.ts')).languageTexts,
  it: async () => (await import('../../it/palm.ts')).languageTexts,
  de: async () => (await import('../../de/palm.ts')).languageTexts,
  ru: async () => (await import('../../ru/palm.ts')).languageTexts,
  hi: async () => (await import('../../hi/palm.ts')).languageTexts,
  bn: async () => (await import('../../bn/palm.ts')).languageTexts,
  ta: async () => (await import('../../ta/palm.ts')).languageTexts,
  te: async () => (await import('../../te/palm.ts')).languageTexts,
  ml: async () => (await import('../../ml/palm.ts')).languageTexts,
  kn: async () => (await import('../../kn/palm.ts')).languageTexts,
} as const satisfies Readonly<Record<Written<'palms'>, () => Promise<PalmWords>>>;
