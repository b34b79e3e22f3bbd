import { type Affine, distance, type Point } from '../hand/geometry.ts';
import { PhotoRefusedError } from '../photo/photo-refused-error.ts';
import { canvasHeight, canvasWidth, pixelsPerUnit, toCanvas } from '../surface/canonical.ts';
import { quantile } from '../surface/plane.ts';
import { type RidgeMap, ridgeMap } from '../surface/ridges.ts';
import { corridors, type LineName, layOut, type Probe, probe } from './corridors.ts';
import { clearStrength, type Line, measure, notFound } from './measure.ts';
import { traceHeartAndHead, traceOne } from './trace.ts';

export interface PalmLines {
  readonly lines: Readonly<Record<LineName, Line>>;
  /** Heart and head are one line; `lines.head` is then not found. */
  readonly joined: boolean;
  /** Strength of the median furrow over that of the strongest ones: low on calm skin. */
  readonly fineLines: number;
}

/** Nearer to the life line (palm units), tracing avoids a furrow, and measuring ignores it. */
const fateApart = { tracing: 0.02, measuring: 0.015 };

/** A head line of this strength is separate from the heart line. */
const separateStrength = 2.4;

/** Heart and head are one line only if the heart line ends this close to the life line (palm units). */
const joinsLife = 0.07;

/** Shares of the palm's points: a third have no furrow, so that the first is the median of the others. */
const [usualFurrow, markedFurrow] = [0.67, 0.98];

interface Furrows {
  readonly ridges: RidgeMap;
  readonly ninetieth: number;
  readonly fineLines: number;
}

export function furrowsOf(rgb: Float32Array, mask: Uint8Array): Furrows {
  const ridges = ridgeMap(rgb, mask);
  const inPalm = palmStrengths(ridges, mask);
  const ninetieth = Math.max(quantile(inPalm, 0.9), 1e-6);
  const fineLines = quantile(inPalm, usualFurrow) / Math.max(quantile(inPalm, markedFurrow), 1e-6);
  return { ridges, ninetieth, fineLines };
}

/** `view` maps the palm of the corridors to the palm on the canvas. */
export function findLines({ ridges, ninetieth, fineLines }: Furrows, view: Affine): PalmLines {
  const forTracing = probe(ridges, ninetieth, pixelAt, { cap: 3, power: 2 });
  const forMeasuring = probe(ridges, ninetieth, pixelAt, { cap: Number.POSITIVE_INFINITY, power: 1 });
  const life = traceOne(layOut(corridors.life, view, forTracing), 0.25);
  const pair = traceHeartAndHead(
    layOut(corridors.heart, view, forTracing),
    layOut(corridors.head, view, forTracing),
  );
  const lifeLine = measure('life', life, forMeasuring);
  const lifeOnFurrow = lifeLine.path.map(toCanvas);
  const mayTrace = beyond(lifeOnFurrow, fateApart.tracing);
  const mayMeasure = beyond(lifeOnFurrow, fateApart.measuring);
  const forFate: Probe = (place, along) => forTracing(place, along) - (mayTrace(place) ? 0 : 2);
  const forMeasuringFate: Probe = (place, along) => (mayMeasure(place) ? forMeasuring(place, along) : 0);
  const fate = traceOne(layOut(corridors.fate, view, forFate), 0.35);
  const lines = {
    heart: measure('heart', pair.heart.toReversed(), forMeasuring),
    head: measure('head', pair.head, forMeasuring),
    life: lifeLine,
    fate: measure('fate', fate.toReversed(), forMeasuringFate),
  };
  const joined = isJoined(lines);
  return {
    lines: joined ? { ...lines, head: notFound } : lines,
    joined,
    fineLines,
  };
}

export function refuseWithoutLines(
  { lines, joined }: { readonly lines: Readonly<Record<LineName, Line>>; readonly joined: boolean },
  { isSideDoubtful }: { isSideDoubtful: boolean },
): void {
  const isThere = ({ grade }: Line) => grade !== 'not found';
  const linesAcross = [lines.heart, lines.head].filter(isThere).length + (joined ? 1 : 0);
  const linesSeen = linesAcross + (isThere(lines.life) ? 1 : 0);
  if (isSideDoubtful && linesAcross < 2)
    throw new PhotoRefusedError('back_of_hand', 'The back of a hand was seen, or a palm without its lines.');
  const strongest = Math.max(lines.heart.strength, lines.head.strength, lines.life.strength);
  if (linesAcross === 0 || linesSeen < 2 || strongest < clearStrength)
    throw new PhotoRefusedError(
      'no_lines',
      'The lines of a palm could not be made out, as under a glove, in a painting or on another part of the body.',
    );
}

function pixelAt([x, y]: Point): number | undefined {
  const column = Math.round(x);
  const row = Math.round(y);
  return column < 0 || row < 0 || column >= canvasWidth || row >= canvasHeight
    ? undefined
    : row * canvasWidth + column;
}

function palmStrengths({ strengthAt }: RidgeMap, mask: Uint8Array): Float32Array {
  const [left, top] = toCanvas([-0.3, -0.95]);
  const [right, bottom] = toCanvas([0.42, -0.08]);
  const strengths: number[] = [];
  for (let y = Math.ceil(top); y < bottom; y += 2)
    for (let x = Math.ceil(left); x < right; x += 2)
      if (mask[y * canvasWidth + x]) strengths.push(strengthAt(y * canvasWidth + x));
  return Float32Array.from(strengths);
}

function beyond(life: readonly Point[], apart: number): (place: Point) => boolean {
  const minX = new Float32Array(canvasHeight).fill(Number.NEGATIVE_INFINITY);
  for (const [x, y] of life)
    for (let row = Math.round(y) - 4; row <= Math.round(y) + 4; row++)
      if (row >= 0 && row < canvasHeight) minX[row] = Math.max(minX[row] ?? 0, x + apart * pixelsPerUnit);
  return ([x, y]) => x >= (minX[Math.round(y)] ?? Number.NEGATIVE_INFINITY);
}

function isJoined({ heart, head, life }: Record<LineName, Line>): boolean {
  const end = heart.path.at(-1);
  return (
    heart.grade === 'clear' &&
    head.strength < separateStrength &&
    end !== undefined &&
    life.path.some((place) => distance(end, place) < joinsLife)
  );
}
