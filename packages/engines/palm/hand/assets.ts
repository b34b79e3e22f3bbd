import { access } from 'node:fs/promises';
import { join } from 'node:path';

/** Paths in the package root of files that a bundle needs beside it. Third-party licences require NOTICE. */
export const palmAssets = {
  'handlandmark-lite.json': 'node_modules/@vladmandic/human/models/handlandmark-lite.json',
  'handlandmark-lite.bin': 'node_modules/@vladmandic/human/models/handlandmark-lite.bin',
  'tfjs-backend-wasm-simd.wasm':
    'node_modules/@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm',
  NOTICE: 'packages/engines/palm/NOTICE',
} as const;

export type PalmAsset = keyof typeof palmAssets;

/** The WebAssembly loader of TensorFlow.js is CommonJS and needs these names in an ESM bundle. */
export const bundleBanner = [
  "import { createRequire as palmRequire } from 'node:module';",
  "import { fileURLToPath as palmPath } from 'node:url';",
  'const require = palmRequire(import.meta.url);',
  'const __filename = palmPath(import.meta.url);',
  "const __dirname = palmPath(new URL('.', import.meta.url));",
].join('\n');

export async function assetPath(directory: string, name: PalmAsset): Promise<string> {
  for (const path of [join(directory, name), join(directory, palmAssets[name])]) {
    const found = await access(path).then(
      () => true,
      () => false,
    );
    if (found) return path;
  }
  throw new Error(
    `The palm engine needs ${name} in ${directory} (or ${palmAssets[name]} under it); run npm ci.`,
  );
}
