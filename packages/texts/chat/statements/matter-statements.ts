import type { Aspect, House, PlacedBody } from '@palmleaf/engines/chart';
import type { Fact } from '@palmleaf/engines/jyotish';
import type { BodyName, ClassicalPlanet, Graha } from '@palmleaf/engines/zodiac';
import type { Topic } from '../question/topics.ts';
import type { Nothing } from './nothing.ts';
import type { Rising } from './talk-statements.ts';

export type Verdict = 'strong' | 'mixed' | 'weak';

export interface MatterStatements {
  verdict: { topic: Topic; verdict: Verdict };
  promise: { topic: Topic; verdict: Verdict; neverDenied: boolean };
  feared: { topic: Topic; verdict: Verdict };
  leaving: { topic: Topic; verdict: Verdict | 'strong on a relationship' };
  'other side': Nothing;
  fields: { planets: readonly ClassicalPlanet[] };
  'no count': Nothing;
  'body care': { sign: number };
  'nothing left': Nothing;
  basis: { topic: Topic; house: number; significators: readonly BodyName[] };
  rising: { rising: Rising };
  /** `neighbour`: the sign across the border. */
  border: { neighbour: number };
  'birth time moves the Ascendant': Nothing;
  'points to': { ruler: PlacedBody };
  also: { point: PlacedBody; occupant: boolean };
  'house and ruler': { topic: Topic; house: House; ruler: PlacedBody };
  occupants: { points: readonly PlacedBody[] };
  unoccupied: Nothing;
  'by nature': { points: readonly PlacedBody[] };
  aspect: { aspect: Aspect };
  /** `apart`: the degrees between them. */
  'no aspect': { one: BodyName; other: BodyName; apart: number };
  'house looked at': { points: readonly PlacedBody[] };
  'nobody looks': { ofHouse: boolean };
  'looked at': { points: readonly PlacedBody[] };
  'further house in plain words': { topic: Topic; house: House; point: PlacedBody };
  'further house': { topic: Topic; house: House; ruler: PlacedBody; within: readonly PlacedBody[] };
  'rests on': { point: PlacedBody };
  'best and worst': { best: PlacedBody; worst: PlacedBody };

  'work on': { topic: Topic; house: number; planet: Graha; placed: PlacedBody };
  practice: { body: Graha };
  custom: { body: Graha };
  'start with': { placed: PlacedBody };
  'period care': { lord: Graha };
  'no remedy': { body: BodyName };
  'in your chart': { points: readonly PlacedBody[] };
  'live it out': Nothing;

  partner: { wife: boolean; sign: number };
  'partner by ruler': { house: House; ruler: PlacedBody };
  'partner by occupants': { points: readonly PlacedBody[] };
  'partner by nature': { wife: boolean; point: PlacedBody };
  'partner by degrees': { body: ClassicalPlanet };
  'marriage leans': { leans: 'love' | 'arranged' | 'both' };
  'speaks for': { marriage: 'love' | 'arranged'; facts: readonly Fact[] };
}
