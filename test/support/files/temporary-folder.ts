import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** Call it before you declare a hook, so that it deletes the folder after all hooks. */
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

/** Retries, because a process that was just killed may still write. */
const remove = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 5 });
