import type { AspectType } from '@palmleaf/engines/chart';
import type { AspectKind } from '@palmleaf/texts/aspects-report';

export const aspectKinds: Readonly<Record<AspectType, AspectKind>> = {
  Conjunction: 'conjunction',
  Sextile: 'soft',
  Trine: 'soft',
  Square: 'hard',
  Opposition: 'hard',
};
