import { separation } from '../sky/angle.ts';
import { type AspectPoint, type AspectType, aspectPoints, aspectRules, aspectTypes } from './aspect-types.ts';
import type { Chart } from './chart.ts';

export interface Aspect {
  readonly aspecting: AspectPoint;
  readonly aspected: AspectPoint;
  readonly type: AspectType;
  /** Degrees from the exact angle. */
  readonly orb: number;
  /** Degrees between the two points. */
  readonly diff: number;
}

export function aspectPointId(point: AspectPoint): number {
  return aspectPoints.indexOf(point);
}

export function longitudeOfPoint(chart: Chart, point: AspectPoint): number {
  if (point === 'Ascendant') return chart.ascendant;
  if (point === 'Midheaven') return chart.midheaven;
  return chart.bodies[point].longitude;
}

export function aspectsOf(chart: Chart): readonly Aspect[] {
  return aspectPoints.flatMap((aspecting, i) =>
    aspectPoints.slice(i + 1).flatMap((aspected) => {
      const diff = separation(longitudeOfPoint(chart, aspecting), longitudeOfPoint(chart, aspected));
      const type = aspectTypes.find(
        (name) => Math.abs(diff - aspectRules[name].angle) <= aspectRules[name].orb,
      );
      if (type === undefined) return [];
      return [{ aspecting, aspected, type, orb: Math.abs(diff - aspectRules[type].angle), diff }];
    }),
  );
}
