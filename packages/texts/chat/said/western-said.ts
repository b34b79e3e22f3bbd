import type { Nothing } from './nothing.ts';

/** What the Western tradition does not know. */
export const vedicMatters = [
  'dosha',
  'yoga',
  'karaka',
  'sade sati',
  'small panoti',
  'dasha',
  'deity',
  'star',
  'love or arranged',
  'navamsa',
] as const;
export type VedicMatter = (typeof vedicMatters)[number];

/** What a Western reading says of a Vedic matter. */
export interface WesternSaid {
  /** `closed`: yes or no was asked. */
  'vedic matter': { matter: VedicMatter; closed: boolean };
  'ask Vedic': Nothing;
  /** What is looked at in its place; the sign of the Moon says it without a lead. */
  'western instead': { matter: Exclude<VedicMatter, 'star'> };
  'no contact of Saturn': Nothing;
}
