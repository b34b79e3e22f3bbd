import { type Affine, apply, type Point } from '../hand/geometry.ts';
import type { Landmarks } from '../hand/landmarks.ts';
import type { Palm } from '../hand/recognise.ts';
import { type Pixels, sampleInto } from '../photo/pixels.ts';
import type { Box } from './plane.ts';

/** The unit is the distance from wrist (0, 0) to the base of the middle finger (0, -1). Right hands are mirrored. */
export const pixelsPerUnit = 360;
const leftEdge = -0.66;
const topEdge = -1.22;
export const canvasWidth = Math.round(1.32 * pixelsPerUnit);
export const canvasHeight = Math.round(1.4 * pixelsPerUnit);

export interface Canvas {
  readonly rgb: Float32Array;
  readonly inside: Uint8Array;
  readonly toPhoto: Affine;
}

export const toUnits = ([x, y]: Point): Point => [leftEdge + x / pixelsPerUnit, topEdge + y / pixelsPerUnit];
export const toCanvas = ([x, y]: Point): Point => [
  (x - leftEdge) * pixelsPerUnit,
  (y - topEdge) * pixelsPerUnit,
];

const coreBox = box(toCanvas([-0.25, -0.9]), toCanvas([0.35, -0.15]), 0);
export const aroundCore = box(toCanvas([-0.25, -0.9]), toCanvas([0.35, -0.15]), 20);

function box([left, top]: Point, [right, bottom]: Point, margin: number): Box {
  return {
    left: Math.ceil(left) - margin,
    top: Math.ceil(top) - margin,
    right: Math.ceil(right) + margin,
    bottom: Math.ceil(bottom) + margin,
  };
}

export function* core({ inside }: Canvas, step: number): Iterable<number> {
  for (let y = coreBox.top; y < coreBox.bottom; y += step)
    for (let x = coreBox.left; x < coreBox.right; x += step) {
      const at = y * canvasWidth + x;
      if (inside[at]) yield at;
    }
}

const template = (points: Landmarks): [place: Point, seen: Point, weight: number][] => [
  [[0, 0], points.wrist, 1],
  [[-0.217, -0.989], points.index[0], 1],
  [[0, -1], points.middle[0], 1],
  [[0.195, -0.939], points.ring[0], 1],
  [[0.379, -0.817], points.little[0], 1],
  [[-0.323, -0.233], points.thumb[0], 0.35],
];

export function canonicalPalm(photo: Pixels, palm: Palm): Canvas {
  const toPhoto = layOnTemplate(palm);
  const rgb = new Float32Array(canvasWidth * canvasHeight * 3);
  const inside = new Uint8Array(canvasWidth * canvasHeight);
  const { xx, xy, yx, yy } = toPhoto;
  const [x0, y0] = apply(toPhoto, toUnits([0.5, 0.5]));
  for (let row = 0; row < canvasHeight; row++)
    for (let column = 0; column < canvasWidth; column++) {
      const [x, y] = [column / pixelsPerUnit, row / pixelsPerUnit];
      const at = row * canvasWidth + column;
      if (sampleInto(photo, xx * x + xy * y + x0 - 0.5, yx * x + yy * y + y0 - 0.5, rgb, at * 3))
        inside[at] = 1;
    }
  return { rgb, inside, toPhoto };
}

/** Fits by weighted least squares. */
function layOnTemplate({ points, side }: Palm): Affine {
  const flip = side === 'right' ? -1 : 1;
  const normalMatrix = [zero(), zero(), zero()] as const;
  const [sumX, sumY] = [zero(), zero()];
  for (const [[x, y], [seenX, seenY], weight] of template(points)) {
    const row: Triple = [x * flip, y, 1];
    row.forEach((a, i) => {
      row.forEach((b, j) => {
        const line = normalMatrix[i];
        if (line) line[j] = (line[j] ?? 0) + weight * a * b;
      });
      sumX[i] = (sumX[i] ?? 0) + weight * a * seenX;
      sumY[i] = (sumY[i] ?? 0) + weight * a * seenY;
    });
  }
  const [xx, xy, x0] = solve(normalMatrix, sumX);
  const [yx, yy, y0] = solve(normalMatrix, sumY);
  return { xx: xx * flip, xy, x0, yx: yx * flip, yy, y0 };
}

type Triple = [number, number, number];
const zero = (): Triple => [0, 0, 0];

function solve([a, b, c]: readonly [Triple, Triple, Triple], right: Triple): Triple {
  const determinant = (p: Triple, q: Triple, r: Triple) =>
    p[0] * (q[1] * r[2] - q[2] * r[1]) -
    p[1] * (q[0] * r[2] - q[2] * r[0]) +
    p[2] * (q[0] * r[1] - q[1] * r[0]);
  const whole = determinant(a, b, c);
  return [
    determinant(right, b, c) / whole,
    determinant(a, right, c) / whole,
    determinant(a, b, right) / whole,
  ];
}
