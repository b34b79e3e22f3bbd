import { describe, expect, test } from 'vitest';
import type { Point } from '../../palm/hand/geometry.ts';
import { findLines, furrowsOf } from '../../palm/lines/lines.ts';
import { clearStrength, type Line } from '../../palm/lines/measure.ts';
import { canvasHeight, canvasWidth, pixelsPerUnit, toCanvas } from '../../palm/surface/canonical.ts';

/** Palm units; depth 12 is a plain line, 3 hardly more than grain. */
interface Furrow {
  readonly course: readonly Point[];
  readonly depth: number;
}

const course = {
  heart: [
    [0.46, -0.66],
    [0.3, -0.71],
    [0.15, -0.8],
    [0, -0.9],
    [-0.12, -0.99],
  ],
  head: [
    [-0.32, -0.84],
    [-0.2, -0.8],
    [0, -0.69],
    [0.15, -0.6],
    [0.3, -0.51],
    [0.38, -0.46],
  ],
  life: [
    [-0.34, -0.86],
    [-0.2, -0.76],
    [-0.07, -0.63],
    [0, -0.4],
    [-0.01, -0.2],
    [-0.08, -0.03],
  ],
} as const satisfies Record<string, readonly Point[]>;

function part(spots: readonly Point[], from: number, to: number, beside = 0): Point[] {
  const steps = spots.slice(1).flatMap(([x, y], i): Point[] => {
    const [fromX, fromY] = spots[i] ?? [x, y];
    const count = Math.max(1, Math.round(Math.hypot(x - fromX, y - fromY) / 0.01));
    return Array.from({ length: count }, (_, k): Point => {
      const share = k / count;
      return [fromX + (x - fromX) * share, fromY + (y - fromY) * share + beside];
    });
  });
  return steps.slice(Math.round(steps.length * from), Math.round(steps.length * to));
}

const nearest = ([x, y]: Point, spots: readonly Point[]): number =>
  Math.min(...spots.map(([sx, sy]) => Math.hypot(sx - x, sy - y)));

function palmWith(furrows: readonly Furrow[]) {
  const rgb = new Float32Array(canvasWidth * canvasHeight * 3);
  let seed = 11;
  const grain = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648 - 0.5;
  };
  const dark = new Float32Array(canvasWidth * canvasHeight);
  for (const { course: spots, depth } of furrows)
    for (const spot of spots) {
      const [cx, cy] = toCanvas(spot);
      for (let y = Math.floor(cy) - 8; y <= cy + 8; y++)
        for (let x = Math.floor(cx) - 8; x <= cx + 8; x++) {
          const at = y * canvasWidth + x;
          const shade = depth * Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / 8);
          dark[at] = Math.max(dark[at] ?? 0, shade);
        }
    }
  for (let at = 0; at < dark.length; at++) {
    const light = 24 * grain() - (dark[at] ?? 0);
    rgb.set([205 + light, 160 + light, 138 + light], 3 * at);
  }
  const whole = new Uint8Array(canvasWidth * canvasHeight).fill(1);
  return findLines(furrowsOf(rgb, whole), { xx: 1, xy: 0, x0: 0, yx: 0, yy: 1, y0: 0 }).lines;
}

const plainDepth = 12;
const allowedOffFurrow = 0.075;
const others = (['heart', 'life'] as const).map(
  (name): Furrow => ({ course: part(course[name], 0, 1), depth: plainDepth }),
);

function longestOffFurrow({ path }: Line, furrows: readonly Furrow[]): number {
  const drawn = furrows.flatMap(({ course: spots }) => spots);
  let [offFurrow, longest] = [0, 0];
  for (const [i, spot] of path.entries()) {
    const [x, y] = path[i - 1] ?? spot;
    offFurrow =
      nearest(spot, drawn) > 4 / pixelsPerUnit ? offFurrow + Math.hypot(spot[0] - x, spot[1] - y) : 0;
    longest = Math.max(longest, offFurrow);
  }
  return longest;
}

describe('a line is clear only where its stroke lies on a furrow along its whole length', () => {
  test('A line is clear if its stroke lies on a furrow along its whole length', () => {
    const head = [{ course: part(course.head, 0, 1), depth: plainDepth }];
    const lines = palmWith([...others, ...head]);
    expect(lines.head.grade).toBe('clear');
    expect(lines.head.coverage).toBeGreaterThan(0.95);
    expect(longestOffFurrow(lines.head, head)).toBeLessThanOrEqual(allowedOffFurrow);
  });

  test.each([0.5, 0.6, 0.75])('A furrow that ends after %f of its length ends the line there', (share) => {
    const head = [{ course: part(course.head, 0, share), depth: plainDepth }];
    const { head: line } = palmWith([...others, ...head]);
    const end = head[0]?.course.at(-1) ?? [0, 0];
    const last = line.path.at(-1);
    if (line.grade === 'clear') {
      expect(longestOffFurrow(line, head)).toBeLessThanOrEqual(allowedOffFurrow);
      expect(nearest(last ?? [9, 9], [end])).toBeLessThan(0.08);
    } else expect(line.coverage).toBeLessThan(0.9);
  });

  test.each([
    [
      'continues only as the grain of the skin',
      (share: number) => [{ course: part(course.head, share, 1), depth: 3 }],
    ],
    [
      'continues at one side',
      (share: number) => [{ course: part(course.head, share, 1, 0.05), depth: plainDepth }],
    ],
    [
      'has a gap and continues',
      (share: number) => [{ course: part(course.head, share + 0.2, 1), depth: plainDepth }],
    ],
  ])('A stroke that leaves its furrow half-way is unclear from there on: the furrow %s', (_, rest) => {
    for (const share of [0.4, 0.5, 0.6]) {
      const head = [{ course: part(course.head, 0, share), depth: plainDepth }, ...rest(share)];
      const strong = head.filter(({ depth }) => depth === plainDepth);
      const { head: line } = palmWith([...others, ...head]);
      if (line.grade === 'clear')
        expect(longestOffFurrow(line, strong)).toBeLessThanOrEqual(allowedOffFurrow);
    }
  });
});

test('A clear furrow of two fifths of the palm length is a fate line, and one of a fifth is not', () => {
  const fate = (length: number): Furrow => ({
    course: part(
      [
        [0.12, -0.1],
        [0.11, -0.1 - length],
      ],
      0,
      1,
    ),
    depth: plainDepth,
  });
  expect(palmWith([...others, fate(0.4)]).fate.grade).toBe('clear');
  expect(palmWith([...others, fate(0.2)]).fate.grade).toBe('not found');
});

test('A fate line is clear on a furrow that is too shallow for another clear line', () => {
  const course = part(
    [
      [0.12, -0.1],
      [0.11, -0.6],
    ],
    0,
    1,
  );
  const { fate } = palmWith([...others, { course, depth: 6.5 }]);
  expect(fate.strength).toBeLessThan(clearStrength);
  expect(fate.grade).toBe('clear');
});
