import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Without `parent`, the folder is removed when the process ends. */
export async function temporaryFolder(parent?: string): Promise<string> {
  const folder = await mkdtemp(join(parent ?? tmpdir(), 'palmleaf-'));
  if (parent === undefined) process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
