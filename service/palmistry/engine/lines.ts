import { HEIGHT, toCanvas, UNIT, WIDTH } from './canonical.ts';
import { corridors, type LineName, layOut, type Probe, probe } from './corridors.ts';
import { distance, type Point } from './geometry.ts';
import { type Line, measure, nothing } from './measure.ts';
import { quantile } from './plane.ts';
import type { RidgeMap } from './ridges.ts';
import { traceHeartAndHead, traceOne } from './trace.ts';

/** The lines of one palm. */
export interface PalmLines {
  readonly lines: Readonly<Record<LineName, Line>>;
  /** One line across the palm instead of heart and head line: possible, never certain from one photo. */
  readonly joined: boolean;
  /** 90th over 50th percentile of furrow strength is high on calm skin, low on skin full of fine lines. */
  readonly fineLines: number;
}

/** The fate line keeps this far from the life line, in palm units. */
const FATE_APART = 0.05;

/** Traces and measures heart, head, life and fate line. */
export function findLines(ridges: RidgeMap, mask: Uint8Array): PalmLines {
  const inPalm = palmStrengths(ridges, mask);
  const ninetieth = Math.max(quantile(inPalm, 0.9), 1e-6);
  const median = Math.max(quantile(inPalm, 0.5), 1e-6);
  const forTracing = probe(ridges, ninetieth, pixelAt, { cap: 3, power: 4 });
  const forMeasuring = probe(ridges, ninetieth, pixelAt, { cap: Number.POSITIVE_INFINITY, power: 2 });
  const life = traceOne(layOut(corridors.life, forTracing), 0.25);
  const pair = traceHeartAndHead(layOut(corridors.heart, forTracing), layOut(corridors.head, forTracing));
  const fate = traceOne(layOut(corridors.fate, besideLife(forTracing, life, -1)), 0.35);
  const lines = {
    heart: measure('heart', pair.heart.toReversed(), forMeasuring),
    head: measure('head', pair.head, forMeasuring),
    life: measure('life', life, forMeasuring),
    fate: measure('fate', fate.toReversed(), besideLife(forMeasuring, life, 0)),
  };
  const joined = isJoined(lines);
  return {
    lines: joined ? { ...lines, head: nothing } : lines,
    joined,
    fineLines: median / ninetieth,
  };
}

function pixelAt([x, y]: Point): number | undefined {
  const column = Math.round(x);
  const row = Math.round(y);
  return column < 0 || row < 0 || column >= WIDTH || row >= HEIGHT ? undefined : row * WIDTH + column;
}

function palmStrengths({ strength }: RidgeMap, mask: Uint8Array): number[] {
  const [left, top] = toCanvas([-0.3, -0.95]);
  const [right, bottom] = toCanvas([0.42, -0.08]);
  const out: number[] = [];
  for (let y = Math.ceil(top); y < bottom; y += 2)
    for (let x = Math.ceil(left); x < right; x += 2)
      if (mask[y * WIDTH + x]) out.push(strength[y * WIDTH + x] ?? 0);
  return out;
}

/** Nothing on the life line or on its thumb side can be fate line: there the probe answers `worth`. */
function besideLife(strengthAt: Probe, life: readonly Point[], worth: number): Probe {
  return (place, angle) => {
    const beside = life.filter(([, y]) => Math.abs(y - place[1]) < 5).map(([x]) => x);
    const outermost = Math.max(Number.NEGATIVE_INFINITY, ...beside);
    return place[0] < outermost + FATE_APART * UNIT ? worth : strengthAt(place, angle);
  };
}

/**
 * One strong line from above the thumb to the palm's other edge, and no more than a trace of a second: then the
 * second is not reported as a line of its own.
 */
function isJoined({ heart, head, life }: Record<LineName, Line>): boolean {
  const heartEnd = heart.path.at(-1);
  const lifeStart = life.path[0];
  return (
    heart.grade === 'clear' &&
    head.grade === 'faint' &&
    heartEnd !== undefined &&
    lifeStart !== undefined &&
    distance(heartEnd, lifeStart) < 0.06
  );
}
