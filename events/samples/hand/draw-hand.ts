import {
  bodies,
  finger,
  fingerNames,
  type HandShape,
  type Limb,
  limbDistance,
  type Spot,
  thumb,
} from './anatomy.ts';
import { type Crease, fineCreases, jointCreases, principalCreases } from './creases.ts';
import type { Colour, HandDrawing, PixelToSpot } from './drawing.ts';
import { drawCartoon, paintLayers } from './layers.ts';
import { knuckleCreases, nailMap } from './nails.ts';
import { layeredNoise, seeded, valueNoise } from './random.ts';
import { light, reliefMap } from './relief.ts';

export interface DrawnPixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The height of the picture, in hand units. */
const reachInUnits = 2.95;

/** In this folder, numbers without a name were chosen by eye. */
export function drawHand(drawing: HandDrawing): DrawnPixels {
  const { width, height, seed } = drawing;
  const unit = height / reachInUnits;
  const mirror = (drawing.side === 'left') === (drawing.view === 'palm') ? 1 : -1;
  const spotOf = (column: number, row: number): Spot => [
    ((column + 0.5 - width * 0.52) / unit) * mirror,
    (row + 0.5) / unit - 2.25,
  ];
  const body = solidBody(drawing, spotOf);
  const furrows = furrowMap(drawing, unit, mirror);
  if (drawing.isCartoon) return { data: drawCartoon(drawing, body, furrows, unit), width, height };
  const { front = [] } = drawing;
  const inFront = paintLayers(front, unit);
  const relief = reliefMap(drawing, body, furrows, spotOf);
  const shade = shadowMap(body, width, height, unit);
  const random = seeded(seed + 7);
  const mottle = layeredNoise(seed + 11, 4);
  const wideNoise = valueNoise(seed + 13);
  const cloth = weave(drawing, unit);
  const data = new Uint8Array(width * height * 3);
  const warmth = warmSpots(drawing.shape);
  const nail = drawing.view === 'back' ? nailMap(drawing.shape) : () => 0;
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const inside = Math.min(1, Math.max(0, 0.5 - (body[at] ?? 0) * unit));
      const spot = spotOf(column, row);
      const fallOff = 1 - 0.22 * Math.hypot(column / width - 0.5, row / height - 0.5) ** 2 * 2;
      const noise = (random() + random() + random() - 1.5) * 7;
      const background = cloth(column, row, shade[at] ?? 0);
      const mottled = inside > 0 || front.length > 0 ? mottle(spot[0] * 9, spot[1] * 9) : 0;
      const skin =
        inside > 0
          ? skinColour(drawing, spot, {
              light: light(relief, width, column, Math.min(row, height - 2), unit),
              furrow: furrows[at] ?? 0,
              depth: -(body[at] ?? 0),
              mottle: mottled,
              wide: wideNoise(spot[0] * 2.5, spot[1] * 2.5),
              warm: warmth(spot),
              nail: nail(spot),
            })
          : background;
      const mixed = (c: number) => (skin[c] ?? 0) * inside + (background[c] ?? 0) * (1 - inside);
      const seen = inFront(spot, [mixed(0), mixed(1), mixed(2)], mottled);
      for (let c = 0; c < 3; c++) {
        const value = seen[c] ?? 0;
        const grain = noise + (random() - 0.5) * 5;
        data[at * 3 + c] = Math.min(255, Math.max(0, Math.round(value * fallOff + grain)));
      }
    }
  return { data, width, height };
}

export function pixelOf({ width, height, side, view }: HandDrawing, [x, y]: Spot): Spot {
  const unit = height / reachInUnits;
  return [x * ((side === 'left') === (view === 'palm') ? 1 : -1) * unit + width * 0.52, (y + 2.25) * unit];
}

