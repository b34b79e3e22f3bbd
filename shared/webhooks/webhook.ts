import * as z from 'zod';
import { expiry } from '../table/expiry.ts';
import { ItemKind, schemaVersion } from '../table/item-kind.ts';
import { type Key, type Table, wholePartition } from '../table/table.ts';

/**
 * - `enabled`: it is told of what happens.
 * - `disabled`: nothing is sent; what happens meanwhile is written down, and sent when it is enabled again.
 * - `removed`: nobody knows it any more; the item goes by itself.
 */
const webhookStates = ['enabled', 'disabled', 'removed'] as const;

/** Why a webhook is disabled: nothing arrived for a week, its address says that it is gone, or a person wants it. */
export const disableReasons = ['failing', 'gone', 'by hand'] as const;
export type DisableReason = (typeof disableReasons)[number];

/** Why what was sent did not arrive. */
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

/** An address that is told of events, and how it has taken them so far. */
const webhook = z.object({
  v: z.literal(schemaVersion),
  id: z.string(),
  /** It may hold what only its owner should know: it is never logged, and stands in no event. */
  url: z.string(),
  /** The kinds of events that it is told of; every kind where there are none. */
  events: z.array(z.string()).optional(),
  description: z.string().optional(),
  state: z.enum(webhookStates),
  /** Grows with every change but those of its health. */
  revision: z.int().min(1),
  createdAt: z.number(),
  disabledAt: z.number().optional(),
  disabledFor: z.enum(disableReasons).optional(),
  /** What its secret is made with, beside the key of the stack; the former one signs too until its time is over. */
  salt: z.string(),
  formerSalt: z.string().optional(),
  formerUntil: z.number().optional(),
  lastSuccessAt: z.number().optional(),
  /** Since when nothing has arrived that was sent. */
  failingSince: z.number().optional(),
  lastFailureAt: z.number().optional(),
  lastProblem: z.enum(deliveryProblems).optional(),
  /** Who delivers to it now, and until when at most: one at a time. */
  worker: z.string().optional(),
  workerUntil: z.number().optional(),
  /** What is to be sent again: whatever happened from then on, until it was asked for; and how far that has come. */
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

/** Every webhook that was not removed, in the order of their ids. */
export async function listWebhooks(table: Table): Promise<Webhook[]> {
  const found: Webhook[] = [];
  for await (const item of wholePartition(table, webhooksPartition, webhookPrefix))
    found.push(webhookItems.parse(item));
  return found.filter(({ state }) => state !== 'removed');
}

/** Undefined for one that nobody knows, or that was removed. */
export async function readWebhook(table: Pick<Table, 'get'>, id: string): Promise<Webhook | undefined> {
  const found = await webhookItems.read(table, webhookKey(id));
  return found?.state === 'removed' ? undefined : found;
}

/** Whether a webhook is told of events of a kind. */
export const wants = ({ events }: Webhook, kind: string): boolean =>
  events === undefined || events.includes(kind);
