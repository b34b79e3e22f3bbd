/** Written by `npm run languages`. */
import type { Written } from '../../languages/kinds.ts';
import type { VarshaphalTexts } from '../../varshaphal/texts.ts';

export const allVarshaphalTexts = {
  en: async () => (await import('../../en/varshaphal.json', { with: { type: 'json' } })).default.texts,
  es: async () => (await import('../../es/varshaphal.json', { with: { type: 'json' } })).default.texts,
  pt: async () => (await import('../../pt/varshaphal.json', { with: { type: 'json' } })).default.texts,
  fr: async () => (await import('../../fr/varshaphal.json', { with: { type: 'json' } })).default.texts,
  it: async () => (await import('../../it/varshaphal.json', { with: { type: 'json' } })).default.texts,
  de: async () => (await import('../../de/varshaphal.json', { with: { type: 'json' } })).default.texts,
  ru: async () => (await import('../../ru/varshaphal.json', { with: { type: 'json' } })).default.texts,
  hi: async () => (await import('../../hi/varshaphal.json', { with: { type: 'json' } })).default.texts,
  ma: async () => (await import('../../ma/varshaphal.json', { with: { type: 'json' } })).default.texts,
  bn: async () => (await import('../../bn/varshaphal.json', { with: { type: 'json' } })).default.texts,
  ta: async () => (await import('../../ta/varshaphal.json', { with: { type: 'json' } })).default.texts,
  te: async () => (await import('../../te/varshaphal.json', { with: { type: 'json' } })).default.texts,
  ml: async () => (await import('../../ml/varshaphal.json', { with: { type: 'json' } })).default.texts,
  kn: async () => (await import('../../kn/varshaphal.json', { with: { type: 'json' } })).default.texts,
} as const satisfies Readonly<Record<Written<'years'>, () => Promise<VarshaphalTexts>>>;
