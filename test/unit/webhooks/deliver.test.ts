import { describe, expect, test } from 'vitest';
import type { Posted } from '../../../functions/webhooks/post.ts';
import { tombstoneItems, tombstoneKey } from '../../../shared/ledger/items/tombstone.ts';
import { schemaVersion } from '../../../shared/table/item-kind.ts';
import { webhookDue } from '../../../shared/webhooks/delivery.ts';
import { Random } from '../../simulation/world/random.ts';
import { day, hour, minute, type Receiver, second, settings, WebhooksWorld } from './world.ts';

const down = { status: 503, problem: 'server error' } as const;

async function withReceiver() {
  const world = new WebhooksWorld();
  return { world, shop: await world.receiver() };
}

describe('An event', () => {
  test('A webhook gets an event at once with the content of the bus and a signature that the client accepts', async () => {
    const { world, shop } = await withReceiver();
    const anna = world.report('anna');
    expect(await world.send(anna)).toEqual({ batchItemFailures: [] });
    expect(shop.received).toMatchObject([
      { event: { type: 'report.completed', timestamp: anna[1].at, data: anna[1] }, at: world.now },
    ]);
    expect(await world.deliveries(shop)).toMatchObject([
      { id: shop.ids[0], state: 'delivered', attempts: [{ at: world.now, ms: 0, status: 204 }] },
    ]);
    expect((await world.webhook(shop)).lastSuccessAt).toBe(world.now);
  });

  test('The log of deliveries keeps an event for thirty days', async () => {
    const { world, shop } = await withReceiver();
    await world.send(world.report('anna'));
    const [delivery] = await world.deliveries(shop);
    expect((delivery?.expiresAt ?? 0) * 1000).toBeCloseTo(world.now + 30 * day, -4);
  });

  test('An event that the bus repeats is not sent again, and each webhook has its own id for it', async () => {
    const { world, shop } = await withReceiver();
    const other = await world.receiver();
    const anna = world.report('anna');
    await world.send(anna, anna);
    world.now += hour;
    await world.send(anna);
    await world.pass(5 * minute);
    expect(shop.ids).toHaveLength(1);
    expect(other.ids).toHaveLength(1);
    expect(shop.ids).not.toEqual(other.ids);
  });

  test('An event goes to the webhooks that subscribed to its kind', async () => {
    const world = new WebhooksWorld();
    const failures = await world.receiver(['report.failed', 'report.partial']);
    const all = await world.receiver();
    await world.send(world.report('anna'));
    expect(failures.received).toEqual([]);
    expect(await world.deliveries(failures)).toEqual([]);
    expect(all.received).toHaveLength(1);
  });

  test('An event that does not fit its schema returns to the queue and delays no other', async () => {
    const { world, shop } = await withReceiver();
    const { Records } = world.messages(world.report('anna'), world.report('ben'));
    const [first, next] = Records;
    if (first === undefined || next === undefined) throw new Error('no messages');
    const odd = { ...first, body: first.body.replace('"calls"', '"birth"') };
    expect(await world.invoke({ Records: [odd, next] })).toEqual({
      batchItemFailures: [{ itemIdentifier: 'm-0' }],
    });
    expect(shop.received).toHaveLength(1);
  });

  test('An event leaves with exactly the members that its schema knows', async () => {
    const { world, shop } = await withReceiver();
    const { Records } = world.messages(world.report('anna'));
    const more = Records.map((record) => ({
      ...record,
      body: record.body.replace('"calls"', '"name":"Anna Example","calls"'),
    }));
    await world.invoke({ Records: more });
    expect(shop.received).toHaveLength(1);
    expect(JSON.stringify([...world.table.items(), shop.received])).not.toContain('Anna Example');
  });

  test('An event about a person who was erased before the delivery is not stored', async () => {
    const { world, shop } = await withReceiver();
    const anna = world.report('anna');
    const [, { batch, id: eventId, at }] = anna;
    const photo = {
      version: 1,
      id: `${eventId}x`,
      at,
      batch,
      upload: 'palms/june/anna.jpg',
      etag: 'e',
      code: 'c',
    } as const;
    world.now += minute;
    const key = await tombstoneKey(world.ledger.nameHash, { batch: 'june', id: 'anna' });
    await world.table.update(tombstoneItems.update({ key, set: { v: schemaVersion, at: world.now } }));
    await world.send(anna, ['row.rejected', photo]);
    expect(await world.deliveries(shop)).toEqual([]);
    world.now += minute;
    await world.send(world.report('anna', 2));
    expect(shop.received).toHaveLength(1);
  });
});

