import { type BodyName, type ClassicalPlanet, isClassical } from './bodies.ts';
import { isDebilitatedIn, isExaltedIn, rulerOf } from './rulership.ts';
import { around } from './signs.ts';

/** The strength is -2 to 2. */
export interface Dignity {
  readonly name: string;
  readonly strength: -2 | -1 | 0 | 1 | 2;
}

/** Undefined for all but the seven classical planets. */
export function westernDignity(body: BodyName, sign: number): Dignity | undefined {
  if (!isClassical(body)) return undefined;
  if (rulerOf(sign) === body) return { name: 'in domicile', strength: 2 };
  if (isExaltedIn(sign, body)) return { name: 'exalted', strength: 2 };
  if (rulerOf(around(sign, 6)) === body) return { name: 'in detriment', strength: -1 };
  if (isDebilitatedIn(sign, body)) return { name: 'in fall', strength: -2 };
  return { name: 'peregrine', strength: 0 };
}

/** Brihat Parashara Hora Shastra 3.55; other pairs are neutral. */
const friends: Record<ClassicalPlanet, readonly ClassicalPlanet[]> = {
  Sun: ['Moon', 'Mars', 'Jupiter'],
  Moon: ['Sun', 'Mercury'],
  Mars: ['Sun', 'Moon', 'Jupiter'],
  Mercury: ['Sun', 'Venus'],
  Jupiter: ['Sun', 'Moon', 'Mars'],
  Venus: ['Mercury', 'Saturn'],
  Saturn: ['Mercury', 'Venus'],
};
const enemies: Record<ClassicalPlanet, readonly ClassicalPlanet[]> = {
  Sun: ['Venus', 'Saturn'],
  Moon: [],
  Mars: ['Mercury'],
  Mercury: ['Moon'],
  Jupiter: ['Mercury', 'Venus'],
  Venus: ['Sun', 'Moon'],
  Saturn: ['Sun', 'Moon', 'Mars'],
};

export function vedicDignity(body: BodyName, sign: number): Dignity | undefined {
  if (!isClassical(body)) return undefined;
  if (isExaltedIn(sign, body)) return { name: 'exalted', strength: 2 };
  if (isDebilitatedIn(sign, body)) return { name: 'debilitated', strength: -2 };
  const ruler = rulerOf(sign);
  if (ruler === body) return { name: 'in its own sign', strength: 2 };
  if (friends[body].includes(ruler)) return { name: "in a friend's sign", strength: 1 };
  if (enemies[body].includes(ruler)) return { name: "in an enemy's sign", strength: -1 };
  return { name: 'in a neutral sign', strength: 0 };
}
