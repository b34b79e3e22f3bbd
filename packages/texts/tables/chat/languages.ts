import type { Language } from '@palmleaf/contract/languages';
import type { ChatWords } from '../../chat/chat-words.ts';
import { english } from '../../en/chat/index.ts';
import type { Written } from '../../languages/kinds.ts';

/** The languages beside English that the chat has all words of, each loaded when it is first spoken. */
export const chatLanguages: Readonly<Partial<Record<Language, () => Promise<ChatWords>>>> &
  Readonly<Record<Exclude<Written<'readings'>, 'en'>, () => Promise<ChatWords>>> = {
  de: async () => (await import('../../de/chat/index.ts')).german,
  es: async () => (await import('../../es/chat/index.ts')).spanish,
  fr: async () => (await import('../../fr/chat/index.ts')).french,
  ru: async () => (await import('../../ru/chat/index.ts')).russian,
  hi: async () => (await import('../../hi/chat/index.ts')).hindi,
  ta: async () => (await import('../../ta/chat/index.ts')).tamil,
  pt: async () => (await import('../../pt/chat/index.ts')).portuguese,
  it: async () => (await import('../../it/chat/index.ts')).italian,
};

/** Whether an answer can be written in a language. */
export function isSpoken(language: Language): boolean {
  return language === 'en' || chatLanguages[language] !== undefined;
}

/** All words of a language; English where it has none. */
export async function wordsOf(language: Language): Promise<ChatWords> {
  return chatLanguages[language]?.() ?? english;
}
