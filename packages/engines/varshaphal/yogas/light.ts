import type { ClassicalPlanet } from '../../zodiac/bodies.ts';
import { isIthasala, type Link, type PairLight } from '../aspects.ts';
import { bySpeed, isFaster } from '../planets.ts';
import type { IthasalaKind, Occurrence, Sky, YogaRule } from './yoga.ts';

const kinds: Record<Link, IthasalaKind | undefined> = {
  complete: 'Poorna',
  present: 'Vartamana',
  coming: 'Bhavishyat',
  separating: undefined,
};

/** Approaching pairs, whichever planet is retrograde. */
export const ithasala: YogaRule = ({ pairs }) =>
  pairs.flatMap((pair) => {
    const { link, regardToCome } = pair;
    const kind = link && kinds[link];
    return kind ? [{ ...occurrenceOf(pair), kind, ...(regardToCome && { regardToCome }) }] : [];
  });

/** Separating pairs, a degree or more from exact. */
export const easarpha: YogaRule = ({ pairs }) =>
  pairs.filter(({ link }) => link === 'separating').map(occurrenceOf);

/** Two planets in unrelated signs; a planet faster than both is linked to both. */
export const nakta: YogaRule = (sky) =>
  transferred(sky, (third, pair) => {
    if (!isFaster(third, pair.faster.name)) return undefined;
    const links = linksOf(sky, third, pair);
    return links.some(isIthasala) ? links : undefined;
  });

/** Two planets in unrelated signs; a slower planet is in Ithasala with both. */
export const yamaya: YogaRule = (sky) =>
  transferred(sky, (third, pair) => {
    if (!isFaster(pair.slower.name, third)) return undefined;
    const links = linksOf(sky, third, pair);
    return links.every(isIthasala) ? links : undefined;
  });

function linksOf(
  { pairs }: Sky,
  third: ClassicalPlanet,
  { faster, slower }: PairLight,
): readonly PairLight[] {
  return pairs.filter((other) => {
    const members = [other.faster.name, other.slower.name];
    const joins =
      members.includes(third) && members.some((one) => one === faster.name || one === slower.name);
    return joins && (isIthasala(other) || other.link === 'separating');
  });
}

function transferred(
  { pairs }: Sky,
  linksOfThird: (third: ClassicalPlanet, pair: PairLight) => readonly PairLight[] | undefined,
): readonly Occurrence[] {
  return pairs
    .filter(({ regard }) => regard === undefined)
    .flatMap((pair) =>
      bySpeed
        .filter((third) => third !== pair.faster.name && third !== pair.slower.name)
        .flatMap((third) => {
          const links = linksOfThird(third, pair);
          if (links?.length !== 2) return [];
          return [
            { ...occurrenceOf(pair), third, strength: Math.min(...links.map(({ closeness }) => closeness)) },
          ];
        }),
    );
}

export function occurrenceOf({ faster, slower, closeness }: PairLight): Occurrence & {
  readonly pair: readonly [ClassicalPlanet, ClassicalPlanet];
} {
  return { pair: [faster.name, slower.name], strength: closeness };
}
