/** Decodes one HEIF photo and ends, which frees the memory of WebAssembly. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { iccOfCoding } from './colour-profile.ts';
import { type DecodeLimits, decodeStill, type Libheif } from './libheif.ts';
import { tiffHead } from './tiff.ts';

const { file, limits }: { file: Uint8Array; limits: DecodeLimits } = workerData;
const require = createRequire(import.meta.url);
const load: (options: { wasmBinary: Uint8Array }) => Libheif = require('libheif-js/libheif-wasm/libheif.js');
const heif = load({ wasmBinary: readFileSync(require.resolve('libheif-js/libheif-wasm/libheif.wasm')) });
await heif.ready;

const decoded = decodeStill(heif, file, limits);
if (typeof decoded === 'string') parentPort?.postMessage(decoded);
else {
  const { width, height, channels, coding } = decoded;
  const icc = decoded.icc ?? (coding === undefined ? undefined : iccOfCoding(coding));
  const head = tiffHead({ width, height, channels, icc });
  const tiff = new Uint8Array(head.length + width * height * channels);
  tiff.set(head);
  decoded.copyTo(tiff, head.length);
  parentPort?.postMessage(tiff, [tiff.buffer]);
}
