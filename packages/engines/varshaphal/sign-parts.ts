import type { ClassicalPlanet } from '../zodiac/bodies.ts';
import { rulerOf } from '../zodiac/rulership.ts';
import { ofSign, type PerSign } from '../zodiac/signs.ts';
import type { AnnualPlanet } from './planets.ts';

type HaddaTerms = readonly (readonly [lord: ClassicalPlanet, upTo: number])[];

/** Lords, with the degree at which each part ends. */
const hadda: PerSign<HaddaTerms> = [
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

/** Chaldean order, from Mars at the beginning of Aries. */
const drekkanaCycle = ['Mars', 'Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter'] as const;

export function haddaLord({ sign, degree }: Pick<AnnualPlanet, 'sign' | 'degree'>): ClassicalPlanet {
  const terms = ofSign(hadda, sign);
  const [lord] = terms.find(([, upTo]) => degree < upTo) ?? terms[4] ?? ['Saturn'];
  return lord;
}

export function drekkanaLord({ longitude }: Pick<AnnualPlanet, 'longitude'>): ClassicalPlanet {
  return drekkanaCycle[Math.floor(longitude / 10) % 7] ?? 'Mars';
}

export function navamshaLord({ longitude }: Pick<AnnualPlanet, 'longitude'>): ClassicalPlanet {
  return rulerOf((Math.floor((longitude * 3) / 10) % 12) + 1);
}

export function hasOwnPart(planet: AnnualPlanet): boolean {
  return [haddaLord(planet), drekkanaLord(planet), navamshaLord(planet)].includes(planet.name);
}
