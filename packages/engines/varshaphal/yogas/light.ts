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

/** Two planets within their light, or about to be, and their motion closes the gap, whichever of them is retrograde. */
export const ithasala: YogaRule = ({ pairs }) =>
  pairs.flatMap((pair) => {
    const { link, regardToCome } = pair;
    const kind = link && kinds[link];
    return kind ? [{ ...named(pair), kind, ...(regardToCome && { regardToCome }) }] : [];
  });

/** A degree or more from exact, still within their light, and their motion opens the gap. */
export const easarpha: YogaRule = ({ pairs }) => pairs.filter(({ link }) => link === 'separating').map(named);

/** No aspect; a planet faster than both is linked to both and carries the light, coming to one of them at least. */
export const nakta: YogaRule = (sky) =>
  transferred(sky, (third, pair) => {
    if (!isFaster(third, pair.faster.name)) return undefined;
    const links = linksOf(sky, third, pair);
    return links.some(isIthasala) ? links : undefined;
  });

/** No aspect; both are in Ithasala with a planet slower than both, which gathers the light. */
export const yamaya: YogaRule = (sky) =>
  transferred(sky, (third, pair) => {
    if (!isFaster(pair.slower.name, third)) return undefined;
    const links = linksOf(sky, third, pair);
    return links.every(isIthasala) ? links : undefined;
  });

/** The links of a third planet to both of a pair, as far as they are within their light now. */
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
          return [{ ...named(pair), third, strength: Math.min(...links.map(({ closeness }) => closeness)) }];
        }),
    );
}

/** A pair as an occurrence, as strong as its light is close. */
export function named({ faster, slower, closeness }: PairLight): Occurrence & {
  readonly pair: readonly [ClassicalPlanet, ClassicalPlanet];
} {
  return { pair: [faster.name, slower.name], strength: closeness };
}
