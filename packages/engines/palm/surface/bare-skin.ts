import { PhotoRefusedError } from '../photo/photo-refused-error.ts';
import type { Pixels } from '../photo/pixels.ts';
import { type Canvas, core } from './canonical.ts';
import { median } from './plane.ts';

/** Logarithms of red and of blue over green: -.01 to .51 and -.46 to .22 on known palms in any light. */
type Colour = readonly [red: number, blue: number];

const leastRed = -0.15;
const blues = { least: -0.75, most: 0.4 };
/** Distance from grey: known palms in colour photos have at least .06, white and grey gloves at most .04. */
const grey = 0.045;
/** In cold light, grey can be skin: at most `share` of the picture then has more red than `least`. */
const warm = { least: 0.15, share: 0.1 };
const clipped = 250;
const black = 20;

export function refuseDyed(canvas: Canvas, picture: Pixels): void {
  const samples = [...core(canvas, 4)].flatMap((at) => colourAt(canvas.rgb, 3 * at));
  if (samples.length < 20) return;
  const [red, blue] = [median(samples.map(([r]) => r)), median(samples.map(([, b]) => b))];
  const isGrey = Math.hypot(red, blue) < grey && isWarm(picture);
  if (isGrey || red < leastRed || blue < blues.least || blue > blues.most)
    throw new PhotoRefusedError('drawn_hand', 'The hand has a colour that skin never has, as in a glove.');
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
