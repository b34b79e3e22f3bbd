import type { Passage } from '@palmleaf/engines/forecast';

const kindly = ['Sun', 'Venus', 'Jupiter'];

/** True for a trine, a sextile, and a conjunction with a benefic. */
export function isHelpful({ type, mover }: Passage): boolean {
  if (type === 'Conjunction') return kindly.includes(mover);
  return type === 'Trine' || type === 'Sextile';
}
