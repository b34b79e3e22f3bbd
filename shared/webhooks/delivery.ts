import * as z from 'zod';
import { type Subject, subjectName } from '../ledger/items/keys.ts';
import { sha256Hex } from '../sha256.ts';
import { expiry } from '../table/expiry.ts';
import { ItemKind, schemaVersion } from '../table/item-kind.ts';
import type { Key } from '../table/table.ts';
import { deliveryProblems } from './webhook.ts';

/**
 * - `waiting`: it is sent when its time comes.
 * - `delivered`: the address has answered with a success.
 * - `failed`: it was tried for three days, and is given up until somebody replays it.
 */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

/** One try: when, how long it took in milliseconds, and what was answered, or why nothing was. */
const attempt = z.object({
  at: z.number(),
  ms: z.number(),
  status: z.int().optional(),
  problem: z.enum(deliveryProblems).optional(),
});
export type Attempt = z.output<typeof attempt>;

/** One event for one webhook: what is sent, and what became of each try. */
const delivery = z.object({
  v: z.literal(schemaVersion),
  id: z.string(),
  webhook: z.string(),
  /** The kind of the event, and its id: the same for every webhook. */
  event: z.string(),
  eventId: z.string(),
  /** When it happened. */
  at: z.number(),
  /** The body, the same at every try. */
  body: z.string(),
  state: z.enum(deliveryStates),
  /** Tries that have failed since it was written down, or last replayed. */
  tries: z.int(),
  /** The last tries of all. */
  attempts: z.array(attempt),
  due: z.string().optional(),
  dueAt: z.number().optional(),
  /** Lists what tells of a subject, so that its erasure finds it. */
  batchShard: z.string().optional(),
  stateId: z.string().optional(),
  expiresAt: expiry,
});
export type Delivery = z.output<typeof delivery>;
export const deliveryItems = new ItemKind('A delivery to a webhook', delivery);

/** How long deliveries are listed and can be replayed. */
export const deliveryDays = 30;

/** Ids begin with the time that is left until then, so that what happened last is listed first. */
const endOfTime = 9_999_999_999_999;

/**
 * The id of an event for a webhook, which the header `webhook-id` carries: it follows from both, so that the same event told
 * again has the same, and it says neither.
 */
export const deliveryId = (webhookId: string, eventId: string, at: number): string =>
  `msg_${(endOfTime - at).toString(36).padStart(9, '0')}${sha256Hex(`${webhookId}\n${eventId}`).slice(0, 20)}`;

export const isDeliveryId = (text: string): boolean => /^msg_[0-9a-z]{9}[0-9a-f]{20}$/.test(text);

const deliveriesPrefix = 'deliveries#';
export const deliveriesPartition = (webhookId: string): string => `${deliveriesPrefix}${webhookId}`;
export const isDelivery = ({ pk }: Key): boolean => pk.startsWith(deliveriesPrefix);
/** The webhook that a delivery goes to. */
export const webhookOfDelivery = ({ pk }: Key): string => pk.slice(deliveriesPrefix.length);
export const deliveryKey = (webhookId: string, id: string): Key => ({
  pk: deliveriesPartition(webhookId),
  sk: id,
});

/** The partition of the `due` index that holds what waits for a webhook: one for each, so that none is behind another. */
export const webhookDue = (webhookId: string): string => `webhook#${webhookId}`;

/** The partition of the `batch` index that lists what was written down about a subject. */
export const toldPartition = (subject: Subject): string => `told#${subjectName(subject)}`;