describe('undelivered events', () => {
  test('A delivery that fails is sent ten times in three days with the same id and body and is then given up', async () => {
    const { world, shop } = await withReceiver();
    shop.answer = () => down;
    const began = world.now;
    await world.send(world.report('anna'));
    await world.pass(4 * day);
    const waitsMinutes = shop.received.map(
      ({ at }, index) => (at - (shop.received[index - 1]?.at ?? began)) / minute,
    );
    expect(waitsMinutes).toEqual([0, 1, 5, 30, 120, 300, 600, 840, 1200, 1200]);
    expect(new Set(shop.ids).size).toBe(1);
    expect(new Set(shop.received.map(({ body }) => body)).size).toBe(1);
    const [delivery] = await world.deliveries(shop);
    expect(delivery).toMatchObject({ state: 'failed', tries: 10 });
    expect(delivery?.dueAt).toBeUndefined();
    expect(delivery?.attempts).toHaveLength(10);
  });

  test.each([
    ['a redirect', { status: 302, problem: 'redirect' }],
    ['silence', { problem: 'too slow' }],
    ['a name that leads inside', { problem: 'not public' }],
    ['a refusal', { status: 400, problem: 'refused' }],
  ] as const)(
    'A delivery that fails because of %s arrives as soon as the receiver accepts it',
    async (_what, answer: Posted) => {
      const { world, shop } = await withReceiver();
      shop.answer = () => answer;
      await world.send(world.report('anna'));
      expect(await world.webhook(shop)).toMatchObject({
        failingSince: world.now,
        lastProblem: answer.problem,
      });
      shop.answer = () => ({ status: 200 });
      await world.pass(2 * minute);
      const [delivery] = await world.deliveries(shop);
      expect(delivery).toMatchObject({ state: 'delivered', attempts: [answer, { status: 200 }] });
      expect((await world.webhook(shop)).failingSince).toBeUndefined();
      await world.pass(hour);
      expect(shop.received).toHaveLength(2);
    },
  );

  test('A webhook is not retried for as long as its address asks, a day at most', async () => {
    const { world, shop } = await withReceiver();
    shop.answer = () => ({ ...down, retryAfter: '7200' });
    await world.send(world.report('anna'));
    await world.pass(119 * minute);
    expect(shop.received).toHaveLength(1);
    shop.answer = () => ({ ...down, retryAfter: '999999999' });
    await world.pass(2 * minute);
    expect(shop.received).toHaveLength(2);
    await world.pass(day);
    expect(shop.received).toHaveLength(3);
  });

  test('Of thousands of deliveries to a dead address a few are tried each minute, and all arrive when it recovers', async () => {
    const { world, shop } = await withReceiver();
    shop.answer = () => ({ problem: 'not reached' });
    await world.send(...Array.from({ length: 40 }, (_, index) => world.report(`s-${index}`)));
    const before = shop.received.length;
    expect(before).toBeLessThan(10 + 3);
    await world.pass(minute);
    expect(shop.received.length - before).toBeLessThanOrEqual(3);
    shop.answer = () => ({ status: 200 });
    await world.pass(10 * minute);
    expect(new Set((await world.deliveries(shop)).map(({ state }) => state))).toEqual(new Set(['delivered']));
  });
});

