import type { ChapterName } from '@palmleaf/contract/endpoints';
import type { Language } from '@palmleaf/contract/languages';

export const bookTraditions = ['vedic', 'western', 'both'] as const;
export type BookTradition = (typeof bookTraditions)[number];

/** Houses are fixed in the north, signs in the south and the east. */
export const chartStyles = ['north', 'south', 'east'] as const;
export type ChartStyle = (typeof chartStyles)[number];

const indian: readonly Language[] = ['hi', 'ma', 'bn', 'ta', 'te', 'ml', 'kn'];
const southern: readonly Language[] = ['ta', 'te', 'ml', 'kn'];

/** Returns the custom among readers of a language. */
export const traditionOf = (language: Language): BookTradition =>
  indian.includes(language) ? 'vedic' : 'western';
export const chartStyleOf = (language: Language): ChartStyle =>
  language === 'bn' ? 'east' : southern.includes(language) ? 'south' : 'north';

export function isShown(name: ChapterName | 'kundli', tradition: BookTradition): boolean {
  if (name === 'kundli') return tradition !== 'western';
  return tradition !== 'vedic' || (name !== 'chart' && name !== 'aspects');
}
