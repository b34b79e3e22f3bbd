import { separation } from '../sky/angle.ts';
import { ofSign, type PerSign } from '../zodiac/signs.ts';
import type { Graha, GrahaPlacement } from './grahas.ts';

export type Planets = Readonly<Record<Graha, GrahaPlacement>>;

export const signLords: PerSign<Graha> = [
  'Mars',
  'Venus',
  'Mercury',
  'Moon',
  'Sun',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Saturn',
  'Jupiter',
];

/** Sign of exaltation, 1 to 12; debilitation is opposite. */
const exaltation: Record<Graha, number> = {
  Sun: 1,
  Moon: 2,
  Mars: 10,
  Mercury: 6,
  Jupiter: 4,
  Venus: 12,
  Saturn: 7,
};

type Terms = readonly (readonly [lord: Graha, upTo: number])[];

/** Hadda: unequal parts of each sign and their lords, with the degree at which each part ends. */
const hadda: PerSign<Terms> = [
  [
    ['Jupiter', 6],
    ['Venus', 12],
    ['Mercury', 20],
    ['Mars', 25],
    ['Saturn', 30],
  ],
  [
    ['Venus', 8],
    ['Mercury', 14],
    ['Jupiter', 22],
    ['Saturn', 27],
    ['Mars', 30],
  ],
  [
    ['Mercury', 6],
    ['Jupiter', 12],
    ['Venus', 17],
    ['Mars', 24],
    ['Saturn', 30],
  ],
  [
    ['Mars', 7],
    ['Venus', 13],
    ['Mercury', 19],
    ['Jupiter', 26],
    ['Saturn', 30],
  ],
  [
    ['Jupiter', 6],
    ['Venus', 11],
    ['Saturn', 18],
    ['Mercury', 24],
    ['Mars', 30],
  ],
  [
    ['Mercury', 7],
    ['Venus', 17],
    ['Jupiter', 21],
    ['Mars', 28],
    ['Saturn', 30],
  ],
  [
    ['Saturn', 6],
    ['Mercury', 14],
    ['Jupiter', 21],
    ['Venus', 28],
    ['Mars', 30],
  ],
  [
    ['Mars', 7],
    ['Venus', 11],
    ['Mercury', 19],
    ['Jupiter', 24],
    ['Saturn', 30],
  ],
  [
    ['Jupiter', 12],
    ['Venus', 17],
    ['Mercury', 21],
    ['Saturn', 26],
    ['Mars', 30],
  ],
  [
    ['Mercury', 7],
    ['Jupiter', 14],
    ['Venus', 22],
    ['Saturn', 26],
    ['Mars', 30],
  ],
  [
    ['Mercury', 7],
    ['Venus', 13],
    ['Jupiter', 20],
    ['Mars', 25],
    ['Saturn', 30],
  ],
  [
    ['Venus', 12],
    ['Jupiter', 16],
    ['Mercury', 19],
    ['Mars', 28],
    ['Saturn', 30],
  ],
];

/** Lords of the 36 drekkanas of Tajika: the order of the weekday planets from Mars at the beginning of Aries. */
const drekkanaCycle = ['Mars', 'Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter'] as const;

/** Degrees from the Sun within which a planet is combust; retrograde Mercury and Venus bear two degrees more light. */
const combustion: Record<Exclude<Graha, 'Sun'>, readonly [direct: number, retrograde: number]> = {
  Moon: [12, 12],
  Mars: [17, 17],
  Mercury: [14, 12],
  Jupiter: [11, 11],
  Venus: [10, 8],
  Saturn: [15, 15],
};

export function isOwnSign({ graha, sign }: GrahaPlacement): boolean {
  return ofSign(signLords, sign) === graha;
}

export function isExalted({ graha, sign }: GrahaPlacement): boolean {
  return exaltation[graha] === sign;
}

export function isDebilitated({ graha, sign }: GrahaPlacement): boolean {
  return ((exaltation[graha] + 5) % 12) + 1 === sign;
}

export function haddaLord({ sign, degree }: Pick<GrahaPlacement, 'sign' | 'degree'>): Graha {
  const terms = ofSign(hadda, sign);
  const [lord] = terms.find(([, upTo]) => degree < upTo) ?? terms[4] ?? ['Saturn'];
  return lord;
}

export function drekkanaLord({ longitude }: Pick<GrahaPlacement, 'longitude'>): Graha {
  return drekkanaCycle[Math.floor(longitude / 10) % 7] ?? 'Mars';
}

export function navamshaLord({ longitude }: Pick<GrahaPlacement, 'longitude'>): Graha {
  return ofSign(signLords, (Math.floor((longitude * 3) / 10) % 12) + 1);
}

/** Own sign or exaltation, or own hadda, drekkana or navamsha. */
export function isStrong(planet: GrahaPlacement): boolean {
  return isOwnSign(planet) || isExalted(planet) || hasOwnPart(planet);
}

/** Own hadda, drekkana or navamsha. */
export function hasOwnPart(planet: GrahaPlacement): boolean {
  return [haddaLord(planet), drekkanaLord(planet), navamshaLord(planet)].includes(planet.graha);
}

export function isCombust(planet: GrahaPlacement, { Sun }: Planets): boolean {
  if (planet.graha === 'Sun') return false;
  const [direct, retrograde] = combustion[planet.graha];
  return separation(planet.longitude, Sun.longitude) < (planet.retrograde ? retrograde : direct);
}

/**
 * In the sign of a planet that looks on it with enmity: from the 1st, 4th, 7th or 10th sign, as Tajika counts it. A
 * planet in its exaltation is nobody's guest.
 */
export function isInEnemySign(planet: GrahaPlacement, planets: Planets): boolean {
  const lord = planets[ofSign(signLords, planet.sign)];
  return lord.graha !== planet.graha && !isExalted(planet) && (planet.sign - lord.sign + 12) % 3 === 0;
}

export function isInEvilHouse({ house }: GrahaPlacement): boolean {
  return house === 6 || house === 8 || house === 12;
}

/** Combust, retrograde, debilitated, in an enemy's sign, or in house 6, 8 or 12. */
export function isWeak(planet: GrahaPlacement, planets: Planets): boolean {
  return isAfflicted(planet, planets) || isInEnemySign(planet, planets);
}

/** Weak by its own state or house alone: combust, retrograde, debilitated, or in house 6, 8 or 12. */
export function isAfflicted(planet: GrahaPlacement, planets: Planets): boolean {
  return isCombust(planet, planets) || planet.retrograde || isDebilitated(planet) || isInEvilHouse(planet);
}

/** The four ranks that grade a Kamboola. */
export const ranks = ['uttama', 'madhyama', 'sama', 'adhama'] as const;
export type Rank = (typeof ranks)[number];

/** Uttama: own sign or exalted. Adhama: debilitated or in an enemy's sign. Madhyama: an own part. Else sama. */
export function rankOf(planet: GrahaPlacement, planets: Planets): Rank {
  if (isOwnSign(planet) || isExalted(planet)) return 'uttama';
  if (isDebilitated(planet)) return 'adhama';
  if (hasOwnPart(planet)) return 'madhyama';
  return isInEnemySign(planet, planets) ? 'adhama' : 'sama';
}
