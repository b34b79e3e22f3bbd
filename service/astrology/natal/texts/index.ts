import type { Language } from '../../../../shared/contract/languages.ts';
import { inLanguage } from '../../in-language.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { portuguese } from './pt.ts';
import { russian } from './ru.ts';
import type { NatalTexts } from './texts.ts';

export const allNatalTexts = {
  en: english,
  es: spanish,
  pt: portuguese,
  fr: french,
  it: italian,
  de: german,
  ru: russian,
} as const satisfies Partial<Record<Language, NatalTexts>>;

/** The words of the natal answer; English for a language that the operation does not list. */
export function natalTexts(language: Language): NatalTexts {
  return inLanguage<NatalTexts>(allNatalTexts, language);
}
