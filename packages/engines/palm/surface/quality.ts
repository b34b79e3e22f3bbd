import { round } from '../hand/geometry.ts';
import { PhotoRefusedError } from '../photo/photo-refused-error.ts';
import type { Pixels } from '../photo/pixels.ts';
import { refuseDyed } from './bare-skin.ts';
import { changeBeside, climbAcross, steepestEdges } from './beside-edges.ts';
import { aroundCore, type Canvas, canvasHeight, canvasWidth, core } from './canonical.ts';
import { blur, type Plane, quantile } from './plane.ts';

interface Quality {
  readonly brightness: number;
  readonly darkest: number;
  readonly burnt: number;
  /** Fine detail (sigma 1 to 2.5) over middle detail (2.5 to 6): .40 to 1.0 in good photos. */
  readonly sharpness: number;
  /** Middle detail in per cent of brightness. */
  readonly detail: number;
  /** Median over root mean square of middle detail: .39 to .60 in photos, .00 to .05 in drawings. */
  readonly evenness: number;
  readonly soft: boolean;
}

interface Surface {
  readonly quality: Quality;
  readonly fineEvenness: number;
  readonly hasPaintedEdges: boolean;
  readonly climb: number;
}

/** Levels of 255: with less, a brightened dark photo shows steps, not lines. */
const leastSpread = 8;
const leastSkinEvenness = 0.18;
/** Evenness of fine detail: .27 to .62 in photos and their copies, .00 to .20 in cartoons and posters. */
const leastFineEvenness = 0.23;
const leastFineDetail = 0.4;
/** Results of changeBeside: at least .97 and .65 in photos and their copies, at most .85 or .52 in most paintings. */
const leastChangeBesideEdges = { coarse: 0.92, fine: 0.56 };
/** In photos so sharp, `climb` is at most .96 on skin and at least .98 on rubber. */
const mostSmooth = { sharpness: 0.45, climb: 0.97 };
/** Overexposed skin has no dark spots; paper with drawn lines does. */
const burntDarkest = 128;

export function judgeQuality(canvas: Canvas, picture: Pixels): Quality {
  const { quality, fineEvenness, hasPaintedEdges, climb } = measureQuality(canvas);
  const { brightness, burnt, darkest, sharpness, evenness } = quality;
  const spread = brightness < 45 ? brightnessSpread(canvas) : leastSpread;
  if (spread < leastSpread)
    throw new PhotoRefusedError('too_dark', 'The palm is too dark to show its lines.', {
      brightness,
      spread,
    });
  if (burnt > 0.4 && darkest > burntDarkest)
    throw new PhotoRefusedError('over_exposed', 'The palm is overexposed.', { burnt });
  if (evenness < leastSkinEvenness || fineEvenness < leastFineEvenness)
    throw new PhotoRefusedError('drawn_hand', 'The hand has the even surface of a drawing, not of skin.', {
      evenness: Math.min(evenness, fineEvenness),
    });
  if (hasPaintedEdges)
    throw new PhotoRefusedError('drawn_hand', 'The hand has the flat patches of a painting or of leather.');
  if (sharpness >= mostSmooth.sharpness && climb > mostSmooth.climb)
    throw new PhotoRefusedError('drawn_hand', 'The hand has the smooth surface of rubber or of a painting.');
  refuseDyed(canvas, picture);
  if (sharpness < 0.3)
    throw new PhotoRefusedError('too_blurred', 'The palm is too blurred to show its lines.', { sharpness });
  return quality;
}

function measureQuality(canvas: Canvas): Surface {
  const grey = brightnessOf(canvas);
  const samples = Float32Array.from(core(canvas, 2), (at) => grey.values[at] ?? 0);
  const brightness = Math.round(quantile(samples, 0.5));
  const blurred = (sigma: number) => blur(grey, sigma, aroundCore);
  const [sharp, smooth, smoother] = [blurred(1), blurred(2.5), blurred(6)];
  const places = [...core(canvas, 1)];
  const between = (a: Plane, b: Plane) =>
    Float32Array.from(places, (at) => (a.values[at] ?? 0) - (b.values[at] ?? 0));
  const [fine, middle] = [between(sharp, smooth), between(smooth, smoother)];
  const [sharpEdges, smoothEdges] = [steepestEdges(sharp, canvas), steepestEdges(smooth, canvas)];
  const strength = rootMeanSquare(middle);
  const fineStrength = rootMeanSquare(fine);
  const sharpness = round(fineStrength / Math.max(strength, 1e-3), 2);
  return {
    quality: {
      brightness,
      darkest: Math.round(quantile(samples, 0.01)),
      burnt: round(samples.filter((value) => value > 248).length / Math.max(1, samples.length), 3),
      sharpness,
      detail: round((100 * strength) / Math.max(brightness, 20), 2),
      evenness: evennessOf(middle, strength),
      soft: sharpness < 0.4,
    },
    fineEvenness: fineStrength < leastFineDetail ? 1 : evennessOf(fine, fineStrength),
    hasPaintedEdges:
      isFlat(changeBeside(smoothEdges, { near: 3, far: 10 }), leastChangeBesideEdges.coarse) ||
      isFlat(changeBeside(sharpEdges, { near: 2, far: 5 }), leastChangeBesideEdges.fine),
    climb: climbAcross(sharpEdges) ?? 0,
  };
}

function brightnessSpread(canvas: Canvas): number {
  const grey = brightnessOf(canvas);
  const samples = Float32Array.from(core(canvas, 2), (at) => grey.values[at] ?? 0);
  return Math.round(quantile(samples, 0.95) - quantile(samples, 0.05));
}

function brightnessOf({ rgb }: Canvas): Plane {
  const values = new Float32Array(canvasWidth * canvasHeight);
  for (let at = 0; at < values.length; at++)
    values[at] = 0.299 * (rgb[3 * at] ?? 0) + 0.587 * (rgb[3 * at + 1] ?? 0) + 0.114 * (rgb[3 * at + 2] ?? 0);
  return { values, width: canvasWidth, height: canvasHeight };
}

const isFlat = (change: number | null, least: number): boolean => change !== null && change < least;

const evennessOf = (values: Float32Array, strength: number): number =>
  round(quantile(values.map(Math.abs), 0.5) / Math.max(strength, 1e-3), 3);

const rootMeanSquare = (values: Float32Array): number =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / Math.max(1, values.length));
