import type { Graha } from '../zodiac/rulers.ts';

/** The nine dasha lords in order, with the years of their great periods: 120 years in all. */
export const dashaYears = [
  ['Ketu', 7],
  ['Venus', 20],
  ['Sun', 6],
  ['Moon', 10],
  ['Mars', 7],
  ['Rahu', 18],
  ['Jupiter', 16],
  ['Saturn', 19],
  ['Mercury', 17],
] as const satisfies readonly (readonly [Graha, number])[];

const names = [
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

export const nakshatraDegrees = 360 / names.length;

export interface Nakshatra {
  readonly name: (typeof names)[number];
  /** 0 (Ashwini) to 26 (Revati). */
  readonly index: number;
  /** Quarter, 1 to 4. */
  readonly pada: number;
  /** Share already passed, 0 to 1. */
  readonly passed: number;
  readonly lord: Graha;
}

/** The lunar mansion that holds a sidereal longitude of 0 to 360 degrees. */
export function nakshatraOf(longitude: number): Nakshatra {
  const position = longitude / nakshatraDegrees;
  const index = Math.min(names.length - 1, Math.floor(position));
  const passed = position - index;
  const name = names[index];
  const lord = dashaYears[index % dashaYears.length];
  if (!name || !lord) throw new RangeError(`no nakshatra holds ${longitude} degrees`);
  return { name, index, pada: Math.min(4, Math.floor(passed * 4) + 1), passed, lord: lord[0] };
}
