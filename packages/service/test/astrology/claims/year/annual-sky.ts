import type { Birth } from '@palmleaf/contract/birth';
import { type Oracle, signed } from '@palmleaf/engines/testing';
import { type ClassicalPlanet, classicalPlanets } from '@palmleaf/engines/zodiac';
import { universalTime } from '../sky.ts';

export interface PlanetPosition {
  readonly longitude: number;
  readonly speed: number;
  readonly sign: number;
  readonly degree: number;
  readonly house: number;
}

export interface AnnualSky {
  readonly planet: (name: ClassicalPlanet) => PlanetPosition;
  readonly age: number;
  readonly begins: number;
  readonly days: number;
  readonly isByDay: boolean;
  readonly ascendant: number;
  readonly natalAscendant: number;
  readonly natalMoon: number;
}

const normalized = (degrees: number): number => ((degrees % 360) + 360) % 360;
const signAt = (longitude: number): number => Math.floor(longitude / 30);

export function annualSkyOf(oracle: Oracle, birth: Birth, age: number, shiftDays = 0): AnnualSky {
  const { lat, lon } = birth;
  const sidereal = (tropical: number, ut: number): number =>
    normalized(tropical - oracle.nutation(ut) - oracle.lahiri(ut + oracle.deltaT(ut) / 86_400));
  const longitude = (name: ClassicalPlanet, ut: number): number =>
    sidereal(oracle.atUniversal(name, ut)[0], ut);
  const ascendantAt = (ut: number): number =>
    signAt(sidereal(oracle.houses('placidus', ut, lat, lon).ascendant, ut));
  const born = universalTime(birth);
  const returnOf = (years: number): number => {
    let ut = born + years * siderealYear;
    for (let pass = 0; pass < 6; pass++)
      ut += (signed(longitude('Sun', born) - longitude('Sun', ut)) / 360) * siderealYear;
    return ut;
  };
  const begins = returnOf(age) + shiftDays;
  const ascendant = ascendantAt(begins);
  const planets = new Map(
    classicalPlanets.map((name) => {
      const at = longitude(name, begins);
      const sign = signAt(at);
      const speed = oracle.atUniversal(name, begins)[1];
      return [
        name,
        { longitude: at, speed, sign, degree: at % 30, house: ((sign - ascendant + 12) % 12) + 1 },
      ];
    }),
  );
  return {
    planet: (name) => planets.get(name) ?? nowhere,
    age,
    begins,
    days: returnOf(age + 1) + shiftDays - begins,
    isByDay: oracle.side('Sun', begins, lat, lon).isAbove,
    ascendant,
    natalAscendant: ascendantAt(born + shiftDays),
    natalMoon: longitude('Moon', born),
  };
}

const siderealYear = 365.256363;
const nowhere: PlanetPosition = { longitude: Number.NaN, speed: 0, sign: 0, degree: 0, house: 0 };
