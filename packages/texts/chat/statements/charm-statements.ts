import type { ClassicalPlanet, Graha } from '@palmleaf/engines/zodiac';
import type { Nothing } from './nothing.ts';

export type Charm = 'day' | 'colour' | 'direction' | 'metal';

export interface CharmStatements {
  lucky: { charm: Charm; planet: ClassicalPlanet };
  'lucky next': { charm: Charm; planet: ClassicalPlanet; same: boolean };
  /** `houses`: the planet's houses among 6, 8 and 12. */
  unlucky: { charm: Charm; planet: ClassicalPlanet; houses: readonly number[] };
  'no unlucky': { charm: Charm };
  'unlucky by custom': { charm: Charm };
  'no unlucky number': Nothing;
  rudraksha: { planet: ClassicalPlanet };
  'rudraksha next': { planet: ClassicalPlanet };
  'lucky number': { number: number; day: number };
  'why this number': Nothing;
  'numbers beside': { numbers: readonly number[] };
  'planet of a number': { number: number };
  'planet of that number': { number: number };
  'number days': { days: readonly number[] };
  'birth numbers': { birth: number; lifePath: number };
  'birth number means': { number: number; day: number };
  'life number means': { number: number };
  'name number': { suits: boolean; name: string; single: number; compound: number; birth: number };
  'name can stay': Nothing;
  'numbers of fitting names': { numbers: readonly number[] };

  stone: { planet: ClassicalPlanet };
  'stone rule': Nothing;
  'stone source': Nothing;
  'stone worn': { planet: Graha };
  'stones beside': {
    stones: readonly { readonly planet: ClassicalPlanet; readonly houses: readonly number[] }[];
  };
  'stones to leave': { planets: readonly ClassicalPlanet[] };
  'stone of a node': { planet: Graha };
  'stone suits': { planet: Graha; houses: readonly number[] };
  'stone does not suit': { planet: Graha; houses: readonly number[] };
  'stone instead': { planet: ClassicalPlanet };
  /** 1 to 12. */
  birthstone: { month: number };
  jewellers: Nothing;
}
