import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type * as weights from './weights.ts';

const requireHere = createRequire(import.meta.url);

/** Loads lazily: most requests do not use the chat. */
export function loadWeights(): typeof weights {
  const bundled = fileURLToPath(new URL('chat-weights.mjs', import.meta.url));
  return requireHere(existsSync(bundled) ? bundled : './weights.ts');
}
