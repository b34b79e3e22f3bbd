import type { ChapterName } from '@palmleaf/contract/endpoints';
import { type Language, languagesWith, scriptOf } from '@palmleaf/contract/languages';

export const bookTraditions = ['vedic', 'western', 'both'] as const;
export type BookTradition = (typeof bookTraditions)[number];

/** Houses have fixed places in `north`, signs in the others. */
export const chartStyles = ['north', 'south', 'east'] as const;
export type ChartStyle = (typeof chartStyles)[number];

const withPanchangTexts: readonly Language[] = languagesWith('panchang');
const styleOfScript: Readonly<Record<string, ChartStyle>> = {
  Beng: 'east',
  Taml: 'south',
  Telu: 'south',
  Mlym: 'south',
  Knda: 'south',
};

export const traditionOf = (language: Language): BookTradition =>
  language !== 'en' && withPanchangTexts.includes(language) ? 'vedic' : 'western';
export const chartStyleOf = (language: Language): ChartStyle => styleOfScript[scriptOf(language)] ?? 'north';

export function isShown(name: ChapterName | 'kundli', tradition: BookTradition): boolean {
  if (name === 'kundli') return tradition !== 'western';
  return tradition !== 'vedic' || (name !== 'chart' && name !== 'aspects');
}
