/** Written by `npm run languages`. */
import type { Written } from '../../languages/kinds.ts';
import { type PanchangTexts, panchangIn } from '../../panchang/texts.ts';

export const allPanchangTexts = {
  en: async () => panchangIn(await import('../../en/panchang.json', { with: { type: 'json' } })),
  hi: async () => panchangIn(await import('../../hi/panchang.json', { with: { type: 'json' } })),
  ma: async () => panchangIn(await import('../../ma/panchang.json', { with: { type: 'json' } })),
  bn: async () => panchangIn(await import('../../bn/panchang.json', { with: { type: 'json' } })),
  ta: async () => panchangIn(await import('../../ta/panchang.json', { with: { type: 'json' } })),
  te: async () => panchangIn(await import('../../te/panchang.json', { with: { type: 'json' } })),
  ml: async () => panchangIn(await import('../../ml/panchang.json', { with: { type: 'json' } })),
  kn: async () => panchangIn(await import('../../kn/panchang.json', { with: { type: 'json' } })),
} as const satisfies Readonly<Record<Written<'panchang'>, () => Promise<PanchangTexts>>>;
