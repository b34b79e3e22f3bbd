import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { Credentials } from './context.ts';
import { messageOf, StackError } from './errors.ts';
import type { StateDirectory } from './platform/state-directory.ts';

export interface StackOptions {
  /** Folder of the synthesized CDK app (`cdk.out`), holding one stack. */
  readonly assembly: string;
  /** Folder that keeps everything between starts. One running stack at a time. */
  readonly stateDir: string;
  /** Default eu-central-1. */
  readonly region?: string;
  /** Twelve digits; default 000000000000. */
  readonly account?: string;
  /** Port of the endpoint; 0 or none: the one of the last start, or any free one. */
  readonly port?: number;
  /** How many times faster than on AWS the host's own waits are: rates of schedules, waits between retries of events. */
  readonly timeScale?: number;
  /** Most execution environments per function; default: its reserved concurrency, or 10. */
  readonly concurrency?: number;
  /** Added to the environment of every function. */
  readonly environment?: Readonly<Record<string, string>>;
  log(line: string): void;
}

const optionsSchema = z.object({
  region: z
    .string()
    .regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'a region such as eu-central-1')
    .default('eu-central-1'),
  account: z
    .string()
    .regex(/^\d{12}$/, 'twelve digits')
    .default('000000000000'),
  timeScale: z.number().positive().default(1),
  concurrency: z.number().int().min(1).optional(),
  port: z.number().int().min(0).max(65_535).optional(),
});
const identitySchema = z.object({ stackName: z.string(), region: z.string(), account: z.string() });
const credentialsSchema = z.object({ accessKeyId: z.string(), secretAccessKey: z.string() });

/** @throws StackError naming every option that cannot be */
export function checkOptions(options: StackOptions): z.infer<typeof optionsSchema> {
  const parsed = optionsSchema.safeParse(options);
  if (!parsed.success) throw new StackError(`wrong options:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** @returns the absolute path. @throws StackError */
export function makeStateDirectory(path: string): string {
  const full = resolve(path);
  try {
    mkdirSync(full, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StackError(`the state directory ${full} cannot be made: ${messageOf(error)}`);
  }
  return full;
}

/** Names and ARNs in the state directory belong to one stack, region and account. */
export function refuseForeign(state: StateDirectory, identity: z.infer<typeof identitySchema>): void {
  const kept = state.document('identity', identitySchema.nullable(), null);
  const text = ({ stackName, region, account }: typeof identity): string =>
    `${stackName} in ${region}, ${account}`;
  if (kept.value !== null && text(kept.value) !== text(identity)) {
    throw new StackError(
      `${state.path} holds the stack ${text(kept.value)}, not ${text(identity)}; choose another state directory`,
    );
  }
  kept.value = identity;
  kept.save();
}

/** Made once per state directory, so that signatures are checked against something only its owner can read. */
export function keptCredentials(state: StateDirectory): Credentials {
  const document = state.document('credentials', credentialsSchema.nullable(), null);
  if (document.value === null) {
    document.value = {
      accessKeyId: `LOCAL${randomBytes(8).toString('hex').toUpperCase()}`,
      secretAccessKey: randomBytes(30).toString('base64url'),
    };
    document.save();
  }
  return document.value;
}
