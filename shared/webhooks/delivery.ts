import * as z from 'zod';
import { sha256Hex } from '../sha256.ts';
import { expiry } from '../table/expiry.ts';
import { ItemKind, schemaVersion } from '../table/item-kind.ts';
import type { Key } from '../table/table.ts';
import { deliveryProblems } from './webhook.ts';

/**
 * - `waiting`: the delivery is sent when it is due.
 * - `delivered`: the address answered with a success.
 * - `failed`: three days of attempts failed; only a replay tries again.
 */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

/** One attempt: its time, its duration in milliseconds, and the response or the reason for none. */
const attempt = z.object({
  at: z.number(),
  ms: z.number(),
  status: z.int().optional(),
  problem: z.enum(deliveryProblems).optional(),
});
export type Attempt = z.output<typeof attempt>;

/** One event for one webhook: the body, and the outcome of each attempt. */
const delivery = z.object({
  v: z.literal(schemaVersion),
  id: z.string(),
  webhook: z.string(),
  /** The kind of the event and its id, equal for every webhook. */
  event: z.string(),
  eventId: z.string(),
  /** The time of the event. */
  at: z.number(),
  /** The body, equal for every attempt. */
  body: z.string(),
  state: z.enum(deliveryStates),
  /** Failed attempts since the delivery was recorded or last replayed. */
  tries: z.int(),
  /** The most recent attempts. */
  attempts: z.array(attempt),
  due: z.string().optional(),
  dueAt: z.number().optional(),
  /** Lists the deliveries about a subject, so that its erasure finds them. */
  batchShard: z.string().optional(),
  stateId: z.string().optional(),
  expiresAt: expiry,
});
export type Delivery = z.output<typeof delivery>;
export const deliveryItems = new ItemKind('A delivery to a webhook', delivery);

/** How long deliveries are listed and can be replayed. */
export const deliveryDays = 30;

/** Ids begin with the time left until then, so that lists show the newest first. */
const endOfTime = 9_999_999_999_999;

/**
 * Returns the id of an event for a webhook, which the header `webhook-id` carries. It is a function of both, so that
 * a repeated event has the same id, and it reveals neither.
 */
export const deliveryId = (webhookId: string, eventId: string, at: number): string =>
  `msg_${(endOfTime - at).toString(36).padStart(9, '0')}${sha256Hex(`${webhookId}\n${eventId}`).slice(0, 20)}`;

export const isDeliveryId = (text: string): boolean => /^msg_[0-9a-z]{9}[0-9a-f]{20}$/.test(text);

const deliveriesPrefix = 'deliveries#';
export const deliveriesPartition = (webhookId: string): string => `${deliveriesPrefix}${webhookId}`;
export const isDelivery = ({ pk }: Key): boolean => pk.startsWith(deliveriesPrefix);
/** Returns the webhook of a delivery. */
export const webhookOfDelivery = ({ pk }: Key): string => pk.slice(deliveriesPrefix.length);
export const deliveryKey = (webhookId: string, id: string): Key => ({
  pk: deliveriesPartition(webhookId),
  sk: id,
});

/**
 * The partition of the `due` index with a webhook's waiting deliveries. Each webhook has its own, so that none blocks
 * another.
 */
export const webhookDue = (webhookId: string): string => `webhook#${webhookId}`;
