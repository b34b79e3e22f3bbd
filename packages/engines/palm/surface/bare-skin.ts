import { PhotoRefusedError } from '../photo/photo-refused-error.ts';
import type { Pixels } from '../photo/pixels.ts';
import { type Canvas, canvasHeight, canvasWidth, core } from './canonical.ts';
import { blur, median, type Plane, quantile } from './plane.ts';

/** Logarithms of red and of blue over green: -.01 to .51 and -.46 to .22 on known palms in any light. */
type Colour = readonly [red: number, blue: number];

const leastRed = -0.15;
const blues = { least: -0.75, most: 0.4 };
/** Distance from grey: known palms in colour photos have at least .06, white and grey gloves at most .04. */
const grey = 0.045;
/** Red over green: cold light, which makes skin grey, leaves few such pixels. */
const warm = { least: 0.15, share: 0.1 };
/** Palms and their copies have at least .0066, gloves at most .0012. */
const leastBlood = 0.003;
const colourful = 0.1;
const step = 4;
const clipped = 250;
const black = 20;

export function refuseDyed(canvas: Canvas, picture: Pixels): void {
  const samples = [...core(canvas, 4)].flatMap((at) => colourAt(canvas.rgb, 3 * at));
  if (samples.length < 20) return;
  const [red, blue] = [median(samples.map(([r]) => r)), median(samples.map(([, b]) => b))];
  const isGrey = Math.hypot(red, blue) < grey && isWarm(picture);
  if (isGrey || red < leastRed || blue < blues.least || blue > blues.most)
    throw new PhotoRefusedError('drawn_hand', 'The hand has a colour that skin does not have, as a glove.');
}

/** Blood makes the hue of skin vary, which a picture without colours hides. */
export function refuseOneHue(canvas: Canvas, picture: Pixels): void {
  if (isColourful(picture) && bloodOf(canvas) < leastBlood)
    throw new PhotoRefusedError('drawn_hand', 'The hand has one even hue, as a glove.');
}

function bloodOf(canvas: Canvas): number {
  const reds = rednessOf(canvas);
  const [fine, coarse] = [blur(reds, 6 / step), blur(reds, 20 / step)];
  const squares = [...core(canvas, step)].map((at) => {
    const [row, column] = [Math.floor(at / canvasWidth), at % canvasWidth];
    const place = Math.floor(row / step) * reds.width + Math.floor(column / step);
    return ((fine.values[place] ?? 0) - (coarse.values[place] ?? 0)) ** 2;
  });
  return Math.sqrt(squares.reduce((sum, value) => sum + value, 0) / Math.max(1, squares.length));
}

function rednessOf({ rgb }: Canvas): Plane {
  const [width, height] = [Math.floor(canvasWidth / step), Math.floor(canvasHeight / step)];
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let [red, green] = [0, 0];
      for (let row = 0; row < step; row++)
        for (let column = 0; column < step; column++) {
          const at = 3 * ((y * step + row) * canvasWidth + x * step + column);
          red += rgb[at] ?? 0;
          green += rgb[at + 1] ?? 0;
        }
      values[y * width + x] = Math.log((red / step ** 2 + 4) / (green / step ** 2 + 4));
    }
  return { values, width, height };
}

function isColourful({ data }: Pixels): boolean {
  const reds: number[] = [];
  for (let at = 0; at < data.length; at += 3 * 197) reds.push(...colourAt(data, at).map(([red]) => red));
  const sorted = Float32Array.from(reds);
  return quantile(sorted, 0.95) - quantile(sorted, 0.05) > colourful;
}

function isWarm({ data }: Pixels): boolean {
  const reds: number[] = [];
  for (let at = 0; at < data.length; at += 3 * 197) reds.push(...colourAt(data, at).map(([red]) => red));
  return reds.filter((red) => red > warm.least).length > warm.share * reds.length;
}

function colourAt(data: ArrayLike<number>, at: number): Colour[] {
  const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  if (Math.max(r, g, b) > clipped || Math.max(r, g, b) < black) return [];
  return [[Math.log((r + 4) / (g + 4)), Math.log((b + 4) / (g + 4))]];
}
