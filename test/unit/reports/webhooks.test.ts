import { describe, expect, test } from 'vitest';
import {
  deliveriesPage,
  replayedView,
  webhookSecretView,
  webhooksView,
  webhookView,
} from '../../../shared/views/webhooks-view.ts';
import { deliveryId, deliveryItems, deliveryKey } from '../../../shared/webhooks/delivery.ts';
import { webhookItems, webhookKey } from '../../../shared/webhooks/webhook.ts';
import { reportsOver } from './app.ts';
import { emptyLedger } from './ledger.ts';

const day = 24 * 3600_000;

async function withOne() {
  const { ledger, clock, table } = emptyLedger();
  const api = reportsOver(ledger);
  const answer = api.send('POST', '/webhooks', {
    url: 'https://shop.example/hooks?k=1',
    description: 'our shop',
  });
  const { webhook, secret = '' } = await api.json(webhookSecretView, answer);
  return { ...api, ledger, clock, table, webhook, secret, path: `/webhooks/${webhook.id}` };
}

async function delivered(
  { ledger }: Awaited<ReturnType<typeof withOne>>,
  webhook: string,
  at: number,
  state: 'delivered' | 'failed',
) {
  const eventId = `subject#june/anna/report@${at}`;
  const id = deliveryId(webhook, eventId, at);
  const attempts = [
    { at, ms: 12.4, ...(state === 'failed' ? { problem: 'too slow' as const } : { status: 204 }) },
  ];
  const what = { id, webhook, event: 'report.completed', eventId, at, body: '{}', state, tries: 0, attempts };
  await ledger.table.update(
    deliveryItems.update({
      key: deliveryKey(webhook, id),
      set: { v: 2, ...what, expiresAt: Math.floor(Date.UTC(2026, 11, 1) / 1000) },
    }),
  );
  return id;
}

describe('a webhook of the API', () => {
  test('A new webhook appears in the list and on its page, and its secret appears only once', async () => {
    const { get, json, webhook, secret, path } = await withOne();
    expect(webhook).toMatchObject({
      url: 'https://shop.example/hooks?k=1',
      state: 'enabled',
      description: 'our shop',
    });
    expect(webhook.events).toBeUndefined();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect((await json(webhooksView, get('/webhooks'))).webhooks).toEqual([webhook]);
    expect(await json(webhookView, get(path))).toEqual(webhook);
    const text = await (await get('/webhooks')).text();
    expect(text).not.toMatch(/secret|salt|whsec_/);
  });

  test('Readers see the host of a webhook and a digest, not the tokens in its path and query', async () => {
    const { ledger, send } = await withOne();
    const address = 'https://shop.example/T0-path-token/in?key=query-token';
    expect((await send('POST', '/webhooks', { url: address })).status).toBe(200);
    const readers = reportsOver(ledger, { mayChange: false });
    const { webhooks } = await readers.json(webhooksView, readers.get('/webhooks'));
    expect(webhooks).toHaveLength(2);
    expect(new Set(webhooks.map(({ url }) => url)).size).toBe(2);
    for (const { id, url } of webhooks) {
      expect(url).toMatch(/^https:\/\/shop\.example\/…[0-9a-f]{8}$/);
      const text = await (await readers.get(`/webhooks/${id}`)).text();
      expect(text).toContain(url);
      expect(text).not.toMatch(/token|hooks\?|k=1/);
    }
    const operators = reportsOver(ledger);
    expect(await (await operators.get('/webhooks')).text()).toContain(address);
  });

  test.each([
    [{ url: 'http://shop.example/' }, 'url: must begin with https://'],
    [{ url: 'https://127.0.0.1/' }, 'url: must be a public address'],
    [{ url: 'https://shop.example/', events: ['report.done'] }, 'events.0'],
    [{ url: 'https://shop.example/', events: [] }, 'events'],
    [{ url: 'https://shop.example/', secret: 'whsec_x' }, 'secret'],
    [{ url: 'https://shop.example/', description: 'x'.repeat(201) }, 'description'],
    [{}, 'url'],
  ])('The reports API refuses a wrong webhook and names the field: %j', async (body, why) => {
    const { send, get, json } = await withOne();
    const answer = await send('POST', '/webhooks', body);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(why);
    expect((await json(webhooksView, get('/webhooks'))).webhooks).toHaveLength(1);
  });

  test('The reports API accepts at most fifty webhooks', async () => {
    const { send } = await withOne();
    for (let count = 1; count < 50; count += 1)
      expect((await send('POST', '/webhooks', { url: 'https://shop.example/' })).status).toBe(200);
    const answer = await send('POST', '/webhooks', { url: 'https://shop.example/' });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('remove one first');
  });

  test('A webhook shows the rotation of its secret for a day, or until the rotation is finished', async () => {
    const { send, get, json, clock, secret, path } = await withOne();
    const rotated = await json(webhookSecretView, send('POST', `${path}/rotate`));
    expect(rotated.secret).not.toBe(secret);
    expect(Date.parse(rotated.webhook.rotatingUntil ?? '')).toBe(clock.now + day);
    const finished = await json(webhookSecretView, send('POST', `${path}/rotate`, { finish: true }));
    expect(finished.secret).toBeUndefined();
    expect(finished.webhook.rotatingUntil).toBeUndefined();
    await send('POST', `${path}/rotate`);
    clock.now += day;
    expect((await json(webhookView, get(path))).rotatingUntil).toBeUndefined();
  });

  test('An operator disables and enables a webhook, and a repetition changes nothing', async () => {
    const { send, json, clock, path, table } = await withOne();
    const disabled = await json(webhookView, send('POST', `${path}/disable`));
    expect(disabled).toMatchObject({ state: 'disabled', disabledFor: 'by hand' });
    clock.now += 1000;
    expect(await json(webhookView, send('POST', `${path}/disable`))).toEqual(disabled);
    expect([...table.items()].filter(({ sk }) => sk.startsWith('disabled#'))).toHaveLength(1);
    const enabled = await json(webhookView, send('POST', `${path}/enable`));
    expect(enabled.state).toBe('enabled');
    expect(enabled.disabledAt).toBeUndefined();
  });

  test('A removed webhook answers 404 to every request', async () => {
    const { send, get, json, path } = await withOne();
    expect(await (await send('POST', `${path}/remove`)).json()).toEqual({
      removed: path.slice('/webhooks/'.length),
    });
    expect((await json(webhooksView, get('/webhooks'))).webhooks).toEqual([]);
    for (const asked of [path, `${path}/deliveries`]) expect((await get(asked)).status).toBe(404);
    for (const verb of ['remove', 'rotate', 'enable', 'disable'])
      expect((await send('POST', `${path}/${verb}`)).status, verb).toBe(404);
    expect((await send('POST', `${path}/replay`, { since: '2026-11-22T00:00:00Z' })).status).toBe(404);
  });

  test('A failing webhook shows its last problem', async () => {
    const { ledger, get, json, clock, webhook, path } = await withOne();
    const health = { failingSince: clock.now, lastFailureAt: clock.now, lastProblem: 'redirect' as const };
    await ledger.table.update(webhookItems.update({ key: webhookKey(webhook.id), set: health }));
    expect(await json(webhookView, get(path))).toMatchObject({ lastProblem: 'redirect' });
  });

  test('The address for readers refuses a new webhook', async () => {
    const { ledger } = emptyLedger();
    const { send } = reportsOver(ledger, { mayChange: false });
    expect((await send('POST', '/webhooks', { url: 'https://shop.example/' })).status).toBe(403);
  });
});

