import { expect, test } from 'vitest';
import type { WebhooksDeps } from '../../../functions/webhooks/deps.ts';
import type { Post, Posted } from '../../../functions/webhooks/post.ts';
import {
  disableWebhook,
  enableWebhook,
  removeWebhook,
  replayOne,
  replaySince,
  rotateSecret,
} from '../../../shared/webhooks/change.ts';
import { type Delivery, deliveryItems, deliveryKey, isDelivery } from '../../../shared/webhooks/delivery.ts';
import { webhookItems, webhookKey } from '../../../shared/webhooks/webhook.ts';
import { Random } from '../../simulation/world/random.ts';
import type { Change } from '../../support/table/memory-table.ts';
import { day, hour, minute, type Receiver, settings, WebhooksWorld } from './world.ts';

const responses: readonly Posted[] = [
  { status: 204 },
  { status: 503, problem: 'server error' },
  { problem: 'not reached' },
  { status: 429, problem: 'refused', retryAfter: '5400' },
];
const arrives: Posted = { status: 204 };

interface Sent {
  readonly id: string;
  readonly invocation: string;
  hasArrived?: boolean;
}

class Address {
  readonly receiver: Receiver;
  readonly wanted = new Set<string>();
  readonly sent: Sent[] = [];
  /** How often each delivery had been sent when its replay was requested. */
  readonly replayed = new Map<string, number>();
  enabledAt = 0;
  isRemoved = false;

  constructor(receiver: Receiver) {
    this.receiver = receiver;
  }

  sends(id: string): readonly Sent[] {
    return this.sent.filter((one) => one.id === id);
  }

  noteReplay(id: string): void {
    this.replayed.set(id, this.sends(id).length);
  }
}

interface Hold {
  readonly isFrozen: boolean;
  readonly isReached: PromiseWithResolvers<void>;
  readonly isReleased: PromiseWithResolvers<void>;
}

class History {
  readonly world = new WebhooksWorld();
  readonly #random: Random;
  readonly #addresses: Address[] = [];
  readonly #underWay = new Map<string, string>();
  readonly #reports: ReturnType<WebhooksWorld['report']>[] = [];
  readonly #broken = new Set<string>();
  #invocations = 0;

