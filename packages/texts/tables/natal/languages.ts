/** Written by `npm run languages`. */
import type { Written } from '../../languages/kinds.ts';
import { type NatalTexts, natalIn } from '../../natal/texts.ts';

export const natalTexts = {
  en: async () =>
    natalIn(
      (await import('../../en/names.ts')).words,
      (await import('../../en/natal.json', { with: { type: 'json' } })).default.texts,
    ),
  es: async () =>
    natalIn(
      (await import('../../es/names.ts')).words,
      (await import('../../es/natal.json', { with: { type: 'json' } })).default.texts,
    ),
  pt: async () =>
    natalIn(
      (await import('../../pt/names.ts')).words,
      (await import('../../pt/natal.json', { with: { type: 'json' } })).default.texts,
    ),
  fr: async () =>
    natalIn(
      (await import('../../fr/names.ts')).words,
      (await import('../../fr/natal.json', { with: { type: 'json' } })).default.texts,
    ),
  it: async () =>
    natalIn(
      (await import('../../it/names.ts')).words,
      (await import('../../it/natal.json', { with: { type: 'json' } })).default.texts,
    ),
  de: async () =>
    natalIn(
      (await import('../../de/names.ts')).words,
      (await import('../../de/natal.json', { with: { type: 'json' } })).default.texts,
    ),
  ru: async () =>
    natalIn(
      (await import('../../ru/names.ts')).words,
      (await import('../../ru/natal.json', { with: { type: 'json' } })).default.texts,
    ),
  hi: async () =>
    natalIn(
      (await import('../../hi/names.ts')).words,
      (await import('../../hi/natal.json', { with: { type: 'json' } })).default.texts,
    ),
  ta: async () =>
    natalIn(
      (await import('../../ta/names.ts')).words,
      (await import('../../ta/natal.json', { with: { type: 'json' } })).default.texts,
    ),
} as const satisfies Readonly<Record<Written<'readings'>, () => Promise<NatalTexts>>>;
