import * as z from 'zod';
import { mentionsPartition, type Subject } from '../ledger/items/keys.ts';
import { sha256Hex } from '../sha256.ts';
import { expiry } from '../table/expiry.ts';
import { ItemKind, schemaVersion } from '../table/item-kind.ts';
import type { Key } from '../table/table.ts';
import { deliveryProblems } from './webhook.ts';

/**
 * - `waiting`: the delivery is sent when it is due.
 * - `failed`: three days of attempts failed; only a replay tries again.
 */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

const attempt = z.object({
  at: z.number(),
  ms: z.number(),
  status: z.int().optional(),
  problem: z.enum(deliveryProblems).optional(),
});
export type Attempt = z.output<typeof attempt>;

const delivery = z.object({
  v: z.literal(schemaVersion),
  id: z.string(),
  webhook: z.string(),
  event: z.string(),
  eventId: z.string(),
  at: z.number(),
  body: z.string(),
  state: z.enum(deliveryStates),
  tries: z.int(),
  attempts: z.array(attempt),
  due: z.string().optional(),
  dueAt: z.number().optional(),
  batchShard: z.string().optional(),
  stateId: z.string().optional(),
  expiresAt: expiry,
});
export type Delivery = z.output<typeof delivery>;
export const deliveryItems = new ItemKind('A delivery to a webhook', delivery);

export const deliveryDays = 30;

/** Ids begin with the time left until this moment, so that lists show the newest delivery first. */
const endOfTime = 9_999_999_999_999;

/** The header `webhook-id`. A repeated event has the same id. */
export const deliveryId = (webhookId: string, eventId: string, at: number): string =>
  `msg_${(endOfTime - at).toString(36).padStart(9, '0')}${sha256Hex(`${webhookId}\n${eventId}`).slice(0, 20)}`;

export const isDeliveryId = (text: string): boolean => /^msg_[0-9a-z]{9}[0-9a-f]{20}$/.test(text);

const deliveriesPrefix = 'deliveries#';
export const deliveriesPartition = (webhookId: string): string => `${deliveriesPrefix}${webhookId}`;
export const isDelivery = ({ pk }: Key): boolean => pk.startsWith(deliveriesPrefix);
export const webhookOfDelivery = ({ pk }: Key): string => pk.slice(deliveriesPrefix.length);
export const deliveryKey = (webhookId: string, id: string): Key => ({
  pk: deliveriesPartition(webhookId),
  sk: id,
});

/** The erasure of this person or place finds the delivery. */
export const deliveryListedAs = (subject: Subject, id: string): Pick<Delivery, 'batchShard' | 'stateId'> => ({
  batchShard: mentionsPartition(subject),
  stateId: id,
});

/** Each webhook has a partition, so that none blocks another. */
export const webhookDue = (webhookId: string): string => `webhook#${webhookId}`;
