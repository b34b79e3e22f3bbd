import type { Point } from '../../engines/palm/hand/geometry.ts';
import { distance } from '../../engines/palm/hand/geometry.ts';

/** In palm lengths, from the line's beginning to its end. */
type Course = readonly Point[];

interface LineScore {
  /** Share of the labelled line near that of the reading. */
  readonly recall: number;
  readonly precision: number;
  readonly endError: number;
}

/** In palm lengths: points this near lie on the same crease. */
const near = 0.03;
const step = 0.005;

export function scoreOf(label: Course, read: Course): LineScore {
  const [a, b] = [dense(label), dense(read)];
  const share = (from: Course, to: Course) =>
    from.filter((place) => to.some((other) => distance(place, other) <= near)).length /
    Math.max(1, from.length);
  const nowhere: Point = [0, 0];
  const [first, last] = [read[0] ?? nowhere, read.at(-1) ?? nowhere];
  const [begin, end] = [label[0] ?? nowhere, label.at(-1) ?? nowhere];
  const isReversed =
    distance(first, end) + distance(last, begin) < distance(first, begin) + distance(last, end);
  return {
    recall: share(a, b),
    precision: share(b, a),
    endError: distance(end, isReversed ? first : last),
  };
}

function dense(course: Course): Point[] {
  return course.slice(1).flatMap(([x, y], i) => {
    const [fromX, fromY] = course[i] ?? [x, y];
    const count = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / step));
    return Array.from(
      { length: count },
      (_, k): Point => [fromX + ((x - fromX) * k) / count, fromY + ((y - fromY) * k) / count],
    );
  });
}
