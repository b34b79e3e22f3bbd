import type { LedgerContext } from '../../shared/ledger/context.ts';
import { isErased } from '../../shared/ledger/items/tombstone.ts';
import { itemMissing, schemaVersion } from '../../shared/table/item-kind.ts';
import type { Key } from '../../shared/table/table.ts';
import {
  deliveryDays,
  deliveryId,
  deliveryItems,
  deliveryKey,
  deliveryListedAs,
  webhookDue,
} from '../../shared/webhooks/delivery.ts';
import { type Webhook, wants } from '../../shared/webhooks/webhook.ts';
import type { BusEvent } from './bus-event.ts';

const daySeconds = 24 * 3600;

/** Records deliveries before any is sent, so that a crash loses none. A repeated event adds none. */
export async function recordDeliveries(
  ledger: Pick<LedgerContext, 'table' | 'now' | 'nameHash'>,
  webhooks: readonly Webhook[],
  { kind, detail, subject }: BusEvent,
): Promise<Key[]> {
  const { table, now } = ledger;
  const subscribed = webhooks.filter((webhook) => wants(webhook, kind));
  if (subscribed.length === 0) return [];
  const at = Date.parse(detail.at);
  if (subject !== undefined && (await isErased(ledger, subject, at))) return [];
  const body = JSON.stringify({ type: kind, timestamp: detail.at, data: detail });
  const written = await Promise.all(
    subscribed.map(async ({ id: webhook }) => {
      const id = deliveryId(webhook, detail.id, at);
      const key = deliveryKey(webhook, id);
      const { ok } = await table.update(
        deliveryItems.update({
          key,
          set: {
            v: schemaVersion,
            id,
            webhook,
            event: kind,
            eventId: detail.id,
            at,
            body,
            state: 'waiting',
            tries: 0,
            attempts: [],
            due: webhookDue(webhook),
            dueAt: now(),
            ...(subject === undefined ? {} : deliveryListedAs(subject, id)),
            expiresAt: Math.ceil(now() / 1000) + deliveryDays * daySeconds,
          },
          condition: itemMissing,
        }),
      );
      return ok ? [key] : [];
    }),
  );
  return written.flat();
}
