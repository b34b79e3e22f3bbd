import type { Language } from '@palmleaf/contract/languages';

/** English for a language that an operation does not list. */
export function inLanguage<Texts>(
  all: Readonly<Partial<Record<Language, Texts>>> & { readonly en: Texts },
  language: Language,
): Texts {
  return all[language] ?? all.en;
}
