import { finger, fingerNames, type HandShape, type Spot, thumb } from './anatomy.ts';
import type { HandDrawing, PixelToSpot } from './drawing.ts';
import { layeredNoise, valueNoise } from './random.ts';

/** Spot, radius and height, in hand units. */
function bones(shape: HandShape): [Spot, number, number][] {
  return fingerNames.flatMap((name) => {
    const [base, middle] = finger(name, shape).joints;
    const root: Spot = [base[0] * 0.35, -0.25];
    const tendon = Array.from({ length: 14 }, (_, i): [Spot, number, number] => {
      const t = i / 14;
      return [
        [root[0] + (base[0] - root[0]) * t, root[1] + (base[1] - root[1]) * t],
        0.035,
        0.008 + 0.008 * t,
      ];
    });
    return [...tendon, [base, 0.085, 0.06], [middle, 0.06, 0.03]];
  });
}

function cushions(shape: HandShape): [Spot, number, number][] {
  const pads = [...fingerNames.map((name) => finger(name, shape)), thumb(shape)].flatMap(
    ({ joints }): [Spot, number, number][] =>
      joints.slice(0, 3).map((joint, i): [Spot, number, number] => {
        const next = joints[i + 1] ?? joint;
        return [[(joint[0] + next[0]) / 2, (joint[1] + next[1]) / 2], 0.09, 0.02];
      }),
  );
  return [
    [[-0.24, -0.36], 0.24, 0.1],
    [[0.24, -0.32], 0.2, 0.06],
    [[-0.2, -0.93], 0.1, 0.025],
    [[0, -0.94], 0.09, 0.02],
    [[0.18, -0.88], 0.09, 0.02],
    [[0.34, -0.76], 0.1, 0.025],
    [[0.03, -0.6], 0.2, -0.05],
    ...pads,
  ];
}

export function reliefMap(
  drawing: HandDrawing,
  body: Float32Array,
  furrows: Float32Array,
  spotOf: PixelToSpot,
): Float32Array {
  const { width, height, seed, shape } = drawing;
  const bumps = drawing.view === 'palm' ? cushions(shape) : bones(shape);
  const sway = valueNoise(seed + 21);
  const uneven = layeredNoise(seed + 23, 3);
  const out = new Float32Array(width * height);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const depth = -(body[at] ?? 0);
      if (depth < -0.02) continue;
      const [x, y] = spotOf(column, row);
      const rim = 1 - Math.min(1, Math.max(0, depth / 0.11));
      let z = 0.11 * Math.sqrt(Math.max(0, 1 - rim * rim));
      for (const [[bx, by], radius, bumpHeight] of bumps) {
        const scaledDistance = ((x - bx) ** 2 + (y - by) ** 2) / (radius * radius);
        if (scaledDistance < 6) z += bumpHeight * Math.exp(-scaledDistance);
      }
      const flow = sway(x * 2, y * 2) * 2.4;
      const ridges = Math.sin((x * Math.cos(flow) + y * Math.sin(flow)) * 420 + 4 * sway(x * 12, y * 12));
      z += 0.00022 * ridges + 0.004 * uneven(x * 14, y * 14) - 0.008 * (furrows[at] ?? 0);
      out[at] = z;
    }
  return out;
}

/** Brightness under light from the upper left: about 0.5 to 1.1. */
export function light(
  relief: Float32Array,
  width: number,
  column: number,
  row: number,
  unit: number,
): number {
  const z = (dx: number, dy: number) => relief[(row + dy) * width + column + dx] ?? 0;
  const dx = ((z(1, 0) - z(-1, 0)) * unit) / 2;
  const dy = ((z(0, 1) - z(0, -1)) * unit) / 2;
  const length = Math.hypot(dx, dy, 1);
  const facing = (0.42 * dx + 0.5 * dy + 0.76) / length;
  return 0.42 + 0.7 * Math.max(0, facing);
}
