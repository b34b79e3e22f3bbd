import { distance, type Point, pathLength, round } from '../hand/geometry.ts';
import { pixelsPerUnit, toUnits } from '../surface/canonical.ts';
import type { LineName, Probe } from './corridors.ts';

type LineGrade = 'clear' | 'faint' | 'not found';

/** A line as measured, in palm units; `start` is where tradition lets the line begin. */
export interface Line {
  readonly grade: LineGrade;
  readonly length: number;
  /** Length over the straight way, less one. */
  readonly curvature: number;
  /** Short gaps inside the line. */
  readonly breaks: number;
  /** Mean furrow strength over the palm's own 90th percentile. */
  readonly strength: number;
  /** Share of the line that stands out. */
  readonly coverage: number;
  /** From start to end; empty if the line was not found. */
  readonly path: readonly Point[];
}

/** Least length and strength of a line that counts as found. */
const thresholds: Record<LineName, { length: number; strength: number }> = {
  heart: { length: 0.4, strength: 1.15 },
  head: { length: 0.36, strength: 1.15 },
  life: { length: 0.45, strength: 1.15 },
  fate: { length: 0.45, strength: 1.45 },
};
/** Furrow strength from which a line is called clear, if it is covered as well. */
export const clearStrength = 2;
const clear = { strength: clearStrength, coverage: 0.9 };
/** Palm units: shorter gaps do not interrupt a line, longer ones end it. */
const gapLimit = { breaks: 0.03, ends: 0.09 };

/** Judges a traced course (canvas pixels, in the line's own direction): where furrow is really seen along it. */
export function measure(name: LineName, course: readonly Point[], strengthAt: Probe): Line {
  const path = smooth(course);
  const strength = runningMean(path.map((_, i) => strengthAcross(path, i, strengthAt)));
  const strong = strength.toSorted((a, b) => a - b)[Math.floor(path.length * 0.8)] ?? 0;
  const least = Math.max(0.75, 0.33 * Math.min(strong, 3));
  const stretch = longestStretch(path, strength, least);
  if (!stretch) return notFound;
  const { from, to, breaks } = stretch;
  const found = path.slice(from, to + 1).map(toUnits);
  const values = strength.slice(from, to + 1);
  const length = pathLength(found);
  const chord = distance(found[0] ?? [0, 0], found.at(-1) ?? [0, 0]);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const coverage = values.filter((value) => value > least).length / values.length;
  const rule = thresholds[name];
  if (length < rule.length || mean < rule.strength) return notFound;
  return {
    grade: mean >= clear.strength && coverage > clear.coverage ? 'clear' : 'faint',
    length: round(length, 3),
    curvature: round(length / Math.max(chord, 0.01) - 1, 3),
    breaks,
    strength: round(mean, 2),
    coverage: round(coverage, 2),
    path: found.map(([x, y]): Point => [round(x, 4), round(y, 4)]),
  };
}

export const notFound: Line = {
  grade: 'not found',
  length: 0,
  curvature: 0,
  breaks: 0,
  strength: 0,
  coverage: 0,
  path: [],
};

function smooth(course: readonly Point[]): Point[] {
  const last = course.length - 1;
  return course.map((_, i) => {
    let [x, y, total] = [0, 0, 0];
    for (let k = -5; k <= 5; k++) {
      const [px, py] = course[Math.min(last, Math.max(0, i + k))] ?? [0, 0];
      const weight = Math.exp((-k * k) / 12);
      x += px * weight;
      y += py * weight;
      total += weight;
    }
    return [x / total, y / total];
  });
}

/** The strongest furrow within three pixels to either side of the path. */
function strengthAcross(path: readonly Point[], i: number, strengthAt: Probe): number {
  const [ax, ay] = path[Math.max(0, i - 3)] ?? [0, 0];
  const [bx, by] = path[Math.min(path.length - 1, i + 3)] ?? [0, 0];
  const [x, y] = path[i] ?? [0, 0];
  const angle = Math.atan2(by - ay, bx - ax);
  let most = 0;
  for (let k = -3; k <= 3; k++)
    most = Math.max(most, strengthAt([x - Math.sin(angle) * k, y + Math.cos(angle) * k], angle));
  return most;
}

function runningMean(values: readonly number[]): number[] {
  return values.map((_, i) => {
    const near = values.slice(Math.max(0, i - 2), i + 3);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly breaks: number;
}

/** The longest part of the path that stands out, over gaps that are short enough. */
function longestStretch(
  path: readonly Point[],
  strength: readonly number[],
  least: number,
): Stretch | undefined {
  let best: Stretch | undefined;
  let current: Stretch | undefined;
  let gap = 0;
  for (let i = 0; i < path.length; i++) {
    const way = i > 0 ? distance(path[i - 1] ?? [0, 0], path[i] ?? [0, 0]) / pixelsPerUnit : 0;
    if ((strength[i] ?? 0) <= least) {
      gap += way;
      continue;
    }
    current =
      current && gap <= gapLimit.ends
        ? {
            from: current.from,
            to: i,
            length: current.length + gap + way,
            breaks: current.breaks + (gap > gapLimit.breaks ? 1 : 0),
          }
        : { from: i, to: i, length: 0, breaks: 0 };
    gap = 0;
    if (!best || current.length > best.length) best = current;
  }
  return best;
}
