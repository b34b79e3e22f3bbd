/** Written by `npm run languages`. */
import type { Written } from '../../languages/kinds.ts';
import type { ReadingTexts } from '../../natal-reading/texts.ts';

export const allReadingTexts = {
  en: async () => (await import('../../en/natal-reading.ts')).languageTexts,
  es: async () => (await import('../../es/natal-reading.ts')).languageTexts,
  pt: async () => (await import('../../pt/natal-reading.ts')).languageTexts,
  fr: async () => (await import('../../fr/natal-reading.ts')).languageTexts,
  it: async () => (await import('../../it/natal-reading.ts')).languageTexts,
  de: async () => (await import('../../de/natal-reading.ts')).languageTexts,
  ru: async () => (await import('../../ru/natal-reading.ts')).languageTexts,
  hi: async () => (await import('../../hi/natal-reading.ts')).languageTexts,
  ta: async () => (await import('../../ta/natal-reading.ts')).languageTexts,
} as const satisfies Readonly<Record<Written<'readings'>, () => Promise<ReadingTexts>>>;
