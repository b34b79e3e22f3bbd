import type { Language } from '@palmleaf/contract/languages';
import type { ChatWords } from '../../chat/chat-words.ts';
import { languageTexts as english } from '../../en/chat/index.ts';
import { chatTexts } from './languages.ts';

const { en: _, ...beside } = chatTexts;

export const chatLanguages: Readonly<Partial<Record<Language, () => Promise<ChatWords>>>> & typeof beside =
  beside;

export function isSpoken(language: Language): boolean {
  return language === 'en' || chatLanguages[language] !== undefined;
}

export async function wordsOf(language: Language): Promise<ChatWords> {
  return chatLanguages[language]?.() ?? english;
}
