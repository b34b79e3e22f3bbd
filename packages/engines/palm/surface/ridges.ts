import { canvasHeight, canvasWidth } from './canonical.ts';
import { blur, type Plane } from './plane.ts';

export interface RidgeMap {
  readonly strength: Float32Array;
  readonly direction: Float32Array;
}

const size = canvasWidth * canvasHeight;
const scales = [1.6, 2.4, 3.4];

const asPlane = (values: Float32Array): Plane => ({ values, width: canvasWidth, height: canvasHeight });
const get = (values: Float32Array, at: number): number => values[at] ?? 0;

/** Evens the light, takes second derivatives at three scales, then means along each direction. */
export function ridgeMap(rgb: Float32Array, mask: Uint8Array): RidgeMap {
  const weight = Float32Array.from(mask);
  const even = evenLight(rgb, mask, weight);
  const raw = new Float32Array(size);
  const direction = new Float32Array(size);
  for (const scale of scales) addFurrows(even, mask, scale, raw, direction);
  fadeAtEdges(raw, weight);
  return { strength: alongDirection(raw, direction), direction };
}

function evenLight(rgb: Float32Array, mask: Uint8Array, weight: Float32Array): Float32Array {
  const grey = new Float32Array(size);
  for (let at = 0; at < size; at++)
    if (mask[at])
      grey[at] = 0.25 * get(rgb, 3 * at) + 0.6 * get(rgb, 3 * at + 1) + 0.15 * get(rgb, 3 * at + 2);
  const near = blur(asPlane(weight), 14).values;
  const mean = blur(asPlane(grey), 14).values;
  const even = grey.map((value, at) =>
    mask[at] ? value - get(mean, at) / Math.max(get(near, at), 0.05) : 0,
  );
  const wider = blur(asPlane(weight), 30).values;
  const square = blur(asPlane(even.map((value) => value * value)), 30).values;
  let [sum, count] = [0, 0];
  for (let at = 0; at < size; at++)
    if (mask[at]) {
      sum += get(even, at) ** 2;
      count++;
    }
  const overall = Math.sqrt(sum / Math.max(1, count));
  return even.map((value, at) =>
    mask[at]
      ? value / (Math.sqrt(get(square, at) / Math.max(get(wider, at), 0.05)) * 0.7 + 0.3 * overall + 0.6)
      : 0,
  );
}

function addFurrows(
  even: Float32Array,
  mask: Uint8Array,
  scale: number,
  strength: Float32Array,
  direction: Float32Array,
): void {
  const level = blur(asPlane(even), scale).values;
  const gain = scale ** 1.6;
  for (let y = 2; y < canvasHeight - 2; y++)
    for (let x = 2; x < canvasWidth - 2; x++) {
      const at = y * canvasWidth + x;
      if (!mask[at]) continue;
      const here = 2 * get(level, at);
      const xx = get(level, at + 1) - here + get(level, at - 1);
      const yy = get(level, at + canvasWidth) - here + get(level, at - canvasWidth);
      const xy =
        (get(level, at + canvasWidth + 1) -
          get(level, at + canvasWidth - 1) -
          get(level, at - canvasWidth + 1) +
          get(level, at - canvasWidth - 1)) /
        4;
      const root = Math.sqrt((xx - yy) ** 2 + 4 * xy * xy);
      const across = (xx + yy + root) / 2;
      if (across <= 0) continue;
      const along = (xx + yy - root) / 2;
      const value = gain * (across - 0.6 * Math.abs(along));
      if (value > get(strength, at)) {
        strength[at] = value;
        direction[at] = 0.5 * Math.atan2(2 * xy, xx - yy) + Math.PI / 2;
      }
    }
}

/** The edge of the skin looks like a furrow. */
function fadeAtEdges(strength: Float32Array, weight: Float32Array): void {
  const skin = blur(asPlane(weight), 5).values;
  for (let at = 0; at < size; at++) {
    const share = get(skin, at);
    if (share < 0.9) strength[at] = get(strength, at) * Math.max(0, (share - 0.6) / 0.3);
  }
}

/** Furrows are continuous: averages 19 pixels along the direction, weighted by agreement. */
function alongDirection(strength: Float32Array, direction: Float32Array): Float32Array {
  const cosTwice = new Float32Array(size);
  const sinTwice = new Float32Array(size);
  for (let at = 0; at < size; at++) {
    if (get(strength, at) <= 0) continue;
    cosTwice[at] = Math.cos(2 * get(direction, at));
    sinTwice[at] = Math.sin(2 * get(direction, at));
  }
  const out = new Float32Array(size);
  for (let y = 0; y < canvasHeight; y++)
    for (let x = 0; x < canvasWidth; x++) {
      const at = y * canvasWidth + x;
      if (get(strength, at) <= 0) continue;
      const angle = get(direction, at);
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const [cosHere, sinHere] = [get(cosTwice, at), get(sinTwice, at)];
      let sum = 0;
      let count = 0;
      for (let k = -9; k <= 9; k++) {
        const px = Math.round(x + cos * k);
        const py = Math.round(y + sin * k);
        if (px < 0 || py < 0 || px >= canvasWidth || py >= canvasHeight) continue;
        count++;
        const other = py * canvasWidth + px;
        const value = get(strength, other);
        if (value <= 0) continue;
        const agree = (1 + cosHere * get(cosTwice, other) + sinHere * get(sinTwice, other)) / 2;
        sum += value * agree * agree * agree;
      }
      out[at] = sum / Math.max(1, count);
    }
  return out;
}
