import type { Occurrence, Yoga } from '@palmleaf/engines/varshaphal';
import { type AnnualPlanets, isWeak, regardBetween } from '@palmleaf/engines/varshaphal';
import { around, type ClassicalPlanet, classicalPlanets, rulerOf } from '@palmleaf/engines/zodiac';
import type { Matter, Standing, YearTexts } from '@palmleaf/texts/year';

export function ascendantSignOf({ Sun }: AnnualPlanets): number {
  return around(Sun.sign, 1 - Sun.house);
}

export function ruledHouses(planet: ClassicalPlanet, ascendantSign: number): readonly number[] {
  return Array.from({ length: 12 }, (_, i) => i + 1).filter(
    (house) => rulerOf(around(ascendantSign, house - 1)) === planet,
  );
}

export function matterOf(
  { pair, third, kind, regardToCome }: Occurrence,
  planets: AnnualPlanets,
): Matter | undefined {
  const ascendantSign = ascendantSignOf(planets);
  const lord = rulerOf(ascendantSign);
  const other = pair?.find((planet) => planet !== lord);
  if (!pair?.includes(lord) || !other) return undefined;
  return {
    lord,
    other,
    houses: ruledHouses(other, ascendantSign),
    isLordFaster: Math.abs(planets[lord].speed) > Math.abs(planets[other].speed),
    weak: [lord, other].filter((planet) => isWeak(planets[planet], planets)),
    regard: regardToCome ?? regardBetween(planets[lord].sign, planets[other].sign),
    third,
    ithasala: typeof kind === 'string' ? kind : undefined,
  };
}

function standingOf(occurrences: readonly Occurrence[], planets: AnnualPlanets): readonly Standing[] {
  const inPairs = new Set(occurrences.flatMap(({ pair }) => pair ?? []));
  return classicalPlanets
    .filter((planet) => inPairs.has(planet))
    .map((planet) => ({ planet, house: planets[planet].house }));
}

export function yogaProse(
  yoga: Yoga,
  occurrences: readonly Occurrence[],
  planets: AnnualPlanets,
  texts: YearTexts,
): string {
  if (yoga === 'Iquabal' || yoga === 'Induvara') return texts.allPlanets[yoga];
  if (yoga === 'Kuttha' || yoga === 'Durupha')
    return texts.severalPlanets[yoga](standingOf(occurrences, planets));
  const wordings = texts.matters[yoga];
  const namedPlanets = new Set<ClassicalPlanet>();
  return [...occurrences]
    .sort((a, b) => b.strength - a.strength)
    .flatMap((occurrence) => {
      const matter = matterOf(occurrence, planets);
      if (!matter || namedPlanets.has(matter.other)) return [];
      namedPlanets.add(matter.other);
      return [matter];
    })
    .map((matter, i) => (wordings[i % wordings.length] ?? wordings[0])(matter))
    .join(' ');
}
