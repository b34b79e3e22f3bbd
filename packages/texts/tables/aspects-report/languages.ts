/** Written by `npm run languages`. */
import type { AspectsTexts } from '../../aspects-report/texts.ts';
import type { Written } from '../../languages/kinds.ts';

/** Loads the report of aspects in one language. */
export const allAspectsTexts = {
  en: async () => (await import('../../en/aspects.ts')).record,
  es: async () => (await import('../../es/aspects.ts')).record,
  pt: async () => (await import('../../pt/aspects.ts')).record,
  fr: async () => (await import('../../fr/aspects.ts')).record,
  it: async () => (await import('../../it/aspects.ts')).record,
  de: async () => (await import('../../de/aspects.ts')).record,
  ru: async () => (await import('../../ru/aspects.ts')).record,
  hi: async () => (await import('../../hi/aspects.ts')).record,
  ta: async () => (await import('../../ta/aspects.ts')).record,
} as const satisfies Readonly<Record<Written<'readings'>, () => Promise<AspectsTexts>>>;
