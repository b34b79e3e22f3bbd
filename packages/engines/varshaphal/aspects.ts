import type { ClassicalPlanet } from '../zodiac/bodies.ts';
import { around } from '../zodiac/signs.ts';
import { type AnnualPlanet, type AnnualPlanets, bySpeed, deeptamsha } from './planets.ts';

export type Regard = 'friendly' | 'inimical';

/** By place from a sign: 3, 5, 9, 11 friendly; 1, 4, 7, 10 inimical; 2, 6, 8, 12 none. */
export function regardBetween(sign: number, other: number): Regard | undefined {
  const distance = (other - sign + 12) % 12;
  if (distance % 3 === 0) return 'inimical';
  return distance % 2 === 0 && distance !== 0 ? 'friendly' : undefined;
}

/** How two orbs combine: sources differ; Raman and the vendor use `added` (docs/decisions/astrology-varshaphal.md). */
const orbReadings = {
  added: (faster: number, slower: number): number => faster + slower,
  mean: (faster: number, slower: number): number => (faster + slower) / 2,
  faster: (faster: number): number => faster,
  mutual: (faster: number, slower: number): number => Math.min(faster, slower),
} as const satisfies Record<string, (faster: number, slower: number) => number>;
export type OrbReading = keyof typeof orbReadings;

/** Below this, an approaching pair is complete, and a parting pair is not yet separating. */
const completeDegrees = 1;

export type Link = 'complete' | 'present' | 'coming' | 'separating';

export interface PairLight {
  readonly faster: AnnualPlanet;
  readonly slower: AnnualPlanet;
  readonly regard: Regard | undefined;
  /** Set if the faster planet reaches the slower from its next sign. */
  readonly regardToCome?: Regard;
  /** `separating` is an Easarpha; the others are kinds of Ithasala. */
  readonly link: Link | undefined;
  /** 1 when exact, 0 at the limit of the orb. */
  readonly closeness: number;
}

/** From this degree of its sign, a planet also aspects from the next sign. */
const signEndDegree = 29;

export function isAtSignEnd({ degree }: AnnualPlanet): boolean {
  return degree >= signEndDegree;
}

export function nextSign({ sign }: AnnualPlanet): number {
  return around(sign, 1);
}

export function reach(faster: ClassicalPlanet, slower: ClassicalPlanet, reading: OrbReading): number {
  return orbReadings[reading](deeptamsha[faster], deeptamsha[slower]);
}

function light(faster: AnnualPlanet, slower: AnnualPlanet, reading: OrbReading): PairLight {
  const limit = reach(faster.name, slower.name, reading);
  const regard = regardBetween(faster.sign, slower.sign);
  const gap = slower.degree - faster.degree;
  const pair = { faster, slower, regard };
  const closeness = Math.max(0, 1 - Math.abs(gap) / limit);
  const distance = Math.abs(gap);
  const closing = gap * (slower.speed - faster.speed) < 0;
  if (regard !== undefined && distance <= limit) {
    if (closing) return { ...pair, link: distance <= completeDegrees ? 'complete' : 'present', closeness };
    return { ...pair, link: distance >= completeDegrees ? 'separating' : undefined, closeness };
  }
  if (regard !== undefined && closing && distance <= limit + completeDegrees)
    return { ...pair, link: 'coming', closeness: 0 };
  const overtaking = !faster.retrograde && faster.speed > slower.speed;
  const entering = isAtSignEnd(faster) && overtaking && slower.degree <= limit;
  const regardToCome = entering ? regardBetween(nextSign(faster), slower.sign) : undefined;
  if (regardToCome) return { ...pair, regardToCome, link: 'coming', closeness: 1 - slower.degree / limit };
  return { ...pair, link: undefined, closeness: 0 };
}

export function pairLights(planets: AnnualPlanets, reading: OrbReading = 'added'): readonly PairLight[] {
  return bySpeed.flatMap((faster, i) =>
    bySpeed.slice(i + 1).map((slower) => light(planets[faster], planets[slower], reading)),
  );
}

export function isIthasala({ link }: PairLight): boolean {
  return link === 'complete' || link === 'present';
}
