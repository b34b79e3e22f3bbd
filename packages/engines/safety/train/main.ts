import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bucketCount, fingerprintCount } from '../features.ts';
import { dangerKinds } from '../kinds.ts';
import { readCorpus } from './corpus.ts';
import { labels, type Trained, train } from './train.ts';

/** Weights of dangers minus that of "no danger": only the differences matter. */
const overHarmless = (weights: Float32Array, bucket: number): number[] =>
  dangerKinds.map(
    (_, kind) => (weights[bucket * labels.length + kind + 1] ?? 0) - (weights[bucket * labels.length] ?? 0),
  );

/** Packs a fingerprint and five weights from -7 to 7 per bucket, four bits each. */
function packed({ fingerprints, weights }: Trained): { readonly scale: number; readonly bytes: Uint8Array } {
  const differences = Float32Array.from(
    { length: bucketCount * dangerKinds.length },
    (_, at) => overHarmless(weights, Math.floor(at / dangerKinds.length))[at % dangerKinds.length] ?? 0,
  );
  const sizes = differences.map(Math.abs).sort();
  const scale = (sizes[Math.floor(0.9995 * sizes.length)] ?? 1) / 7;
  const level = (at: number) => Math.max(-7, Math.min(7, Math.round((differences[at] ?? 0) / scale))) + 8;
  const nibble = (at: number) => {
    const [bucket, place] = [Math.floor(at / width), at % width];
    return place === 0
      ? (fingerprints[bucket] ?? 0) % fingerprintCount
      : level(bucket * dangerKinds.length + place - 1);
  };
  const bytes = Uint8Array.from(
    { length: (bucketCount * width) / 2 },
    (_, at) => nibble(2 * at) * 16 + nibble(2 * at + 1),
  );
  return { scale, bytes };
}

const width = dangerKinds.length + 1;

const trained = train(readCorpus());
const { scale, bytes } = packed(trained);
const bias = overHarmless(trained.weights, bucketCount);
const file = fileURLToPath(new URL('../weights.ts', import.meta.url));
const text = Buffer.from(bytes.buffer).toString('base64');
writeFileSync(
  file,
  `/** Written by \`node packages/engines/safety/train/main.ts\`: see train.ts. */
export const scale = ${scale};
export const bias = [${bias.join(', ')}];
export const weights =
  '${text}';
`,
);
console.log(`${file}: ${text.length} letters`);
