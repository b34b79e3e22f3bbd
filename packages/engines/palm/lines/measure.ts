import { distance, type Point, pathLength, round } from '../hand/geometry.ts';
import { pixelsPerUnit, toUnits } from '../surface/canonical.ts';
import { direction, type LineName, type Probe } from './corridors.ts';

type LineGrade = 'clear' | 'faint' | 'not found';

/** Palm units; `path` starts where tradition lets the line begin. */
export interface Line {
  readonly grade: LineGrade;
  readonly length: number;
  /** Length over the straight distance, less one. */
  readonly curvature: number;
  /** Degrees downwards from straight across the palm. */
  readonly slope: number;
  /** The number of gaps; null where stricter and more generous thresholds disagree. */
  readonly breaks: number | null;
  /** Mean furrow strength over the palm's 90th percentile. */
  readonly strength: number;
  /** Share of the line that lies on a furrow. */
  readonly coverage: number;
  /** The spread between stricter and more generous thresholds. */
  readonly error: LineError;
  readonly path: readonly Point[];
}

interface LineError {
  readonly length: number;
  readonly curvature: number;
  readonly slope: number;
  readonly start: number;
  readonly end: number;
}

const thresholds: Record<LineName, { length: number; strength: number }> = {
  heart: { length: 0.4, strength: 1.15 },
  head: { length: 0.36, strength: 1.15 },
  life: { length: 0.45, strength: 1.15 },
  fate: { length: 0.3, strength: 1.45 },
};
/** A line this strong is clear if it lies on a furrow along its whole length. */
export const clearStrength = 2;
export const faintStrength = 1.7;
/** `gap`: the longest gap of a clear line, in palm units. */
const clearMain = { strength: clearStrength, coverage: 0.9, gap: 0.06 };
/** Most fate lines are shallower than the other three. */
const clear = {
  heart: clearMain,
  head: clearMain,
  life: clearMain,
  fate: { strength: 1.7, coverage: 0.84, gap: 0.08 },
} as const satisfies Record<LineName, typeof clearMain>;
const furrowStrength = 1;

/** A factor on the least strength, and the gap that ends a line, in palm units. */
const strictness = {
  plain: { least: 1, ends: 0.09 },
  strict: { least: 1.4, ends: 0.06 },
  generous: { least: 0.7, ends: 0.12 },
} as const;
const shortestBreak = 0.03;

/** Measures where a traced course (canvas pixels) really lies on a furrow. */
export function measure(name: LineName, course: readonly Point[], strengthAt: Probe): Line {
  const path = smooth(course);
  const strength = runningMean(path.map((_, i) => strengthAcross(path, i, strengthAt)));
  const strong = strength.toSorted((a, b) => a - b)[Math.floor(path.length * 0.8)] ?? 0;
  const least = Math.max(0.75, 0.33 * Math.min(strong, 3));
  const seenBy = ({ least: factor, ends }: { least: number; ends: number }) =>
    longestStretch(path, strength, least * factor, ends);
  const stretch = seenBy(strictness.plain);
  if (!stretch) return notFound;
  const values = strength.slice(stretch.from, stretch.to + 1);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const shape = shapeWithin(path, stretch);
  const rule = thresholds[name];
  if (shape.length < rule.length || mean < rule.strength) return notFound;
  const others = [seenBy(strictness.strict), seenBy(strictness.generous)].map((other) => other ?? stretch);
  const shapes = [shape, ...others.map((other) => shapeWithin(path, other))];
  const furrow = alongStroke(path.slice(stretch.from, stretch.to + 1), strengthAt);
  const isWhole = furrow.share > clear[name].coverage && furrow.longestGap <= clear[name].gap;
  return {
    grade: mean >= clear[name].strength && isWhole ? 'clear' : 'faint',
    length: round(shape.length, 3),
    curvature: round(shape.curvature, 3),
    slope: round(shape.slope, 1),
    breaks: others.every(({ breaks }) => breaks === stretch.breaks) ? stretch.breaks : null,
    strength: round(mean, 2),
    coverage: round(furrow.share, 2),
    error: {
      length: spread(shapes.map(({ length }) => length)),
      curvature: spread(shapes.map(({ curvature }) => curvature)),
      slope: round(spread(shapes.map(({ slope }) => slope)), 1),
      start: farthestFromFirst(shapes.map(({ path: [first] }) => first)),
      end: farthestFromFirst(shapes.map(({ path: found }) => found.at(-1))),
    },
    path: shape.path.map(([x, y]): Point => [round(x, 4), round(y, 4)]),
  };
}

