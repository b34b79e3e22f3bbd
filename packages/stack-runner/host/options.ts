import * as z from 'zod';
import { StackError } from '../basics/errors.ts';
import type { AccessMode } from '../iam/access.ts';
import type { ClockKind } from './clock.ts';
import { type Login, loginSchema } from './logins.ts';

export interface StackOptions {
  readonly assembly: string;
  /** Keeps data and credentials; only one running stack may use it. */
  readonly stateDir: string;
  /** Default eu-central-1. */
  readonly region?: string;
  /** Twelve digits; default 000000000000. */
  readonly account?: string;
  /** Default: the last port, or any free one. */
  readonly port?: number;
  /** How many times faster schedule rates and waits between retries run. */
  readonly timeScale?: number;
  /** Most environments per function; default: its reserved concurrency, or 10. */
  readonly concurrency?: number;
  /** `enforce` (default) refuses requests that no policy allows, `audit` only lists them. */
  readonly iam?: AccessMode;
  /** `manual`: minutes pass only by `passMinutes`. Default `wall`. */
  readonly clock?: ClockKind;
  /** Also enforces limits that slow a single machine (basics/aws-limits.ts). Default false. */
  readonly awsLimits?: boolean;
  /** Concurrent executions of the account. Default: unlimited; with `awsLimits`, those of a new account. */
  readonly accountConcurrency?: number;
  readonly logins?: readonly Login[];
  /** Added to the environment of each function. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Called before the assembly is read. */
  prepare?(): Promise<void>;
  /** Called once for each kind of refusal, with its line in `refusals()`. */
  onRefusal?(line: string): void;
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

/** @throws StackError naming every invalid option */
export function checkOptions(options: StackOptions): z.infer<typeof optionsSchema> {
  const parsed = optionsSchema.safeParse(options);
  if (!parsed.success) throw new StackError(`wrong options:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
