import type { Language } from '../../../../../shared/contract/languages.ts';
import type { ReadingTexts } from './texts.ts';

type Load = () => Promise<ReadingTexts>;

/**
 * Read when first asked for: the words of one language are a large file. Each is written in its own grammar; where the meanings come
 * from stands in the English tables.
 */
export const allReadingTexts = {
  en: async () => (await import('./en/index.ts')).english,
  de: async () => (await import('./de/index.ts')).german,
  es: async () => (await import('./es/index.ts')).spanish,
  fr: async () => (await import('./fr/index.ts')).french,
} as const satisfies Partial<Record<Language, Load>>;

/** The words of the reading; English, and named so, for a language that has none yet. */
export async function readingTexts(
  wanted: Language,
): Promise<{ readonly language: Language; readonly texts: ReadingTexts }> {
  const all: Partial<Record<Language, Load>> = allReadingTexts;
  const load = all[wanted];
  return load
    ? { language: wanted, texts: await load() }
    : { language: 'en', texts: await allReadingTexts.en() };
}
