import type { Nothing } from './nothing.ts';

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

export interface WesternStatements {
  /** `closed`: the question asks for yes or no. */
  'vedic matter': { matter: VedicMatter; closed: boolean };
  'ask Vedic': Nothing;
  'western instead': { matter: Exclude<VedicMatter, 'star'> };
  'no contact of Saturn': Nothing;
}
