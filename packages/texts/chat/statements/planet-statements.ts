import type { House, PlacedBody, Tradition } from '@palmleaf/engines/chart';
import type { Dasha } from '@palmleaf/engines/forecast';
import type { BodyName } from '@palmleaf/engines/zodiac';
import type { Ranking } from '../question/subject.ts';
import type { Nothing } from './nothing.ts';

export type PlanetState = Exclude<Ranking, 'strongest' | 'weakest' | 'empty'>;

export interface PlanetStatements {
  'no place': { body: BodyName; tradition: Tradition; others: readonly BodyName[] };
  planet: { point: PlacedBody };
  'planet is': { body: BodyName; state: PlanetState | 'weak' | 'well placed'; is: boolean };
  'planet rules': { houses: readonly number[] };
  ease: { easy: boolean };
  backwards: Nothing;
  companions: { points: readonly PlacedBody[] };
  'mahadasha over': Nothing;
  'own mahadasha': { maha: Dasha };

  house: { house: House; ruler: PlacedBody };
  'in the house': { points: readonly PlacedBody[] };
  'empty house is no lack': { holdsRuler: boolean };
  'stands there': { body: BodyName; there: boolean };
  'house empty': { empty: boolean };
  'ruler stands': { well: boolean };

  ranked: { what: 'strongest' | 'weakest'; point: PlacedBody };
  'empty houses': { houses: readonly number[] };
  'empty houses are no lack': Nothing;
  'no planet is': { state: PlanetState };
  'these planets are': { state: PlanetState; bodies: readonly BodyName[] };
  'state means': { state: PlanetState; point: PlacedBody };
}
