import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { NotFoundError, UsageError } from '../errors.ts';

/** Where the stack of `npm start` listens, and what its requests are signed with. Only its owner may read it. */
const localEndpoint = z.object({
  endpoint: z.url(),
  region: z.string(),
  stackName: z.string(),
  credentials: z.object({ accessKeyId: z.string(), secretAccessKey: z.string() }),
});
type LocalEndpoint = z.output<typeof localEndpoint>;

export const defaultStateFolder = '.palmleaf';
const endpointFile = (state: string): string => join(state, 'endpoint.json');

/** Tells the command where the local stack listens; written whole, or not at all. */
export function writeLocalEndpoint(state: string, endpoint: LocalEndpoint): void {
  const file = endpointFile(state);
  // The SDK marks credentials with where they came from, which is nobody's business here: the schema leaves out what it does not name.
  const text = `${JSON.stringify(localEndpoint.parse(endpoint), null, 2)}\n`;
  writeFileSync(`${file}.next`, text, { mode: 0o600 });
  renameSync(`${file}.next`, file);
}

/** Takes it back, so that no command asks a stack that has stopped. */
export function removeLocalEndpoint(state: string): void {
  rmSync(endpointFile(state), { force: true });
}

/** @throws UserFacingError when no stack runs over this directory */
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
