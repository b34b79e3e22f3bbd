import { describe, expect, test } from 'vitest';
import { eventOf } from '../../../shared/events/event-of.ts';
import { isMarked } from '../../../shared/ledger/items/publish-mark.ts';
import type { Write } from '../../../shared/table/table.ts';
import {
  disableWebhook,
  enableWebhook,
  endRotation,
  removeWebhook,
  replayOne,
  replaySince,
  rotateSecret,
} from '../../../shared/webhooks/change.ts';
import { meanwhile } from '../../support/table/meanwhile.ts';
import { day, hour, minute, WebhooksWorld } from './world.ts';

const down = { status: 503, problem: 'server error' } as const;

const eventsIn = (world: WebhooksWorld) =>
  [...world.table.items()].filter(({ due }) => isMarked(due)).flatMap((item) => eventOf(item) ?? []);

async function withReceiver() {
  const world = new WebhooksWorld();
  return { world, shop: await world.receiver() };
}

describe('a disabled webhook', () => {
  test('A webhook that accepts nothing for a week is disabled with a notice, and receives its stored events when it is enabled', async () => {
    const { world, shop } = await withReceiver();
    const watcher = await world.receiver(['webhook.disabled']);
    shop.answer = () => ({ problem: 'not reached' });
    for (let hours = 0; hours < 7 * 24 - 4; hours += 4) {
      await world.send(world.report(`s-${hours}`));
      await world.pass(4 * hour, 20 * minute);
    }
    expect((await world.webhook(shop)).state).toBe('enabled');
    await world.pass(day, hour);
    expect(await world.webhook(shop)).toMatchObject({ state: 'disabled', disabledFor: 'failing' });
    expect(world.logged.filter((line) => line.includes('A webhook is disabled'))).toHaveLength(1);
    const news = eventsIn(world);
    expect(news).toMatchObject([
      { kind: 'webhook.disabled', detail: { webhook: shop.id, reason: 'failing' } },
    ]);
    for (const { kind, detail } of news) await world.send([kind, detail]);
    expect(watcher.received).toHaveLength(1);
    const before = shop.received.length;
    await world.send(world.report('late'));
    await world.pass(day, hour);
    expect(shop.received).toHaveLength(before);
    shop.answer = () => ({ status: 200 });
    await enableWebhook(world.ledger, shop.id);
    await world.pass(2 * day, 10 * minute);
    const waiting = (await world.deliveries(shop)).filter(({ state }) => state === 'waiting');
    expect(waiting).toEqual([]);
    expect(shop.received.filter(({ body }) => body.includes('"late"'))).toHaveLength(1);
  });

  test('Failures days apart, or a few among successes, do not disable a webhook', async () => {
    const { world, shop } = await withReceiver();
    shop.answer = () => ({ status: 400, problem: 'refused' });
    for (let week = 0; week < 3; week += 1) {
      await world.send(world.report(`w-${week}`));
      world.now += 7 * day;
      await world.invoke({});
      shop.answer = ({ body }) =>
        body.includes(`w-${week + 1}`) ? { status: 400, problem: 'refused' } : { status: 200 };
    }
    expect((await world.webhook(shop)).state).toBe('enabled');
  });

  test('A webhook is disabled at once when its address answers that it is gone', async () => {
    const { world, shop } = await withReceiver();
    shop.answer = () => ({ status: 410, problem: 'gone' });
    await world.send(world.report('anna'), world.report('ben'));
    expect(await world.webhook(shop)).toMatchObject({ state: 'disabled', disabledFor: 'gone' });
    expect(eventsIn(world)).toMatchObject([{ detail: { reason: 'gone' } }]);
    const before = shop.received.length;
    await world.pass(hour);
    expect(shop.received).toHaveLength(before);
  });

  test('A webhook is disabled even when another delivery arrives at the same moment', async () => {
    const { world, shop } = await withReceiver();
    shop.answer = ({ body }) =>
      body.includes('"anna"') ? { status: 410, problem: 'gone' } : Promise.resolve({ status: 200 });
    await world.send(world.report('anna'), world.report('ben'));
    expect((await world.deliveries(shop)).map(({ state }) => state).sort()).toEqual(['delivered', 'waiting']);
    expect(await world.webhook(shop)).toMatchObject({ state: 'disabled', disabledFor: 'gone' });
  });

  test('A webhook that an operator disables or removes gets no further delivery', async () => {
    const { world, shop } = await withReceiver();
    const other = await world.receiver();
    await disableWebhook(world.ledger, shop.id, 'by hand');
    await removeWebhook(world.ledger, other.id);
    await world.send(world.report('anna'));
    await world.pass(hour);
    expect(shop.received).toEqual([]);
    expect(other.received).toEqual([]);
    expect(await world.deliveries(shop)).toHaveLength(1);
    expect(await world.deliveries(other)).toEqual([]);
    expect(JSON.stringify([...world.table.items()])).not.toContain(other.webhook.url);
  });

  test.each([1, 30, 75, 150])(
    'A webhook that an operator disables while a worker sends gets at most the deliveries in flight and read: after request %i',
    async (disabledAt) => {
      const { world, shop } = await withReceiver();
      const [inFlight, read, due] = [160, 50, 400];
      shop.answer = async () => {
        if (shop.received.length === disabledAt) await disableWebhook(world.ledger, shop.id, 'by hand');
        return { status: 204 };
      };
      await world.send(...Array.from({ length: due }, (_, index) => world.report(`person-${index}`)));
      await world.pass(hour);
      expect(shop.received.length).toBeGreaterThanOrEqual(disabledAt);
      expect(shop.received.length).toBeLessThanOrEqual(disabledAt + inFlight + read);
    },
  );
});

