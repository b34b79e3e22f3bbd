import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loginName } from '@palmleaf/shared/customers/login';
import * as z from 'zod';
import { NotFoundError, UsageError } from '../errors.ts';

const credentials = z.object({ accessKeyId: z.string(), secretAccessKey: z.string() });
const localEndpoint = z.object({
  endpoint: z.url(),
  region: z.string(),
  stackName: z.string(),
  credentials,
  logins: z.record(z.string(), credentials).default({}),
});
type LocalEndpoint = z.input<typeof localEndpoint>;

export const defaultStateFolder = '.palmleaf';
const endpointFile = (state: string): string => join(state, 'endpoint.json');

export function writeLocalEndpoint(state: string, endpoint: LocalEndpoint): void {
  const file = endpointFile(state);
  // The schema drops what the SDK adds to credentials.
  const text = `${JSON.stringify(localEndpoint.parse(endpoint), null, 2)}\n`;
  writeFileSync(`${file}.next`, text, { mode: 0o600 });
  renameSync(`${file}.next`, file);
}

export const hasLocalEndpoint = (state: string): boolean => existsSync(endpointFile(state));

export function removeLocalEndpoint(state: string): void {
  rmSync(endpointFile(state), { force: true });
}

/** @throws UserFacingError if no stack runs on this directory, or it has no such login */
export function readLocalEndpoint(state: string, customer?: string): LocalEndpoint {
  const endpoint = parsedEndpoint(state);
  if (customer === undefined) return endpoint;
  const login = endpoint.logins[loginName(customer)];
  if (login !== undefined) return { ...endpoint, credentials: login };
  throw new NotFoundError(
    `The stack has no login of the customer ${customer}: start it with "npm start -- --customer ${customer}"`,
  );
}

function parsedEndpoint(state: string): z.output<typeof localEndpoint> {
  let text: string;
  try {
    text = readFileSync(endpointFile(state), 'utf8');
  } catch {
    throw new NotFoundError(
      `No stack runs on the state in ${state}: start one with "npm start", or name its directory with --state`,
    );
  }
  try {
    return localEndpoint.parse(JSON.parse(text));
  } catch {
    throw new UsageError(`${endpointFile(state)} is not what "npm start" writes: start the stack again`);
  }
}
