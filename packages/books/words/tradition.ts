import type { ChapterName } from '@palmleaf/contract/endpoints';
import type { Language } from '@palmleaf/contract/languages';

/** Which chart of a birth a book or a page shows: sidereal, tropical, or both, each labelled. */
export const bookTraditions = ['vedic', 'western', 'both'] as const;
export type BookTradition = (typeof bookTraditions)[number];

/** How a Vedic chart is drawn: houses stand still in the north, signs in the south. */
export const chartStyles = ['north', 'south'] as const;
export type ChartStyle = (typeof chartStyles)[number];

const indian: readonly Language[] = ['hi', 'ma', 'bn', 'ta', 'te', 'ml', 'kn'];
const southern: readonly Language[] = ['ta', 'te', 'ml', 'kn'];

/** What readers of a language expect. */
export const traditionOf = (language: Language): BookTradition =>
  indian.includes(language) ? 'vedic' : 'western';
export const chartStyleOf = (language: Language): ChartStyle =>
  southern.includes(language) ? 'south' : 'north';

/** Whether a tradition tells a chapter: only one of them has each zodiac's chart of the birth. */
export function isTold(name: ChapterName | 'kundli', tradition: BookTradition): boolean {
  if (name === 'kundli') return tradition !== 'western';
  return tradition !== 'vedic' || (name !== 'chart' && name !== 'aspects');
}
