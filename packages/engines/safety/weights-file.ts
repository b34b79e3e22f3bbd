import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const requireHere = createRequire(import.meta.url);

export function loadWeights(): typeof import('./weights.ts') {
  const bundled = fileURLToPath(new URL('danger-weights.mjs', import.meta.url));
  return requireHere(existsSync(bundled) ? bundled : './weights.ts');
}
