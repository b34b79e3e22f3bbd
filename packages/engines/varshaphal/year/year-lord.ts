import type { ClassicalPlanet } from '../../zodiac/bodies.ts';
import { rulerOf } from '../../zodiac/rulership.ts';
import { ofSign, type PerSign } from '../../zodiac/signs.ts';
import { regardBetween } from '../aspects.ts';
import type { AnnualPlanets } from '../planets.ts';
import { vishwaBala } from './strength.ts';

const offices = ['muntha', 'natal_ascendant', 'annual_ascendant', 'three_signs', 'day_or_night'] as const;
type Office = (typeof offices)[number];

/** By the annual ascendant, Aries first: Bharatiya Jyotish (Nemichandra Shastri), p. 448. */
const threeSigns: Record<'day' | 'night', PerSign<ClassicalPlanet>> = {
  day: [
    'Sun',
    'Venus',
    'Saturn',
    'Venus',
    'Jupiter',
    'Moon',
    'Mercury',
    'Mars',
    'Saturn',
    'Mars',
    'Jupiter',
    'Moon',
  ],
  night: [
    'Jupiter',
    'Moon',
    'Mercury',
    'Mars',
    'Sun',
    'Venus',
    'Saturn',
    'Venus',
    'Saturn',
    'Mars',
    'Jupiter',
    'Moon',
  ],
};

interface Candidate {
  readonly office: Office;
  readonly planet: ClassicalPlanet;
  /** Vishwa bala, 0 to 20. */
  readonly strength: number;
  /** In house 1, 3, 4, 5, 7, 9, 10 or 11, from which a planet aspects the ascendant. */
  readonly aspectsAscendant: boolean;
}

interface YearLord {
  readonly planet: ClassicalPlanet;
  /** `muntha` where no candidate aspects the ascendant or all are weak. */
  readonly reason: 'strongest' | 'muntha';
  readonly candidates: readonly Candidate[];
}

/** If all candidates are weaker, the muntha's lord rules. */
const minStrength = 5;

/** Adawal, Encyclopedia of Vedic Astrology: Tajik Shastra, chapter XII, part 2. */
export function yearLord(
  planets: AnnualPlanets,
  year: {
    readonly ascendantSign: number;
    readonly natalAscendantSign: number;
    readonly munthaSign: number;
    readonly byDay: boolean;
  },
): YearLord {
  const time = year.byDay ? 'day' : 'night';
  const holders: Record<Office, ClassicalPlanet> = {
    muntha: rulerOf(year.munthaSign),
    natal_ascendant: rulerOf(year.natalAscendantSign),
    annual_ascendant: rulerOf(year.ascendantSign),
    three_signs: ofSign(threeSigns[time], year.ascendantSign),
    day_or_night: rulerOf(planets[year.byDay ? 'Sun' : 'Moon'].sign),
  };
  const candidates = offices.map((office): Candidate => {
    const planet = holders[office];
    return {
      office,
      planet,
      strength: vishwaBala(planet, planets),
      aspectsAscendant: regardBetween(planets[planet].sign, year.ascendantSign) !== undefined,
    };
  });
  const officesOf = (planet: ClassicalPlanet): number =>
    candidates.filter((candidate) => candidate.planet === planet).length;
  const [best] = candidates
    .filter(({ aspectsAscendant }) => aspectsAscendant)
    .sort((a, b) => b.strength - a.strength || officesOf(b.planet) - officesOf(a.planet));
  const tooWeak = candidates.every(({ strength }) => strength < minStrength);
  if (!best || tooWeak) return { planet: holders.muntha, reason: 'muntha', candidates };
  return { planet: best.planet, reason: 'strongest', candidates };
}
