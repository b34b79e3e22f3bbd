import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { synthesize } from './app.ts';

/** The synthesized test stack: made once for this content of app and handlers, then found again. */
export function testAssembly(): string {
  const hash = createHash('sha256');
  for (const file of ['app.ts', 'handlers.ts', '../../../package-lock.json']) {
    hash.update(readFileSync(new URL(`./${file}`, import.meta.url)));
  }
  const wanted = join(tmpdir(), 'palmleaf-local-app', hash.digest('hex').slice(0, 16));
  if (existsSync(join(wanted, 'manifest.json'))) return wanted;
  mkdirSync(dirname(wanted), { recursive: true });
  const made = mkdtempSync(`${wanted}-`);
  synthesize(made);
  try {
    renameSync(made, wanted);
  } catch {
    // Another test process was faster; ours is as good.
    return made;
  }
  return wanted;
}
