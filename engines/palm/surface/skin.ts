import { type Canvas, canvasHeight, canvasWidth, core } from './canonical.ts';
import { blur, quantile } from './plane.ts';

/** Least spread of red share, green share and brightness, so that an even palm still finds its own edge. */
const leastSpread = [0.012, 0.008, 0.1] as const;

/** 1 where the canvas shows the palm's skin: close in colour to the palm's own core. */
export function skinMask(canvas: Canvas): Uint8Array {
  const { rgb, inside } = canvas;
  const samples = [...core(canvas, 4)].map((at) => colour(rgb, at));
  if (samples.length < 20) return inside.slice();
  const centre = channels((c) =>
    quantile(
      samples.map((sample) => sample[c]),
      0.5,
    ),
  );
  const spread = channels((c) =>
    Math.max(
      leastSpread[c],
      1.48 *
        quantile(
          samples.map((sample) => Math.abs(sample[c] - centre[c])),
          0.5,
        ),
    ),
  );
  const near = new Float32Array(canvasWidth * canvasHeight);
  for (let at = 0; at < near.length; at++) {
    if (!inside[at]) continue;
    const [red, green, brightness] = colour(rgb, at);
    const off =
      ((red - centre[0]) / spread[0]) ** 2 +
      ((green - centre[1]) / spread[1]) ** 2 +
      0.35 * ((brightness - centre[2]) / spread[2]) ** 2;
    near[at] = off < 20 ? 1 : 0;
  }
  const smooth = blur({ values: near, width: canvasWidth, height: canvasHeight }, 4).values;
  return inside.map((isInside, at) => (isInside && (smooth[at] ?? 0) > 0.5 ? 1 : 0));
}

type Channels = [red: number, green: number, brightness: number];

const channels = (value: (channel: 0 | 1 | 2) => number): Channels => [value(0), value(1), value(2)];

/** Red and green as shares of all light, and brightness from 0 to 1. */
function colour(rgb: Float32Array, at: number): Channels {
  const [r, g, b] = [rgb[3 * at] ?? 0, rgb[3 * at + 1] ?? 0, rgb[3 * at + 2] ?? 0];
  const sum = r + g + b + 1;
  return [r / sum, g / sum, (0.299 * r + 0.587 * g + 0.114 * b) / 255];
}
