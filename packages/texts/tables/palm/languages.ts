/** Written by `npm run languages`. */
import type { Written } from '../../languages/kinds.ts';
import type { PalmWords } from '../../palm/palm-words.ts';

/** Loads the words of a palm reading in one language. */
export const palmLanguages = {
  en: async () => (await import('../../en/palm.ts')).record,
  es: async () => (await import('../../es/palm.ts')).record,
  pt: async () => (await import('../../pt/palm.ts')).record,
  fr: async () => (await import('../../fr/palm.ts')).record,
  it: async () => (await import('../../it/palm.ts')).record,
  de: async () => (await import('../../de/palm.ts')).record,
  ru: async () => (await import('../../ru/palm.ts')).record,
  hi: async () => (await import('../../hi/palm.ts')).record,
  bn: async () => (await import('../../bn/palm.ts')).record,
  ta: async () => (await import('../../ta/palm.ts')).record,
  te: async () => (await import('../../te/palm.ts')).record,
  ml: async () => (await import('../../ml/palm.ts')).record,
  kn: async () => (await import('../../kn/palm.ts')).record,
} as const satisfies Readonly<Record<Written<'palms'>, () => Promise<PalmWords>>>;
