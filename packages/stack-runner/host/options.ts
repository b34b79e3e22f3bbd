import * as z from 'zod';
import { StackError } from '../basics/errors.ts';
import type { AccessMode } from '../iam/access.ts';
import type { ClockKind } from './clock.ts';
import { type Login, loginSchema } from './logins.ts';

export interface StackOptions {
  /** Folder of the synthesized CDK app (`cdk.out`), holding one stack. */
  readonly assembly: string;
  /** Folder of the stack's state. Only one running stack may use it. */
  readonly stateDir: string;
  /** Default eu-central-1. */
  readonly region?: string;
  /** Twelve digits; default 000000000000. */
  readonly account?: string;
  /** Port of the endpoint; by default that of the last start, or any free one. */
  readonly port?: number;
  /** How much faster than AWS the host's own waits are: schedule rates, and waits between retries. */
  readonly timeScale?: number;
  /** Most execution environments per function; default: its reserved concurrency, or 10. */
  readonly concurrency?: number;
  /** How to treat requests that no policy allows: `enforce` (default) refuses them, `audit` only lists them. */
  readonly iam?: AccessMode;
  /** With `manual`, minutes of alarms and schedules pass only by `passMinutes`. Default `wall`. */
  readonly clock?: ClockKind;
  /** Whether to enforce the limits that slow a single machine (basics/aws-limits.ts). Default false. */
  readonly awsLimits?: boolean;
  /** Concurrent executions of the account. Default: unlimited. */
  readonly accountConcurrency?: number;
  /** Additional roles, each with credentials. */
  readonly logins?: readonly Login[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Called after the directory is locked and before the assembly is read. */
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

/** @throws StackError naming every invalid option */
export function checkOptions(options: StackOptions): z.infer<typeof optionsSchema> {
  const parsed = optionsSchema.safeParse(options);
  if (!parsed.success) throw new StackError(`wrong options:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