/** For every pixel, the signed distance to the hand's outline in hand units. */
function solidBody({ width, height, shape, limbs }: HandDrawing, spotOf: PixelToSpot): Float32Array {
  const parts = (limbs ?? bodies(shape)).map((part) => ({ part, ...circleAround(part) }));
  const [soft, reach] = [0.035, 0.3];
  const out = new Float32Array(width * height);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [x, y] = spotOf(column, row);
      let nearest = 9;
      let sum = 0;
      for (const { part, middle, radius } of parts) {
        const radiusOfInfluence = Math.max(reach, nearest) + radius;
        if ((x - middle[0]) ** 2 + (y - middle[1]) ** 2 > radiusOfInfluence * radiusOfInfluence) continue;
        const distance = part.reduce((least, limb) => Math.min(least, limbDistance(limb, x, y)), 9);
        nearest = Math.min(nearest, distance);
        if (distance < reach) sum += Math.exp(-distance / soft);
      }
      out[row * width + column] = sum > 0 ? Math.max(-soft * Math.log(sum), nearest - soft) : nearest;
    }
  return out;
}

function circleAround(part: readonly Limb[]): { middle: Spot; radius: number } {
  const ends = part.flatMap(({ from, to }) => [from, to]);
  const mean = (of: (end: Spot) => number) => ends.reduce((sum, end) => sum + of(end), 0) / ends.length;
  const middle: Spot = [mean(([x]) => x), mean(([, y]) => y)];
  const farthestEnd = Math.max(...ends.map(([x, y]) => Math.hypot(x - middle[0], y - middle[1])));
  return { middle, radius: farthestEnd + Math.max(...part.flatMap(({ radii }) => radii)) };
}

function furrowMap(drawing: HandDrawing, unit: number, mirror: number): Float32Array {
  const { width, height, seed, shape } = drawing;
  const random = seeded(seed);
  const hasJoints = drawing.limbs === undefined && drawing.fabric === undefined;
  const joints = drawing.view === 'palm' ? jointCreases(shape) : knuckleCreases(shape);
  const isBare = drawing.view === 'palm' && drawing.fabric === undefined;
  const palm: Crease[] = isBare ? [...fineCreases(random, 130), ...principalCreases(drawing.lines)] : [];
  const out = new Float32Array(width * height);
  const wobble = valueNoise(seed + 3);
  for (const { course, width: thick, depth } of [...(hasJoints ? joints : []), ...palm]) {
    const dense = densify(course, 0.6 / unit);
    dense.forEach(([x, y], i) => {
      const t = i / dense.length;
      const fade =
        depth * Math.min(1, 6 * t + 0.25, 6 * (1 - t) + 0.15) * (0.86 + 0.14 * wobble(i * 0.05, depth * 9));
      const sigma = Math.max(0.8, thick * unit * (0.85 + 0.3 * wobble(i * 0.03, thick * 999)));
      const cx = (x + wobble(i * 0.035, 5) * 0.003) * mirror * unit + width * 0.52;
      const cy = (y + 2.25 + wobble(i * 0.035, 9) * 0.003) * unit;
      stamp(out, width, height, cx, cy, sigma, fade);
    });
  }
  return out;
}

/** Adds spots, so that neighbours are at most `step` hand units apart. */
function densify(course: readonly Spot[], step: number): Spot[] {
  return course.slice(1).flatMap(([x, y], i) => {
    const [fromX, fromY] = course[i] ?? [x, y];
    const count = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / step));
    return Array.from(
      { length: count },
      (_, k): Spot => [fromX + ((x - fromX) * k) / count, fromY + ((y - fromY) * k) / count],
    );
  });
}

function stamp(
  map: Float32Array,
  width: number,
  height: number,
  cx: number,
  cy: number,
  sigma: number,
  depth: number,
) {
  const reach = Math.ceil(sigma * 2.6);
  for (let y = Math.max(0, Math.floor(cy) - reach); y <= Math.min(height - 1, cy + reach); y++)
    for (let x = Math.max(0, Math.floor(cx) - reach); x <= Math.min(width - 1, cx + reach); x++) {
      const value = depth * Math.exp(-((x + 0.5 - cx) ** 2 + (y + 0.5 - cy) ** 2) / (2 * sigma * sigma));
      if (value > (map[y * width + x] ?? 0)) map[y * width + x] = value;
    }
}

