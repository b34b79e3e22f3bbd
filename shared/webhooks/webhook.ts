import * as z from 'zod';
import { expiry } from '../table/expiry.ts';
import { ItemKind, schemaVersion } from '../table/item-kind.ts';
import { type Key, type Table, wholePartition } from '../table/table.ts';

/**
 * - `disabled`: events are recorded, and sent once the webhook is enabled again.
 * - `removed`: no longer listed; its item expires.
 */
const webhookStates = ['enabled', 'disabled', 'removed'] as const;

/** `failing`: no delivery succeeded for a week. `gone`: the address answered 410. */
export const disableReasons = ['failing', 'gone', 'by hand'] as const;
export type DisableReason = (typeof disableReasons)[number];

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

const webhook = z.object({
  v: z.literal(schemaVersion),
  id: z.string(),
  /** May hold a token of the webhook's owner, so it never appears in logs or events. */
  url: z.string(),
  events: z.array(z.string()).optional(),
  description: z.string().optional(),
  state: z.enum(webhookStates),
  revision: z.int().min(1),
  createdAt: z.number(),
  disabledAt: z.number().optional(),
  disabledFor: z.enum(disableReasons).optional(),
  salt: z.string(),
  formerSalt: z.string().optional(),
  formerUntil: z.number().optional(),
  lastSuccessAt: z.number().optional(),
  failingSince: z.number().optional(),
  lastFailureAt: z.number().optional(),
  lastProblem: z.enum(deliveryProblems).optional(),
  /** Only one worker delivers at a time, until its lease ends. */
  worker: z.string().optional(),
  workerUntil: z.number().optional(),
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

export async function storedWebhooks(table: Table): Promise<Webhook[]> {
  const found: Webhook[] = [];
  for await (const item of wholePartition(table, webhooksPartition, webhookPrefix))
    found.push(webhookItems.parse(item));
  return found;
}

export const listWebhooks = async (table: Table): Promise<Webhook[]> =>
  (await storedWebhooks(table)).filter(({ state }) => state !== 'removed');

export async function readWebhook(table: Pick<Table, 'get'>, id: string): Promise<Webhook | undefined> {
  const found = await webhookItems.read(table, webhookKey(id));
  return found?.state === 'removed' ? undefined : found;
}

export const wants = ({ events }: Webhook, kind: string): boolean =>
  events === undefined || events.includes(kind);
