import { expect, test } from 'vitest';
import type { Post, Posted } from '../../../functions/webhooks/post.ts';
import { verifyWebhook } from '../../../packages/client/index.ts';
import { mentionsPartition } from '../../../shared/ledger/items/keys.ts';
import { isMarked } from '../../../shared/ledger/items/publish-mark.ts';
import { tombstoneItems, tombstoneKey } from '../../../shared/ledger/items/tombstone.ts';
import { schemaVersion } from '../../../shared/table/item-kind.ts';
import {
  disableWebhook,
  enableWebhook,
  endRotation,
  removeWebhook,
  replayOne,
  replaySince,
  rotateSecret,
} from '../../../shared/webhooks/change.ts';
import {
  deliveriesPartition,
  deliveryItems,
  deliveryKey,
  isDelivery,
  webhookDue,
} from '../../../shared/webhooks/delivery.ts';
import { disabledNoticeItems, disabledPrefix } from '../../../shared/webhooks/disabled-notice.ts';
import { webhookItems, webhookKey, webhooksPartition } from '../../../shared/webhooks/webhook.ts';
import { Random } from '../../simulation/world/random.ts';
import { bodyOf, type Course, courses, eventOf } from './courses.ts';
import { type Act, Prediction, type RecordedEvent, type Send } from './prediction.ts';
import { VirtualTime } from './virtual-time.ts';
import { day, hour, minute, second, WebhooksWorld } from './world.ts';

interface Posting {
  readonly at: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly leasedUntil: number | undefined;
}

interface Shop {
  readonly id: string;
  readonly url: string;
  readonly events: readonly string[] | undefined;
  readonly createdAt: number;
  readonly predicted: Prediction;
  readonly posted: Posting[];
}

const kinds = ['report.completed', 'report.partial'] as const;

class Comparison {
  readonly #world = new WebhooksWorld();
  readonly #time = new VirtualTime(this.#world);
  readonly #random: Random;
  readonly #course: Course;
  readonly #jitter: number;
  readonly #shops: Shop[] = [];
  readonly #allEvents: RecordedEvent[] = [];
  readonly #erased = new Map<string, number>();
  readonly #recorded: string[] = [];

