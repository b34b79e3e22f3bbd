import { type AspectType, aspectRules, aspectTypes } from '../chart/aspect-types.ts';
import { signed } from '../sky/angle.ts';
import { signOf } from '../zodiac/signs.ts';
import type { Ephemeris, Mover } from './ephemeris.ts';

export interface Span {
  readonly from: Date;
  readonly to: Date;
}

export interface Stay extends Span {
  readonly sign: number;
}

export interface Contact<Target extends string> {
  readonly mover: Mover;
  readonly type: AspectType;
  readonly target: Target;
  readonly at: Date;
  readonly longitude: number;
}

const dayMs = 86_400_000;

/** Days; no body crosses a degree twice between two samples, except near a station. */
const stepDays: Record<Mover, number> = {
  Sun: 5,
  Moon: 0.5,
  Mars: 4,
  Mercury: 2,
  Jupiter: 6,
  Venus: 3,
  Saturn: 8,
  Uranus: 10,
  Neptune: 10,
  Pluto: 10,
  Rahu: 20,
};

function samples(body: Mover, { from, to }: Span): Date[] {
  const step = stepDays[body] * dayMs;
  const count = Math.max(1, Math.ceil((to.getTime() - from.getTime()) / step));
  return Array.from(
    { length: count + 1 },
    (_, i) => new Date(Math.min(to.getTime(), from.getTime() + i * step)),
  );
}

export const staysOf = (sky: Ephemeris, body: Mover, span: Span): Stay[] =>
  staysIn(sky, body, span, signOf).map(({ place, ...stay }) => ({ sign: place, ...stay }));

/** Stays in the signs or houses that `placeOf` returns. */
export function staysIn(
  sky: Ephemeris,
  body: Mover,
  span: Span,
  placeOf: (longitude: number) => number,
): (Span & { readonly place: number })[] {
  const placeAt = (at: Date): number => placeOf(sky.longitude(body, at));
  const stays: (Span & { readonly place: number })[] = [];
  let from = span.from;
  let place = placeAt(span.from);
  for (const [before, after] of pairs(samples(body, span))) {
    const next = placeAt(after);
    if (next === place) continue;
    const current = place;
    const entry = bisect(before, after, (at) => placeAt(at) === current);
    stays.push({ place, from, to: entry });
    from = entry;
    place = next;
  }
  return [...stays, { place, from, to: span.to }];
}

/** Joins stays over short gaps, as a retrograde body makes them. */
export function spellsOf<S extends Span>(
  stays: readonly S[],
  longestGapMs: number,
  areAlike: (one: S, other: S) => boolean = () => true,
): S[][] {
  const spells: S[][] = [];
  for (const stay of stays) {
    const last = spells.at(-1)?.at(-1);
    const isNear = last !== undefined && stay.from.getTime() - last.to.getTime() < longestGapMs;
    if (isNear && areAlike(last, stay)) spells.at(-1)?.push(stay);
    else spells.push([stay]);
  }
  return spells;
}

function anglesOf(type: AspectType): readonly number[] {
  const { angle } = aspectRules[type];
  return angle % 180 === 0 ? [angle] : [angle, -angle];
}

export function contactsOf<Target extends string>(
  sky: Ephemeris,
  body: Mover,
  targets: Readonly<Partial<Record<Target, number>>>,
  span: Span,
): Contact<Target>[] {
  const steps = pairs(samples(body, span).map((at) => ({ at, longitude: sky.longitude(body, at) })));
  const found: Contact<Target>[] = [];
  for (const target in targets) {
    const place = targets[target];
    if (place === undefined) continue;
    for (const type of aspectTypes) {
      for (const angle of anglesOf(type)) {
        const distance = (longitude: number): number => signed(longitude - place - angle);
        for (const [before, after] of steps) {
          const [a, b] = [distance(before.longitude), distance(after.longitude)];
          if (Math.abs(a) > 30 || Math.abs(b) > 30 || a < 0 === b < 0) continue;
          const isBefore = (moment: Date) => distance(sky.longitude(body, moment)) < 0 === a < 0;
          const at = bisect(before.at, after.at, isBefore);
          found.push({ mover: body, type, target, at, longitude: sky.longitude(body, at) });
        }
      }
    }
  }
  return found.sort((a, b) => a.at.getTime() - b.at.getTime());
}

function pairs<Each>(list: readonly Each[]): (readonly [Each, Each])[] {
  return list.slice(1).flatMap((after, i) => {
    const before = list[i];
    return before ? [[before, after] as const] : [];
  });
}

export function bisect(before: Date, after: Date, holds: (at: Date) => boolean): Date {
  let [low, high] = [before.getTime(), after.getTime()];
  while (high - low > 60_000) {
    const middle = Math.floor((low + high) / 2);
    if (holds(new Date(middle))) low = middle;
    else high = middle;
  }
  return new Date(high);
}
