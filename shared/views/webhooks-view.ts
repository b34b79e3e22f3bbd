import * as z from 'zod';
import { eventKinds } from '../events/event-kinds.ts';
import { type Delivery, deliveryStates, isDeliveryId } from '../webhooks/delivery.ts';
import { deliveryProblems, disableReasons, type Webhook } from '../webhooks/webhook.ts';
import { pageQuery } from './requests.ts';

const time = z.iso.datetime();
const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();
const isoOr = (milliseconds: number | undefined): string | undefined =>
  milliseconds === undefined ? undefined : iso(milliseconds);

const maxDescription = 200;

export const addWebhookRequest = z.strictObject({
  url: z.string().min(1),
  events: z.array(z.enum(eventKinds)).min(1).optional(),
  description: z.string().trim().min(1).max(maxDescription).optional(),
});

export const rotateWebhookRequest = z.strictObject({
  finish: z.boolean().default(false),
});

export const replayRequest = z
  .strictObject({
    delivery: z.string().refine(isDeliveryId, 'must be the id of a delivery, such as msg_…').optional(),
    since: time.optional(),
  })
  .refine(
    ({ delivery, since }) => (delivery === undefined) !== (since === undefined),
    'must name delivery, or since',
  );

export const webhookView = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.string()).optional(),
  description: z.string().optional(),
  state: z.enum(['enabled', 'disabled']),
  createdAt: time,
  disabledAt: time.optional(),
  disabledFor: z.enum(disableReasons).optional(),
  rotatingUntil: time.optional(),
  lastSuccessAt: time.optional(),
  failingSince: time.optional(),
  lastFailureAt: time.optional(),
  lastProblem: z.enum(deliveryProblems).optional(),
  replayingSince: time.optional(),
});
export type WebhookView = z.output<typeof webhookView>;

export const webhooksView = z.object({ webhooks: z.array(webhookView) });

/** No other response contains the secret. */
export const webhookSecretView = z.object({
  webhook: webhookView,
  secret: z.string().optional(),
});

export const removedWebhookView = z.object({ removed: z.string() });

export const deliveriesQuery = pageQuery.extend({ state: z.enum(deliveryStates).optional() });

export const deliveryView = z.object({
  id: z.string(),
  event: z.string(),
  /** The same id for every webhook and on the bus. */
  eventId: z.string(),
  at: time,
  state: z.enum(deliveryStates),
  nextAt: time.optional(),
  attempts: z.array(
    z.object({
      at: time,
      milliseconds: z.int(),
      status: z.int().optional(),
      problem: z.enum(deliveryProblems).optional(),
    }),
  ),
});
export type DeliveryView = z.output<typeof deliveryView>;
export const deliveriesPage = z.object({
  deliveries: z.array(deliveryView),
  cursor: z.string().optional(),
});

export const replayedView = z.object({
  webhook: z.string(),
  delivery: z.string().optional(),
  since: time.optional(),
  next: z.string(),
});

export function toWebhookView(webhook: Webhook, now: number): WebhookView {
  const { id, url, events, description, state, disabledFor, lastProblem, formerUntil = 0 } = webhook;
  return {
    id,
    url,
    events,
    description,
    state: state === 'enabled' ? 'enabled' : 'disabled',
    createdAt: iso(webhook.createdAt),
    disabledAt: isoOr(webhook.disabledAt),
    disabledFor,
    rotatingUntil: formerUntil > now ? iso(formerUntil) : undefined,
    lastSuccessAt: isoOr(webhook.lastSuccessAt),
    failingSince: isoOr(webhook.failingSince),
    lastFailureAt: isoOr(webhook.lastFailureAt),
    lastProblem,
    replayingSince: isoOr(webhook.replaySince),
  };
}

/** Omits the body, which equals the event on the bus. */
export function toDeliveryView({ id, event, eventId, at, state, dueAt, attempts }: Delivery): DeliveryView {
  return {
    id,
    event,
    eventId,
    at: iso(at),
    state,
    nextAt: isoOr(dueAt),
    attempts: attempts.map(({ at: triedAt, ms, status, problem }) => ({
      at: iso(triedAt),
      milliseconds: Math.round(ms),
      status,
      problem,
    })),
  };
}
