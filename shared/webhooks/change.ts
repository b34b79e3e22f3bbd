import { randomBytes } from 'node:crypto';
import type { LedgerContext } from '../ledger/context.ts';
import { changeItem } from '../table/change-item.ts';
import { itemMissing, schemaVersion } from '../table/item-kind.ts';
import { all } from '../table/table.ts';
import { deliveryItems, deliveryKey, webhookDue } from './delivery.ts';
import { announceDisabled } from './disabled-notice.ts';
import { newSalt, shownSecret, type WebhookKey } from './secret.ts';
import {
  type DisableReason,
  listWebhooks,
  readWebhook,
  type Webhook,
  webhookItems,
  webhookKey,
} from './webhook.ts';

type Context = Pick<LedgerContext, 'table' | 'now'>;

export const maxWebhooks = 50;

const overlapMs = 24 * 3600_000;

/** A removed webhook's item stays, so that its worker notices the removal. */
const removedForMs = 24 * 3600_000;

export interface WithSecret {
  readonly webhook: Webhook;
  readonly secret: string;
}

export async function addWebhook(
  { table, now }: Context,
  key: WebhookKey,
  wanted: Pick<Webhook, 'url' | 'events' | 'description'>,
): Promise<WithSecret | undefined> {
  if ((await listWebhooks(table)).length >= maxWebhooks) return undefined;
  const id = `wh_${randomBytes(6).toString('hex')}`;
  const salt = newSalt();
  const secret = shownSecret(await key(), id, salt);
  const webhook: Webhook = {
    v: schemaVersion,
    id,
    ...wanted,
    state: 'enabled',
    revision: 1,
    createdAt: now(),
    salt,
  };
  await table.update(webhookItems.update({ key: webhookKey(id), set: webhook, condition: itemMissing }));
  return { webhook, secret };
}

/** The former secret also signs for a day, so that no delivery is lost. */
export async function rotateSecret(
  context: Context,
  key: WebhookKey,
  id: string,
): Promise<WithSecret | undefined> {
  const salt = newSalt();
  const secret = shownSecret(await key(), id, salt);
  const webhook = await changeWebhook(context, id, ({ salt: formerSalt }) => ({
    set: { salt, formerSalt, formerUntil: context.now() + overlapMs },
  }));
  return webhook && { webhook, secret };
}

export const endRotation = (context: Context, id: string): Promise<Webhook | undefined> =>
  changeWebhook(context, id, () => ({ remove: ['formerSalt', 'formerUntil'] }));

/** Deliveries then begin with the events recorded while the webhook was disabled. */
export const enableWebhook = (context: Context, id: string): Promise<Webhook | undefined> =>
  changeWebhook(context, id, () => ({
    set: { state: 'enabled' },
    remove: ['disabledAt', 'disabledFor', 'failingSince', 'lastFailureAt', 'lastProblem'],
  }));

export const disableWebhook = (
  context: Context,
  id: string,
  reason: DisableReason,
  decidedRevision?: number,
): Promise<Webhook | undefined> =>
  changeWebhook(context, id, ({ state, revision }) =>
    state === 'disabled' || (decidedRevision ?? revision) !== revision
      ? undefined
      : { set: { state: 'disabled', disabledAt: context.now(), disabledFor: reason } },
  );

export async function removeWebhook(context: Context, id: string): Promise<boolean> {
  const expiresAt = Math.ceil((context.now() + removedForMs) / 1000);
  const removed = await changeWebhook(context, id, () => ({
    set: { state: 'removed', expiresAt, url: '', salt: '' },
    remove: ['formerSalt', 'formerUntil', 'description'],
  }));
  return removed !== undefined;
}

export const replaySince = (context: Context, id: string, since: number): Promise<Webhook | undefined> =>
  changeWebhook(context, id, ({ replaySince: running = since }) => ({
    set: { replaySince: Math.min(running, since), replayAskedAt: context.now() },
    remove: ['replayCursor'],
  }));

export async function replayOne({ table, now }: Context, webhookId: string, id: string): Promise<boolean> {
  const { ok } = await table.update(
    deliveryItems.update({
      key: deliveryKey(webhookId, id),
      set: { state: 'waiting', tries: 0, due: webhookDue(webhookId), dueAt: now() },
      condition: deliveryItems.exists('id'),
    }),
  );
  return ok;
}

type Wanted = Omit<Parameters<typeof webhookItems.update>[0], 'key' | 'condition' | 'add'>;

async function changeWebhook(
  { table }: Context,
  id: string,
  change: (known: Webhook) => Wanted | undefined,
): Promise<Webhook | undefined> {
  let known: Webhook | undefined;
  const isChanged = await changeItem(table, webhookItems, webhookKey(id), (found) => {
    known = found?.state === 'removed' ? undefined : found;
    const wanted = known && change(known);
    if (known === undefined || wanted === undefined) return undefined;
    const { set, remove } = wanted;
    const revision = known.revision + 1;
    return {
      set: { ...set, revision },
      ...(remove === undefined ? {} : { remove }),
      condition: all(...webhookItems.unchanged(known, 'revision', 'state')),
      also:
        set?.state === 'disabled'
          ? [announceDisabled({ id, revision, disabledAt: set.disabledAt, disabledFor: set.disabledFor })]
          : [],
    };
  });
  return isChanged ? ((await readWebhook(table, id)) ?? known) : known;
}
