import { expect, test, vi } from 'vitest';
import { busEventIn } from '../../../functions/webhooks/bus-event.ts';
import { recordDeliveries } from '../../../functions/webhooks/record-deliveries.ts';
import { eraseSubject } from '../../../shared/erasure/erase.ts';
import { readReceipt } from '../../../shared/erasure/receipt.ts';
import { requestErasure } from '../../../shared/erasure/request-erasure.ts';
import { listDeliveries } from '../../../shared/erasure/sweep/list-former.ts';
import { noBodies } from '../../../shared/ledger/context.ts';
import { mentionsPartition } from '../../../shared/ledger/items/keys.ts';
import { placeSubject } from '../../../shared/places/place.ts';
import { exists, wholeIndex } from '../../../shared/table/table.ts';
import { addWebhook, removeWebhook, replaySince } from '../../../shared/webhooks/change.ts';
import { webhookOfDelivery } from '../../../shared/webhooks/delivery.ts';
import { listWebhooks, webhookKey } from '../../../shared/webhooks/webhook.ts';
import { erasureOfItems, nameHash } from '../../support/ledger/erasing.ts';
import { meanwhile } from '../../support/table/meanwhile.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';
import { minute, WebhooksWorld } from './world.ts';

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

test('The webhook events of an erased place are deleted with it, and a late one is not recorded', async () => {
  const world = new PipelineWorld();
  const ledger = { ...world.ledger, nameHash };
  await addWebhook(ledger, async () => 'a key of at least thirty-two letters', {
    url: 'https://shop.example/',
  });
  const webhooks = await listWebhooks(ledger.table);
  const refreshed = (place: string) => {
    const at = new Date(world.now).toISOString();
    const detail = { version: 1, id: place, at, place, months: [], state: 'complete', revision: 1 };
    const event = { source: 'palmleaf', 'detail-type': 'panchang.refreshed', detail };
    return recordDeliveries(ledger, webhooks, busEventIn(event));
  };
  await refreshed('@acme//home of anna');
  const [other] = await refreshed('chennai');
  world.erasure = erasureOfItems;
  await eraseSubject(ledger, nameHash, placeSubject('@acme//home of anna'));
  await world.runReconciler(30);
  const left = [...world.table.items()].filter(({ pk }) => pk.startsWith('deliveries#'));
  expect(left.map(({ pk, sk }) => ({ pk, sk }))).toEqual([other]);
  world.now -= 60 * minute;
  expect(await refreshed('@acme//home of anna')).toEqual([]);
});

test('The erasure of a place deletes webhook events that an earlier version recorded without its name', async () => {
  const world = new PipelineWorld();
  const ledger = { ...world.ledger, nameHash };
  await addWebhook(ledger, async () => 'a key of at least thirty-two letters', {
    url: 'https://shop.example/',
  });
  const webhooks = await listWebhooks(ledger.table);
  const at = new Date(world.now).toISOString();
  for (const place of ['home', 'chennai']) {
    const detail = { version: 1, id: place, at, place, months: [], state: 'complete', revision: 1 };
    const event = { source: 'palmleaf', 'detail-type': 'panchang.refreshed', detail };
    for (const key of await recordDeliveries(ledger, webhooks, busEventIn(event)))
      await ledger.table.update({ key, remove: ['batchShard', 'stateId'] });
  }
  const left = () => [...world.table.items()].filter(({ pk }) => pk.startsWith('deliveries#'));
  expect(left()).toHaveLength(2);
  world.erasure = erasureOfItems;
  await eraseSubject(ledger, nameHash, placeSubject('home'));
  await world.runReconciler(30);
  expect(left()).toMatchObject([{ eventId: 'chennai' }]);
});

async function listWithRemovalAt(step: number, position: number, isGone: boolean): Promise<boolean> {
  const world = new PipelineWorld();
  const ledger = { ...world.ledger, nameHash };
  const { table } = ledger;
  for (const shop of ['one', 'two', 'three'])
    await addWebhook(ledger, async () => 'a key of at least thirty-two letters', {
      url: `https://${shop}.example/`,
    });
  const webhooks = await listWebhooks(table);
  const at = new Date(world.now).toISOString();
  const detail = { version: 1, id: 'home', at, place: 'home', months: [], state: 'complete', revision: 1 };
  const event = { source: 'palmleaf', 'detail-type': 'panchang.refreshed', detail };
  for (const key of await recordDeliveries(ledger, webhooks, busEventIn(event)))
    await table.update({ key, remove: ['batchShard', 'stateId'] });
  const removed = webhooks[position]?.id ?? '';
  let steps = 0;
  for (let place: string | undefined = ''; place !== undefined; steps += 1) {
    if (steps === step) {
      await removeWebhook(ledger, removed);
      if (isGone) await table.delete({ key: webhookKey(removed), delete: true });
    }
    place = await listDeliveries({ deps: { ...erasureOfItems, ledger } });
  }
  const partition = mentionsPartition(placeSubject('home'));
  const { items } = await table.queryIndex({ index: 'batch', partition });
  const found = items.map(({ pk }) => webhookOfDelivery({ pk, sk: '' }));
  const wanted = webhooks.map(({ id }) => id).filter((id) => !isGone || id !== removed);
  expect({ step, position, found }).toEqual({ step, position, found: expect.arrayContaining(wanted) });
  return steps > step;
}

test.each([
  [0, false],
  [1, false],
  [2, false],
  [0, true],
  [1, true],
  [2, true],
])(
  'Every webhook event of an earlier version is listed, whenever webhook %i is removed (its item expired: %s)',
  async (position, isGone) => {
    let step = 0;
    while (await listWithRemovalAt(step, position, isGone)) step += 1;
    expect(step).toBeGreaterThan(2);
  },
);

async function sweepDeliveries({ table }: WebhooksWorld): Promise<void> {
  for await (const { pk, sk } of wholeIndex(table, { index: 'batch', partition: mentionsPartition(anna) }))
    await table.delete({ key: { pk, sk }, delete: true, condition: exists('pk') });
}

async function replayWithErasureAt(moment: number): Promise<boolean> {
  const world = new WebhooksWorld();
  const receiver = await world.receiver();
  const since = world.now;
  const failed = new Set<string>();
  receiver.answer = ({ id }) => {
    const isFirst = !failed.has(id);
    failed.add(id);
    return { status: isFirst ? 500 : 204 };
  };
  let writes = 0;
  const erased = meanwhile(
    world.table,
    () => writes++ === moment,
    async () => {
      await eraseSubject({ ...world.ledger, bodies: noBodies }, world.ledger.nameHash, anna);
      await sweepDeliveries(world);
    },
  );
  await world.send(world.report(anna.id), world.report(ben.id), world.report(anna.id, 2));
  await world.pass(3 * minute);
  await replaySince(world.ledger, receiver.id, since);
  await world.pass(3 * minute);
  await sweepDeliveries(world);
  const deliveries = await world.deliveries(receiver);
  const known = deliveries.filter(({ body }) => !body.includes(anna.id) || erased.times === 0);
  expect({ moment, deliveries }).toEqual({ moment, deliveries: known });
  expect(known.find(({ body }) => body.includes(ben.id))?.state).toBe('delivered');
  return erased.times > 0;
}

test('An erasure at any moment between event and replay leaves no delivery of its subject, and every other delivery arrives', async () => {
  let moment = 0;
  while (await replayWithErasureAt(moment)) moment += 1;
  expect(moment).toBeGreaterThan(10);
});
