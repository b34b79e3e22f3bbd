/** Written by `npm run languages`. */
import type { Written } from '../../languages/kinds.ts';
import type { ReadingTexts } from '../../natal-reading/texts.ts';

/** Loads the reading of a natal chart in one language. */
export const allReadingTexts = {
  en: async () => (await import('../../en/natal-reading.ts')).record,
  es: async () => (await import('../../es/natal-reading.ts')).record,
  pt: async () => (await import('../../pt/natal-reading.ts')).record,
  fr: async () => (await import('../../fr/natal-reading.ts')).record,
  it: async () => (await import('../../it/natal-reading.ts')).record,
  de: async () => (await import('../../de/natal-reading.ts')).record,
  ru: async () => (await import('../../ru/natal-reading.ts')).record,
  hi: async () => (await import('../../hi/natal-reading.ts')).record,
  ta: async () => (await import('../../ta/natal-reading.ts')).record,
} as const satisfies Readonly<Record<Written<'readings'>, () => Promise<ReadingTexts>>>;
