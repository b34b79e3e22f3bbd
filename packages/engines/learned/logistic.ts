/** One example; its last bucket is the bias. */
export interface Row {
  readonly label: number;
  readonly weight: number;
  readonly buckets: Int32Array;
  readonly values: Float32Array;
}

interface Training {
  readonly width: number;
  readonly bucketCount: number;
  readonly epochs: number;
  readonly rate: number;
  readonly decay: number;
  /** Share of features dropped in each pass, so that none becomes indispensable. */
  readonly hidden: number;
}

export interface Draws<R> {
  readonly arranged: (rows: readonly R[], epoch: number) => readonly R[];
  readonly ofRow: (row: R, epoch: number) => () => number;
}

export const trainOnce = (rows: readonly Row[], training: Training, random: () => number): Float32Array =>
  trainWith(rows, training, { arranged: (all) => shuffled(all, random), ofRow: () => random });

/** Multinomial logistic regression by AdaGrad; deterministic. The row after the last bucket holds the bias. */
export function trainWith<R extends Row>(
  rows: readonly R[],
  training: Training,
  draws: Draws<R>,
): Float32Array {
  const { width, bucketCount, epochs } = training;
  const places = placesOf(rows, bucketCount);
  let placed: readonly R[] = rows.map((row) => ({
    ...row,
    buckets: row.buckets.map((bucket) => places[bucket] ?? 0),
  }));
  const state = new Float32Array(places.length * 2 * width);
  for (let at = width; at < state.length; at += 2 * width) state.fill(1e-3, at, at + width);
  const errors = new Float64Array(width);
  const longest = placed.reduce((most, { buckets }) => Math.max(most, buckets.length), 0);
  const part = { buckets: new Int32Array(longest), values: new Float32Array(longest) };
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    placed = draws.arranged(placed, epoch);
    for (const row of placed) {
      const partLength = takePart(part, row, training.hidden, draws.ofRow(row, epoch));
      sumErrors(errors, state, { ...part, label: row.label, length: partLength }, 2 * width);
      correct(state, errors, { ...part, weight: row.weight, length: partLength }, training);
    }
  }
  const weights = new Float32Array(places.length * width);
  for (const [bucket, place] of places.entries())
    for (let column = 0; column < width; column += 1)
      weights[bucket * width + column] = state[place * 2 * width + column] ?? 0;
  return weights;
}

function placesOf(rows: readonly Row[], bucketCount: number): Int32Array {
  const counts = new Int32Array(bucketCount + 1);
  for (const { buckets } of rows) for (const bucket of buckets) counts[bucket] = (counts[bucket] ?? 0) + 1;
  const order = Int32Array.from(counts.keys()).sort(
    (one, other) => (counts[other] ?? 0) - (counts[one] ?? 0),
  );
  const places = new Int32Array(order.length);
  for (const [place, bucket] of order.entries()) places[bucket] = place;
  return places;
}

interface Part {
  readonly buckets: Int32Array;
  readonly values: Float32Array;
}

function takePart(part: Part, { buckets, values }: Row, hidden: number, random: () => number): number {
  const bias = buckets.length - 1;
  let count = 0;
  for (let at = 0; at <= bias; at += 1) {
    if (at < bias && random() < hidden) continue;
    part.buckets[count] = buckets[at] ?? 0;
    part.values[count] = at === bias ? 1 : (values[at] ?? 0) / (1 - hidden);
    count += 1;
  }
  return count;
}

/** Writes the probability of each label to `errors`, minus one for the label of the row. */
export function computeErrors(errors: Float64Array, weights: Float32Array, row: Row): void {
  sumErrors(errors, weights, { ...row, length: row.buckets.length }, errors.length);
}

function sumErrors(
  errors: Float64Array,
  weights: Float32Array,
  { label, buckets, values, length }: Part & { readonly label: number; readonly length: number },
  stride: number,
): void {
  const width = errors.length;
  errors.fill(0);
  for (let at = 0; at < length; at += 1) {
    const from = (buckets[at] ?? 0) * stride;
    const value = values[at] ?? 0;
    for (let column = 0; column < width; column += 1)
      errors[column] = (errors[column] ?? 0) + value * (weights[from + column] ?? 0);
  }
  let top = -Infinity;
  for (let column = 0; column < width; column += 1) top = Math.max(top, errors[column] ?? 0);
  let total = 0;
  for (let column = 0; column < width; column += 1) {
    const power = Math.exp((errors[column] ?? 0) - top);
    errors[column] = power;
    total += power;
  }
  for (let column = 0; column < width; column += 1)
    errors[column] = (errors[column] ?? 0) / total - (column === label ? 1 : 0);
}

function correct(
  state: Float32Array,
  errors: Float64Array,
  {
    weight: importance,
    buckets,
    values,
    length,
  }: Part & { readonly weight: number; readonly length: number },
  { width, rate, decay }: Training,
): void {
  for (let at = 0; at < length; at += 1) {
    const from = (buckets[at] ?? 0) * 2 * width;
    const value = values[at] ?? 0;
    for (let column = from; column < from + width; column += 1) {
      const weight = state[column] ?? 0;
      const gradient = importance * (errors[column - from] ?? 0) * value + decay * weight;
      const square = (state[column + width] ?? 0) + gradient * gradient;
      state[column + width] = square;
      state[column] = weight - (rate * gradient) / Math.sqrt(square);
    }
  }
}

function shuffled<R>(all: readonly R[], random: () => number): readonly R[] {
  const rows = [...all];
  for (let at = rows.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [rows[at], rows[other]];
    if (one !== undefined && two !== undefined) [rows[at], rows[other]] = [two, one];
  }
  return rows;
}

export function seeded(start: number): () => number {
  let seed = start;
  return () => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return seed / 0x80000000;
  };
}
