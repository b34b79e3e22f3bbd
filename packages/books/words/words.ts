import type { Language } from '@palmleaf/contract/languages';
import { european } from './european.ts';
import { indian } from './indian.ts';
import type { Words } from './terms.ts';

const words: Record<Language, Words> = { ...european, ...indian };

export const wordsIn = (language: Language): Words => words[language];

/** The registered tag of a language of the contract, with European figures. */
export const localeOf = (language: Language): string => (language === 'ma' ? 'mr' : language);
