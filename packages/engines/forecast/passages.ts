import type { AspectType } from '../chart/aspect-types.ts';
import { type Nativity, pointOf } from '../chart/nativity.ts';
import type { BodyName } from '../zodiac/bodies.ts';
import { Ephemeris, type Mover } from './ephemeris.ts';
import { type Contact, contactsOf, type Span } from './transits.ts';

export type Target = BodyName | 'Ascendant' | 'Midheaven';

const dayMs = 86_400_000;
const slowMovers: readonly Mover[] = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];
const quickMovers: readonly Mover[] = ['Sun', 'Venus', 'Mars', 'Jupiter', 'Saturn'];

function moversIn({ from, to }: Span): readonly Mover[] {
  return (to.getTime() - from.getTime()) / dayMs <= 70 ? quickMovers : slowMovers;
}

export interface Passage {
  readonly mover: Mover;
  readonly type: AspectType;
  readonly target: Target;
  readonly contacts: readonly Contact<Target>[];
}

const aspectWeights: Record<AspectType, number> = {
  Conjunction: 5,
  Opposition: 4,
  Square: 3,
  Trine: 3,
  Sextile: 1,
};

export function passagesTo(
  nativity: Nativity,
  targets: readonly Target[],
  span: Span,
  movers: readonly Mover[] = moversIn(span),
): Passage[] {
  const sky = new Ephemeris('tropical');
  const places: Partial<Record<Target, number>> = Object.fromEntries(
    targets.map((target) => [target, longitudeOfTarget(nativity, target)]),
  );
  const found = movers.flatMap((mover) => contactsOf(sky, mover, places, span));
  const groups = Map.groupBy(found, ({ mover, type, target }) => `${mover} ${type} ${target}`);
  const passages = [...groups.values()].flatMap((contacts): Passage[] => {
    const [first] = contacts;
    return first ? [{ mover: first.mover, type: first.type, target: first.target, contacts }] : [];
  });
  const weight = ({ type, target }: Passage): number => aspectWeights[type] - targets.indexOf(target) * 0.5;
  return passages.sort((a, b) => weight(b) - weight(a) || startOf(a) - startOf(b));
}

function startOf({ contacts }: Passage): number {
  return contacts[0]?.at.getTime() ?? 0;
}

export function inOrder(passages: readonly Passage[]): Passage[] {
  return [...passages].sort((a, b) => startOf(a) - startOf(b));
}

function longitudeOfTarget(nativity: Nativity, target: Target): number {
  if (target === 'Ascendant') return nativity.chart.ascendant;
  if (target === 'Midheaven') return nativity.chart.midheaven;
  return pointOf(nativity, target).longitude;
}