describe('a rotated secret', () => {
  test('For a day both the new webhook secret and the former one sign events, so a receiver with either secret accepts them', async () => {
    const { world, shop } = await withReceiver();
    const [former = ''] = shop.secrets;
    const rotated = await rotateSecret(world.ledger, world.key, shop.id);
    expect(rotated?.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(rotated?.secret).not.toBe(former);
    await world.send(world.report('anna'));
    shop.secrets.splice(0, 1, rotated?.secret ?? '');
    await world.send(world.report('ben'));
    expect(shop.received).toHaveLength(2);
    world.now += day;
    await world.send(world.report('carl'));
    expect(shop.received).toHaveLength(3);
    shop.secrets.splice(0, 1, former);
    await world.send(world.report('dora'));
    expect(shop.received).toHaveLength(3);
    expect(world.logged.join()).toContain('WebhookError');
  });

  test('A rotated secret is the only one as soon as the rotation is finished', async () => {
    const { world, shop } = await withReceiver();
    await rotateSecret(world.ledger, world.key, shop.id);
    await endRotation(world.ledger, shop.id);
    await world.send(world.report('anna'));
    expect(shop.received).toEqual([]);
  });

  test('The secret of a webhook is nowhere in the table, and the address of the webhook is in no log', async () => {
    const { world, shop } = await withReceiver();
    await rotateSecret(world.ledger, world.key, shop.id);
    shop.answer = () => down;
    await world.send(world.report('anna'));
    await world.pass(hour);
    const [secret = ''] = shop.secrets;
    const items = JSON.stringify([...world.table.items()]);
    expect(items).not.toContain(secret.slice('whsec_'.length));
    expect(items).not.toContain(await world.key());
    expect(world.logged.join()).not.toMatch(/example|anna|whsec_/);
  });
});

test('A webhook that a person enables while a worker disables it stays enabled', async () => {
  const { world, shop } = await withReceiver();
  shop.answer = () => ({ status: 410, problem: 'gone' });
  const disables = (write: Write) => 'set' in write && write.set?.state === 'disabled';
  const seen = meanwhile(world.ledger.table, disables, () => {
    shop.answer = () => ({ status: 200 });
    return enableWebhook(world.ledger, shop.id);
  });
  await world.send(world.report('anna'));
  await world.pass(minute);
  expect(seen.times).toBe(1);
  expect(await world.webhook(shop)).toMatchObject({ state: 'enabled' });
});

describe('A replay', () => {
  test('A replay of one delivery sends it again under its id, even after Palmleaf stopped retrying it', async () => {
    const { world, shop } = await withReceiver();
    shop.answer = () => down;
    await world.send(world.report('anna'));
    await world.pass(4 * day, 10 * minute);
    const [id = ''] = shop.ids;
    expect(await world.deliveries(shop)).toMatchObject([{ state: 'failed' }]);
    shop.answer = () => ({ status: 200 });
    expect(await replayOne(world.ledger, shop.id, id)).toBe(true);
    await world.pass(minute);
    expect(await world.deliveries(shop)).toMatchObject([{ id, state: 'delivered' }]);
    expect(await replayOne(world.ledger, shop.id, id.replace(/.$/, 'x'))).toBe(false);
  });

  test('A replay since a time sends the events of that time page by page and nothing older', async () => {
    const { world, shop } = await withReceiver();
    await world.send(world.report('old'));
    world.now += day;
    const since = world.now;
    for (let start = 0; start < 230; start += 100)
      await world.send(...Array.from({ length: 100 }, (_, index) => world.report(`s-${start + index}`)));
    expect(shop.received).toHaveLength(301);
    world.now += hour;
    await replaySince(world.ledger, shop.id, since);
    await world.pass(5 * minute);
    expect(shop.received).toHaveLength(601);
    expect(shop.received.filter(({ body }) => body.includes('"old"'))).toHaveLength(1);
    expect(new Set(shop.ids).size).toBe(301);
    expect((await world.webhook(shop)).replaySince).toBeUndefined();
  });

  test('A second replay from a later time does not shorten the replay in progress', async () => {
    const { world, shop } = await withReceiver();
    const since = world.now;
    await world.send(world.report('old'));
    world.now += day;
    await replaySince(world.ledger, shop.id, since);
    await replaySince(world.ledger, shop.id, world.now);
    await world.pass(5 * minute);
    expect(shop.received.filter(({ body }) => body.includes('"old"'))).toHaveLength(2);
    await replaySince(world.ledger, shop.id, world.now);
    await world.pass(5 * minute);
    expect(shop.received.filter(({ body }) => body.includes('"old"'))).toHaveLength(2);
  });
});
