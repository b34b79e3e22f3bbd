import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** Call it before any hook is declared, so that the folder goes after the last of them. */
export function temporaryFolder(name: string): string {
  const folder = make(name);
  afterAll(() => remove(folder));
  return folder;
}

export function temporaryFolderOfTest(name: string): string {
  const folder = make(name);
  onTestFinished(() => remove(folder));
  return folder;
}

const make = (name: string): string => mkdtempSync(join(tmpdir(), `palmleaf-${name}-`));

/** With retries, because a process that has just been killed may still be writing. */
const remove = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 5 });
