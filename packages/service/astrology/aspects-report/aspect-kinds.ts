import type { AspectType } from '@palmleaf/engines/chart';
import type { AspectKind } from '@palmleaf/texts/aspects-report';

/** The kind of text for each aspect. */
export const aspectKinds: Readonly<Record<AspectType, AspectKind>> = {
  Conjunction: 'conjunction',
  Sextile: 'soft',
  Trine: 'soft',
  Square: 'hard',
  Opposition: 'hard',
};
