import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { defaultPlans, parsePlan } from './accounts/plans.ts';
import { ServiceError } from './handler/errors.ts';

export const help = `Runs the palm-reading and astrology service on this machine, everything in memory.

  npm run service -- [options]

  --port P               port on 127.0.0.1 (default 8787; 0 takes a free one)
  --token T              access token that callers send as x-service-key (default: a new one, printed)
  --credits N            credits in the wallet at the start (default 150)
  --admin-token A        opens the account API under /account to Authorization: Bearer A
  --key-pair USER:KEY    a key pair for HTTP Basic, for the plan named by --key-plan
  --key-plan NAME        the plan of --key-pair (default calculation)
  --plan NAME=OP,OP      one more subscription plan and the operations that it includes; may be repeated
  --grace-seconds N      how long a rotated token or key still works (default 3600)
  --palm-processes N     reads up to N palm photos at once, each in a process of some 250 MB
                         (default: one less than the processors, at most 4)
  --allow-loopback-images  lets image addresses point at this machine (for tests and the local stack)
  --replay FOLDER        answers only from what "palmleaf export BATCH --answers FOLDER" has written:
                         no credential, no credits, nothing is computed
  --with-parent          ends when standard input is closed
  --help                 this text`;

const port = z.coerce.number('write a number').int().min(0).max(65535);
const credits = z.coerce.number('write a number').int().min(0).max(1_000_000_000);
const secret = z
  .string()
  .min(8, 'use at least 8 characters')
  .regex(/^[\x21-\x7e]+$/, 'use printable ASCII without blanks');

const flags = z.object({
  port: port.default(8787),
  token: secret.optional(),
  credits: credits.default(150),
  'admin-token': secret.optional(),
  'key-pair': z
    .string()
    .regex(/^[^:\s]+:\S+$/, 'write it as USER:KEY')
    .optional(),
  'key-plan': z.string().default('calculation'),
  plan: z.array(z.string()).default([]),
  'grace-seconds': z.coerce.number('write a number of seconds').int().min(0).max(2_592_000).default(3600),
  'palm-processes': z.coerce
    .number('write a number')
    .int()
    .min(1)
    .max(32)
    .default(() => Math.min(4, Math.max(1, availableParallelism() - 1))),
  'allow-loopback-images': z.boolean().default(false),
  'with-parent': z.boolean().default(false),
  replay: z.string().min(1, 'name a folder').optional(),
});
export type Flags = z.output<typeof flags>;

export class FlagError extends ServiceError {
  override readonly name = 'FlagError';
}

export function readFlags(args: readonly string[]): Flags | 'help' {
  const given = parse(args);
  if (given.help) return 'help';
  const result = flags.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `--${issue.path.join('.')}: ${issue.message}`);
    throw new FlagError(lines.join('\n'));
  }
  const plans = new Set([...defaultPlans.keys(), ...result.data.plan.map(planName)]);
  const keyPlan = result.data['key-plan'];
  if (!plans.has(keyPlan)) {
    throw new FlagError(`--key-plan: no plan ${keyPlan}; the plans are ${[...plans].join(', ')}`);
  }
  return result.data;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: false,
      strict: true,
      options: {
        port: { type: 'string' },
        token: { type: 'string' },
        credits: { type: 'string' },
        'admin-token': { type: 'string' },
        'key-pair': { type: 'string' },
        'key-plan': { type: 'string' },
        plan: { type: 'string', multiple: true },
        'grace-seconds': { type: 'string' },
        'palm-processes': { type: 'string' },
        'allow-loopback-images': { type: 'boolean' },
        'with-parent': { type: 'boolean' },
        replay: { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new FlagError(error instanceof Error ? error.message : String(error));
  }
}

function planName(plan: string): string {
  try {
    return parsePlan(plan)[0];
  } catch (error) {
    throw new FlagError(`--plan: ${error instanceof Error ? error.message : String(error)}`);
  }
}
