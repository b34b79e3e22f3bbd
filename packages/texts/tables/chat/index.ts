import type { Language } from '@palmleaf/contract/languages';
import type { ChatWords } from '../../chat/chat-words.ts';
import { record as english } from '../../en/chat/index.ts';
import { chatTexts } from './languages.ts';

const { en: _, ...beside } = chatTexts;

/** The languages beside English that the chat has all words of, each loaded when it is first spoken. */
export const chatLanguages: Readonly<Partial<Record<Language, () => Promise<ChatWords>>>> & typeof beside =
  beside;

/** Whether an answer can be written in a language. */
export function isSpoken(language: Language): boolean {
  return language === 'en' || chatLanguages[language] !== undefined;
}

/** All words of a language; English where it has none. */
export async function wordsOf(language: Language): Promise<ChatWords> {
  return chatLanguages[language]?.() ?? english;
}
