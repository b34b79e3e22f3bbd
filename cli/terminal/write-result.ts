import { writeFile } from 'node:fs/promises';
import { UsageError } from '../errors.ts';

/** What to tell of a file that cannot be written, with the system's code, such as ENOSPC. */
export function cannotWrite(path: string, error: unknown): UsageError {
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return new UsageError(`${path} cannot be written${code}`);
}

/** Writes a result into the file that the user has named. */
export async function writeResult(path: string, content: string | Uint8Array): Promise<void> {
  await writeFile(path, content).catch((error: unknown) => {
    throw cannotWrite(path, error);
  });
}
