import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { Clock } from '../clock.ts';
import type { Random } from '../random.ts';

export interface Message {
  readonly id: string;
  readonly body: string;
  receives: number;
  visibleAt: number;
  readonly sentAt: number;
}

export interface QueueFaults {
  readonly duplicateChance: number;
  readonly lateChance: number;
  readonly latestMs: number;
}

interface QueueSettings {
  readonly name: string;
  readonly visibilityMs: number;
  readonly maxReceives: number;
  readonly faults: () => QueueFaults;
  readonly dead?: Queue;
}

/** Delivers as SQS guarantees: at least once, in any order, sometimes late. */
export class Queue {
  readonly name: string;
  deadLetters = 0;
  readonly #messages = new Set<Message>();
  readonly #clock: Clock;
  readonly #random: Random;
  readonly #settings: QueueSettings;
  #sent = 0;

  constructor(clock: Clock, random: Random, settings: QueueSettings) {
    this.name = settings.name;
    this.#clock = clock;
    this.#random = random;
    this.#settings = settings;
  }

  get size(): number {
    return this.#messages.size;
  }

  get visible(): number {
    const now = this.#clock.now();
    return [...this.#messages].filter(({ visibleAt }) => visibleAt <= now).length;
  }

  bodies(): string[] {
    return [...this.#messages].map(({ body }) => body);
  }

  send(content: unknown, delayMs = 0): void {
    const { duplicateChance, lateChance, latestMs } = this.#settings.faults();
    const body = typeof content === 'string' ? content : JSON.stringify(content);
    const copies = this.#random.chance(duplicateChance) ? 2 : 1;
    for (let copy = 0; copy < copies; copy += 1) {
      const lagMs = this.#random.chance(lateChance)
        ? this.#random.between(0, latestMs)
        : this.#random.between(5, 80);
      this.#sent += 1;
      const now = this.#clock.now();
      const id = `${this.name}-${this.#sent}`;
      this.#messages.add({ id, body, receives: 0, visibleAt: now + delayMs + lagMs, sentAt: now });
    }
  }

  receive(most: number): Message[] {
    const now = this.#clock.now();
    const visible = [...this.#messages].filter((message) => message.visibleAt <= now);
    const received: Message[] = [];
    while (received.length < most && visible.length > 0) {
      const [message] = visible.splice(this.#random.whole(0, visible.length - 1), 1);
      if (message === undefined) break;
      if (message.receives >= this.#settings.maxReceives) {
        this.#messages.delete(message);
        this.deadLetters += 1;
        this.#settings.dead?.send(message.body);
        continue;
      }
      message.receives += 1;
      message.visibleAt = now + this.#settings.visibilityMs;
      received.push(message);
    }
    return received;
  }

  settle(messages: readonly Message[], { batchItemFailures }: SQSBatchResponse): void {
    const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    for (const message of messages) if (!failed.has(message.id)) this.#messages.delete(message);
  }

  purge(): number {
    const { size } = this.#messages;
    this.#messages.clear();
    return size;
  }
}

export const sqsEvent = (queue: string, messages: readonly Message[]): SQSEvent => ({
  Records: messages.map(({ id, body, receives, sentAt }) => ({
    messageId: id,
    receiptHandle: `${id} ${receives}`,
    body,
    attributes: {
      ApproximateReceiveCount: String(receives),
      SentTimestamp: String(sentAt),
      SenderId: 'simulator',
      ApproximateFirstReceiveTimestamp: String(sentAt),
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: `arn:aws:sqs:us-east-1:111122223333:${queue}`,
    awsRegion: 'us-east-1',
  })),
});
