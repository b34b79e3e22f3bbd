import type { Language } from '../../../shared/contract/languages.ts';
import type { ChatWords } from './chat-words.ts';
import { english } from './english/english.ts';

/** The languages beside English that the chat has all words of, each loaded when it is first spoken. */
export const chatLanguages: Readonly<Partial<Record<Language, () => Promise<ChatWords>>>> = {
  de: async () => (await import('./german/german.ts')).german,
  es: async () => (await import('./spanish/spanish.ts')).spanish,
  fr: async () => (await import('./french/french.ts')).french,
  ru: async () => (await import('./russian/russian.ts')).russian,
  hi: async () => (await import('./hindi/hindi.ts')).hindi,
  ta: async () => (await import('./tamil/tamil.ts')).tamil,
  pt: async () => (await import('./portuguese/portuguese.ts')).portuguese,
  it: async () => (await import('./italian/italian.ts')).italian,
};

/** Whether an answer can be written in a language. */
export function isSpoken(language: Language): boolean {
  return language === 'en' || chatLanguages[language] !== undefined;
}

/** All words of a language; English where it has none. */
export async function wordsOf(language: Language): Promise<ChatWords> {
  return chatLanguages[language]?.() ?? english;
}
