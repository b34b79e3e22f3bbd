/** Prints how long preparing one photo takes, and its memory: `node packages/bench/intake/photo.ts FILE`. */
import { readFileSync } from 'node:fs';
import { preparePhoto } from '../../../shared/intake/photos/photo.ts';
import { peakMegabytes } from '../page/peak-megabytes.ts';

async function measurePhoto(file: string): Promise<object> {
  const bytes = readFileSync(file);
  const started = performance.now();
  const result = await preparePhoto(bytes);
  const outcome =
    'refusal' in result
      ? result.refusal.code
      : `${result.width} × ${result.height}, ${(result.image.length / 1e6).toFixed(2)} MB`;
  return {
    uploadMegabytes: Number((bytes.length / 1e6).toFixed(1)),
    outcome,
    milliseconds: Math.round(performance.now() - started),
    peakMegabytes: peakMegabytes(),
  };
}

console.log(JSON.stringify(await measurePhoto(process.argv[2] ?? '')));
