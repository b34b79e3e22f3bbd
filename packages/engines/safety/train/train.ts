import { bucketCount, featuresOf, type WeightedBucket } from '../features.ts';
import { dangerKinds } from '../kinds.ts';

export const labels = ['none', ...dangerKinds] as const;
type Label = (typeof labels)[number];

export interface Example {
  readonly label: Label;
  readonly text: string;
}

const width = labels.length;
const bias: WeightedBucket = [bucketCount, 1];
const epochs = 8;
const rate = 0.3;
const decay = 1e-4;

/**
 * Multinomial logistic regression by AdaGrad. The same examples give the same weights.
 *
 * @returns weights by bucket and label, the bias last
 */
export function train(examples: readonly Example[]): Float64Array {
  const weights = new Float64Array((bucketCount + 1) * width);
  const squares = new Float64Array(weights.length).fill(1e-3);
  const rows = examples.map(({ label, text }) => ({ y: labels.indexOf(label), features: featuresOf(text) }));
  const order = rows.map((_, index) => index);
  let seed = 42;
  const random = () => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return seed / 0x80000000;
  };
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const index of order) {
      const row = rows[index];
      if (row === undefined || row.features.length === 0) continue;
      const wrong = errors(weights, row.features, row.y);
      for (const [feature, x] of [...row.features, bias]) {
        for (let label = 0; label < width; label += 1) {
          const place = feature * width + label;
          const gradient = (wrong[label] ?? 0) * x + decay * (weights[place] ?? 0);
          squares[place] = (squares[place] ?? 0) + gradient * gradient;
          weights[place] = (weights[place] ?? 0) - (rate * gradient) / Math.sqrt(squares[place] ?? 1);
        }
      }
    }
  }
  return weights;
}

function errors(weights: Float64Array, features: readonly WeightedBucket[], y: number): number[] {
  const scores = labels.map((_, label) => {
    let sum = weights[bucketCount * width + label] ?? 0;
    for (const [feature, value] of features) sum += value * (weights[feature * width + label] ?? 0);
    return sum;
  });
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const total = powers.reduce((sum, one) => sum + one, 0);
  return powers.map((power, label) => power / total - (label === y ? 1 : 0));
}
