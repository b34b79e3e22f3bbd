import type { BodyName } from '@palmleaf/engines/zodiac';

/** Rounded down, so that 29.999 stays within its sign. */
export function degrees(value: number): string {
  const minutes = Math.floor(value * 60 + 1e-9);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

/** The nodes are nearly always retrograde, so texts do not say that they are. */
export function isNode(name: BodyName): boolean {
  return name === 'Rahu' || name === 'Ketu' || name === 'North Node';
}
