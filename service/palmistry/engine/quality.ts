import { type Canvas, core, HEIGHT, WIDTH } from './canonical.ts';
import { round } from './geometry.ts';
import { blur, type Plane, quantile } from './plane.ts';
import { Refusal } from './refusal.ts';

/** How well the palm's core is lit and focused. */
export interface Quality {
  /** Median brightness, 0..255. */
  readonly brightness: number;
  /** Share of burnt-out pixels. */
  readonly burnt: number;
  /** Fine detail over middle detail: .40 to 1.0 in good photos, falling with blur. */
  readonly sharpness: number;
  /** Middle detail in per cent of brightness: how much the skin shows at all. */
  readonly detail: number;
  /** Readable, but softer than it should be. */
  readonly soft: boolean;
}

/** Refuses a palm that is too dark, burnt out or blurred to show lines. */
export function judgeQuality(canvas: Canvas): Quality {
  const grey = brightnessOf(canvas);
  const samples = [...core(canvas, 2)].map((at) => grey.values[at] ?? 0);
  const burnt = round(samples.filter((value) => value > 248).length / Math.max(1, samples.length), 3);
  const brightness = Math.round(quantile(samples, 0.5));
  if (brightness < 45)
    throw new Refusal('too_dark', 'The palm is too dark to show its lines.', { brightness });
  if (burnt > 0.4) throw new Refusal('over_exposed', 'The palm is burnt out by light.', { burnt });
  const [fine, middle] = detail(canvas, grey);
  const sharpness = round(fine / Math.max(middle, 1e-3), 2);
  if (sharpness < 0.3)
    throw new Refusal('too_blurred', 'The palm is too blurred to show its lines.', { sharpness });
  return {
    brightness,
    burnt,
    sharpness,
    detail: round((100 * middle) / Math.max(brightness, 20), 2),
    soft: sharpness < 0.4,
  };
}

function brightnessOf({ rgb }: Canvas): Plane {
  const values = new Float32Array(WIDTH * HEIGHT);
  for (let at = 0; at < values.length; at++)
    values[at] = 0.299 * (rgb[3 * at] ?? 0) + 0.587 * (rgb[3 * at + 1] ?? 0) + 0.114 * (rgb[3 * at + 2] ?? 0);
  return { values, width: WIDTH, height: HEIGHT };
}

/** Standard deviations of two bands of detail over the palm's core. */
function detail(canvas: Canvas, grey: Plane): [fine: number, middle: number] {
  const levels = [1, 2.5, 6].map((sigma) => blur(grey, sigma).values);
  let [fine, middle, count] = [0, 0, 0];
  for (const at of core(canvas, 1)) {
    const [a, b, c] = [levels[0]?.[at] ?? 0, levels[1]?.[at] ?? 0, levels[2]?.[at] ?? 0];
    fine += (a - b) ** 2;
    middle += (b - c) ** 2;
    count++;
  }
  return [Math.sqrt(fine / Math.max(1, count)), Math.sqrt(middle / Math.max(1, count))];
}
