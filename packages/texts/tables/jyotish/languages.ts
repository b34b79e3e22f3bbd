/** Written by `npm run languages` from the folders of the languages. */
import type { JyotishTexts } from '../../jyotish/texts.ts';
import type { Written } from '../../languages/kinds.ts';

/** Loads the words of a Vedic birth chart in one language. */
export const allJyotishTexts = {
  en: async () => (await import('../../en/jyotish.json', { with: { type: 'json' } })).default.texts,
  es: async () => (await import('../../es/jyotish.json', { with: { type: 'json' } })).default.texts,
  pt: async () => (await import('../../pt/jyotish.json', { with: { type: 'json' } })).default.texts,
  fr: async () => (await import('../../fr/jyotish.json', { with: { type: 'json' } })).default.texts,
  it: async () => (await import('../../it/jyotish.json', { with: { type: 'json' } })).default.texts,
  de: async () => (await import('../../de/jyotish.json', { with: { type: 'json' } })).default.texts,
  ru: async () => (await import('../../ru/jyotish.json', { with: { type: 'json' } })).default.texts,
  hi: async () => (await import('../../hi/jyotish.json', { with: { type: 'json' } })).default.texts,
  ma: async () => (await import('../../ma/jyotish.json', { with: { type: 'json' } })).default.texts,
  bn: async () => (await import('../../bn/jyotish.json', { with: { type: 'json' } })).default.texts,
  ta: async () => (await import('../../ta/jyotish.json', { with: { type: 'json' } })).default.texts,
  te: async () => (await import('../../te/jyotish.json', { with: { type: 'json' } })).default.texts,
  ml: async () => (await import('../../ml/jyotish.json', { with: { type: 'json' } })).default.texts,
  kn: async () => (await import('../../kn/jyotish.json', { with: { type: 'json' } })).default.texts,
} as const satisfies Readonly<Record<Written<'labels'>, () => Promise<JyotishTexts>>>;
