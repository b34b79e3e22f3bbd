import type { IsSkin } from '../hand/pose.ts';
import { type Canvas, canvasHeight, canvasWidth, core } from './canonical.ts';
import { blur, quantile } from './plane.ts';

/** The spreads of red share, green share and brightness; with less, an even palm would exclude its own edge. */
const leastSpread = [0.012, 0.008, 0.1] as const;

export function skinColour(canvas: Canvas): IsSkin | undefined {
  const samples = [...core(canvas, 4)].map((at) => colourAt(canvas.rgb, at));
  if (samples.length < 20) return undefined;
  const middle = (value: (sample: Channels) => number) => quantile(Float32Array.from(samples, value), 0.5);
  const centre = channels((c) => middle((sample) => sample[c]));
  const spread = channels((c) =>
    Math.max(leastSpread[c], 1.48 * middle((sample) => Math.abs(sample[c] - centre[c]))),
  );
  return (r, g, b) => {
    const sum = r + g + b + 1;
    const red = (r / sum - centre[0]) / spread[0];
    const green = (g / sum - centre[1]) / spread[1];
    const brightness = ((0.299 * r + 0.587 * g + 0.114 * b) / 255 - centre[2]) / spread[2];
    return red * red + green * green + 0.35 * brightness * brightness < 20;
  };
}

/** 1 where the colour is close to the palm's core. */
export function skinMask({ rgb, inside }: Canvas, isSkin: IsSkin | undefined): Uint8Array {
  if (isSkin === undefined) return inside.slice();
  const [width, height] = [Math.ceil(canvasWidth / 2), Math.ceil(canvasHeight / 2)];
  const near = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = 2 * (y * canvasWidth + x);
      if (inside[at] && isSkin(rgb[3 * at] ?? 0, rgb[3 * at + 1] ?? 0, rgb[3 * at + 2] ?? 0))
        near[y * width + x] = 1;
    }
  const smooth = blur({ values: near, width, height }, 2).values;
  const mask = new Uint8Array(inside.length);
  for (let at = 0; at < mask.length; at++) {
    const row = Math.floor(at / canvasWidth);
    const half = (row >> 1) * width + ((at - row * canvasWidth) >> 1);
    if (inside[at] && (smooth[half] ?? 0) > 0.5) mask[at] = 1;
  }
  return mask;
}

type Channels = [red: number, green: number, brightness: number];

const channels = (value: (channel: 0 | 1 | 2) => number): Channels => [value(0), value(1), value(2)];

/** Red and green as shares of all light, brightness from 0 to 1. */
function colourAt(rgb: Float32Array, at: number): Channels {
  const [r, g, b] = [rgb[3 * at] ?? 0, rgb[3 * at + 1] ?? 0, rgb[3 * at + 2] ?? 0];
  const sum = r + g + b + 1;
  return [r / sum, g / sum, (0.299 * r + 0.587 * g + 0.114 * b) / 255];
}
