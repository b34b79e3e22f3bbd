import { hash } from 'node:crypto';
import {
  DeleteMessageBatchCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { type BatchId, type Customer, stemOfCustomer } from '../customers/customer.ts';
import { type Backlog, type Job, type JobMessage, type Jobs, subjectOf } from '../jobs/job.ts';
import { customerOfSubject } from '../ledger/items/keys.ts';

/** `useQueueUrlAsEndpoint: false` lets AWS_ENDPOINT_URL select the endpoint. */
export const openQueues = (): SQSClient => new SQSClient({ useQueueUrlAsEndpoint: false });

/** JSON in ASCII: ids contain any text, and the local queue (fauxqs) rejects characters above U+FFFF. */
export function messageBody(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export async function sendMessage(client: SQSClient, queueUrl: string, body: unknown): Promise<void> {
  await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: messageBody(body) }));
}

const largestBatch = 10;
const sendsAtOnce = 16;

type Weights = Readonly<Record<string, number>> | undefined;

/** A customer of weight 3 has three message groups: a fair queue shares by group. */
export function groupOf(job: Job, weights?: Weights): string {
  const subject = subjectOf(job);
  const customer = subject && customerOfSubject(subject);
  const weight = (customer !== undefined && weights?.[customer]) || 1;
  const part = weight === 1 ? 0 : Number.parseInt(hexOf(job.key).slice(0, 8), 16) % weight;
  return groupOfOwner(customer, subject?.batch ?? '', part);
}

export function groupOfOwner(customer: Customer, batch: BatchId, part = 0): string {
  const owner = customer === undefined ? batch : stemOfCustomer(customer);
  return hexOf(part === 0 ? owner : `${owner}/${part}`).slice(0, 32);
}

const hexOf = (text: string): string => hash('sha256', text);

/** The customer is the message group (SQS fair queue). Retries failed entries once; the reconciler sends lost jobs. */
export class QueueJobs implements Jobs {
  readonly #client: SQSClient;
  readonly #queueUrl: string;
  readonly #weights: Weights;

  constructor(client: SQSClient, queueUrl: string, weights?: Weights) {
    this.#client = client;
    this.#queueUrl = queueUrl;
    this.#weights = weights;
  }

  /** Approximate; undefined if the queue does not report it, or fails. */
  async depth(): Promise<number | undefined> {
    const name = 'ApproximateNumberOfMessages';
    const command = new GetQueueAttributesCommand({ QueueUrl: this.#queueUrl, AttributeNames: [name] });
    const answer = await this.#client.send(command).catch(() => undefined);
    const depth = answer?.Attributes?.[name];
    return depth === undefined ? undefined : Number(depth);
  }

  async send(jobs: readonly Job[], delaySeconds = 0): Promise<void> {
    const perSend = largestBatch * sendsAtOnce;
    for (let start = 0; start < jobs.length; start += perSend) {
      const chunk = jobs.slice(start, start + perSend);
      const batches = Array.from({ length: Math.ceil(chunk.length / largestBatch) }, (_, index) =>
        chunk.slice(index * largestBatch, (index + 1) * largestBatch),
      );
      await Promise.all(batches.map((batch) => this.#sendBatch(batch, delaySeconds)));
    }
  }

  async #sendBatch(jobs: readonly Job[], delaySeconds: number): Promise<void> {
    const entries = jobs.map((job, index) => ({
      Id: String(index),
      MessageBody: messageBody(job),
      MessageGroupId: groupOf(job, this.#weights),
      DelaySeconds: Math.min(900, Math.max(0, Math.floor(delaySeconds))),
    }));
    const answer = await this.#client.send(
      new SendMessageBatchCommand({ QueueUrl: this.#queueUrl, Entries: entries }),
    );
    const failed = new Set((answer.Failed ?? []).map((failure) => failure.Id));
    const failedEntries = entries.filter((entry) => failed.has(entry.Id));
    if (failedEntries.length > 0)
      await this.#client.send(
        new SendMessageBatchCommand({ QueueUrl: this.#queueUrl, Entries: failedEntries }),
      );
  }
}

export class QueueBacklog implements Backlog {
  readonly #client: SQSClient;
  readonly #queueUrl: string;

  constructor(client: SQSClient, queueUrl: string) {
    this.#client = client;
    this.#queueUrl = queueUrl;
  }

  async receive(): Promise<readonly JobMessage[]> {
    const { Messages = [] } = await this.#client.send(
      new ReceiveMessageCommand({
        QueueUrl: this.#queueUrl,
        MaxNumberOfMessages: largestBatch,
        MessageSystemAttributeNames: ['ApproximateReceiveCount'],
      }),
    );
    return Messages.flatMap(({ MessageId, ReceiptHandle, Body, Attributes }) =>
      MessageId === undefined || ReceiptHandle === undefined
        ? []
        : {
            messageId: MessageId,
            receiptHandle: ReceiptHandle,
            body: Body ?? '',
            attributes: { ApproximateReceiveCount: Attributes?.ApproximateReceiveCount ?? '1' },
          },
    );
  }

  async delete(hints: readonly JobMessage[]): Promise<void> {
    for (let start = 0; start < hints.length; start += largestBatch) {
      const chunk = hints.slice(start, start + largestBatch);
      const entries = chunk.map(({ receiptHandle }, index) => ({
        Id: String(index),
        ReceiptHandle: receiptHandle,
      }));
      await this.#client.send(new DeleteMessageBatchCommand({ QueueUrl: this.#queueUrl, Entries: entries }));
    }
  }
}
