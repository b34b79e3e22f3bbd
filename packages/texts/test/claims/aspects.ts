import { type AspectPoint, aspectPoints } from '@palmleaf/engines/chart';
import type { AspectKind, AspectsTexts } from '../../aspects-report/texts.ts';
import type { Claim, ClaimsOfVariants } from './claim.ts';

type Pair = readonly [AspectPoint, AspectPoint];

const sunPlaces: Readonly<Record<string, Claim>> = {
  'Sun-Moon conjunction': { is: 'elongation', from: -10, to: 10 },
  'Sun-Ascendant conjunction': { is: 'Sun near', place: 'the horizon' },
  'Sun-Midheaven conjunction': { is: 'Sun near', place: 'the upper meridian' },
};

export function pairClaim(key: string, kind: AspectKind): Claim {
  const [a, b] = key.split('-').map((name) => aspectPoints.find((point) => point === name));
  if (!a || !b) throw new RangeError(`${key} does not name two points`);
  const aspect: Claim = { is: 'aspect', between: [a, b], kind };
  const sunPlace = sunPlaces[`${key} ${kind}`];
  return sunPlace ? { is: 'all', of: [aspect, sunPlace] } : aspect;
}

const inSign = (body: AspectPoint, sign: number): Claim => ({ is: 'in sign', body, sign });

export const signsClaim = ([a, b]: Pair, sign: number, steps: number): Claim => ({
  is: 'all',
  of: [inSign(a, sign), inSign(b, ((sign + steps - 1) % 12) + 1)],
});

const inHouse = (body: AspectPoint, house: number): Claim =>
  body === 'Ascendant' || body === 'Midheaven' ? { is: 'nothing' } : { is: 'in house', body, house };

export type PairClaim = (pair: Pair) => Claim;

const bothHouses =
  (a: number, b: number): PairClaim =>
  ([first, second]) => ({ is: 'all', of: [inHouse(first, a), inHouse(second, b)] });
const orb =
  (a: AspectPoint, b: AspectPoint, written: string): PairClaim =>
  () => ({ is: 'orb', between: [a, b], written });

export const paragraphClaims: ClaimsOfVariants<
  Pick<AspectsTexts, 'sameHouse' | 'twoHouses' | 'oneHouse' | 'nearness'>,
  PairClaim
> = {
  sameHouse: (house) => bothHouses(house, house),
  twoHouses: bothHouses,
  oneHouse: (body, house) => () => inHouse(body, house),
  nearness: {
    nearest: (a, b, written) => (pair) => ({
      is: 'all',
      of: [{ is: 'nearest', between: [a, b] }, orb(a, b, written)(pair)],
    }),
    close: orb,
    middling: orb,
    wide: orb,
  },
};