describe('deliveries of a webhook', () => {
  test('The deliveries of a webhook are listed newest first, by page and by state, with every attempt', async () => {
    const world = await withOne();
    const { get, json, clock, webhook, path } = world;
    const ids: string[] = [];
    for (let minute = 0; minute < 5; minute += 1)
      ids.unshift(
        await delivered(
          world,
          webhook.id,
          clock.now - (5 - minute) * 60_000,
          minute === 2 ? 'failed' : 'delivered',
        ),
      );
    const first = await json(deliveriesPage, get(`${path}/deliveries?limit=3`));
    const rest = await json(deliveriesPage, get(`${path}/deliveries?limit=3&cursor=${first.cursor}`));
    expect([...first.deliveries, ...rest.deliveries].map(({ id }) => id)).toEqual(ids);
    expect(first.deliveries[0]?.attempts).toMatchObject([{ milliseconds: 12, status: 204 }]);
    const failed = await json(deliveriesPage, get(`${path}/deliveries?state=failed`));
    expect(failed.deliveries).toMatchObject([{ id: ids[2], attempts: [{ problem: 'too slow' }] }]);
    expect((await get(`${path}/deliveries?cursor=made-up`)).status).toBe(400);
    expect((await get(`${path}/deliveries?state=lost`)).status).toBe(400);
  });

  test('An operator repeats one delivery by its id, or all since a time', async () => {
    const world = await withOne();
    const { send, get, json, clock, webhook, path } = world;
    const id = await delivered(world, webhook.id, clock.now - 60_000, 'failed');
    const one = await send('POST', `${path}/replay`, { delivery: id });
    expect(one.status).toBe(202);
    expect(await json(replayedView, one)).toMatchObject({ webhook: webhook.id, delivery: id });
    expect((await json(deliveriesPage, get(`${path}/deliveries`))).deliveries).toMatchObject([
      { id, state: 'waiting', nextAt: new Date(clock.now).toISOString() },
    ]);
    const since = new Date(clock.now - day).toISOString();
    expect((await send('POST', `${path}/replay`, { since })).status).toBe(202);
    expect((await json(webhookView, get(path))).replayingSince).toBe(since);
    const unknown = id.replace(/.$/, id.endsWith('a') ? 'b' : 'a');
    expect((await send('POST', `${path}/replay`, { delivery: unknown })).status).toBe(404);
    const future = new Date(clock.now + 1000).toISOString();
    for (const body of [
      { since: future },
      {},
      { since, delivery: id },
      { since: 'yesterday' },
      { delivery: 'anna' },
    ])
      expect((await send('POST', `${path}/replay`, body)).status, JSON.stringify(body)).toBe(400);
  });
});
