import * as z from 'zod';
import { StackError } from '../basics/errors.ts';
import type { AccessMode } from '../iam/access.ts';
import type { ClockKind } from './clock.ts';
import { type Login, loginSchema } from './logins.ts';

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
  /** How to treat requests that no policy allows: `enforce` (default) refuses them, `audit` only lists them. */
  readonly iam?: AccessMode;
  /** How the minutes of alarms and schedules pass. Default `wall`; with `manual` only `passMinutes` passes them. */
  readonly clock?: ClockKind;
  /** Whether AWS's limits hold that would slow one machine down for nothing: see basics/aws-limits.ts. Default false. */
  readonly awsLimits?: boolean;
  /** Executions at once in the account. Default: as many as this machine can run. */
  readonly accountConcurrency?: number;
  /** Roles beside those of the template, each with its credentials. */
  readonly logins?: readonly Login[];
  /** Added to the environment of every function. */
  readonly environment?: Readonly<Record<string, string>>;
  /**
   * Called when the state directory is this host's alone and before the assembly is read: a host that is refused has
   * touched nothing.
   */
  prepare?(): Promise<void>;
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
  clock: z.enum(['wall', 'manual']).default('wall'),
  accountConcurrency: z.number().int().min(1).optional(),
  awsLimits: z.boolean().default(false),
  iam: z.enum(['enforce', 'audit']).default('enforce'),
  timeScale: z.number().positive().default(1),
  concurrency: z.number().int().min(1).optional(),
  port: z.number().int().min(0).max(65_535).optional(),
  logins: z.array(loginSchema).default([]),
});

/** @throws StackError naming every option that cannot be */
export function checkOptions(options: StackOptions): z.infer<typeof optionsSchema> {
  const parsed = optionsSchema.safeParse(options);
  if (!parsed.success) throw new StackError(`wrong options:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
