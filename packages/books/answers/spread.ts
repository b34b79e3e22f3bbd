import { normalize } from '@palmleaf/engines/sky';

/**
 * Moves places apart by least squares in their order; spaces them evenly if they fill the circle.
 * @param places degrees
 * @returns degrees in the order of `places`
 */
export function spread(places: readonly number[], gap: number): number[] {
  const count = places.length;
  if (count < 2) return places.map(normalize);
  const step = Math.min(gap, 360 / count);
  const order = places
    .map((place, index) => ({ place: normalize(place), index }))
    .sort((a, b) => a.place - b.place || a.index - b.index);
  const start = afterWidestGap(order.map(({ place }) => place));
  const row = [...order.slice(start), ...order.slice(0, start)];
  const first = row[0]?.place ?? 0;
  const unrolled = row.map(({ place }) => first + normalize(place - first));
  const moved = separated(unrolled, step);
  const result: number[] = new Array(count).fill(0);
  row.forEach(({ index }, position) => {
    result[index] = normalize(moved[position] ?? 0);
  });
  return result;
}

/** Cuts the circle at its widest gap. */
function afterWidestGap(sorted: readonly number[]): number {
  let widest = -1;
  let start = 0;
  sorted.forEach((place, index) => {
    const before = sorted.at(index - 1) ?? place;
    const gap = normalize(place - before);
    if (gap > widest) {
      widest = gap;
      start = index;
    }
  });
  return start;
}

/** The pool-adjacent-violators algorithm. */
function separated(places: readonly number[], step: number): number[] {
  const pools: { sum: number; size: number }[] = [];
  places.forEach((place, index) => {
    let pool = { sum: place - index * step, size: 1 };
    for (let last = pools.at(-1); last && last.sum / last.size >= pool.sum / pool.size; last = pools.at(-1)) {
      pool = { sum: pool.sum + last.sum, size: pool.size + last.size };
      pools.pop();
    }
    pools.push(pool);
  });
  const moved = pools
    .flatMap(({ sum, size }) => new Array<number>(size).fill(sum / size))
    .map((offset, index) => offset + index * step);
  const first = moved[0] ?? 0;
  const last = moved.at(-1) ?? 0;
  if (last - first <= 360 - step + 1e-9) return moved;
  // The two ends overlap across the cut: use an even ring.
  const middle = (first + last) / 2;
  return moved.map((_, index) => middle + (index - (moved.length - 1) / 2) * (360 / moved.length));
}
