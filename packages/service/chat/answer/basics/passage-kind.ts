import type { Passage } from '@palmleaf/engines/forecast';

const kindly = ['Sun', 'Venus', 'Jupiter'];

/** A trine, a sextile, or a benefic planet at the point. */
export function helps({ type, mover }: Passage): boolean {
  if (type === 'Conjunction') return kindly.includes(mover);
  return type === 'Trine' || type === 'Sextile';
}
