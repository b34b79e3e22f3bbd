import * as z from 'zod';
import type { Credential } from './ledger.ts';

const maxGraceSeconds = 30 * 24 * 3600;

export const creditsRequest = z.object({
  add: z.int().min(1).max(1_000_000).meta({ description: 'credits to add to the wallet' }),
});

export const rotateRequest = z.object({
  grace_seconds: z
    .int()
    .min(0)
    .max(maxGraceSeconds)
    .optional()
    .meta({ description: 'how long the old secret remains valid; the service has a default' }),
});

export const keyRequest = z.object({
  plan: z.string().default('calculation').meta({ description: 'the subscribed plan' }),
  plan_expires_at: z.iso.datetime({ offset: true }).optional(),
});

export const callsQuery = z.object({
  by: z.enum(['operation', 'request']).default('operation'),
  after: z.string().min(1).max(1000).optional().meta({ description: '`next` of the previous page' }),
  limit: z.coerce.number().int().min(1).max(10_000).default(1000),
});

export const shownCredential = z.object({
  id: z.string(),
  kind: z.enum(['token', 'key']),
  created_at: z.string(),
  grace_until: z.string().optional(),
  user_id: z.string().optional(),
  plan: z.string().optional(),
  plan_expires_at: z.string().optional(),
  cancelled_at: z.string().optional(),
});

export function showCredential(credential: Credential): z.input<typeof shownCredential> {
  const { id, kind, createdAt, graceUntil } = credential;
  const issued = { id, kind, created_at: createdAt, ...(graceUntil && { grace_until: graceUntil }) };
  if (credential.kind === 'token') return issued;
  const { userId, plan, planExpiresAt, cancelledAt } = credential;
  return {
    ...issued,
    user_id: userId,
    plan,
    ...(planExpiresAt && { plan_expires_at: planExpiresAt }),
    ...(cancelledAt && { cancelled_at: cancelledAt }),
  };
}