describe('slow and dead webhooks', () => {
  test('A webhook that answers nothing delays no other webhook', async () => {
    const { world, shop: slow } = await withReceiver();
    const quick = await world.receiver();
    const answer = Promise.withResolvers<Posted>();
    slow.answer = () => answer.promise;
    const first = world.send(world.report('anna'));
    await untilReceived(quick, 1);
    await untilReceived(slow, 1);
    // The first invocation still waits. Another leaves the slow delivery to it.
    expect(await world.send(world.report('ben'))).toEqual({ batchItemFailures: [] });
    expect(quick.received).toHaveLength(2);
    expect(slow.received).toHaveLength(1);
    world.now += 10 * second;
    answer.resolve({ problem: 'too slow' });
    await first;
    expect((await world.deliveries(slow)).filter(({ attempts }) => attempts.length > 0)).toMatchObject([
      { attempts: [{ ms: 10 * second, problem: 'too slow' }] },
    ]);
    slow.answer = () => ({ status: 200 });
    await world.pass(3 * minute);
    expect((await world.deliveries(slow)).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  });

  test('An unreadable item of one webhook is logged and affects no other', async () => {
    const { world, shop } = await withReceiver();
    const other = await world.receiver();
    const unreadable = world.tableWith({
      get: (key) =>
        key.pk.includes(shop.id) ? Promise.reject(new Error('no answer')) : world.table.get(key),
    });
    const broken = { ...world.ledger, table: unreadable };
    await world.invoke(world.messages(world.report('anna')), { ledger: broken });
    expect(other.received).toHaveLength(1);
    expect(world.logged.join()).toContain('could not be processed');
    await expect(world.invoke({}, { ledger: broken })).rejects.toThrow('could not be processed');
    await world.pass(3 * minute);
    expect(shop.received).toHaveLength(1);
  });
});

test('A worker holds the lease of its webhook until every request is answered, even if the table refuses writes', async () => {
  const { world, shop } = await withReceiver();
  const answer = Promise.withResolvers<Posted>();
  shop.answer = ({ body }) => (body.includes('"ben"') ? answer.promise : { status: 200 });
  const table = world.tableWith({
    update: (update) =>
      update.set?.state === 'delivered' && JSON.stringify(update.set).includes('200')
        ? Promise.reject(new Error('no answer'))
        : world.table.update(update),
  });
  const events = world.messages(world.report('anna'), world.report('ben'));
  const invocation = world.invoke(events, { ledger: { ...world.ledger, table } });
  await untilReceived(shop, 2);
  for (let tick = 0; tick < 50; tick += 1) await new Promise((resolve) => setImmediate(resolve));
  expect((await world.webhook(shop)).worker).toBeDefined();
  answer.resolve({ status: 503, problem: 'server error' });
  await invocation;
  expect((await world.webhook(shop)).worker).toBeUndefined();
});

async function untilReceived(receiver: Receiver, count: number): Promise<void> {
  while (receiver.received.length < count) await new Promise((resolve) => setImmediate(resolve));
}

describe('a dying function', () => {
  test('A delivery function that dies at any write loses no event, and each event keeps one id', async () => {
    let deaths = 0;
    for (let at = 1; at < 40; at += 1) {
      const { world, shop } = await withReceiver();
      const other = await world.receiver();
      const events = world.messages(world.report('anna'), world.report('ben'));
      let writes = 0;
      const table = world.tableWith({
        update: async (update) => {
          writes += 1;
          if (writes >= at) throw new Error('killed');
          return world.table.update(update);
        },
      });
      const answer = await world
        .invoke(events, { ledger: { ...world.ledger, table } })
        .catch(() => 'killed' as const);
      if (writes >= at) deaths += 1;
      // The queue redelivers unacknowledged messages; the scheduled run finds recorded deliveries.
      if (answer === 'killed' || (answer?.batchItemFailures.length ?? 0) > 0) {
        world.now += 6 * minute;
        await world.invoke(events);
      }
      await world.pass(5 * minute);
      for (const receiver of [shop, other]) {
        expect(new Set(receiver.ids).size, `killed at write ${at}`).toBe(2);
        expect((await world.deliveries(receiver)).map(({ state }) => state)).toEqual([
          'delivered',
          'delivered',
        ]);
      }
    }
    expect(deaths).toBeGreaterThan(8);
  });

  test('If a delivery function dies while an address answers, a run delivers the event after the lease of that function', async () => {
    const { world, shop } = await withReceiver();
    shop.answer = () => new Promise(() => {});
    void world.send(world.report('anna'));
    await untilReceived(shop, 1);
    shop.answer = () => ({ status: 200 });
    await world.pass(minute);
    expect(shop.received).toHaveLength(1);
    await world.pass(minute);
    expect(new Set(shop.ids).size).toBe(1);
    expect(await world.deliveries(shop)).toMatchObject([{ state: 'delivered' }]);
  });
});

test('A run sends every due delivery unless three in a row fail, however many fail in all', async () => {
  const random = new Random(1);
  for (let play = 0; play < 6; play += 1) {
    const { world, shop } = await withReceiver();
    shop.answer = () => down;
    for (let event = 0; event < 60; event += 1) await world.send(world.report(`person-${event}`));
    const before = shop.received.length;
    world.now += 30 * minute;
    let failedInRow = 0;
    shop.answer = () => {
      failedInRow = failedInRow < 2 && random.chance(0.7) ? failedInRow + 1 : 0;
      return failedInRow > 0 ? down : { status: 204 };
    };
    await world.invoke({});
    expect(shop.received.length - before).toBe(60);
  }
});

test('One run sends each of more due deliveries than a page holds, and each once, however late the index follows', async () => {
  const { world, shop } = await withReceiver();
  const reports = Array.from({ length: 501 }, (_, index) => world.report(`s-${index}`));
  await world.invoke(world.messages(...reports), {}, second);
  expect(shop.ids).toEqual([]);
  const due = { index: 'due', partition: webhookDue(shop.id), upTo: world.now } as const;
  const { items } = await world.table.queryIndex(due);
  const table = world.tableWith({ queryIndex: async ({ limit }) => ({ items: items.slice(0, limit) }) });
  await world.invoke({}, { ledger: { ...world.ledger, table } });
  expect([shop.ids.length, new Set(shop.ids).size]).toEqual([reports.length, reports.length]);
});

test('A postponed delivery is not sent because of a stale index entry', async () => {
  const { world, shop } = await withReceiver();
  shop.answer = () => down;
  await world.send(world.report('anna'));
  const [failed] = shop.ids;
  const stale = await world.table.queryIndex({ index: 'due', partition: webhookDue(shop.id), limit: 1 });
  const table = world.tableWith({
    queryIndex: async (query) =>
      query.partition === webhookDue(shop.id) ? stale : world.table.queryIndex(query),
  });
  world.now += second;
  await world.invoke({}, { ledger: { ...world.ledger, table } });
  expect(shop.ids).toEqual([failed]);
});

test('Deliveries that failed together are retried at different times', async () => {
  const { world, shop } = await withReceiver();
  shop.answer = () => down;
  const { Records } = world.messages(world.report('anna'));
  expect(settings.retryMs.reduce((sum, ms) => sum + ms, 0) / day).toBeCloseTo(3, 1);
  await world.invoke({ Records });
  const [delivery] = await world.deliveries(shop);
  expect(delivery?.dueAt).toBe(world.now + minute);
});
