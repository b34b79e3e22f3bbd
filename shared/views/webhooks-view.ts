import * as z from 'zod';
import { eventKinds } from '../events/event-kinds.ts';
import { type Delivery, deliveryStates, isDeliveryId } from '../webhooks/delivery.ts';
import { deliveryProblems, disableReasons, type Webhook } from '../webhooks/webhook.ts';
import { pageQuery } from './requests.ts';

const time = z.iso.datetime();
const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();
const isoOr = (milliseconds: number | undefined): string | undefined =>
  milliseconds === undefined ? undefined : iso(milliseconds);

const mostDescription = 200;

/** What an address that wants to be told is added with; what is wrong with the address the stack says. */
export const addWebhookRequest = z.strictObject({
  url: z.string().min(1),
  /** The kinds of events that it is told of; every kind where none are named. */
  events: z.array(z.enum(eventKinds)).min(1).optional(),
  description: z.string().trim().min(1).max(mostDescription).optional(),
});

export const rotateWebhookRequest = z.strictObject({
  /** Ends the time of the former secret, and makes no new one. */
  finish: z.boolean().default(false),
});

export const replayRequest = z
  .strictObject({
    /** One delivery, by its id. */
    delivery: z.string().refine(isDeliveryId, 'must be the id of a delivery, such as msg_…').optional(),
    /** Everything that happened since then. */
    since: time.optional(),
  })
  .refine(
    ({ delivery, since }) => (delivery === undefined) !== (since === undefined),
    'must name delivery, or since',
  );

/** An address that is told of events, and how it takes them. */
export const webhookView = z.object({
  id: z.string(),
  url: z.string(),
  /** The kinds of events that it is told of; absent where it is every kind. */
  events: z.array(z.string()).optional(),
  description: z.string().optional(),
  state: z.enum(['enabled', 'disabled']),
  createdAt: time,
  disabledAt: time.optional(),
  disabledFor: z.enum(disableReasons).optional(),
  /** Until when the former secret signs beside the new one. */
  rotatingUntil: time.optional(),
  lastSuccessAt: time.optional(),
  /** Since when nothing has arrived that was sent. */
  failingSince: time.optional(),
  lastFailureAt: time.optional(),
  lastProblem: z.enum(deliveryProblems).optional(),
  /** What is being sent again: whatever happened since then. */
  replayingSince: time.optional(),
});
export type WebhookView = z.output<typeof webhookView>;

export const webhooksView = z.object({ webhooks: z.array(webhookView) });

/** The only answers that show a secret: nobody is told it again. */
export const webhookSecretView = z.object({
  webhook: webhookView,
  /** `whsec_…`; absent where only the time of the former one was ended. */
  secret: z.string().optional(),
});

export const removedWebhookView = z.object({ removed: z.string() });

export const deliveriesQuery = pageQuery.extend({ state: z.enum(deliveryStates).optional() });

/** One event for one webhook. */
export const deliveryView = z.object({
  /** What the header webhook-id says. */
  id: z.string(),
  event: z.string(),
  /** The id of the event: the same for every webhook, and on the bus. */
  eventId: z.string(),
  /** When it happened. */
  at: time,
  state: z.enum(deliveryStates),
  /** When it is tried next. */
  nextAt: time.optional(),
  /** The last twenty tries. */
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
  /** What happens now, in a sentence. */
  next: z.string(),
});

/** What is undefined is left out of the JSON. */
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

/** The same of a delivery. Its body is not shown: it is what the event says, and that is on the bus. */
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
