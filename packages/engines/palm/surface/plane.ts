/** One number per pixel, row by row. */
export interface Plane {
  readonly values: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** Returns the value below which `share` (0..1) of the values lie; 0 if empty. Sorts its argument. */
export function quantile(values: Float32Array, share: number): number {
  values.sort();
  return values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2;
}

/** Gaussian blur; edges repeat. Above sigma 4, three box blurs. */
export const blur = (source: Plane, sigma: number): Plane =>
  sigma > 4 ? boxBlur(source, sigma) : bellBlur(source, sigma);

function bellBlur({ values, width, height }: Plane, sigma: number): Plane {
  const radius = Math.ceil(3 * sigma);
  const kernel = new Float32Array(2 * radius + 1).map((_, i) =>
    Math.exp(-((i - radius) ** 2) / (2 * sigma ** 2)),
  );
  const total = kernel.reduce((sum, weight) => sum + weight, 0);
  const weights = kernel.map((weight) => weight / total);
  const rows = new Float32Array(width * height);
  const padded = new Float32Array(width + 2 * radius);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    padded.fill(values[start] ?? 0, 0, radius);
    padded.set(values.subarray(start, start + width), radius);
    padded.fill(values[start + width - 1] ?? 0, radius + width);
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let i = 0; i < weights.length; i++) sum += (weights[i] ?? 0) * (padded[x + i] ?? 0);
      rows[start + x] = sum;
    }
  }
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const target = out.subarray(y * width, (y + 1) * width);
    for (let i = -radius; i <= radius; i++) {
      const row = Math.min(height - 1, Math.max(0, y + i)) * width;
      const weight = weights[i + radius] ?? 0;
      for (let x = 0; x < width; x++) target[x] = (target[x] ?? 0) + weight * (rows[row + x] ?? 0);
    }
  }
  return { values: out, width, height };
}

function boxBlur({ values, width, height }: Plane, sigma: number): Plane {
  const radius = Math.max(1, Math.round((Math.sqrt(4 * sigma ** 2 + 1) - 1) / 2));
  const a = Float32Array.from(values);
  const b = new Float32Array(width * height);
  for (let pass = 0; pass < 3; pass++) {
    for (let y = 0; y < height; y++) slide(a, b, y * width, 1, width, radius);
    for (let x = 0; x < width; x++) slide(b, a, x, width, height, radius);
  }
  return { values: a, width, height };
}

function slide(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
) {
  const last = start + (count - 1) * step;
  const [first, final] = [from[start] ?? 0, from[last] ?? 0];
  const share = 1 / (2 * radius + 1);
  let sum = first * radius;
  for (let i = 0; i < radius; i++) sum += from[Math.min(last, start + i * step)] ?? 0;
  let ahead = start + radius * step;
  let behind = start - radius * step;
  for (let at = start; at <= last; at += step) {
    sum += ahead <= last ? (from[ahead] ?? 0) : final;
    to[at] = sum * share;
    sum -= behind >= start ? (from[behind] ?? 0) : first;
    ahead += step;
    behind += step;
  }
}
