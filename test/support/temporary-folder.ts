import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/**
 * A folder for all tests of a file, or of the `describe` that calls it at its top: before any hook is declared, so that
 * it goes after the last of them.
 */
export function temporaryFolder(name: string): string {
  const folder = make(name);
  afterAll(() => remove(folder));
  return folder;
}

/** A folder for one test, called within it or in `beforeEach`. It goes when the test and its hooks have ended. */
export function temporaryFolderOfTest(name: string): string {
  const folder = make(name);
  onTestFinished(() => remove(folder));
  return folder;
}

const make = (name: string): string => mkdtempSync(join(tmpdir(), `palmleaf-${name}-`));

/** With retries, because a process that has just been killed may still be writing. */
const remove = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 5 });
