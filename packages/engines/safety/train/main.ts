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

/** Returns weights as the model keeps them: whole numbers from -7 to 7, two in a byte. Finer steps recognise no more. */
function packed(weights: Float64Array): { readonly scale: number; readonly bytes: Uint8Array } {
  const most = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0);
  const scale = most / 7;
  const level = (at: number) => Math.round((weights[at] ?? 0) / scale) + 8;
  const bytes = Uint8Array.from(
    { length: Math.ceil(weights.length / 2) },
    (_, at) => level(2 * at) * 16 + level(2 * at + 1),
  );
  return { scale, bytes };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { scale, bytes } = packed(train(readCorpus()));
  const file = fileURLToPath(new URL('../weights.ts', import.meta.url));
  const text = Buffer.from(bytes.buffer).toString('base64');
  writeFileSync(
    file,
    `/** Written by \`node packages/engines/safety/train/main.ts\`: see train.ts. */\nexport const scale = ${scale};\nexport const weights =\n  '${text}';\n`,
  );
  console.log(`${file}: ${text.length} letters`);
}
