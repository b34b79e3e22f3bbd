import { type FoundHand, squareAround } from '../hand/find-hand.ts';
import { type Affine, apply, type Point } from '../hand/geometry.ts';
import { fromSquare, type HandNetwork } from '../hand/hand-network.ts';
import { allPoints, type Landmarks } from '../hand/landmarks.ts';
import { type Pixels, sampleInto } from '../photo/pixels.ts';
import { median } from './plane.ts';

interface Portrait extends FoundHand {
  readonly toPhoto: Affine;
}

const side = 320;

/** Red, green and blue that the median of every palm gets. */
const skinTone = [190, 145, 125] as const;
const leastLight = 8;

/** Pixels beyond the network's points; below the wrist, the arm begins. */
const margin = { around: 32, below: 16, fade: 6 };

/**
 * Shows the network the hand upright on black, in one size and one light, because its measures depend on how a photo is
 * cropped, turned and exposed, and on what surrounds the hand.
 */
export function portrait(network: HandNetwork, photo: Pixels, points: Landmarks): Portrait {
  const toPhoto = fromSquare(squareAround(points), side);
  const { xx, yx } = toPhoto;
  const shareAt = fading(allPoints(points).map(backThrough(toPhoto)));
  const gain = gainOf(photo, points);
  const data = new Uint8Array(side * side * 3);
  const rgb = new Float32Array(3);
  const samples = Math.ceil(Math.hypot(xx, yx) / 2);
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const share = shareAt(column, row) / samples ** 2;
      if (share === 0) continue;
      const sum = [0, 0, 0];
      for (let i = 0.5; i < samples; i++)
        for (let j = 0.5; j < samples; j++) {
          const [x, y] = apply(toPhoto, [column + i / samples, row + j / samples]);
          if (sampleInto(photo, x - 0.5, y - 0.5, rgb, 0))
            for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + (rgb[c] ?? 0);
        }
      for (let c = 0; c < 3; c++)
        data[(row * side + column) * 3 + c] = Math.min(255, (sum[c] ?? 0) * share * (gain[c] ?? 1));
    }
  const seenIn = { data, width: side, height: side };
  return { ...network(seenIn, { centre: [side / 2, side / 2], side, turn: 0 }), seenIn, toPhoto };
}

const backThrough =
  ({ xx, xy, x0, yx, yy, y0 }: Affine) =>
  ([x, y]: Point): Point => {
    const whole = xx * yy - xy * yx;
    return [(yy * (x - x0) - xy * (y - y0)) / whole, (xx * (y - y0) - yx * (x - x0)) / whole];
  };

/** 1 around the hand, 0 beyond. */
function fading(places: readonly Point[]): (x: number, y: number) => number {
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [left, right] = [Math.min(...xs) - margin.around, Math.max(...xs) + margin.around];
  const [top, bottom] = [Math.min(...ys) - margin.around, Math.max(...ys) + margin.below];
  return (x, y) => Math.max(0, 1 - Math.max(left - x, x - right, top - y, y - bottom, 0) / margin.fade);
}

/** From the triangle between wrist, index and little finger. */
function gainOf(photo: Pixels, { wrist, index, little }: Landmarks): number[] {
  const steps = 40;
  const light = skinTone.map((): number[] => []);
  const rgb = new Float32Array(3);
  for (let i = 1; i < steps; i++)
    for (let j = 1; j < steps - i; j++) {
      const along = (axis: 0 | 1) =>
        wrist[axis] + (i * (index[0][axis] - wrist[axis]) + j * (little[0][axis] - wrist[axis])) / steps;
      if (sampleInto(photo, along(0), along(1), rgb, 0))
        for (const [c, values] of light.entries()) values.push(rgb[c] ?? 0);
    }
  return skinTone.map((tone, c) => tone / Math.max(leastLight, median(light[c] ?? [])));
}
