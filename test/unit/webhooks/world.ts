import type { WebhooksDeps } from '../../../functions/webhooks/deps.ts';
import type { Post, Posted } from '../../../functions/webhooks/post.ts';
import { createWebhooks } from '../../../functions/webhooks/webhooks.ts';
import type { WebhookBody } from '../../../packages/client/index.ts';
import { verifyWebhook } from '../../../packages/client/index.ts';
import type { EventKind } from '../../../shared/events/event-kinds.ts';
import type { EventDetail } from '../../../shared/events/events.ts';
import { nameHashWith } from '../../../shared/ledger/name-hash.ts';
import type { Table } from '../../../shared/table/table.ts';
import { addWebhook, type WithSecret } from '../../../shared/webhooks/change.ts';
import { type Delivery, deliveriesPartition, deliveryItems } from '../../../shared/webhooks/delivery.ts';
import { readWebhook, type Webhook } from '../../../shared/webhooks/webhook.ts';
import { MemoryTable } from '../../support/table/memory-table.ts';
import { sqsRecord } from '../../support/worlds/sqs-record.ts';

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

export const settings: WebhooksDeps['settings'] = {
  allowLoopback: false,
  timeoutMs: 10 * second,
  retryMs: [1, 5, 30, 120, 300, 600, 840, 1200, 1200].map((minutes) => minutes * minute),
  disableAfterMs: 7 * day,
};

interface ReceivedRequest {
  readonly at: number;
  readonly id: string;
  readonly body: string;
  readonly event: WebhookBody;
}

export class Receiver {
  readonly secrets: string[];
  readonly received: ReceivedRequest[] = [];
  readonly webhook: Webhook;
  answer: (request: ReceivedRequest) => Posted | Promise<Posted> = () => ({ status: 204 });

  constructor({ webhook, secret }: WithSecret) {
    this.webhook = webhook;
    this.secrets = [secret];
  }

  get id(): string {
    return this.webhook.id;
  }

  get ids(): string[] {
    return this.received.map(({ id }) => id);
  }
}

export class WebhooksWorld {
  readonly table = new MemoryTable();
  readonly ledger = {
    table: this.table,
    now: () => this.now,
    nameHash: nameHashWith(async () => 'a key of at least thirty-two letters, kept secret'),
  };
  readonly key = async () => 'another key of at least thirty-two letters, kept secret';
  readonly logged: string[] = [];
  readonly #receivers = new Map<string, Receiver>();
  now = Date.UTC(2026, 10, 22, 12);
  #workers = 0;

  readonly post: Post = async (url, { headers, body }) => {
    const receiver = this.#receivers.get(url);
    if (receiver === undefined) return { problem: 'not reached' };
    const event = await verifyWebhook({ headers, body }, { secrets: receiver.secrets, now: () => this.now });
    const request = { at: this.now, id: headers['webhook-id'] ?? '', body, event };
    receiver.received.push(request);
    return receiver.answer(request);
  };

  async receiver(
    events?: EventKind[],
    url = `https://${this.#receivers.size}.example/hooks`,
  ): Promise<Receiver> {
    const added = await addWebhook(this.ledger, this.key, { url, events });
    if (added === undefined) throw new Error('There are too many webhooks');
    const receiver = new Receiver(added);
    this.#receivers.set(url, receiver);
    return receiver;
  }

  tableWith(own: Partial<Table>): Table {
    const { table } = this;
    return {
      get: (key) => table.get(key),
      query: (query) => table.query(query),
      queryIndex: (query) => table.queryIndex(query),
      update: (update) => table.update(update),
      delete: (removal) => table.delete(removal),
      transact: (writes) => table.transact(writes),
      ...own,
    };
  }

  async invoke(
    event: unknown,
    more: Partial<Pick<WebhooksDeps, 'post' | 'ledger' | 'random'>> = {},
    remainingMs = minute,
  ) {
    const say = (message: string, fields?: unknown) =>
      void this.logged.push(JSON.stringify({ message, fields }));
    const log = { info: say, warn: say, error: say };
    const handler = createWebhooks({
      ledger: this.ledger,
      key: this.key,
      post: this.post,
      settings,
      random: () => 0.5,
      workerName: () => `worker ${++this.#workers}`,
      log: { ...log, child: () => log },
      ...more,
    });
    return handler(event, { getRemainingTimeInMillis: () => remainingMs });
  }

  send(...events: readonly (readonly [EventKind, EventDetail])[]) {
    return this.invoke(this.messages(...events));
  }

  messages(...events: readonly (readonly [EventKind, EventDetail])[]) {
    const envelopes = events.map(([kind, detail]) => ({ source: 'palmleaf', 'detail-type': kind, detail }));
    return { Records: envelopes.map((body, index) => sqsRecord(`m-${index}`, body, 'webhooks', 1)) };
  }

  report(subject: string, revision = 1): readonly ['report.completed', EventDetail<'report.completed'>] {
    const calls = { bought: 17, reused: 0, refused: 0, unavailable: 0, unknown: 0, notAsked: 0 };
    const id = `subject#june/${subject}/report@${revision}`;
    const at = new Date(this.now).toISOString();
    return ['report.completed', { version: 1, id, at, batch: 'june', subject, revision, calls }];
  }

  async pass(durationMs: number, stepMs = minute): Promise<void> {
    for (const end = this.now + durationMs; this.now < end; ) {
      this.now += stepMs;
      await this.invoke({});
    }
  }

  async webhook({ id }: Receiver): Promise<Webhook> {
    const found = await readWebhook(this.table, id);
    if (found === undefined) throw new Error('The webhook is gone');
    return found;
  }

  async deliveries({ id }: Receiver): Promise<Delivery[]> {
    const { items } = await this.table.query({ pk: deliveriesPartition(id) });
    return items.map((item) => deliveryItems.parse(item));
  }
}
