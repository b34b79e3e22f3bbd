import { readOnce } from '@palmleaf/contract/read-once';
import * as z from 'zod';
import { parsePlan } from './accounts/plans.ts';

const boolean = z.enum(['true', 'false'], 'write true or false').transform((text) => text === 'true');

const plans = z.string().transform((text, context) => {
  try {
    return text
      .split(';')
      .filter((plan) => plan.trim() !== '')
      .map((plan) => parsePlan(plan.trim()));
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
    return z.NEVER;
  }
});

const environment = z
  .object({
    /** Keys `pk` and `sk` (text), time to live on `expiresAt`. */
    TABLE_NAME: z.string().min(3),
    /** shared/pictures/palm-picture-key.ts defines the keys. */
    PICTURES_BUCKET: z.string().min(3),
    INITIAL_TOKEN_SECRET_ARN: z.string().min(1),
    /** Secret with {"token": "..."} for the account API; without it, that API answers 403. */
    ADMIN_TOKEN_SECRET_ARN: z.string().min(1).optional(),
    /** For a new account; an existing one keeps its balance. */
    CREDITS: z.coerce.number('write a whole number').int().min(0).default(150),
    /** How long a rotated token still works, unless the request says otherwise. */
    GRACE_SECONDS: z.coerce.number('write a whole number').int().min(0).max(2_592_000).default(3600),
    /** The operations of each plan: `basic=chat,natal_chart_interpretation;full=...` */
    PLANS: plans.default([]),
    READING_DAYS: z.coerce.number('write a whole number').int().min(1).default(90),
    /** For the local stack and tests only. */
    ALLOW_LOOPBACK_IMAGES: boolean.default(false),
    LAMBDA_TASK_ROOT: z.string().default('.'),
  })
  .transform((env) => ({
    table: env.TABLE_NAME,
    picturesBucket: env.PICTURES_BUCKET,
    tokenSecret: env.INITIAL_TOKEN_SECRET_ARN,
    adminSecret: env.ADMIN_TOKEN_SECRET_ARN,
    credits: env.CREDITS,
    graceSeconds: env.GRACE_SECONDS,
    plans: env.PLANS,
    readingDays: env.READING_DAYS,
    allowLoopbackImages: env.ALLOW_LOOPBACK_IMAGES,
    modelDirectory: env.LAMBDA_TASK_ROOT,
  }));

type ServiceConfig = z.output<typeof environment>;

export function readConfig(env: Readonly<Record<string, string | undefined>>): ServiceConfig {
  const result = environment.safeParse(env, readOnce);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The service's environment is wrong. ${faults.join('; ')}`);
}
