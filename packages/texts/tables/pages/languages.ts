/** Written by `npm run languages`. */
import type { Written } from '../../languages/kinds.ts';
import type { PageTexts } from '../../pages/page-texts.ts';

export const pageTextsIn = {
  en: async () => (await import('../../en/pages.json', { with: { type: 'json' } })).default.texts,
  es: async () => (await import('../../es/pages.json', { with: { type: 'json' } })).default.texts,
  pt: async () => (await import('../../pt/pages.json', { with: { type: 'json' } })).default.texts,
  fr: async () => (await import('../../fr/pages.json', { with: { type: 'json' } })).default.texts,
  it: async () => (await import('../../it/pages.json', { with: { type: 'json' } })).default.texts,
  de: async () => (await import('../../de/pages.json', { with: { type: 'json' } })).default.texts,
  ru: async () => (await import('../../ru/pages.json', { with: { type: 'json' } })).default.texts,
  hi: async () => (await import('../../hi/pages.json', { with: { type: 'json' } })).default.texts,
  ma: async () => (await import('../../ma/pages.json', { with: { type: 'json' } })).default.texts,
  bn: async () => (await import('../../bn/pages.json', { with: { type: 'json' } })).default.texts,
  ta: async () => (await import('../../ta/pages.json', { with: { type: 'json' } })).default.texts,
  te: async () => (await import('../../te/pages.json', { with: { type: 'json' } })).default.texts,
  ml: async () => (await import('../../ml/pages.json', { with: { type: 'json' } })).default.texts,
  kn: async () => (await import('../../kn/pages.json', { with: { type: 'json' } })).default.texts,
} as const satisfies Readonly<Record<Written<'labels'>, () => Promise<PageTexts>>>;
