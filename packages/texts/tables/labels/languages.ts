/** Written by `npm run languages`. */
import type { Labels } from '../../labels/labels.ts';
import type { Written } from '../../languages/kinds.ts';

export const labelsIn = {
  en: async () => (await import('../../en/labels.json', { with: { type: 'json' } })).default.texts,
  es: async () => (await import('../../es/labels.json', { with: { type: 'json' } })).default.texts,
  pt: async () => (await import('../../pt/labels.json', { with: { type: 'json' } })).default.texts,
  fr: async () => (await import('../../fr/labels.json', { with: { type: 'json' } })).default.texts,
  it: async () => (await import('../../it/labels.json', { with: { type: 'json' } })).default.texts,
  de: async () => (await import('../../de/labels.json', { with: { type: 'json' } })).default.texts,
  ru: async () => (await import('../../ru/labels.json', { with: { type: 'json' } })).default.texts,
  hi: async () => (await import('../../hi/labels.json', { with: { type: 'json' } })).default.texts,
  ma: async () => (await import('../../ma/labels.json', { with: { type: 'json' } })).default.texts,
  bn: async () => (await import('../../bn/labels.json', { with: { type: 'json' } })).default.texts,
  ta: async () => (await import('../../ta/labels.json', { with: { type: 'json' } })).default.texts,
  te: async () => (await import('../../te/labels.json', { with: { type: 'json' } })).default.texts,
  ml: async () => (await import('../../ml/labels.json', { with: { type: 'json' } })).default.texts,
  kn: async () => (await import('../../kn/labels.json', { with: { type: 'json' } })).default.texts,
} as const satisfies Readonly<Record<Written<'labels'>, () => Promise<Labels>>>;
