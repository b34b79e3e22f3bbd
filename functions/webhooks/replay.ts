import { all } from '../../shared/table/table.ts';
import { deliveriesPartition, deliveryItems, webhookDue } from '../../shared/webhooks/delivery.ts';
import { type Webhook, webhookItems, webhookKey } from '../../shared/webhooks/webhook.ts';
import type { WebhooksDeps } from './deps.ts';

const pageSize = 100;

export async function continueReplay(
  { ledger: { table, now } }: Pick<WebhooksDeps, 'ledger'>,
  { id, replaySince, replayAskedAt = 0, replayCursor }: Webhook,
  isOver: () => boolean,
): Promise<void> {
  if (replaySince === undefined) return;
  const isSameRequest = all(
    webhookItems.equals('replaySince', replaySince),
    webhookItems.equals('replayAskedAt', replayAskedAt),
  );
  let cursor = replayCursor;
  do {
    const page = await table.query({
      pk: deliveriesPartition(id),
      limit: pageSize,
      ...(cursor === undefined ? {} : { cursor }),
    });
    const deliveries = page.items.map((item) => ({ item, delivery: deliveryItems.parse(item) }));
    const wanted = deliveries.filter(({ delivery: { at } }) => at >= replaySince && at <= replayAskedAt);
    await Promise.all(
      wanted.map(({ item: { pk, sk } }) =>
        table.update(
          deliveryItems.update({
            key: { pk, sk },
            set: { state: 'waiting', tries: 0, due: webhookDue(id), dueAt: now() },
            condition: deliveryItems.exists('id'),
          }),
        ),
      ),
    );
    const isPast = deliveries.some(({ delivery: { at } }) => at < replaySince);
    cursor = isPast ? undefined : page.cursor;
    const { ok } = await table.update(
      webhookItems.update({
        key: webhookKey(id),
        ...(cursor === undefined
          ? { remove: ['replaySince', 'replayAskedAt', 'replayCursor'] as const }
          : { set: { replayCursor: cursor } }),
        // A newer replay request starts over.
        condition: isSameRequest,
      }),
    );
    if (!ok) return;
  } while (cursor !== undefined && !isOver());
}
