import type { ClassicalPlanet } from '../../zodiac/bodies.ts';
import { isAtSignEnd, isIthasala, nextSign, type PairLight, reach, regardBetween } from '../aspects.ts';
import { isFallen, isStrong, isWeak } from '../condition.ts';
import { type AnnualPlanet, bySpeed, deeptamsha, isFaster } from '../planets.ts';
import { occurrenceOf } from './light.ts';
import type { Occurrence, Sky, YogaRule } from './yoga.ts';

const malefics: readonly ClassicalPlanet[] = ['Mars', 'Saturn'];

export const manahoo: YogaRule = ({ pairs, planets }) =>
  pairs.filter(isIthasala).flatMap((pair) =>
    malefics
      .filter((malefic) => {
        const { sign, degree } = planets[malefic];
        const isThird = malefic !== pair.faster.name && malefic !== pair.slower.name;
        const hostile = regardBetween(sign, pair.faster.sign) === 'inimical';
        return isThird && hostile && Math.abs(degree - pair.faster.degree) <= deeptamsha[pair.faster.name];
      })
      .map((third) => ({ ...occurrenceOf(pair), third })),
  );

export const radda: YogaRule = ({ pairs, planets }) =>
  pairs
    .filter((pair) => isIthasala(pair) && (isWeak(pair.faster, planets) || isWeak(pair.slower, planets)))
    .map(occurrenceOf);

/** A weak faster planet, neither retrograde nor debilitated, with a strong slower one. */
export const dupparikutha: YogaRule = ({ pairs, planets }) =>
  pairs
    .filter((pair) => {
      const { faster, slower } = pair;
      const weak = isWeak(faster, planets) && !faster.retrograde && !isFallen(faster);
      return isIthasala(pair) && weak && isStrong(slower) && !isWeak(slower, planets);
    })
    .map(occurrenceOf);

export const duttota: YogaRule = (sky) => {
  const { planets } = sky;
  const weak = (planet: AnnualPlanet): boolean => isWeak(planet, planets) && !isStrong(planet);
  return sky.pairs
    .filter(({ faster, slower }) => weak(faster) && weak(slower))
    .flatMap((pair) => {
      const rescue = strongestRescue(sky, pair);
      return rescue ? [{ ...occurrenceOf(pair), ...rescue }] : [];
    });
};

function strongestRescue(
  { pairs, planets }: Sky,
  { faster, slower }: PairLight,
): Pick<Occurrence, 'third' | 'strength'> | undefined {
  const rescues = pairs.filter(isIthasala).flatMap((other) => {
    const inside = [other.faster, other.slower].filter(
      ({ name }) => name === faster.name || name === slower.name,
    );
    const third = inside[0]?.name === other.faster.name ? other.slower : other.faster;
    const strong = isStrong(third) && !isWeak(third, planets);
    return inside.length === 1 && strong ? [{ third: third.name, strength: other.closeness }] : [];
  });
  return rescues.sort((a, b) => b.strength - a.strength)[0];
}

/** Two planets without Ithasala; one of them, at its sign's end, will meet a strong third in the next sign. */
export const thambira: YogaRule = ({ pairs, planets, reading }) =>
  pairs
    .filter((pair) => pair.link === undefined || pair.link === 'separating')
    .flatMap((pair) => {
      const leaving = [pair.faster, pair.slower].filter(
        (planet) => isAtSignEnd(planet) && !planet.retrograde,
      );
      const met = leaving.flatMap((planet) =>
        bySpeed
          .map((name) => planets[name])
          .filter(({ name }) => name !== pair.faster.name && name !== pair.slower.name)
          .filter((third) => third.sign === nextSign(planet) && isStrong(third))
          .map((third) => ({
            third: third.name,
            strength: 1 - third.degree / reachOf(planet, third, reading),
          }))
          .filter(({ strength }) => strength >= 0),
      );
      const best = met.sort((a, b) => b.strength - a.strength)[0];
      return best ? [{ ...occurrenceOf(pair), ...best }] : [];
    });

function reachOf(a: AnnualPlanet, b: AnnualPlanet, reading: Sky['reading']): number {
  return isFaster(a.name, b.name) ? reach(a.name, b.name, reading) : reach(b.name, a.name, reading);
}
