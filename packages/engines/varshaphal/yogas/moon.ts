import type { ClassicalPlanet } from '../../zodiac/bodies.ts';
import { isAtSignEnd, isIthasala, nextSign, type PairLight, reach, regardBetween } from '../aspects.ts';
import { isStrong, rankOf } from '../condition.ts';
import { bySpeed } from '../planets.ts';
import { occurrenceOf } from './light.ts';
import type { Occurrence, Sky, YogaRule } from './yoga.ts';

function pairsWithoutMoon({ pairs }: Sky): readonly PairLight[] {
  return pairs.filter((pair) => isIthasala(pair) && pair.faster.name !== 'Moon');
}

function moonLinks({ pairs }: Sky, { faster, slower }: PairLight): readonly PairLight[] {
  return pairs.filter(
    (other) =>
      other.faster.name === 'Moon' &&
      isIthasala(other) &&
      (other.slower.name === faster.name || other.slower.name === slower.name),
  );
}

export const kamboola: YogaRule = (sky) =>
  pairsWithoutMoon(sky).flatMap((pair) =>
    moonLinks(sky, pair).map(
      (link): Occurrence => ({
        ...occurrenceOf(pair),
        third: link.slower.name,
        kind: [rankOf(sky.planets.Moon, sky.planets), rankOf(link.slower, sky.planets)],
        strength: Math.min(pair.closeness, link.closeness),
      }),
    ),
  );

function isMoonWithoutRank({ planets }: Sky): boolean {
  return rankOf(planets.Moon, planets) === 'sama';
}

function strongPlanetAhead({
  planets,
  reading,
}: Sky): { readonly planet: ClassicalPlanet; readonly closeness: number } | undefined {
  const { Moon } = planets;
  if (!isAtSignEnd(Moon)) return undefined;
  const reachable = bySpeed
    .filter((name) => name !== 'Moon')
    .map((name) => ({ planet: planets[name], limit: reach('Moon', name, reading) }))
    .filter(
      ({ planet, limit }) =>
        isStrong(planet) &&
        planet.degree <= limit &&
        regardBetween(nextSign(Moon), planet.sign) !== undefined,
    )
    .map(({ planet, limit }) => ({ planet: planet.name, closeness: 1 - planet.degree / limit }));
  return reachable.sort((a, b) => b.closeness - a.closeness)[0];
}

/** An Ithasala while the Moon, without rank and link, is about to reach a strong planet. */
export const garikamboola: YogaRule = (sky) => {
  const ahead = isMoonWithoutRank(sky) ? strongPlanetAhead(sky) : undefined;
  if (ahead === undefined) return [];
  return pairsWithoutMoon(sky)
    .filter((pair) => moonLinks(sky, pair).length === 0)
    .map((pair) => ({
      ...occurrenceOf(pair),
      third: ahead.planet,
      strength: Math.min(pair.closeness, ahead.closeness),
    }));
};

/** An Ithasala that a Moon without rank neither joins nor aspects; Garikamboola takes precedence. */
export const khallasara: YogaRule = (sky) => {
  if (!isMoonWithoutRank(sky) || strongPlanetAhead(sky) !== undefined) return [];
  const { sign } = sky.planets.Moon;
  return pairsWithoutMoon(sky)
    .filter(
      ({ faster, slower }) =>
        regardBetween(sign, faster.sign) === undefined && regardBetween(sign, slower.sign) === undefined,
    )
    .map(occurrenceOf);
};
