import { type SignName, signNames } from '../../../../engines/zodiac/signs.ts';
import type { GlyphName } from './glyphs.ts';

export const elements = ['fire', 'earth', 'air', 'water'] as const;

/** Degrees brought into 0 to below 360. */
export const turned = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** Number of the sign that a longitude lies in, 0 for Aries. */
const signAt = (longitude: number): number => Math.floor(turned(longitude) / 30) % 12;

/** The sign that a longitude lies in. */
export const signOf = (longitude: number): SignName => signNames[signAt(longitude)] ?? 'Aries';

/** `26° 32′`: degrees and minutes within the sign, cut off, so that 29.999° stays in its sign. */
export function degreesInSign(longitude: number): string {
  const minutes = Math.floor((turned(longitude) % 30) * 60 + 1e-6);
  return `${Math.min(29, Math.floor(minutes / 60))}° ${String(minutes % 60).padStart(2, '0')}′`;
}

/** Bodies in the order of the contract's `planets`; the place of the first ten is also their number in `aspects`. */
export const contractBodies = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
  'Node',
  'Chiron',
  'Part of Fortune',
] as const satisfies readonly GlyphName[];

/** The points that take part in aspects, by their number there. */
export const aspectPoints = [
  ...contractBodies.slice(0, 10),
  'Ascendant',
  'Midheaven',
] as const satisfies readonly GlyphName[];

const aspectTypes = ['Conjunction', 'Sextile', 'Square', 'Trine', 'Opposition'] as const;
export type AspectType = (typeof aspectTypes)[number];

const exact: Readonly<Record<AspectType, number>> = {
  Conjunction: 0,
  Sextile: 60,
  Square: 90,
  Trine: 120,
  Opposition: 180,
};

/** The aspect of a name in English; of a name in another language by the angle between the two. */
export function aspectType(name: string, angle?: number): AspectType | undefined {
  const named = aspectTypes.find((type) => type.toLowerCase() === name.trim().toLowerCase());
  if (named !== undefined || angle === undefined) return named;
  return aspectTypes.find((type) => Math.abs(exact[type] - angle) <= 12);
}
