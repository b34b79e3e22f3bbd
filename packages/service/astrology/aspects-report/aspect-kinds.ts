import type { AspectType } from '../../../engines/chart/aspect-types.ts';
import type { AspectKind } from './texts/texts.ts';

/** Which of the three kinds of text an aspect is told by. */
export const aspectKinds: Readonly<Record<AspectType, AspectKind>> = {
  Conjunction: 'conjunction',
  Sextile: 'soft',
  Trine: 'soft',
  Square: 'hard',
  Opposition: 'hard',
};
