import { canvasHeight, canvasWidth } from './canonical.ts';
import { blur, enlarge, type Plane, shrink } from './plane.ts';

export interface RidgeMap {
  /** Computed on demand: the lines need a tenth of the canvas. */
  readonly strengthAt: (at: number) => number;
  readonly direction: Directions;
}

/** Cosine and sine of twice the furrow's angle. */
interface Directions {
  readonly cos: Float32Array;
  readonly sin: Float32Array;
}

interface Furrows extends Directions {
  readonly strength: Float32Array;
}

const size = canvasWidth * canvasHeight;
const scales = [1.6, 2.4, 3.4];

const asPlane = (values: Float32Array): Plane => ({ values, width: canvasWidth, height: canvasHeight });
const get = (values: Float32Array, at: number): number => values[at] ?? 0;

/** Evens the light, takes second derivatives at three scales, then means along each direction. */
export function ridgeMap(rgb: Float32Array, mask: Uint8Array): RidgeMap {
  const weight = asPlane(Float32Array.from(mask));
  const furrows = {
    strength: new Float32Array(size),
    cos: new Float32Array(size),
    sin: new Float32Array(size),
  };
  let level = asPlane(evenLight(rgb, mask, weight));
  let before = 0;
  for (const scale of scales) {
    level = blur(level, Math.sqrt(scale ** 2 - before ** 2));
    before = scale;
    addFurrows(level.values, scale ** 1.6, furrows);
  }
  fadeAtEdges(furrows.strength, mask, weight);
  return { strengthAt: alongDirection(furrows), direction: furrows };
}

/** Light changes slowly: its means need few pixels. */
const coarse = 4;

function evenLight(rgb: Float32Array, mask: Uint8Array, weight: Plane): Float32Array {
  const grey = new Float32Array(size);
  for (let at = 0; at < size; at++)
    if (mask[at])
      grey[at] = 0.25 * get(rgb, 3 * at) + 0.6 * get(rgb, 3 * at + 1) + 0.15 * get(rgb, 3 * at + 2);
  const skin = shrink(weight, coarse);
  const local = (values: Float32Array, sigma: number): Plane => {
    const sums = blur(shrink(asPlane(values), coarse), sigma / coarse).values;
    const near = blur(skin, sigma / coarse).values;
    return { ...skin, values: sums.map((sum, at) => sum / Math.max(get(near, at), 0.05)) };
  };
  const back = (plane: Plane) => enlarge(plane, coarse, canvasWidth, canvasHeight).values;
  const mean = back(local(grey, 14));
  let [sum, count] = [0, 0];
  const square = new Float32Array(size);
  for (let at = 0; at < size; at++)
    if (mask[at]) {
      grey[at] = get(grey, at) - get(mean, at);
      square[at] = get(grey, at) ** 2;
      sum += get(square, at);
      count++;
    }
  const overall = Math.sqrt(sum / Math.max(1, count));
  const spread = local(square, 30);
  const deviation = back({
    ...spread,
    values: spread.values.map((value) => Math.sqrt(Math.max(0, value)) * 0.7 + 0.3 * overall + 0.6),
  });
  for (let at = 0; at < size; at++) grey[at] = get(grey, at) / get(deviation, at);
  return grey;
}

/** Keeps the strongest scale. */
function addFurrows(values: Float32Array, gain: number, { strength, cos, sin }: Furrows): void {
  const width = canvasWidth;
  for (let y = 2; y < canvasHeight - 2; y++)
    for (let x = 2; x < width - 2; x++) {
      const at = y * width + x;
      const here = 2 * get(values, at);
      const xx = get(values, at + 1) - here + get(values, at - 1);
      const yy = get(values, at + width) - here + get(values, at - width);
      const xy =
        (get(values, at + width + 1) -
          get(values, at + width - 1) -
          get(values, at - width + 1) +
          get(values, at - width - 1)) /
        4;
      const root = Math.sqrt((xx - yy) ** 2 + 4 * xy * xy);
      const across = (xx + yy + root) / 2;
      if (across <= 0) continue;
      const value = gain * (across - 0.3 * Math.abs(xx + yy - root));
      if (value > get(strength, at)) {
        strength[at] = value;
        cos[at] = root > 0 ? (yy - xx) / root : 0;
        sin[at] = root > 0 ? (-2 * xy) / root : 0;
      }
    }
}

/** The edge of the skin looks like a furrow. */
function fadeAtEdges(strength: Float32Array, mask: Uint8Array, weight: Plane): void {
  const skin = blur(weight, 5).values;
  for (let at = 0; at < size; at++) {
    const share = mask[at] ? Math.min(1, Math.max(0, (get(skin, at) - 0.6) / 0.3)) : 0;
    strength[at] = get(strength, at) * share;
  }
}

/** Furrows are continuous: averages 19 pixels along the direction, weighted by agreement. */
function alongDirection({ strength, cos, sin }: Furrows): (at: number) => number {
  const known = new Float32Array(size).fill(-1);
  const mean = (at: number): number => {
    if (get(strength, at) <= 0) return 0;
    const [cosHere, sinHere] = [get(cos, at), get(sin, at)];
    const right = Math.sqrt(Math.max(0, (1 + cosHere) / 2));
    const down = right > 1e-6 ? sinHere / (2 * right) : 1;
    const x = at % canvasWidth;
    const y = (at - x) / canvasWidth;
    let sum = 0;
    let count = 0;
    for (let k = -9; k <= 9; k++) {
      const px = Math.round(x + right * k);
      const py = Math.round(y + down * k);
      if (px < 0 || py < 0 || px >= canvasWidth || py >= canvasHeight) continue;
      count++;
      const other = py * canvasWidth + px;
      const agree = (1 + cosHere * get(cos, other) + sinHere * get(sin, other)) / 2;
      sum += get(strength, other) * agree * agree * agree;
    }
    return sum / Math.max(1, count);
  };
  return (at) => {
    if (get(known, at) < 0) known[at] = mean(at);
    return get(known, at);
  };
}
