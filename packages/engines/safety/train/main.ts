import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readCorpus } from './corpus.ts';
import { labels, train } from './train.ts';

/** Returns weights as the model keeps them: whole numbers from -7 to 7, two in a byte. Finer steps recognise no more. */
function packed(weights: Float32Array): { readonly scale: number; readonly bytes: Uint8Array } {
  // A few weights are far larger than all others: steps for their sake would be too coarse for the rest.
  const sizes = weights.map(Math.abs).sort();
  const scale = (sizes[Math.floor(0.9995 * sizes.length)] ?? 1) / 7;
  const level = (at: number) => Math.max(-7, Math.min(7, Math.round((weights[at] ?? 0) / scale))) + 8;
  const bytes = Uint8Array.from(
    { length: Math.ceil(weights.length / 2) },
    (_, at) => level(2 * at) * 16 + level(2 * at + 1),
  );
  return { scale, bytes };
}

const trained = train(readCorpus());
const { scale, bytes } = packed(trained.subarray(0, -labels.length));
const bias = [...trained.subarray(-labels.length)];
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