  constructor(random: Random, course: Course) {
    this.#random = random;
    this.#course = course;
    this.#world.table.listeners.push(({ key, before }) => {
      if (isDelivery(key) && before === undefined) this.#recorded.push(key.sk);
    });
    this.#jitter = random.pick([0, 0.25, 0.5, 1]);
  }

  async play(): Promise<void> {
    for (const events of [undefined, ['report.completed'], ['report.partial']] as const) {
      const { webhook, secrets } = await this.#world.receiver(events && [...events]);
      const { id, url, createdAt } = webhook;
      const predicted = new Prediction(id, secrets[0] ?? '', events);
      predicted.jitter = 0.9 + 0.2 * this.#jitter;
      predicted.replayPageMs = this.#course.replayPageMs;
      predicted.response = this.#random.pick(this.#course.responses);
      this.#shops.push({ id, url, events, createdAt, predicted, posted: [] });
    }
    await this.#run(this.#events());
    for (let steps = 0; steps < 50; steps += 1) {
      this.#world.now = this.#nextTime();
      await this.#step();
      for (const shop of this.#shops) await this.#compare(shop);
    }
  }

  #nextTime(): number {
    const { now } = this.#world;
    const borders = this.#shops
      .flatMap(({ predicted }) => predicted.borders())
      .map((at) => at + this.#random.whole(-1, 1))
      .filter((at) => at > now);
    if (borders.length > 0 && this.#random.chance(0.6)) return this.#random.pick(borders);
    return now + this.#random.whole(1, this.#random.pick([minute, hour, 9 * hour, 2 * day]));
  }

  async #step(): Promise<void> {
    const random = this.#random;
    const shop = random.pick(this.#shops);
    const { predicted } = shop;
    switch (random.pick(this.#course.steps)) {
      case 'record':
        return this.#run(this.#events());
      case 'minute':
        return this.#run(undefined);
      case 'response':
        predicted.response = random.pick(this.#course.responses);
        predicted.replayPageMs = random.pick([this.#course.replayPageMs, 20 * second]);
        return;
      case 'act': {
        const act = await this.#do(shop, this.#anyAct(shop));
        return predicted.act(act, this.#world.now);
      }
      case 'two acts': {
        const two = [
          { does: 'rotate', secret: '' },
          { does: 'replay', since: this.#since(shop) },
        ] as const;
        const acts = await Promise.all(two.map((act) => this.#do(shop, act)));
        for (const act of acts) predicted.act(act, this.#world.now);
        return;
      }
      case 'die': {
        if (predicted.state === 'removed') return;
        predicted.leasedUntil = this.#world.now + random.whole(1, 80) * second;
        const set = { worker: 'dead', workerUntil: predicted.leasedUntil };
        await this.#world.table.update(webhookItems.update({ key: webhookKey(shop.id), set }));
        return;
      }
      case 'erase': {
        const subject = `s-${random.whole(0, 30)}`;
        this.#erased.set(subject, this.#world.now);
        const key = await tombstoneKey(this.#world.ledger.nameHash, { batch: 'june', id: subject });
        await this.#world.table.update(
          tombstoneItems.update({ key, set: { v: schemaVersion, at: this.#world.now } }),
        );
      }
    }
  }

  #events(): RecordedEvent[] {
    const { maxEvents, delaysMs, spreadMs } = this.#course;
    const count = this.#random.whole(1, this.#random.pick(maxEvents));
    const delayMs = this.#random.pick(delaysMs);
    return Array.from({ length: count }, () => {
      if (this.#allEvents.length > 0 && this.#random.chance(0.1)) return this.#random.pick(this.#allEvents);
      const at = this.#world.now - delayMs + this.#random.whole(0, spreadMs);
      const subject = `s-${this.#random.whole(0, 30)}`;
      const event = { kind: this.#random.pick(kinds), id: `event ${this.#allEvents.length}`, subject, at };
      this.#allEvents.push(event);
      return event;
    });
  }

  #since({ predicted }: Shop): number {
    const times = [...predicted.deliveries.values()].map(({ event }) => event.at);
    return this.#random.pick([this.#world.now - hour, ...times, ...times]);
  }

  #anyAct(shop: Shop): Act {
    const known = [...shop.predicted.deliveries.keys()];
    const id = known.length === 0 ? 'none' : this.#random.pick(known);
    const does = this.#random.pick(this.#course.acts);
    switch (does) {
      case 'rotate':
        return { does, secret: '' };
      case 'replay':
        return { does, since: this.#since(shop) };
      case 'replay one':
      case 'erase':
        return { does, id };
      default:
        return { does };
    }
  }

  async #do({ id }: Shop, act: Act): Promise<Act> {
    const { ledger, key, table } = this.#world;
    switch (act.does) {
      case 'enable':
        await enableWebhook(ledger, id);
        return act;
      case 'disable':
        await disableWebhook(ledger, id, 'by hand');
        return act;
      case 'end rotation':
        await endRotation(ledger, id);
        return act;
      case 'remove':
        await removeWebhook(ledger, id);
        return act;
      case 'rotate':
        return { does: 'rotate', secret: (await rotateSecret(ledger, key, id))?.secret ?? '' };
      case 'replay':
        await replaySince(ledger, id, act.since);
        return act;
      case 'replay one':
        await replayOne(ledger, id, act.id);
        return act;
      case 'erase':
        await table.delete({ key: deliveryKey(id, act.id), delete: true });
        return act;
    }
  }

  async #run(events: readonly RecordedEvent[] | undefined): Promise<void> {
    const start = this.#world.now;
    const before = this.#recorded.length;
    const remainingMs = this.#random.pick([20 * second, minute]);
    const acted: { readonly shop: Shop; readonly at: number; readonly act: Act }[] = [];
    const acting = Array.from({ length: this.#random.whole(0, 2) }, async () => {
      const shop = this.#random.pick(this.#shops);
      await this.#time.wait(this.#random.whole(0, 60) * 100 + 37);
      const at = this.#world.now;
      acted.push({ shop, at, act: await this.#do(shop, this.#anyAct(shop)) });
    });
    const message = events && this.#world.messages(...events.map(eventOf));
    const more = {
      post: this.#post,
      random: () => this.#jitter,
      ledger: { ...this.#world.ledger, table: this.#slow() },
    };
    const invoked = this.#world.invoke(message ?? {}, more, remainingMs);
    const [answer] = await this.#time.run(Promise.all([invoked, ...acting]));
    expect(answer).toEqual(events === undefined ? undefined : { batchItemFailures: [] });
    const known = events?.filter(({ subject, at }) => at > (this.#erased.get(subject) ?? 0));
    for (const { predicted, id } of this.#shops) {
      const acts = acted.filter(({ shop }) => shop.id === id);
      const recorded = known?.flatMap((event) => predicted.record(event, start)) ?? [];
      const fresh = this.#recorded.slice(before).filter((one) => recorded.includes(one));
      const isWorked =
        events === undefined || (fresh.length > 0 && predicted.health.failingSince === undefined);
      const lastsMs = events === undefined ? 45 * second : 5 * second;
      if (isWorked) predicted.work(start, { lastsMs, remainingMs }, fresh, acts);
      else for (const { act, at } of acts) predicted.act(act, at);
    }
  }

  #slow() {
    const { table } = this.#world;
    const known = new Set([...table.items()].map(({ pk, sk }) => `${pk} ${sk}`));
    return this.#world.tableWith({
      query: async (query) => {
        const replaying = this.#shops.find(({ id }) => query.pk === deliveriesPartition(id));
        const waitMs = replaying?.predicted.replayPageMs ?? 0;
        if (waitMs > 0) await this.#time.wait(waitMs);
        return table.query(query);
      },
      queryIndex: async (query) => {
        const page = await table.queryIndex(query);
        return { ...page, items: page.items.filter(({ pk, sk }) => known.has(`${pk} ${sk}`)) };
      },
    });
  }

  readonly #post: Post = async (url, { headers, body }): Promise<Posted> => {
    const shop = this.#shops.find((one) => one.url === url) ?? expect.fail(`${url} is not a webhook`);
    const webhook = await webhookItems.read(this.#world.table, webhookKey(shop.id));
    shop.posted.push({ at: this.#world.now, headers, body, leasedUntil: webhook?.workerUntil });
    const { posted, ms } = shop.predicted.response;
    await this.#time.wait(ms);
    return posted;
  };

  async #compare(shop: Shop): Promise<void> {
    const { predicted, posted } = shop;
    const sends = predicted.sends.splice(0);
    expect(posted.map(({ at, headers, leasedUntil }) => [headers['webhook-id'], at, leasedUntil])).toEqual(
      sends.map(({ id, at, leasedUntil }) => [id, at, leasedUntil]),
    );
    for (const [position, one] of posted.splice(0).entries())
      if (this.#random.chance(0.2)) await this.#verify(one, sends[position]);
    await this.#compareItems(shop);
  }

  async #verify({ at, headers, body }: Posting, send: Send | undefined): Promise<void> {
    const { secrets = [] } = send ?? {};
    expect(headers['webhook-timestamp']).toBe(String(Math.floor(at / second)));
    expect(headers['webhook-signature']?.split(' ')).toHaveLength(secrets.length);
    const event = this.#allEvents.find((one) => body.includes(`"${one.id}"`));
    const [type, data] = eventOf(event ?? expect.fail('a body of an event that this test never recorded'));
    for (const secret of secrets)
      expect(await verifyWebhook({ headers, body }, { secrets: [secret], now: () => at })).toEqual({
        type,
        timestamp: data.at,
        data,
      });
  }

  async #compareItems({ id, predicted, url, events, createdAt }: Shop): Promise<void> {
    const { items } = await this.#world.table.query({ pk: deliveriesPartition(id) });
    expect(items.every(isDelivery)).toBe(true);
    const deliveries = [...predicted.deliveries.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(items.map((item) => deliveryItems.parse(item))).toEqual(
      deliveries.map(({ event, recordedAt, ...delivery }) => ({
        ...delivery,
        v: schemaVersion,
        webhook: id,
        event: event.kind,
        eventId: event.id,
        at: event.at,
        body: bodyOf(event),
        due: delivery.dueAt === undefined ? undefined : webhookDue(id),
        batchShard: mentionsPartition({ batch: 'june', id: event.subject }),
        stateId: delivery.id,
        expiresAt: Math.ceil(recordedAt / second) + (30 * day) / second,
      })),
    );
    const { state, revision, health, disabled, former, replay, removedAt, leasedUntil } = predicted;
    const item = await webhookItems.read(this.#world.table, webhookKey(id));
    const { salt, formerSalt, worker, description, ...webhook } = item ?? expect.fail('no webhook');
    expect([salt === '', formerSalt !== undefined, worker !== undefined]).toEqual([
      state === 'removed',
      former !== undefined,
      leasedUntil !== undefined,
    ]);
    expect(webhook).toEqual({
      ...{ v: schemaVersion, id, url: state === 'removed' ? '' : url, events, createdAt, state, revision },
      ...health,
      disabledAt: disabled?.at,
      disabledFor: disabled?.reason,
      formerUntil: former?.until,
      workerUntil: leasedUntil,
      replaySince: replay?.since,
      replayAskedAt: replay?.askedAt,
      replayCursor: replay?.reached === undefined ? undefined : expect.any(String),
      expiresAt: removedAt === undefined ? undefined : Math.ceil((removedAt + day) / second),
    });
    const notices = await this.#world.table.query({
      pk: webhooksPartition,
      prefix: `${disabledPrefix}${id}`,
    });
    expect(notices.items.every(({ due }) => isMarked(due))).toBe(true);
    expect(
      notices.items
        .map((notice) => disabledNoticeItems.parse(notice))
        .map(({ webhook: of, revision: at, at: when, reason }) => ({ of, revision: at, at: when, reason })),
    ).toEqual(predicted.notices.map((notice) => ({ of: id, ...notice })));
  }
}

test.each([1, 2, 3, 4])(
  'Every delivery, its time, its signatures and its end, and every webhook are as calculated from the history (%i)',
  async (seed) => {
    const random = new Random(seed);
    for (const course of courses) await new Comparison(random, course).play();
  },
);
