import type { WeightedFeature } from './words.ts';

/** A model as text, with four bits per weight. */
export interface Packed {
  readonly scale: number;
  readonly bias: readonly number[];
  /** Base64 of 32 bits per feature, ascending. */
  readonly features: string;
  /** Base64 of one half byte for each feature and label. */
  readonly weights: string;
}

export interface Unpacked {
  readonly scale: number;
  readonly bias: readonly number[];
  readonly places: ReadonlyMap<number, number>;
  readonly halfBytes: Uint8Array;
}

const maxLevel = 7;
const zeroLevel = 8;
/** The scale ignores the few largest weights, which would make the steps too coarse. */
const scaleQuantile = 0.9995;

/** @param weights one row for each feature, then the bias */
export function packed(features: readonly number[], weights: Float32Array, labelCount: number): Packed {
  const order = [...features.keys()].sort((one, other) => (features[one] ?? 0) - (features[other] ?? 0));
  const rows = order.map((at) => weights.subarray(at * labelCount, (at + 1) * labelCount));
  const sizes = weights
    .slice(0, features.length * labelCount)
    .map(Math.abs)
    .sort();
  const scale = (sizes[Math.floor(scaleQuantile * sizes.length)] ?? 1) / maxLevel;
  const levels = rows.flatMap((row) =>
    Array.from(
      row,
      (weight) => Math.max(-maxLevel, Math.min(maxLevel, Math.round(weight / scale))) + zeroLevel,
    ),
  );
  const bytes = Uint8Array.from(
    { length: Math.ceil(levels.length / 2) },
    (_, at) => (levels[2 * at] ?? zeroLevel) * 16 + (levels[2 * at + 1] ?? zeroLevel),
  );
  const featureBytes = new DataView(new ArrayBuffer(4 * order.length));
  for (const [at, feature] of order.entries()) featureBytes.setUint32(4 * at, features[feature] ?? 0);
  return {
    scale,
    bias: [...weights.subarray(features.length * labelCount)],
    features: Buffer.from(featureBytes.buffer).toString('base64'),
    weights: Buffer.from(bytes.buffer).toString('base64'),
  };
}

/** @param bytes the weights, if the model holds them compressed */
export function unpacked(
  { scale, bias, features, weights }: Packed,
  bytes: Uint8Array = Buffer.from(weights, 'base64'),
): Unpacked {
  const featureBytes = Buffer.from(features, 'base64');
  const halfBytes = new Uint8Array(2 * bytes.length);
  for (const [at, byte] of bytes.entries()) {
    halfBytes[2 * at] = byte >> 4;
    halfBytes[2 * at + 1] = byte & 15;
  }
  const places = new Map(
    Array.from(
      { length: featureBytes.length / 4 },
      (_, at) => [featureBytes.readUInt32BE(4 * at), at] as const,
    ),
  );
  return { scale, bias, places, halfBytes };
}

export function probabilitiesOf(
  { scale, bias, places, halfBytes }: Unpacked,
  features: readonly WeightedFeature[],
): number[] {
  const sums = new Float64Array(bias.length);
  for (const [feature, value] of features) {
    const place = places.get(feature);
    if (place === undefined) continue;
    const from = place * bias.length;
    for (let label = 0; label < sums.length; label += 1)
      sums[label] = (sums[label] ?? 0) + value * ((halfBytes[from + label] ?? zeroLevel) - zeroLevel);
  }
  const scores = bias.map((own, label) => own + scale * (sums[label] ?? 0));
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
