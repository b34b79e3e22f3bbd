import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { messageOf, StackError } from '../basics/errors.ts';
import type { StateDirectory } from '../platform/state-directory.ts';
import type { Credentials } from '../protocol/signature.ts';

const identitySchema = z.object({ stackName: z.string(), region: z.string(), account: z.string() });
const credentialsSchema = z.object({ accessKeyId: z.string(), secretAccessKey: z.string() });

export function makeStateDirectory(path: string): string {
  const full = resolve(path);
  try {
    mkdirSync(full, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StackError(`the state directory ${full} cannot be made: ${messageOf(error)}`);
  }
  return full;
}

/** A state directory contains names and ARNs of one stack, region and account. */
export function refuseOtherStack(state: StateDirectory, identity: z.infer<typeof identitySchema>): void {
  const stored = state.jsonFile('identity', identitySchema.nullable(), null);
  const text = ({ stackName, region, account }: typeof identity): string =>
    `${stackName} in ${region}, ${account}`;
  if (stored.value !== null && text(stored.value) !== text(identity)) {
    throw new StackError(
      `${state.path} holds the stack ${text(stored.value)}, not ${text(identity)}; choose another state directory`,
    );
  }
  stored.value = identity;
  stored.save();
}

/** Made at the first start; only the owner can read them. */
export function stackCredentials(state: StateDirectory): Credentials {
  const file = state.jsonFile('credentials', credentialsSchema.nullable(), null);
  if (file.value === null) {
    file.value = {
      accessKeyId: `LOCAL${randomBytes(8).toString('hex').toUpperCase()}`,
      secretAccessKey: randomBytes(30).toString('base64url'),
    };
    file.save();
  }
  return file.value;
}
