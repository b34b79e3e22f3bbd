import { distance, type Point, round } from '../hand/geometry.ts';
import { median } from '../surface/plane.ts';
import type { LineName } from './corridors.ts';
import type { PalmLines } from './lines.ts';
import { type Line, notFound, shapeOf } from './measure.ts';

export interface AgreedLine extends Line {
  /** Medians over the views, in palm units; null if the line was not found. */
  readonly start: Point | null;
  readonly end: Point | null;
  /** The greatest extent towards the little finger's side. */
  readonly reach: number | null;
}

/** Least distances in palm units; null where one of the two lines was not found. */
interface Gaps {
  readonly heartToHead: number | null;
  readonly headToLife: number | null;
}

export interface AgreedLines extends Omit<PalmLines, 'lines'> {
  readonly lines: Readonly<Record<LineName, AgreedLine>>;
  readonly gaps: Gaps;
}

/** Courses at most this far apart on average, in palm units, follow the same furrow. */
const oneFurrow = 0.045;

/**
 * A line counts where most views found it, on the furrow that most follow. Its measures are means, because a median
 * jumps where some views stop at a gap; its errors are at least the spread.
 */
export function agree(views: readonly PalmLines[]): AgreedLines {
  const isMost = (count: number) => 2 * count > views.length;
  const joined = isMost(views.filter((view) => view.joined).length);
  const agreeing = joined ? views.filter((view) => view.joined) : views;
  const agreed = (name: LineName) =>
    agreedLine(
      agreeing.map(({ lines }) => lines[name]),
      agreeing.length,
    );
  const lines = { heart: agreed('heart'), head: agreed('head'), life: agreed('life'), fate: agreed('fate') };
  return {
    lines: joined ? { ...lines, head: unseen } : lines,
    joined,
    fineLines: mean(views.map(({ fineLines }) => fineLines)),
    gaps: {
      heartToHead: middleGap(agreeing, ({ heart, head }) => leastDistance(heart.path, head.path)),
      headToLife: middleGap(agreeing, ({ head, life }) => leastDistance(head.path.slice(0, 1), life.path)),
    },
  };
}

const unseen: AgreedLine = { ...notFound, start: null, end: null, reach: null };

function agreedLine(lines: readonly Line[], views: number): AgreedLine {
  const found = lines.filter(({ grade }) => grade !== 'not found');
  if (2 * found.length <= views) return unseen;
  const gapsTo = (one: Line) => found.map((other) => meanGap(one.path, other.path));
  const [middle] = found
    .map((line) => ({ line, gaps: gapsTo(line) }))
    .sort((a, b) => sumOfCapped(a.gaps) - sumOfCapped(b.gaps));
  if (middle === undefined) return unseen;
  const same = found.filter((_, i) => (middle.gaps[i] ?? 1) <= oneFurrow);
  const shapes = same.map(({ path }) => shapeOf(path));
  const clear = same.filter(({ grade }) => grade === 'clear').length;
  const ends = (at: 0 | -1) => same.map(({ path }): Point => path.at(at) ?? [0, 0]);
  const [start, end] = [middlePlace(ends(0)), middlePlace(ends(-1))];
  const errorOf = (measure: keyof Line['error'], values: readonly number[]) =>
    round(Math.max(median(same.map(({ error }) => error[measure])), spread(values)), 3);
  const lengths = shapes.map(({ length }) => length);
  const curvatures = shapes.map(({ curvature }) => curvature);
  const slopes = shapes.map(({ slope }) => slope);
  return {
    grade: 2 * clear > views ? 'clear' : 'faint',
    length: round(mean(lengths), 3),
    curvature: round(mean(curvatures), 3),
    slope: round(mean(slopes), 1),
    breaks: mostCommon(
      same.map(({ breaks }) => breaks),
      views,
    ),
    strength: round(mean(same.map(({ strength }) => strength)), 2),
    coverage: round(mean(same.map(({ coverage }) => coverage)), 2),
    error: {
      length: errorOf('length', lengths),
      curvature: errorOf('curvature', curvatures),
      slope: round(errorOf('slope', slopes), 1),
      start: errorOf(
        'start',
        ends(0).map((place) => distance(place, start)),
      ),
      end: errorOf(
        'end',
        ends(-1).map((place) => distance(place, end)),
      ),
    },
    path: middle.line.path,
    start,
    end,
    reach: median(same.map(({ path }) => Math.max(...path.map(([x]) => x)))),
  };
}

function mostCommon(counts: readonly (number | null)[], views: number): number | null {
  return counts.find((count) => 2 * counts.filter((other) => other === count).length > views) ?? null;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const sumOfCapped = (gaps: readonly number[]): number => sum(gaps.map((gap) => Math.min(gap, 0.2)));
const mean = (values: readonly number[]): number => sum(values) / Math.max(1, values.length);
const spread = (values: readonly number[]): number =>
  mean(values.map((value) => Math.abs(value - median(values))));
const middlePlace = (places: readonly Point[]): Point => [
  median(places.map(([x]) => x)),
  median(places.map(([, y]) => y)),
];

function meanGap(a: readonly Point[], b: readonly Point[]): number {
  const [few, many] = a.length < b.length ? [a, b] : [b, a];
  const places = few.filter((_, i) => i % 4 === 0);
  return mean(places.map((place) => Math.min(...many.map((other) => distance(place, other)))));
}

function middleGap(
  views: readonly PalmLines[],
  gapOf: (lines: Readonly<Record<LineName, Line>>) => number | null,
): number | null {
  const gaps = views.map(({ lines }) => gapOf(lines)).filter((gap) => gap !== null);
  return 2 * gaps.length > views.length ? round(median(gaps), 3) : null;
}

function leastDistance(a: readonly Point[], b: readonly Point[]): number | null {
  if (a.length === 0 || b.length === 0) return null;
  return Math.min(...a.map((from) => Math.min(...b.map((to) => distance(from, to)))));
}
