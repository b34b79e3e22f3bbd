import type { Pixels } from '../photo/pixels.ts';
import type { Point } from './geometry.ts';
import type { Square } from './hand-network.ts';

const cellPixels = 5;
/** Shares of the picture: below, no readable palm; above, a background in the colour of skin. */
const share = { least: 0.008, most: 0.45 };
const mostPatches = 3;
const frame = 1.5;

/** Yields two squares for each patch, turned in either direction along its axis. */
export function* skinPatches(picture: Pixels): Iterable<Square> {
  const patches = patchesOf(skinCells(picture), picture)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, mostPatches);
  for (const patch of patches) {
    const { centre, axis, along, across } = shapeOf(patch);
    const length = Math.min(along, 2.4 * across);
    for (const up of [1, -1]) {
      const [x, y] = [Math.cos(axis) * up, Math.sin(axis) * up];
      const shift = (along - length) / 2;
      yield {
        centre: [(centre[0] + x * shift) * cellPixels, (centre[1] + y * shift) * cellPixels],
        side: length * frame * cellPixels,
        turn: Math.atan2(y, x) + Math.PI / 2,
      };
    }
  }
}

interface Cells {
  readonly isSkin: Uint8Array;
  readonly columns: number;
}

/** Skin of any shade has R > G > B within limits of Cr and Cb. A background with such colours is excluded. */
function skinCells({ data, width, height }: Pixels): Cells {
  const [columns, rows] = [Math.floor(width / cellPixels), Math.floor(height / cellPixels)];
  const colours = Array.from({ length: columns * rows }, (_, i): Colour => {
    const at = ((Math.floor(i / columns) * cellPixels + 2) * width + (i % columns) * cellPixels + 2) * 3;
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    return [
      0.299 * r + 0.587 * g + 0.114 * b,
      128 + 0.5 * r - 0.4187 * g - 0.0813 * b,
      128 - 0.1687 * r - 0.3313 * g + 0.5 * b,
    ];
  });
  const edge = colours.filter(
    (_, i) => i < columns || i >= columns * (rows - 1) || i % columns === 0 || i % columns === columns - 1,
  );
  const middle = (channel: 0 | 1 | 2) =>
    edge.map((colour) => colour[channel]).toSorted((a, b) => a - b)[Math.floor(edge.length / 2)] ?? 0;
  const ground: Colour = [middle(0), middle(1), middle(2)];
  const isGround = isSkinColour(ground)
    ? (colour: Colour) =>
        colour.every(
          (value, channel) => Math.abs(value - (ground[channel] ?? 0)) < like[channel === 0 ? 0 : 1],
        )
    : () => false;
  const isSkin = Uint8Array.from(colours, (colour) => (isSkinColour(colour) && !isGround(colour) ? 1 : 0));
  return { isSkin: majority(isSkin, columns, rows), columns };
}

type Colour = readonly [brightness: number, redness: number, blueness: number];

const like = [40, 7] as const;

const isSkinColour = ([brightness, redness, blueness]: Colour): boolean =>
  brightness > 40 && redness > 135 && redness < 180 && blueness > 75 && blueness < 128;

function majority(cells: Uint8Array, columns: number, rows: number): Uint8Array {
  const cleaned = new Uint8Array(cells.length);
  for (let row = 1; row < rows - 1; row++)
    for (let column = 1; column < columns - 1; column++) {
      let count = 0;
      for (const dy of [-1, 0, 1])
        for (const dx of [-1, 0, 1]) count += cells[(row + dy) * columns + column + dx] ?? 0;
      if (count >= 6) cleaned[row * columns + column] = 1;
    }
  return cleaned;
}

function patchesOf({ isSkin, columns }: Cells, { width, height }: Pixels): Point[][] {
  const all = (width * height) / cellPixels ** 2;
  const seen = new Uint8Array(isSkin.length);
  const patches: Point[][] = [];
  for (let start = 0; start < isSkin.length; start++) {
    if (!isSkin[start] || seen[start]) continue;
    const patch: Point[] = [];
    const open = [start];
    seen[start] = 1;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [column, row] = [at % columns, Math.floor(at / columns)];
      patch.push([column, row]);
      for (const next of [at - 1, at + 1, at - columns, at + columns])
        if (isSkin[next] && !seen[next]) {
          seen[next] = 1;
          open.push(next);
        }
    }
    if (patch.length > share.least * all && patch.length < share.most * all) patches.push(patch);
  }
  return patches;
}

interface Shape {
  readonly centre: Point;
  readonly axis: number;
  readonly along: number;
  readonly across: number;
}

function shapeOf(patch: readonly Point[]): Shape {
  const mean = (value: (point: Point) => number) =>
    patch.reduce((sum, point) => sum + value(point), 0) / patch.length;
  const [x, y] = [mean(([px]) => px), mean(([, py]) => py)];
  const xx = mean(([px]) => (px - x) ** 2);
  const yy = mean(([, py]) => (py - y) ** 2);
  const xy = mean(([px, py]) => (px - x) * (py - y));
  const axis = 0.5 * Math.atan2(2 * xy, xx - yy);
  const [cos, sin] = [Math.cos(axis), Math.sin(axis)];
  const [from, to] = ends(patch.map(([px, py]) => (px - x) * cos + (py - y) * sin));
  const [left, right] = ends(patch.map(([px, py]) => (py - y) * cos - (px - x) * sin));
  const [u, v] = [(from + to) / 2, (left + right) / 2];
  return {
    centre: [x + u * cos - v * sin, y + u * sin + v * cos],
    axis,
    along: to - from,
    across: right - left,
  };
}

const ends = (values: number[]): [number, number] => {
  const sorted = values.toSorted((a, b) => a - b);
  return [sorted[Math.floor(sorted.length * 0.01)] ?? 0, sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0];
};
