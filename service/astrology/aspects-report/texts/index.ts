import type { Language } from '../../../../shared/contract/languages.ts';
import type { AspectsTexts } from './texts.ts';

/** Read when first asked for: the words of one language are a large file. */
export const allAspectsTexts = {
  en: async () => (await import('./en/index.ts')).english,
} as const satisfies Partial<Record<Language, () => Promise<AspectsTexts>>>;
