import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'palmleaf-run-';

export default function setup(): (() => void) | undefined {
  const shared = tmpdir();
  // Each project of the run calls this; the first call suffices.
  if (shared.includes(prefix)) return undefined;
  const { folder, close } = openRunFolder(shared);
  process.env.TMPDIR = folder;
  return close;
}

export function openRunFolder(shared: string): {
  readonly folder: string;
  readonly close: () => void;
  readonly remove: () => void;
} {
  removeDead(shared);
  const folder = join(shared, `${prefix}${process.pid}`);
  mkdirSync(folder);
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  return {
    folder,
    remove,
    close: () => {
      const left = readdirSync(folder).filter((name) => name.startsWith('palmleaf'));
      remove();
      if (left.length > 0) throw new Error(`The tests left in the temporary folder: ${left.join(', ')}`);
    },
  };
}

/** The name of each folder holds the process id. */
function removeDead(shared: string): void {
  for (const name of readdirSync(shared)) {
    const id = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : undefined;
    if (id !== undefined && !isAlive(id)) rmSync(join(shared, name), { recursive: true, force: true });
  }
}

export function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}
