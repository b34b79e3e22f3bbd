import * as z from 'zod';
import { expiry } from '../table/expiry.ts';
import { ItemKind, schemaVersion } from '../table/item-kind.ts';
import { type Key, type Table, wholePartition } from '../table/table.ts';

/**
 * - `enabled`: events are sent.
 * - `disabled`: events are recorded, and sent once the webhook is enabled again.
 * - `removed`: the webhook is no longer listed; its item expires.
 */
const webhookStates = ['enabled', 'disabled', 'removed'] as const;

/** Why a webhook is disabled: nothing arrived for a week, its address answered 410, or a person disabled it. */
export const disableReasons = ['failing', 'gone', 'by hand'] as const;
export type DisableReason = (typeof disableReasons)[number];

/** Why a delivery did not arrive. */
export const deliveryProblems = [
  'refused',
  'server error',
  'redirect',
  'gone',
  'too slow',
  'not reached',
  'name not found',
  'not public',
] as const;
export type DeliveryProblem = (typeof deliveryProblems)[number];

/** An address that receives events, and the state of its deliveries. */
const webhook = z.object({
  v: z.literal(schemaVersion),
  id: z.string(),
  /** May hold a token of its owner, so it never appears in logs or events. */
  url: z.string(),
  /** The kinds of events to send; every kind if absent. */
  events: z.array(z.string()).optional(),
  description: z.string().optional(),
  state: z.enum(webhookStates),
  /** Incremented with every change except those of its health. */
  revision: z.int().min(1),
  createdAt: z.number(),
  disabledAt: z.number().optional(),
  disabledFor: z.enum(disableReasons).optional(),
  /** The salts of the secret and of the former secret, which also signs until its time ends. */
  salt: z.string(),
  formerSalt: z.string().optional(),
  formerUntil: z.number().optional(),
  lastSuccessAt: z.number().optional(),
  /** The time since which every delivery has failed. */
  failingSince: z.number().optional(),
  lastFailureAt: z.number().optional(),
  lastProblem: z.enum(deliveryProblems).optional(),
  /** The worker that delivers now, and the end of its lease. Only one delivers at a time. */
  worker: z.string().optional(),
  workerUntil: z.number().optional(),
  /** The range of events to replay, and the progress. */
  replaySince: z.number().optional(),
  replayAskedAt: z.number().optional(),
  replayCursor: z.string().optional(),
  expiresAt: expiry.optional(),
});
export type Webhook = z.output<typeof webhook>;
export const webhookItems = new ItemKind('A webhook', webhook);

export const webhooksPartition = 'webhooks';
const webhookPrefix = 'webhook#';
export const webhookKey = (id: string): Key => ({ pk: webhooksPartition, sk: `${webhookPrefix}${id}` });

/** Returns every webhook that was not removed, sorted by id. */
export async function listWebhooks(table: Table): Promise<Webhook[]> {
  const found: Webhook[] = [];
  for await (const item of wholePartition(table, webhooksPartition, webhookPrefix))
    found.push(webhookItems.parse(item));
  return found.filter(({ state }) => state !== 'removed');
}

/** Returns undefined for an unknown or removed webhook. */
export async function readWebhook(table: Pick<Table, 'get'>, id: string): Promise<Webhook | undefined> {
  const found = await webhookItems.read(table, webhookKey(id));
  return found?.state === 'removed' ? undefined : found;
}

/** Returns whether a webhook receives events of a kind. */
export const wants = ({ events }: Webhook, kind: string): boolean =>
  events === undefined || events.includes(kind);
