import { type Pada, padaAt, padasPerSide } from './mandala.ts';

/** A point of the drawing: `x` from the left edge, `y` down from the top edge, in the plan's unit of length. */
export interface PlanPoint {
  readonly x: number;
  readonly y: number;
}

export interface Ground {
  readonly plot: { readonly width: number; readonly depth: number };
  /** Compass bearing towards which the top of the drawing points, in degrees clockwise from north. */
  readonly orientation: number;
}

/** A place of the mandala: `east` and `north` of its middle, each from -1 to 1 (the boundary). */
export interface Place {
  readonly east: number;
  readonly north: number;
}

/**
 * Lays the mandala over a plot whatever its orientation.
 *
 * The plot is stretched to a square; then each point keeps its share of the way from the middle to the wall, and its
 * direction is turned by the orientation. So the rings stay parallel to the walls, the fields lie where the compass
 * says, an entrance in the outer wall falls on a boundary Devata, and for a plot that faces a cardinal direction this
 * is the plain grid. Each point of the plot has one place and each place one point: no gap, no overlap.
 */
export function placeOf({ x, y }: PlanPoint, { plot, orientation }: Ground): Place {
  const right = (2 * x) / plot.width - 1;
  const up = 1 - (2 * y) / plot.depth;
  const toWall = Math.max(Math.abs(right), Math.abs(up));
  if (toWall === 0) return { east: 0, north: 0 };
  const turn = (orientation * Math.PI) / 180;
  const east = right * Math.cos(turn) + up * Math.sin(turn);
  const north = up * Math.cos(turn) - right * Math.sin(turn);
  const stretch = toWall / Math.max(Math.abs(east), Math.abs(north));
  return { east: east * stretch, north: north * stretch };
}

/** Rounding that keeps a point drawn on the line between two padas on the same side at every orientation. */
const stepsPerPada = 1e9;

/** The pada that holds a point of the plot; a point on a line belongs to the pada south or east of it. */
export function padaOf(point: PlanPoint, ground: Ground): Pada {
  const { east, north } = placeOf(point, ground);
  return padaAt(index(1 - north), index(1 + east));
}

function index(share: number): number {
  const steps = Math.round((share / 2) * padasPerSide * stepsPerPada) / stepsPerPada;
  return Math.min(padasPerSide, Math.max(1, Math.floor(steps) + 1));
}
