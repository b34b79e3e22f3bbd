/** One number per pixel, row by row. */
export interface Plane {
  readonly values: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** The value below which `share` (0..1) of the values lie; 0 if empty. Sorts its argument. */
export function quantile(values: Float32Array, share: number): number {
  values.sort();
  return values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2;
}

/** `right` and `bottom` lie outside. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Gaussian blur of a box, zero outside; edges repeat. From sigma 4 on, three box blurs. */
export function blur(plane: Plane, sigma: number, box: Box = wholePlane(plane)): Plane {
  const { radius, blurLine } = sigma < 4 ? bell(sigma) : boxes(sigma);
  const { left, top, right, bottom } = box;
  const rows = { from: Math.max(0, top - radius), to: Math.min(plane.height, bottom + radius) };
  const turned = blurRows(plane, rows, { from: left, to: right }, radius, blurLine);
  return blurRows(turned, { from: left, to: right }, { from: top, to: bottom }, radius, blurLine);
}

const wholePlane = ({ width, height }: Plane): Box => ({ left: 0, top: 0, right: width, bottom: height });

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Changes a line in place: its result begins at 0. */
type BlurLine = (line: Float32Array, count: number) => void;

/** Transposes the result, so that a second call blurs the columns. */
function blurRows(
  { values, width, height }: Plane,
  rows: Range,
  columns: Range,
  radius: number,
  blurLine: BlurLine,
): Plane {
  const out = new Float32Array(width * height);
  const count = columns.to - columns.from;
  const line = new Float32Array(count + 2 * radius);
  const first = Math.max(0, columns.from - radius);
  const last = Math.min(width, columns.to + radius);
  const offset = first - columns.from + radius;
  for (let y = rows.from; y < rows.to; y++) {
    const start = y * width;
    line.fill(values[start] ?? 0, 0, offset);
    line.set(values.subarray(start + first, start + last), offset);
    line.fill(values[start + width - 1] ?? 0, offset + last - first);
    blurLine(line, count);
    for (let x = 0; x < count; x++) out[(columns.from + x) * height + y] = line[x] ?? 0;
  }
  return { values: out, width: height, height: width };
}

function bell(sigma: number): { radius: number; blurLine: BlurLine } {
  const radius = Math.ceil(3 * sigma);
  const kernel = Float64Array.from({ length: radius + 1 }, (_, i) => Math.exp(-(i ** 2) / (2 * sigma ** 2)));
  const middle = kernel[0] ?? 1;
  const total = 2 * kernel.reduce((sum, weight) => sum + weight, 0) - middle;
  const weights = kernel.map((weight) => weight / total);
  const blurLine: BlurLine = (line, count) => {
    for (let x = 0; x < count; x++) {
      const at = x + radius;
      let sum = (weights[0] ?? 0) * (line[at] ?? 0);
      for (let i = 1; i <= radius; i++)
        sum += (weights[i] ?? 0) * ((line[at - i] ?? 0) + (line[at + i] ?? 0));
      line[x] = sum;
    }
  };
  return { radius, blurLine };
}

function boxes(sigma: number): { radius: number; blurLine: BlurLine } {
  const radius = Math.max(1, Math.round((Math.sqrt(4 * sigma ** 2 + 1) - 1) / 2));
  const blurLine: BlurLine = (line, count) => {
    for (let pass = 2; pass >= 0; pass--) slide(line, count + 2 * pass * radius, radius);
  };
  return { radius: 3 * radius, blurLine };
}

function slide(line: Float32Array, count: number, radius: number): void {
  const share = 1 / (2 * radius + 1);
  let sum = 0;
  for (let i = 0; i < 2 * radius; i++) sum += line[i] ?? 0;
  for (let i = 0; i < count; i++) {
    sum += line[i + 2 * radius] ?? 0;
    const leaving = line[i] ?? 0;
    line[i] = sum * share;
    sum -= leaving;
  }
}

export function shrink({ values, width, height }: Plane, by: number): Plane {
  const [columns, rows] = [Math.ceil(width / by), Math.ceil(height / by)];
  const out = new Float32Array(columns * rows);
  for (let y = 0; y < rows * by; y++) {
    const start = Math.min(height - 1, y) * width;
    const target = Math.floor(y / by) * columns;
    for (let x = 0; x < columns * by; x++) {
      const to = target + Math.floor(x / by);
      out[to] = (out[to] ?? 0) + (values[start + Math.min(width - 1, x)] ?? 0);
    }
  }
  const share = 1 / by ** 2;
  return { values: out.map((sum) => sum * share), width: columns, height: rows };
}

export function enlarge({ values, width, height }: Plane, by: number, columns: number, rows: number): Plane {
  const out = new Float32Array(columns * rows);
  const row = new Float32Array(width);
  const cell = (at: number, count: number) => {
    const place = Math.max(0, Math.min(count - 1, (at + 0.5) / by - 0.5));
    const first = Math.min(count - 2, Math.floor(place));
    return { first, share: place - first };
  };
  const across = Array.from({ length: columns }, (_, x) => cell(x, width));
  for (let y = 0; y < rows; y++) {
    const { first, share } = cell(y, height);
    for (let x = 0; x < width; x++) {
      const at = first * width + x;
      row[x] = (values[at] ?? 0) * (1 - share) + (values[at + width] ?? 0) * share;
    }
    for (let x = 0; x < columns; x++) {
      const { first: left, share: right } = across[x] ?? { first: 0, share: 0 };
      out[y * columns + x] = (row[left] ?? 0) * (1 - right) + (row[left + 1] ?? 0) * right;
    }
  }
  return { values: out, width: columns, height: rows };
}
