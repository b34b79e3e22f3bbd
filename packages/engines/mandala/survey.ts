import { type Pada, padaAt, padasPerSide } from './mandala.ts';

/** `x` from the left, `y` down from the top, in the plan's unit. */
export interface PlanPoint {
  readonly x: number;
  readonly y: number;
}

export interface Ground {
  readonly plot: { readonly width: number; readonly depth: number };
  /** Bearing of the drawing's top, degrees clockwise from north. */
  readonly orientation: number;
}

/** East and north of the middle, each from -1 to 1 (the boundary). */
export interface Place {
  readonly east: number;
  readonly north: number;
}

/** Stretches the plot to a square and turns it, so the rings stay parallel to the walls. */
export function placeOnPlan({ x, y }: PlanPoint, { plot, orientation }: Ground): Place {
  const right = (2 * x) / plot.width - 1;
  const up = 1 - (2 * y) / plot.depth;
  const toWall = Math.max(Math.abs(right), Math.abs(up));
  if (toWall === 0) return { east: 0, north: 0 };
  const angle = (orientation * Math.PI) / 180;
  const east = right * Math.cos(angle) + up * Math.sin(angle);
  const north = up * Math.cos(angle) - right * Math.sin(angle);
  const stretch = toWall / Math.max(Math.abs(east), Math.abs(north));
  return { east: east * stretch, north: north * stretch };
}

/** For rounding, so that a point on a line between padas stays on it. */
const stepsPerPada = 1e9;

/** A point on a line belongs to the pada south or east of it. */
export function padaOf(point: PlanPoint, ground: Ground): Pada {
  const { east, north } = placeOnPlan(point, ground);
  return padaAt(index(1 - north), index(1 + east));
}

function index(share: number): number {
  const steps = Math.round((share / 2) * padasPerSide * stepsPerPada) / stepsPerPada;
  return Math.min(padasPerSide, Math.max(1, Math.floor(steps) + 1));
}
