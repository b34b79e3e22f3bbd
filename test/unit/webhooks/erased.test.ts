import { expect, test, vi } from 'vitest';
import { busEventIn } from '../../../functions/webhooks/bus-event.ts';
import { recordDeliveries } from '../../../functions/webhooks/record-deliveries.ts';
import { readReceipt } from '../../../shared/erasure/receipt.ts';
import { requestErasure } from '../../../shared/erasure/request-erasure.ts';
import { mentionsPartition } from '../../../shared/ledger/items/keys.ts';
import { addWebhook } from '../../../shared/webhooks/change.ts';
import { listWebhooks } from '../../../shared/webhooks/webhook.ts';
import { erasureOfItems, nameHash } from '../../support/ledger/erasing.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';

const anna = { batch: 'june', id: 'anna-kovacs' };
const ben = { batch: 'june', id: 'ben' };

test('The webhook events of an erased subject are deleted with it, including those under the name of its photo', async () => {
  const world = new PipelineWorld();
  const ledger = { ...world.ledger, nameHash };
  await addWebhook(ledger, async () => 'a key of at least thirty-two letters', {
    url: 'https://shop.example/',
  });
  for (const subject of [anna, ben]) {
    await world.acceptPhoto(subject);
    await world.work(subject);
  }
  await world.publish();
  const photo = {
    version: 1,
    id: 'uploads#june#3/rejection#1',
    at: new Date(world.now).toISOString(),
    batch: 'june',
    upload: 'palms/june/anna-kovacs.jpg',
    etag: 'e',
    code: 'too-small',
  } as const;
  const webhooks = await listWebhooks(ledger.table);
  for (const { kind, detail } of [...world.published, { kind: 'row.rejected', detail: photo } as const])
    await recordDeliveries(ledger, webhooks, busEventIn({ source: 'palmleaf', 'detail-type': kind, detail }));
  const deliveries = () =>
    [...world.table.items()].filter(({ pk }) => pk.startsWith('deliveries#')).map(({ body }) => String(body));
  const deliveriesTo = (id: string) => deliveries().filter((body) => body.includes(id));
  expect(deliveriesTo(anna.id)).toHaveLength(2);
  expect(deliveriesTo(ben.id)).toHaveLength(1);

  // Indexes lag: both sweeps find items that the first one has removed.
  const listing = mentionsPartition(anna);
  const listed = await ledger.table.queryIndex({ index: 'batch', partition: listing });
  const ask = ledger.table.queryIndex.bind(ledger.table);
  vi.spyOn(ledger.table, 'queryIndex').mockImplementation(async (query) =>
    query.partition === listing ? listed : ask(query),
  );
  world.erasure = erasureOfItems;
  await requestErasure(ledger, nameHash, anna);
  await world.runReconciler(30);
  expect(deliveriesTo(anna.id)).toEqual([]);
  expect(deliveriesTo(ben.id)).toHaveLength(1);
  const retention = { inboxDays: 7, logDays: 30, recoveryDays: 35 };
  const receipt = await readReceipt(ledger, nameHash, anna, retention);
  expect(receipt?.removed.deliveries).toBe(2);
  expect(
    JSON.stringify([...world.table.items()].filter(({ pk }) => pk.startsWith('deliveries#'))),
  ).not.toContain(anna.id);
});
