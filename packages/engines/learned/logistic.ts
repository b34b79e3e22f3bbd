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

/** Multinomial logistic regression by AdaGrad; deterministic. The row after the last bucket holds the bias. */
export function trainOnce(rows: Row[], training: Training, random: () => number): Float32Array {
  const { width, bucketCount, epochs } = training;
  const weights = new Float32Array((bucketCount + 1) * width);
  const squares = new Float32Array(weights.length).fill(1e-3);
  const errors = new Float64Array(width);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(rows, random);
    for (const row of rows) {
      const part = partOf(row, training.hidden, random);
      computeErrors(errors, weights, part);
      correct(weights, squares, errors, part, training);
    }
  }
  return weights;
}

/** Drops random features, scales the others to the same sum, and keeps the bias last. */
function partOf({ label, weight, buckets, values }: Row, hidden: number, random: () => number): Row {
  const bias = buckets.length - 1;
  const part = { buckets: new Int32Array(buckets.length), values: new Float32Array(buckets.length) };
  let shown = 0;
  for (let at = 0; at <= bias; at += 1) {
    if (at < bias && random() < hidden) continue;
    part.buckets[shown] = buckets[at] ?? 0;
    part.values[shown] = at === bias ? 1 : (values[at] ?? 0) / (1 - hidden);
    shown += 1;
  }
  return { label, weight, buckets: part.buckets.subarray(0, shown), values: part.values.subarray(0, shown) };
}

/** Probabilities, less one for the label of the row. */
export function computeErrors(
  errors: Float64Array,
  weights: Float32Array,
  { label, buckets, values }: Row,
): void {
  const width = errors.length;
  errors.fill(0);
  for (let at = 0; at < buckets.length; at += 1) {
    const from = (buckets[at] ?? 0) * width;
    const value = values[at] ?? 0;
    for (let of = 0; of < width; of += 1) errors[of] = (errors[of] ?? 0) + value * (weights[from + of] ?? 0);
  }
  let top = -Infinity;
  for (let of = 0; of < width; of += 1) top = Math.max(top, errors[of] ?? 0);
  let total = 0;
  for (let of = 0; of < width; of += 1) {
    const power = Math.exp((errors[of] ?? 0) - top);
    errors[of] = power;
    total += power;
  }
  for (let of = 0; of < width; of += 1) errors[of] = (errors[of] ?? 0) / total - (of === label ? 1 : 0);
}

function correct(
  weights: Float32Array,
  squares: Float32Array,
  errors: Float64Array,
  { weight: importance, buckets, values }: Row,
  { width, rate, decay }: Training,
): void {
  for (let at = 0; at < buckets.length; at += 1) {
    const from = (buckets[at] ?? 0) * width;
    const value = values[at] ?? 0;
    for (let of = 0; of < width; of += 1) {
      const weight = weights[from + of] ?? 0;
      const gradient = importance * (errors[of] ?? 0) * value + decay * weight;
      const square = (squares[from + of] ?? 0) + gradient * gradient;
      squares[from + of] = square;
      weights[from + of] = weight - (rate * gradient) / Math.sqrt(square);
    }
  }
}

function shuffle(rows: Row[], random: () => number): void {
  for (let at = rows.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [rows[at], rows[other]];
    if (one !== undefined && two !== undefined) [rows[at], rows[other]] = [two, one];
  }
}

export function seeded(start: number): () => number {
  let seed = start;
  return () => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return seed / 0x80000000;
  };
}
