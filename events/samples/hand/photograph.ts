import sharp from 'sharp';
import type { Spot } from './anatomy.ts';
import { type DrawnPixels, drawHand, pixelOf } from './draw-hand.ts';
import type { HandDrawing } from './drawing.ts';
import { seeded } from './random.ts';
import type { Draws } from './random-person.ts';

interface Shot {
  /** Degrees about the hand's long axis, across it, and in the picture's plane. */
  readonly yaw: number;
  readonly pitch: number;
  readonly roll: number;
  /** From the hand, in picture heights. */
  readonly distance: number;
  readonly zoom: number;
  readonly exposure: number;
  readonly gamma: number;
  /** How much brighter the right and the lower edge are. */
  readonly lightGradient: readonly [number, number];
  readonly warmth: readonly [number, number];
  readonly noise: number;
  readonly blur: number;
  readonly quality: number;
}

export function randomShot({ between, chance }: Draws): Shot {
  const lean = chance(0.35) ? 30 : 12;
  const warmth = between(-0.08, 0.08);
  return {
    yaw: between(-lean, lean),
    pitch: between(-lean, lean),
    roll: chance(0.2) ? between(-180, 180) : between(-15, 15),
    distance: between(1.4, 3),
    zoom: between(0.86, 1.1),
    exposure: chance(0.2) ? between(0.3, 0.55) : between(0.75, 1.12),
    gamma: between(0.9, 1.15),
    lightGradient: [between(-0.35, 0.35), between(-0.35, 0.35)],
    warmth: [1 + warmth, 1 - 1.5 * warmth],
    noise: between(1, 5),
    blur: between(0.3, 1),
    quality: Math.round(between(65, 92)),
  };
}

type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/** Maps pixels of the drawing to the photo, relative to the middle. */
function projection({ yaw, pitch, roll, distance, zoom }: Shot, height: number): Matrix {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [a, b, c] = [radians(yaw), radians(pitch), radians(roll)];
  const away = distance * height;
  const rotate = (x: number, y: number): [number, number, number] => {
    const [x1, z1] = [x * Math.cos(a), -x * Math.sin(a)];
    const [y2, z2] = [y * Math.cos(b) - z1 * Math.sin(b), y * Math.sin(b) + z1 * Math.cos(b)];
    return [x1 * Math.cos(c) - y2 * Math.sin(c), x1 * Math.sin(c) + y2 * Math.cos(c), z2];
  };
  const [ux, uy, uz] = rotate(1, 0);
  const [vx, vy, vz] = rotate(0, 1);
  const focus = away * zoom;
  return [focus * ux, focus * vx, 0, focus * uy, focus * vy, 0, uz, vz, away];
}

const project = ([a, b, c, d, e, f, g, h, i]: Matrix, [x, y]: Spot): Spot => {
  const depth = g * x + h * y + i;
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
};

function inverse([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

interface Photographed {
  readonly jpeg: Buffer;
  /** In shares of width and height. */
  readonly positionInPhoto: (spot: Spot) => Spot;
}

export async function photograph(drawing: HandDrawing, shot: Shot): Promise<Photographed> {
  const drawn = drawHand(drawing);
  const { width, height } = drawn;
  const toPhoto = projection(shot, height);
  const exposedPixels = expose(drawn, inverse(toPhoto), shot, drawing.seed);
  const image = sharp(exposedPixels, { raw: { width, height, channels: 3 } });
  const jpeg = await (shot.blur > 0.3 ? image.blur(shot.blur) : image)
    .jpeg({ quality: shot.quality })
    .toBuffer();
  return {
    jpeg,
    positionInPhoto(spot) {
      const [x, y] = pixelOf(drawing, spot);
      const [px, py] = project(toPhoto, [x - width / 2, y - height / 2]);
      return [px / width + 0.5, py / height + 0.5];
    },
  };
}

function expose(
  { data, width, height }: DrawnPixels,
  toDrawing: Matrix,
  shot: Shot,
  seed: number,
): Uint8Array {
  const out = new Uint8Array(width * height * 3);
  const random = seeded(seed + 41);
  const clamp = (value: number, max: number) => Math.min(max, Math.max(0, Math.round(value)));
  const gains = [shot.warmth[0], 1, shot.warmth[1]];
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [dx, dy] = [column + 0.5 - width / 2, row + 0.5 - height / 2];
      const [x, y] = project(toDrawing, [dx, dy]);
      const from =
        (clamp(y + height / 2 - 0.5, height - 1) * width + clamp(x + width / 2 - 0.5, width - 1)) * 3;
      const light =
        shot.exposure * (1 + (shot.lightGradient[0] * dx) / width + (shot.lightGradient[1] * dy) / height);
      const noise = (random() + random() - 1) * 2 * shot.noise;
      for (let c = 0; c < 3; c++) {
        const value = ((data[from + c] ?? 0) / 255) ** shot.gamma * 255 * light * (gains[c] ?? 1);
        out[(row * width + column) * 3 + c] = clamp(value + noise, 255);
      }
    }
  return out;
}
