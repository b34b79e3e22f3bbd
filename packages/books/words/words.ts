import type { Language } from '@palmleaf/contract/languages';
import { type BookWords, bookWords } from '@palmleaf/texts/books';

/** What a book says by itself. */
export type Words = BookWords;

export const wordsIn = (language: Language): Words => bookWords[language];

/** The registered tag of a language of the contract, with European figures. */
export const localeOf = (language: Language): string => (language === 'ma' ? 'mr' : language);