  constructor(random: Random) {
    this.#random = random;
    this.world.table.listeners.push((change) => this.#written(change));
  }

  async play(): Promise<void> {
    for (const events of [undefined, ['report.completed'], ['batch.completed']] as const)
      this.#addresses.push(new Address(await this.world.receiver(events && [...events])));
    for (let steps = 0; steps < 40; steps += 1) {
      this.world.now += this.#random.whole(1, this.#random.pick([minute, hour, 9 * hour]));
      await this.#step();
    }
    for (const { receiver, isRemoved } of this.#addresses) {
      receiver.answer = () => arrives;
      if (!isRemoved) await enableWebhook(this.world.ledger, receiver.id);
    }
    for (const end = this.world.now + 2 * day; this.world.now < end; this.world.now += 2 * hour)
      await this.#invoke({});
    for (const address of this.#addresses) if (!address.isRemoved) await this.#check(address);
  }

  async #step(): Promise<void> {
    const random = this.#random;
    const { world } = this;
    const { ledger } = world;
    const address = random.pick(this.#addresses);
    const { id } = address.receiver;
    const known = address.isRemoved ? [] : await world.deliveries(address.receiver);
    switch (
      random.pick([
        ...(['record', 'record', 'record', 'minute', 'minute', 'response', 'die'] as const),
        ...(['freeze', 'administrator', 'replay'] as const),
      ])
    ) {
      case 'record':
        return this.#sendEvents(random.whole(1, 12));
      case 'minute':
        await Promise.all([this.#invoke({}), this.#invoke({})]);
        return;
      case 'response': {
        const response = random.pick(responses);
        address.receiver.answer = () => response;
        return;
      }
      case 'die':
        return this.#die();
      case 'freeze':
        return this.#freeze();
      case 'administrator':
        return this.#change(address);
      case 'replay': {
        // A newer request replaces one that is under way.
        if (known.length === 0 || (await world.webhook(address.receiver)).replaySince !== undefined) return;
        const { id: one, at } = random.pick(known);
        if (random.chance(0.5)) return this.#replay(address, one);
        for (const other of known) if (other.at >= at) address.noteReplay(other.id);
        await replaySince(ledger, id, at);
      }
    }
  }

  async #replay(address: Address, id: string): Promise<void> {
    address.noteReplay(id);
    await replayOne(this.world.ledger, address.receiver.id, id);
  }

  async #change({ receiver, ...address }: Address): Promise<void> {
    const { ledger, key } = this.world;
    const ownAddress = this.#addresses.find((one) => one.receiver === receiver);
    if (ownAddress === undefined || address.isRemoved) return;
    switch (this.#random.pick(['disable', 'enable', 'enable', 'rotate', 'remove'] as const)) {
      case 'disable':
        return void (await disableWebhook(ledger, receiver.id, 'by hand'));
      case 'enable':
        ownAddress.enabledAt = this.world.now;
        return void (await enableWebhook(ledger, receiver.id));
      case 'rotate': {
        const rotated = await rotateSecret(ledger, key, receiver.id);
        receiver.secrets.push(rotated?.secret ?? '');
        return;
      }
      case 'remove':
        if (!this.#random.chance(0.2)) return;
        ownAddress.isRemoved = true;
        await removeWebhook(ledger, receiver.id);
    }
  }

  async #sendEvents(count: number): Promise<void> {
    const fresh = Array.from({ length: count }, (_, index) =>
      this.world.report(`s-${this.#reports.length + index}`),
    );
    const again =
      this.#reports.length > 0 && this.#random.chance(0.5) ? [this.#random.pick(this.#reports)] : [];
    this.#reports.push(...fresh);
    // The third webhook wants no reports.
    for (const address of this.#addresses.slice(0, 2))
      for (const [, { id }] of address.isRemoved ? [] : fresh) address.wanted.add(id);
    await this.#invoke(this.world.messages(...fresh, ...again));
  }

  async #die(): Promise<void> {
    const { table, ledger } = this.world;
    let left = this.#random.whole(0, 12);
    const alive = () => {
      left -= 1;
      if (left < 0) throw new Error('killed');
    };
    const dying = this.world.tableWith({
      update: async (update) => {
        alive();
        return table.update(update);
      },
      transact: async (writes) => {
        alive();
        return table.transact(writes);
      },
    });
    const events = this.world.messages(...this.#reports.slice(-this.#random.whole(1, 3)));
    const isEvents = this.#reports.length > 0 && this.#random.chance(0.5);
    const name = await this.#invoke(isEvents ? events : {}, undefined, { ...ledger, table: dying });
    if (left < 0) this.#broken.add(name);
    this.#underWay.clear();
    this.world.now += 2 * minute;
  }

  /** A worker sleeps through its lease; another takes over, and the first must not hand the webhook to a third. */
  async #freeze(): Promise<void> {
    const [one, other] = [this.#held(true), this.#held(false)];
    const frozen = this.#invoke({}, one);
    await Promise.race([frozen, one.isReached.promise]);
    for (let tick = 0; tick < 20; tick += 1) await new Promise((resolve) => setImmediate(resolve));
    this.world.now += 2 * minute;
    const second = this.#invoke({}, other);
    await Promise.race([second, other.isReached.promise]);
    one.isReleased.resolve();
    this.#broken.add(await frozen);
    await this.#invoke({});
    other.isReleased.resolve();
    this.#broken.add(await second);
  }

  #held = (isFrozen: boolean): Hold => ({
    isFrozen,
    isReached: Promise.withResolvers<void>(),
    isReleased: Promise.withResolvers<void>(),
  });

  async #invoke(
    event: unknown,
    hold?: Hold,
    ledger: WebhooksDeps['ledger'] = this.world.ledger,
  ): Promise<string> {
    const name = `invocation ${++this.#invocations}`;
    const post: Post = (url, request) => this.#post(name, url, request, hold);
    await this.world.invoke(event, { post, ledger }).catch((error: unknown) => {
      if (ledger === this.world.ledger) throw error;
    });
    return name;
  }

