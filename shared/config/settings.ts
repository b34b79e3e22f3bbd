import { z } from 'zod';
import { bases } from '../contract/operations.ts';
import { schemes } from '../service-client/credential.ts';

const duration = z.number().min(0).meta({ description: 'milliseconds' });
const backoff = z.strictObject({ first: duration, cap: duration });

/**
 * Everything that a deployment decides and the functions need, written by infra into one environment variable. Times
 * that would make a person wait are scaled there (`timeScale`); the functions take them as they are.
 */
export const settings = z.strictObject({
  services: z.record(z.enum(bases), z.strictObject({ url: z.string().min(1), scheme: z.enum(schemes) })),
  sendPersonWithPhoto: z.boolean(),
  unknown: z.enum(['retry', 'hold']),
  statusFalseIsBought: z.boolean(),
  serverErrorIsUnknown: z.boolean(),
  reuse: z.boolean(),
  monthlyCeiling: z.int().min(0).optional(),
  placesCeiling: z.int().min(0).optional(),
  blockSize: z.int().min(1),
  callsAtOnce: z.int().min(1),
  attemptTimeout: duration,
  margin: duration,
  shortWait: duration,
  shortWaits: z.int().min(0),
  backoff,
  unknownDelay: backoff,
  slowDown: backoff,
  probe: backoff,
  maxAttempts: z.int().min(1),
  maxLaters: z.int().min(1),
  takeOverAfter: duration,
  lookAgain: duration,
  resendAfter: duration,
  /** How long after a job was sent its subject counts as overdue for the first time. */
  jobGrace: duration,
  releaseLimit: z.int().min(1),
  releaseSpread: duration,
  quiet: duration,
  /** How long after the first sweep of an erasure the second follows. */
  secondSweepAfter: duration,
  /** Days that uploads and logs are kept: what the receipt of an erasure says. */
  inboxDays: z.int().min(1),
  logDays: z.int().min(1),
  /** How long a credential is used before the secret is looked at again. */
  credentialAge: duration,
});
export type Settings = z.output<typeof settings>;
