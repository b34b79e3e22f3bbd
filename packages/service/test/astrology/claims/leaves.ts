import { planetNames } from '@palmleaf/engines/zodiac';
import type { Claim } from '@palmleaf/texts/testing';

interface Stated {
  readonly text: string;
  readonly claim: Claim;
}

/** Calls a text function with each planet; omits texts without a claim. */
export function statedIn(texts: unknown, claims: unknown): readonly Stated[] {
  if (isMaker(texts) && isMaker(claims)) {
    return planetNames.flatMap((planet) => statedIn(texts(planet), claims(planet)));
  }
  if (typeof texts === 'string')
    return isClaim(claims) && claims.is !== 'nothing' ? [{ text: texts, claim: claims }] : [];
  if (!isRecord(texts) || !isRecord(claims)) return [];
  return Object.keys(claims).flatMap((key) => statedIn(texts[key], claims[key]));
}

type Maker = (...given: readonly string[]) => unknown;
const isMaker = (value: unknown): value is Maker => typeof value === 'function';
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
export const isClaim = (value: unknown): value is Claim => isRecord(value) && typeof value.is === 'string';
