import type { Passage } from '@palmleaf/engines/forecast';

const kindly = ['Sun', 'Venus', 'Jupiter'];

/** Whether a contact helps: a trine, a sextile, or a kindly planet meeting the point. All others test it. */
export function helps({ type, mover }: Passage): boolean {
  if (type === 'Conjunction') return kindly.includes(mover);
  return type === 'Trine' || type === 'Sextile';
}
