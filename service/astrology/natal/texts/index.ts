import type { Language } from '../../../../shared/contract/languages.ts';
import { english } from './en.ts';
import type { NatalTexts } from './texts.ts';

const TEXTS: Partial<Record<Language, NatalTexts>> = { en: english };

/** The words of the natal answer; English for a language that the operation does not list. */
export function natalTexts(language: Language): NatalTexts {
  return TEXTS[language] ?? english;
}
