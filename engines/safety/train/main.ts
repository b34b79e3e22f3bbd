import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Example, labels, train } from './train.ts';

const folder = fileURLToPath(new URL('../corpus/', import.meta.url));

/** Reads the labelled sentences of all languages, in the order of their files. */
export const readCorpus = (): Example[] =>
  readdirSync(folder)
    .sort()
    .flatMap((file) => readFileSync(`${folder}${file}`, 'utf8').split('\n'))
    .flatMap((line) => {
      const [word, text] = line.split('\t');
      const label = labels.find((one) => one === word);
      return label === undefined || text === undefined ? [] : [{ label, text }];
    });

/** Weights as whole numbers from -127 to 127, as the model keeps them. */
export function quantised(weights: Float64Array): { readonly scale: number; readonly bytes: Int8Array } {
  const most = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0);
  const scale = most / 127;
  return { scale, bytes: Int8Array.from(weights, (weight) => Math.round(weight / scale)) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { scale, bytes } = quantised(train(readCorpus()));
  const file = fileURLToPath(new URL('../weights.ts', import.meta.url));
  const text = Buffer.from(bytes.buffer).toString('base64');
  writeFileSync(
    file,
    `/** Written by \`node engines/safety/train/main.ts\`: see train.ts. */\nexport const scale = ${scale};\nexport const weights =\n  '${text}';\n`,
  );
  console.log(`${file}: ${text.length} letters`);
}
