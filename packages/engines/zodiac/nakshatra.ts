import type { Graha } from './bodies.ts';

export const nakshatraLords = [
  'Ketu',
  'Venus',
  'Sun',
  'Moon',
  'Mars',
  'Rahu',
  'Jupiter',
  'Saturn',
  'Mercury',
] as const satisfies readonly Graha[];
export type NakshatraLord = (typeof nakshatraLords)[number];

export const nakshatraNames = [
  'Ashwini',
  'Bharani',
  'Krittika',
  'Rohini',
  'Mrigashira',
  'Ardra',
  'Punarvasu',
  'Pushya',
  'Ashlesha',
  'Magha',
  'Purva Phalguni',
  'Uttara Phalguni',
  'Hasta',
  'Chitra',
  'Swati',
  'Vishakha',
  'Anuradha',
  'Jyeshtha',
  'Mula',
  'Purva Ashadha',
  'Uttara Ashadha',
  'Shravana',
  'Dhanishtha',
  'Shatabhisha',
  'Purva Bhadrapada',
  'Uttara Bhadrapada',
  'Revati',
] as const;

const nakshatraDegrees = 360 / nakshatraNames.length;

export interface Nakshatra {
  readonly name: (typeof nakshatraNames)[number];
  readonly index: number;
  /** Quarter, 1 to 4. */
  readonly pada: number;
  /** Share of the nakshatra behind the longitude, 0 to 1. */
  readonly passed: number;
  readonly lord: NakshatraLord;
}

export function nakshatraOf(longitude: number): Nakshatra {
  const position = longitude / nakshatraDegrees;
  const index = Math.min(nakshatraNames.length - 1, Math.floor(position));
  const passed = position - index;
  const name = nakshatraNames[index];
  const lord = nakshatraLords[index % nakshatraLords.length];
  if (!name || !lord) throw new RangeError(`no nakshatra holds ${longitude} degrees`);
  return { name, index, pada: Math.min(4, Math.floor(passed * 4) + 1), passed, lord };
}
