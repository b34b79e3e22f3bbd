/** Written by `npm run languages`. */
import type { SafetyTexts } from '@palmleaf/engines/safety/kinds';
import type { Written } from '../../languages/kinds.ts';

export const allSafetyTexts = {
  en: async () => (await import('../../en/safety.json', { with: { type: 'json' } })).default.texts,
  es: async () => (await import('../../es/safety.json', { with: { type: 'json' } })).default.texts,
  pt: async () => (await import('../../pt/safety.json', { with: { type: 'json' } })).default.texts,
  fr: async () => (await import('../../fr/safety.json', { with: { type: 'json' } })).default.texts,
  it: async () => (await import('../../it/safety.json', { with: { type: 'json' } })).default.texts,
  de: async () => (await import('../../de/safety.json', { with: { type: 'json' } })).default.texts,
  ru: async () => (await import('../../ru/safety.json', { with: { type: 'json' } })).default.texts,
  hi: async () => (await import('../../hi/safety.json', { with: { type: 'json' } })).default.texts,
  ta: async () => (await import('../../ta/safety.json', { with: { type: 'json' } })).default.texts,
} as const satisfies Readonly<Record<Written<'readings'>, () => Promise<SafetyTexts>>>;