function warmSpots(shape: HandShape): (spot: Spot) => number {
  const tips = [...fingerNames.map((name) => finger(name, shape)), thumb(shape)].map(
    ({ joints }) => joints[3],
  );
  const spots: [Spot, number][] = [
    ...tips.map((tip): [Spot, number] => [tip, 0.14]),
    [[-0.24, -0.34], 0.24],
    [[0.27, -0.3], 0.22],
    [[0.25, -0.84], 0.16],
    [[-0.14, -0.94], 0.16],
  ];
  return ([x, y]) =>
    spots.reduce((sum, [[sx, sy], r]) => sum + Math.exp(-((x - sx) ** 2 + (y - sy) ** 2) / (r * r)), 0);
}

interface Surface {
  readonly light: number;
  readonly furrow: number;
  readonly depth: number;
  readonly mottle: number;
  readonly wide: number;
  readonly warm: number;
  readonly nail: number;
}

function skinColour({ skin, view, fabric }: HandDrawing, spot: Spot, surface: Surface): Colour {
  if (fabric !== undefined) {
    const knit = Math.sin(spot[0] * 190 + 0.7 * Math.sin(spot[1] * 130)) * Math.sin(spot[1] * 150);
    const cloth = surface.light * (1 + 0.16 * fabric * knit + 0.05 * surface.wide);
    return [skin[0] * cloth, skin[1] * cloth, skin[2] * cloth];
  }
  const blush =
    view === 'palm' ? 0.5 * surface.warm + 0.9 * surface.mottle + 0.5 * surface.wide : 0.8 * surface.mottle;
  const rim = Math.exp(-Math.max(0, surface.depth) / 0.03) * 0.3;
  const forearm = Math.max(0, Math.min(1, spot[1] * 1.4)) * 0.1;
  const shade = surface.light * (1 - rim) * (1 - forearm) * (1 - 0.3 * surface.furrow);
  const plate = (view === 'back' ? 0.86 : 1) + 0.2 * surface.nail;
  return [
    skin[0] * shade * plate * (1 + 0.012 * blush) * (1 - 0.06 * surface.furrow),
    skin[1] * shade * plate * (1 - 0.055 * blush) * (1 - 0.2 * surface.furrow),
    skin[2] * shade * (plate + 0.06 * surface.nail) * (1 - 0.05 * blush) * (1 - 0.2 * surface.furrow),
  ];
}

function shadowMap(body: Float32Array, width: number, height: number, unit: number): Float32Array {
  const [dx, dy] = [Math.round(unit * 0.06), Math.round(unit * 0.08)];
  const out = new Float32Array(width * height);
  for (let row = dy; row < height; row++)
    for (let column = dx; column < width; column++) {
      const distance = body[(row - dy) * width + column - dx] ?? 1;
      out[row * width + column] = 1 / (1 + Math.exp(distance / 0.025));
    }
  return out;
}

function weave(
  { background, seed }: HandDrawing,
  unit: number,
): (column: number, row: number, shade: number) => Colour {
  const folds = layeredNoise(seed + 31, 3);
  const threads = valueNoise(seed + 37);
  return (column, row, shade) => {
    const [x, y] = [column / unit, row / unit];
    const thread = Math.sin(x * 330) * Math.sin(y * 330) * 0.035 + threads(x * 160, y * 30) * 0.04;
    const level = (1 + 0.14 * folds(x * 1.7, y * 1.1) + thread) * (1 - 0.5 * shade);
    return [background[0] * level, background[1] * level, background[2] * level];
  };
}
