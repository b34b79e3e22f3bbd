import { type AspectType, aspectRules, aspectTypes } from '@palmleaf/engines/chart';
import { normalize } from '@palmleaf/engines/sky';
import { signOf as numberOfSign, planetNames, type SignName, signName } from '@palmleaf/engines/zodiac';
import type { GlyphName } from './strokes.ts';

export const elements = ['fire', 'earth', 'air', 'water'] as const;

export const signNameOf = (longitude: number): SignName => signName(numberOfSign(normalize(longitude)));

/** `26° 32′`, truncated so that 29.999° stays in its sign. */
export function degreesInSign(longitude: number): string {
  const minutes = Math.floor((normalize(longitude) % 30) * 60 + 1e-6);
  return `${Math.min(29, Math.floor(minutes / 60))}° ${String(minutes % 60).padStart(2, '0')}′`;
}

/** In the order of an answer's `planets`, by which its `aspects` number the first ten. */
export const contractBodies = [
  ...planetNames,
  'Node',
  'Chiron',
  'Part of Fortune',
] as const satisfies readonly GlyphName[];

export function aspectType(name: string, angle?: number): AspectType | undefined {
  const byName = aspectTypes.find((type) => type.toLowerCase() === name.trim().toLowerCase());
  if (byName !== undefined || angle === undefined) return byName;
  return aspectTypes.find((type) => Math.abs(aspectRules[type].angle - angle) <= 12);
}
