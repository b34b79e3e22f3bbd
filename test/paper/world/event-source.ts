import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type { Backlog } from '../../../shared/jobs/job.ts';
import type { PaperClock } from './clock.ts';
import { PaperInvocation } from './invocation.ts';
import type { Message, PaperQueue } from './queue.ts';

interface Mapping {
  readonly clock: PaperClock;
  readonly queue: PaperQueue;
  readonly batchSize: number;
  readonly atOnce: number;
  readonly memoryMb: number;
  readonly timeoutMs: number;
  readonly isIdeal?: boolean | undefined;
  readonly windowMs?: number;
  readonly handle: (event: SQSEvent, invocation: PaperInvocation) => Promise<SQSBatchResponse>;
}

/** From the receive of a batch to the first line of its function, in a warm environment. */
const invokeMs = 15;
const coldStartMs = 700;
/** Lambda begins to read a queue with five invocations, and adds more each minute. */
const firstAtOnce = 5;
const moreAMinute = 300;
const minuteMs = 60_000;
const messagesPerRequest = 10;

export class EventSource {
  readonly #mapping: Mapping;
  #idle: number;
  #isWaiting = false;
  #warm = 0;
  #busySince: number | undefined;
  coldStarts = 0;
  killed = 0;
  /** Lambda's billed duration. */
  gigabyteSeconds = 0;
  invocations = 0;
  /** Requests to SQS, each of which receives or deletes ten messages at most. */
  requests = 0;

  constructor(mapping: Mapping) {
    this.#mapping = mapping;
    this.#idle = mapping.atOnce;
    if (mapping.isIdeal) this.#warm = mapping.atOnce;
    this.#poll();
  }

  get running(): number {
    return this.#mapping.atOnce - this.#idle;
  }

  #poll(): void {
    const { queue, batchSize, clock, windowMs = 0 } = this.#mapping;
    if (this.running === 0) this.#busySince = queue.visible > 0 ? clock.now() : undefined;
    while (this.#idle > 0 && queue.visible > 0) {
      const busyMs = clock.now() - (this.#busySince ?? clock.now());
      if (
        !this.#mapping.isIdeal &&
        this.running >= firstAtOnce + Math.floor((busyMs / minuteMs) * moreAMinute)
      ) {
        clock.after(minuteMs / moreAMinute, () => this.#poll());
        return;
      }
      this.#idle -= 1;
      const isCold = this.#warm === 0;
      if (isCold) this.coldStarts += 1;
      else this.#warm -= 1;
      const messages = queue.receive(batchSize);
      const waitMs = messages.length < batchSize ? windowMs : 0;
      clock.after(waitMs, () => {
        const all = [...messages, ...queue.receive(batchSize - messages.length)];
        clock.after(invokeMs + (isCold ? coldStartMs : 0), () => this.#invoke(all));
      });
    }
    if (this.#idle === 0 || this.#isWaiting) return;
    this.#isWaiting = true;
    queue.whenVisible(() => {
      this.#isWaiting = false;
      this.#poll();
    });
  }

  #invoke(messages: readonly Message[]): void {
    const { clock, queue, memoryMb, timeoutMs, handle } = this.#mapping;
    const receivedAt = clock.now();
    const invocation = new PaperInvocation(clock, memoryMb, timeoutMs);
    this.invocations += 1;
    this.requests += 2 * Math.ceil(messages.length / messagesPerRequest);
    let hasEnded = false;
    const end = (failed: readonly Message[]) => {
      if (hasEnded) return;
      hasEnded = true;
      this.gigabyteSeconds += ((clock.now() - receivedAt) / 1000) * (memoryMb / 1024);
      const returned = new Set(failed);
      queue.delete(messages.filter((message) => !returned.has(message)));
      queue.giveBack(failed, receivedAt);
      this.#idle += 1;
      this.#warm += 1;
      this.#poll();
    };
    clock.at(invocation.deadline, () => {
      if (hasEnded) return;
      this.killed += 1;
      end(messages);
    });
    void handle({ Records: messages.map(recordOf) }, invocation).then(
      ({ batchItemFailures }) => {
        const ids = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
        end(messages.filter(({ id }) => ids.has(id)));
      },
      () => end(messages),
    );
  }
}

const recordOf = ({ id, body, receives }: Message): SQSRecord => ({
  messageId: id,
  receiptHandle: id,
  body,
  attributes: {
    ApproximateReceiveCount: String(receives),
    SentTimestamp: '0',
    SenderId: 'paper',
    ApproximateFirstReceiveTimestamp: '0',
  },
  messageAttributes: {},
  md5OfBody: '',
  eventSource: 'aws:sqs',
  eventSourceARN: 'arn:aws:sqs:paper:000000000000:queue',
  awsRegion: 'paper',
});

export function backlogOf(
  clock: PaperClock,
  queue: PaperQueue,
  invocation: PaperInvocation,
  requestMs: number,
): Backlog {
  const pulled: Message[] = [];
  const receivedAt = clock.now();
  clock.at(invocation.deadline, () => queue.giveBack(pulled, receivedAt));
  return {
    receive: () =>
      invocation.request(requestMs, () => {
        const messages = queue.receive(messagesPerRequest);
        pulled.push(...messages);
        return messages.map(recordOf);
      }),
    delete: (hints) =>
      invocation.request(requestMs, () => queue.delete(hints.map(({ messageId: id }) => ({ id })))),
  };
}