  async #post(invocation: string, ...[url, request, hold]: [...Parameters<Post>, Hold?]): Promise<Posted> {
    const { world } = this;
    const id = request.headers['webhook-id'] ?? '';
    const address = this.#addresses.find(({ receiver }) => receiver.webhook.url === url);
    if (address === undefined) throw new Error(`${url} is the address of no webhook`);
    const { receiver } = address;
    expect((await world.webhook(receiver)).state).toBe('enabled');
    const delivery = await deliveryItems.read(world.table, deliveryKey(receiver.id, id));
    expect(delivery).toMatchObject({ body: request.body, state: 'waiting' });
    expect(delivery?.dueAt).toBeLessThanOrEqual(world.now);
    const sent: Sent = { id, invocation };
    address.sent.push(sent);
    if (hold?.isFrozen !== true) {
      expect([undefined, invocation]).toContain(this.#underWay.get(receiver.id));
      this.#underWay.set(receiver.id, invocation);
    }
    await new Promise((resolve) => setImmediate(resolve));
    if (this.#random.chance(0.05)) {
      this.world.now += 1;
      await this.#replay(address, id);
    }
    hold?.isReached.resolve();
    await hold?.isReleased.promise;
    const posted = await world.post(url, request);
    if (this.#underWay.get(receiver.id) === invocation) this.#underWay.delete(receiver.id);
    sent.hasArrived = posted.problem === undefined;
    return posted;
  }

  #written({ key, before, after }: Change): void {
    const address = this.#addresses.find(({ receiver }) => key.sk === webhookKey(receiver.id).sk);
    if (address !== undefined)
      expect(webhookItems.parse(after).failingSince ?? this.world.now).toBeGreaterThanOrEqual(
        address.enabledAt,
      );
    if (after === undefined || !isDelivery(key)) return;
    const is = deliveryItems.parse(after);
    expect([is.due, is.dueAt].filter((one) => one !== undefined)).toHaveLength(
      is.state === 'waiting' ? 2 : 0,
    );
    if (before === undefined) expect(is).toMatchObject({ state: 'waiting', tries: 0, attempts: [] });
    else this.#moved(deliveryItems.parse(before), is);
  }

  #moved(was: Delivery, is: Delivery): void {
    const { retryMs } = settings;
    const last = is.attempts.at(-1);
    if (is.attempts.length === was.attempts.length) {
      const replayed = { state: 'waiting', tries: 0, due: is.due, dueAt: this.world.now };
      expect(is).toEqual({ ...was, ...replayed });
      return;
    }
    expect(is.attempts.slice(0, -1)).toEqual(was.attempts);
    const arrived = last?.problem === undefined;
    expect(is.tries).toBe(arrived ? was.tries : was.tries + 1);
    expect(is.state).toBe(arrived ? 'delivered' : was.tries === retryMs.length ? 'failed' : 'waiting');
    const waitMs = Math.max(retryMs[was.tries] ?? 0, last?.status === 429 ? 1.5 * hour : 0);
    if (is.state === 'waiting') expect(is.dueAt).toBe(this.world.now + waitMs);
  }

  async #check(address: Address): Promise<void> {
    const { receiver, wanted, sent, replayed } = address;
    const deliveries = await this.world.deliveries(receiver);
    expect(new Set(deliveries.map(({ eventId }) => eventId))).toEqual(wanted);
    expect(deliveries).toHaveLength(wanted.size);
    for (const { id, state, tries, attempts } of deliveries) {
      const own = address.sends(id);
      const [broken, whole] = [true, false].map((is) =>
        own.filter(({ invocation }) => this.#broken.has(invocation) === is),
      );
      expect(state === 'delivered' || (state === 'failed' && tries === 10)).toBe(true);
      expect(attempts.length).toBeLessThanOrEqual(own.length);
      expect(attempts.length).toBeGreaterThanOrEqual(Math.min(20, whole?.length ?? 0) - replayed.size);
      const sends = replayed.get(id);
      if (sends !== undefined) expect(own.length).toBeGreaterThan(sends);
      else expect(whole?.filter(({ hasArrived: arrived }) => arrived).length).toBeLessThanOrEqual(1);
      if (broken?.length === 0)
        expect(own.some(({ hasArrived: arrived }) => arrived)).toBe(state === 'delivered');
    }
    const webhook = await this.world.webhook(receiver);
    expect(webhook.worker).toBeUndefined();
    expect(webhook.replaySince).toBeUndefined();
    if (sent.at(-1)?.hasArrived) expect(webhook.failingSince).toBeUndefined();
  }
}

test.each([1, 2, 3])(
  'Each event reaches each webhook that wants it, at most once more for each death or replay, on time, and by one worker (%i)',
  async (seed) => {
    const random = new Random(seed);
    for (let history = 0; history < 6; history += 1) await new History(random).play();
  },
);
