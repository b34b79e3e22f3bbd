import { separation } from '../sky/angle.ts';
import { PLANETS } from '../sky/planets.ts';
import type { Chart } from './chart.ts';

/** What takes part in aspects; the index is the service's number of the body. */
export const ASPECT_POINTS = [...PLANETS, 'Ascendant', 'Midheaven'] as const;
export type AspectPoint = (typeof ASPECT_POINTS)[number];

export const ASPECT_TYPES = ['Conjunction', 'Opposition', 'Trine', 'Square', 'Sextile'] as const;
export type AspectType = (typeof ASPECT_TYPES)[number];

/** Exact angle and widest orb, degrees. */
export const ASPECT_RULES: Record<AspectType, { readonly angle: number; readonly orb: number }> = {
  Conjunction: { angle: 0, orb: 10 },
  Opposition: { angle: 180, orb: 10 },
  Trine: { angle: 120, orb: 8 },
  Square: { angle: 90, orb: 8 },
  Sextile: { angle: 60, orb: 6 },
};

/** An aspect between two points; angles unrounded, in degrees. */
export interface Aspect {
  readonly aspecting: AspectPoint;
  readonly aspected: AspectPoint;
  readonly type: AspectType;
  /** Distance from exactness. */
  readonly orb: number;
  /** Shorter arc between the two points. */
  readonly diff: number;
}

/** The number by which the service calls a point: Sun 0 to Midheaven 11. */
export function aspectPointId(point: AspectPoint): number {
  return ASPECT_POINTS.indexOf(point);
}

export function longitudeOfPoint(chart: Chart, point: AspectPoint): number {
  if (point === 'Ascendant') return chart.ascendant;
  if (point === 'Midheaven') return chart.midheaven;
  return chart.bodies[point].longitude;
}

/** The aspects of a chart, ordered by the numbers of both points; nodes, Chiron, Lilith and Fortune take no part. */
export function aspectsOf(chart: Chart): readonly Aspect[] {
  return ASPECT_POINTS.flatMap((aspecting, i) =>
    ASPECT_POINTS.slice(i + 1).flatMap((aspected) => {
      const diff = separation(longitudeOfPoint(chart, aspecting), longitudeOfPoint(chart, aspected));
      const type = ASPECT_TYPES.find(
        (name) => Math.abs(diff - ASPECT_RULES[name].angle) <= ASPECT_RULES[name].orb,
      );
      if (type === undefined) return [];
      return [{ aspecting, aspected, type, orb: Math.abs(diff - ASPECT_RULES[type].angle), diff }];
    }),
  );
}
