import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const staleMs = 5 * 60_000;
const lockRetryMs = 200;
const folder = fileURLToPath(new URL('../../../.palmleaf/test/local-app', import.meta.url));

export async function testAssembly(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of ['app.ts', 'handlers.ts', '../../../package-lock.json']) {
    hash.update(readFileSync(new URL(`./${file}`, import.meta.url)));
  }
  const assembly = join(folder, hash.digest('hex').slice(0, 16));
  mkdirSync(folder, { recursive: true });
  const lock = `${assembly}.lock`;
  while (!existsSync(join(assembly, 'manifest.json'))) {
    if (!acquire(lock)) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, lockRetryMs);
      continue;
    }
    try {
      const draft = mkdtempSync(`${assembly}-`);
      const { synthesize } = await import('./app.ts');
      synthesize(draft);
      renameSync(draft, assembly);
      removeOthers([assembly, lock]);
    } finally {
      rmdirSync(lock);
    }
  }
  return assembly;
}

function acquire(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    // A killed test process left this lock.
    if (Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > staleMs)
      rmdirSync(lock);
    return false;
  }
}

function removeOthers(current: readonly string[]): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!current.includes(path)) rmSync(path, { recursive: true, force: true });
  }
}
