/** Written by `npm run languages`. */
import type { ChatWords } from '../../chat/chat-words.ts';
import type { Written } from '../../languages/kinds.ts';

export const chatTexts = {
  en: async () => (await import('../../en/chat/index.ts')).languageTexts,
  es: async () => (await import('../../es/chat/index.ts')).languageTexts,
  pt: async () => (await import('../../pt/chat/index.ts')).languageTexts,
  fr: async () => (await import('../../fr/chat/index.ts')).languageTexts,
  it: async () => (await import('../../it/chat/index.ts')).languageTexts,
  de: async () => (await import('../../de/chat/index.ts')).languageTexts,
  ru: async () => (await import('../../ru/chat/index.ts')).languageTexts,
  hi: async () => (await import('../../hi/chat/index.ts')).languageTexts,
  ta: async () => (await import('../../ta/chat/index.ts')).languageTexts,
} as const satisfies Readonly<Record<Written<'readings'>, () => Promise<ChatWords>>>;
