/** Written by `npm run languages`. */
import type { ChatWords } from '../../chat/chat-words.ts';
import type { Written } from '../../languages/kinds.ts';

/** Loads the words of the chat in one language. */
export const chatTexts = {
  en: async () => (await import('../../en/chat/index.ts')).record,
  es: async () => (await import('../../es/chat/index.ts')).record,
  pt: async () => (await import('../../pt/chat/index.ts')).record,
  fr: async () => (await import('../../fr/chat/index.ts')).record,
  it: async () => (await import('../../it/chat/index.ts')).record,
  de: async () => (await import('../../de/chat/index.ts')).record,
  ru: async () => (await import('../../ru/chat/index.ts')).record,
  hi: async () => (await import('../../hi/chat/index.ts')).record,
  ta: async () => (await import('../../ta/chat/index.ts')).record,
} as const satisfies Readonly<Record<Written<'readings'>, () => Promise<ChatWords>>>;
