import type { Point } from '../hand/geometry.ts';
import { type Canvas, canvasHeight, canvasWidth, core } from './canonical.ts';
import { median, type Plane, quantile } from './plane.ts';

/** In canvas pixels from an edge: `near` ends its step, `far` its surroundings. */
interface Reach {
  readonly near: number;
  readonly far: number;
}

const steepestShare = 0.1;
/** Nearer to the photo's border, an edge may be the border itself. */
const insidePhoto = 18;

/** Brightness `way` pixels beyond an edge, uphill. */
type Edge = (way: number) => number;

/**
 * Returns the median change of brightness beside the palm's steepest edges as a multiple of the change across them;
 * null without edges. Skin has relief everywhere, but paint and leather are flat up to their edges.
 */
export const changeBeside = (edges: readonly Edge[], { near, far }: Reach): number | null =>
  medianOf(edges, (level) => {
    const change = (from: number, to: number) => Math.abs(level(to) - level(from));
    return (change(-far, -near) + change(near, far)) / Math.max(change(-near, near), 1e-3);
  });

/** 1 where brightness only rises or only falls across edges; bumps and furrows of skin turn back. */
export const climbAcross = (edges: readonly Edge[]): number | null =>
  medianOf(edges, (level) => {
    const levels = Array.from({ length: 17 }, (_, i) => level(i - 8));
    return Math.abs(level(8) - level(-8)) / Math.max(Math.max(...levels) - Math.min(...levels), 1e-3);
  });

const medianOf = (edges: readonly Edge[], measure: (edge: Edge) => number): number | null =>
  edges.length === 0 ? null : median(edges.map(measure));

export function steepestEdges({ values }: Plane, canvas: Canvas): readonly Edge[] {
  const places = [...core(canvas, 2)];
  const steepness = Float32Array.from(places, (at) => Math.hypot(...slopeAt(values, at)));
  const least = quantile(steepness.slice(), 1 - steepestShare);
  return places.flatMap((at, i) => {
    const steep = steepness[i] ?? 0;
    if (steep < least || steep === 0) return [];
    const [x, y] = [at % canvasWidth, Math.floor(at / canvasWidth)];
    const [right, down] = slopeAt(values, at);
    const along = (way: number): Point => [x + (way * right) / steep, y + (way * down) / steep];
    if (![-insidePhoto, insidePhoto].every((way) => isInside(canvas, along(way)))) return [];
    return [(way: number) => levelAt(values, along(way))];
  });
}

function slopeAt(values: Float32Array, at: number): Point {
  const level = (step: number) => values[at + step] ?? 0;
  return [level(1) - level(-1), level(canvasWidth) - level(-canvasWidth)];
}

function levelAt(values: Float32Array, [x, y]: Point): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const row = (from: number) => (values[from] ?? 0) * (left + 1 - x) + (values[from + 1] ?? 0) * (x - left);
  const at = top * canvasWidth + left;
  return row(at) * (top + 1 - y) + row(at + canvasWidth) * (y - top);
}

function isInside({ inside }: Canvas, [x, y]: Point): boolean {
  const [column, row] = [Math.round(x), Math.round(y)];
  const isOnCanvas = column >= 0 && row >= 0 && column < canvasWidth && row < canvasHeight;
  return isOnCanvas && inside[row * canvasWidth + column] === 1;
}