export const notFound: Line = {
  grade: 'not found',
  length: 0,
  curvature: 0,
  slope: 0,
  breaks: null,
  strength: 0,
  coverage: 0,
  error: { length: 0, curvature: 0, slope: 0, start: 0, end: 0 },
  path: [],
};

interface Shape {
  readonly path: readonly Point[];
  readonly length: number;
  readonly curvature: number;
  readonly slope: number;
}

const shapeWithin = (path: readonly Point[], { from, to }: Stretch): Shape =>
  shapeOf(path.slice(from, to + 1).map(toUnits));

export function shapeOf(found: readonly Point[]): Shape {
  const length = pathLength(found);
  const chord = distance(found[0] ?? [0, 0], found.at(-1) ?? [0, 0]);
  return { path: found, length, curvature: length / Math.max(chord, 0.01) - 1, slope: slopeOf(found) };
}

export function slopeOf(places: readonly Point[]): number {
  const count = Math.max(1, places.length);
  const meanX = places.reduce((sum, [x]) => sum + x, 0) / count;
  const meanY = places.reduce((sum, [, y]) => sum + y, 0) / count;
  let [xx, xy, yy] = [0, 0, 0];
  for (const [x, y] of places) {
    xx += (x - meanX) ** 2;
    xy += (x - meanX) * (y - meanY);
    yy += (y - meanY) ** 2;
  }
  return (0.5 * Math.atan2(2 * xy, xx - yy) * 180) / Math.PI;
}

const spread = (values: readonly number[]): number =>
  round((Math.max(...values) - Math.min(...values)) / 2, 3);

const farthestFromFirst = (places: readonly (Point | undefined)[]): number =>
  round(Math.max(...places.map((place) => distance(place ?? [0, 0], places[0] ?? [0, 0]))), 3);

/** The share of a stroke on a furrow (two pixels to either side), and the longest gap. */
function alongStroke(path: readonly Point[], strengthAt: Probe): { share: number; longestGap: number } {
  let [on, all, gap, longestGap] = [0, 0, 0, 0];
  for (let i = 0; i < path.length; i++) {
    const [x, y] = path[i] ?? [0, 0];
    const [nextX, nextY] = path[i + 1] ?? [x, y];
    const way = Math.hypot(nextX - x, nextY - y) / pixelsPerUnit;
    all += way;
    if (strengthAcross(path, i, strengthAt, 2) >= furrowStrength) {
      on += way;
      gap = 0;
    } else {
      gap += way;
      longestGap = Math.max(longestGap, gap);
    }
  }
  return { share: on / Math.max(all, 1e-6), longestGap };
}

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

function strengthAcross(path: readonly Point[], i: number, strengthAt: Probe, beside = 3): number {
  const [x, y] = path[i] ?? [0, 0];
  const along = direction(
    path[Math.max(0, i - 3)] ?? [x, y],
    path[Math.min(path.length - 1, i + 3)] ?? [x, y],
  );
  const [cos, sin] = along;
  let most = 0;
  for (let k = -beside; k <= beside; k++)
    most = Math.max(most, strengthAt([x - sin * k, y + cos * k], along));
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

function longestStretch(
  path: readonly Point[],
  strength: readonly number[],
  least: number,
  endsAt: number,
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
      current && gap <= endsAt
        ? {
            from: current.from,
            to: i,
            length: current.length + gap + way,
            breaks: current.breaks + (gap > shortestBreak ? 1 : 0),
          }
        : { from: i, to: i, length: 0, breaks: 0 };
    gap = 0;
    if (!best || current.length > best.length) best = current;
  }
  return best;
}
