import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { synthesize } from './app.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const staleMs = 5 * 60_000;

/** The synthesized test stack: made once for this content of app and handlers, then found again. */
export function testAssembly(): string {
  const hash = createHash('sha256');
  for (const file of ['app.ts', 'handlers.ts', '../../../package-lock.json']) {
    hash.update(readFileSync(new URL(`./${file}`, import.meta.url)));
  }
  const wanted = join(root, '.palmleaf', 'test', 'local-app', hash.digest('hex').slice(0, 16));
  mkdirSync(dirname(wanted), { recursive: true });
  const lock = `${wanted}.lock`;
  while (!existsSync(join(wanted, 'manifest.json'))) {
    if (!take(lock)) {
      // Another test process is at it.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
      continue;
    }
    try {
      const made = mkdtempSync(`${wanted}-`);
      synthesize(made);
      renameSync(made, wanted);
    } finally {
      rmdirSync(lock);
    }
  }
  return wanted;
}

function take(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    // Left behind by a test process that was killed.
    if (Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > staleMs)
      rmdirSync(lock);
    return false;
  }
}
