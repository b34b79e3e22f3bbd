import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { NotFoundError, UsageError } from '../errors.ts';

/**
 * The address of the stack of `npm start`, and the credentials for its requests. Only its owner may read the file.
 */
const localEndpoint = z.object({
  endpoint: z.url(),
  region: z.string(),
  stackName: z.string(),
  credentials: z.object({ accessKeyId: z.string(), secretAccessKey: z.string() }),
});
type LocalEndpoint = z.output<typeof localEndpoint>;

export const defaultStateFolder = '.palmleaf';
const endpointFile = (state: string): string => join(state, 'endpoint.json');

/** Writes the address of the local stack for the command, atomically. */
export function writeLocalEndpoint(state: string, endpoint: LocalEndpoint): void {
  const file = endpointFile(state);
  // The schema drops what the SDK adds to credentials about their source.
  const text = `${JSON.stringify(localEndpoint.parse(endpoint), null, 2)}\n`;
  writeFileSync(`${file}.next`, text, { mode: 0o600 });
  renameSync(`${file}.next`, file);
}

/** Removes the file, so that no command calls a stopped stack. */
export function removeLocalEndpoint(state: string): void {
  rmSync(endpointFile(state), { force: true });
}

/** @throws UserFacingError if no stack runs on this directory */
export function readLocalEndpoint(state: string): LocalEndpoint {
  let text: string;
  try {
    text = readFileSync(endpointFile(state), 'utf8');
  } catch {
    throw new NotFoundError(
      `No stack runs over ${state}: start one with "npm start", or name its directory with --state`,
    );
  }
  try {
    return localEndpoint.parse(JSON.parse(text));
  } catch {
    throw new UsageError(`${endpointFile(state)} is not what "npm start" writes: start the stack again`);
  }
}
