import { type Affine, apply, interpolate, type Point } from '../hand/geometry.ts';
import { toCanvas } from '../surface/canonical.ts';
import type { RidgeMap } from '../surface/ridges.ts';

export const lineNames = ['heart', 'head', 'life', 'fate'] as const;
export type LineName = (typeof lineNames)[number];

export const stepLength = 0.01;

/**
 * Where a line can run, in palm units, from lines marked by hand on 25 public palm photos: at most `half` from the
 * middle, and mostly within `usual`. `nudge` is the step that shows its direction.
 */
interface Corridor {
  readonly place: (station: number, off: number) => Point;
  readonly stations: readonly number[];
  readonly half: number;
  readonly usual: number;
  readonly nudge: number;
}

const range = (from: number, step: number, count: number) =>
  Array.from({ length: count }, (_, i) => from + step * i);

const sideways = (course: Point[], from: number, count: number, half: number, usual: number): Corridor => ({
  place: (x, off) => [x, interpolate(course, x) + off],
  stations: range(from, stepLength, count),
  half,
  usual,
  nudge: 0.04,
});

const lifeCentre: Point = [-0.45, -0.3];
const life: Point[] = [
  [-80, 0.575],
  [-60, 0.545],
  [-40, 0.5],
  [-12, 0.465],
  [13, 0.445],
  [40, 0.46],
  [50, 0.47],
];
const fate: Point[] = [
  [-0.95, 0.03],
  [-0.6, 0.06],
  [-0.3, 0.06],
  [-0.05, 0.03],
];

export const corridors: Record<LineName, Corridor> = {
  heart: sideways(
    [
      [-0.26, -1.02],
      [-0.15, -0.98],
      [0, -0.9],
      [0.15, -0.81],
      [0.3, -0.72],
      [0.5, -0.64],
    ],
    -0.24,
    75,
    0.17,
    0.075,
  ),
  head: sideways(
    [
      [-0.34, -0.86],
      [-0.2, -0.8],
      [0, -0.69],
      [0.15, -0.6],
      [0.3, -0.51],
      [0.42, -0.44],
    ],
    -0.33,
    76,
    0.24,
    0.1,
  ),
  life: {
    place: (degrees, off) => {
      const radius = interpolate(life, degrees) + off;
      const angle = (degrees * Math.PI) / 180;
      return [lifeCentre[0] + radius * Math.cos(angle), lifeCentre[1] + radius * Math.sin(angle)];
    },
    stations: range(-80, 2, 64),
    half: 0.15,
    usual: 0.055,
    nudge: 4,
  },
  fate: {
    place: (y, off) => [interpolate(fate, y) + off, y],
    stations: range(-0.9, stepLength, 83),
    half: 0.17,
    usual: 0.08,
    nudge: 0.04,
  },
};

export interface Lanes {
  readonly stations: number;
  readonly lanes: number;
  readonly places: readonly (readonly Point[])[];
  readonly worth: Float32Array;
}

type Direction = readonly [cos: number, sin: number];

export type Probe = (place: Point, along: Direction) => number;

export function direction([fromX, fromY]: Point, [toX, toY]: Point): Direction {
  const far = Math.max(Math.hypot(toX - fromX, toY - fromY), 1e-9);
  return [(toX - fromX) / far, (toY - fromY) / far];
}

/** Divides furrow strength by the palm's 90th percentile, caps it, and lowers it where the furrow runs another way. */
export const probe =
  (
    { strengthAt, direction: { cos, sin } }: RidgeMap,
    ninetieth: number,
    pixelAt: (place: Point) => number | undefined,
    { cap, power }: { cap: number; power: 1 | 2 },
  ): Probe =>
  (place, [x, y]) => {
    const at = pixelAt(place);
    if (at === undefined) return 0;
    const agree = (1 + (cos[at] ?? 0) * (x * x - y * y) + (sin[at] ?? 0) * 2 * x * y) / 2;
    return Math.min(strengthAt(at) / ninetieth, cap) * (power === 1 ? agree : agree * agree);
  };

export function layOut(
  { place, stations, half, usual, nudge }: Corridor,
  view: Affine,
  strengthAt: Probe,
): Lanes {
  const lanes = Math.round(half / stepLength) * 2 + 1;
  const worth = new Float32Array(stations.length * lanes);
  const places = stations.map((station, i) => {
    const along = direction(apply(view, place(station - nudge, 0)), apply(view, place(station + nudge, 0)));
    return Array.from({ length: lanes }, (_, lane): Point => {
      const off = (lane - (lanes - 1) / 2) * stepLength;
      const spot = toCanvas(apply(view, place(station, off)));
      worth[i * lanes + lane] = strengthAt(spot, along) - 0.11 * (off / usual) ** 2;
      return spot;
    });
  });
  return { stations: stations.length, lanes, places, worth };
}
