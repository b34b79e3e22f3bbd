import { bucketCount, bucketOf, featuresOf, printOf } from '../features.ts';
import { dangerKinds } from '../kinds.ts';
import { printsOf } from './prints.ts';

export const labels = ['none', ...dangerKinds] as const;
type Label = (typeof labels)[number];

export interface Labelled {
  readonly label: Label;
  readonly text: string;
  readonly weight: number;
}

export interface Trained {
  readonly prints: Uint8Array;
  readonly weights: Float32Array;
}

interface Read {
  readonly label: number;
  readonly weight: number;
  readonly dangerous: boolean;
  readonly features: Int32Array;
  readonly values: Float32Array;
}

interface Row {
  readonly label: number;
  readonly weight: number;
  readonly buckets: Int32Array;
  readonly values: Float32Array;
}

const width = labels.length;
const epochs = 24;
const rate = 0.3;
const decay = 1e-4;
/** Share of features hidden each time: the others must tell alone. */
const hidden = 0.5;
/** Share of sentences also learned beside a harmless one. */
const besideOthers = 0.5;
const longestBesideOthers = 180;
const longestCompanion = 80;

/** The mean of several orders judges a little better than one. */
const seeds = [42, 7, 99];

/** Multinomial logistic regression by AdaGrad; deterministic. */
export function train(examples: readonly Labelled[]): Trained {
  const read = examples.flatMap(readOf);
  const prints = printsOf(read);
  const besides = withCompanions(examples, seeded(1)).flatMap(readOf);
  const rows = [...read, ...besides].map((one) => rowOf(one, prints));
  const mean = new Float32Array((bucketCount + 1) * width);
  for (const seed of seeds)
    for (const [at, weight] of trainOnce([...rows], seeded(seed)).entries())
      mean[at] = (mean[at] ?? 0) + weight / seeds.length;
  return { prints, weights: mean };
}

function trainOnce(rows: Row[], random: () => number): Float32Array {
  const weights = new Float32Array((bucketCount + 1) * width);
  const squares = new Float32Array(weights.length).fill(1e-3);
  const errors = new Float64Array(width);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(rows, random);
    for (const row of rows) {
      const part = partOf(row, random);
      computeErrors(errors, weights, part);
      correct(weights, squares, errors, part);
    }
  }
  return weights;
}

/** A row with a random part of its features, scaled to the sum of all; the bias is last and stays. */
function partOf({ label, weight, buckets, values }: Row, random: () => number): Row {
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

export function dangerOf({ prints, weights }: Trained, text: string): number {
  const errors = new Float64Array(width);
  const [read] = readOf({ label: 'none', text, weight: 1 });
  if (read === undefined) return 0;
  computeErrors(errors, weights, rowOf(read, prints));
  return -(errors[0] ?? 0);
}

function readOf({ label, text, weight }: Labelled): Read[] {
  const features = featuresOf(text);
  if (features.length === 0) return [];
  return [
    {
      label: labels.indexOf(label),
      weight,
      dangerous: label !== 'none',
      features: Int32Array.from(features, ([feature]) => feature),
      values: Float32Array.from(features, ([, value]) => value),
    },
  ];
}

function rowOf({ label, weight, features, values }: Read, prints: Uint8Array): Row {
  const owns = (feature: number) => prints[bucketOf(feature)] === printOf(feature);
  return {
    label,
    weight,
    buckets: Int32Array.from([...features.filter(owns).map(bucketOf), bucketCount]),
    values: Float32Array.from([...values.filter((_, at) => owns(features[at] ?? 0)), 1]),
  };
}

function withCompanions(examples: readonly Labelled[], random: () => number): Labelled[] {
  const companions = examples.filter(
    ({ label, text }) => label === 'none' && text.length <= longestCompanion,
  );
  return examples
    .filter(({ text }) => text.length <= longestBesideOthers && random() < besideOthers)
    .map(({ label, text, weight }) => {
      const companion = companions[Math.floor(random() * companions.length)]?.text ?? '';
      return { label, weight, text: random() < 0.5 ? `${companion} ${text}` : `${text} ${companion}` };
    });
}

function computeErrors(errors: Float64Array, weights: Float32Array, { label, buckets, values }: Row): void {
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

function seeded(start: number): () => number {
  let seed = start;
  return () => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return seed / 0x80000000;
  };
}
