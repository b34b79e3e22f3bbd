import { planetNames } from '../zodiac/bodies.ts';

/** Answers number them by index. */
export const aspectPoints = [...planetNames, 'Ascendant', 'Midheaven'] as const;
export type AspectPoint = (typeof aspectPoints)[number];

export const aspectTypes = ['Conjunction', 'Opposition', 'Trine', 'Square', 'Sextile'] as const;
export type AspectType = (typeof aspectTypes)[number];

/** Exact angle and widest orb, degrees. */
export const aspectRules: Record<AspectType, { readonly angle: number; readonly orb: number }> = {
  Conjunction: { angle: 0, orb: 10 },
  Opposition: { angle: 180, orb: 10 },
  Trine: { angle: 120, orb: 8 },
  Square: { angle: 90, orb: 8 },
  Sextile: { angle: 60, orb: 6 },
};
