import {
  DeleteMessageBatchCommand,
  type Message,
  ReceiveMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import { delay } from '../../basics/delay.ts';
import { messageOf } from '../../basics/errors.ts';
import { type Json, type JsonObject, parseJson } from '../../basics/json.ts';
import type { LambdaFunction } from '../lambda/lambda-function.ts';
import type { MessageLineages } from '../sqs/message-lineages.ts';
import { failedItems } from './batch-response.ts';
import { payloadBatches } from './payload-batches.ts';
import { longestInvisibleSeconds } from './withheld-messages.ts';

const maxReceived = 10;
const longPollSeconds = 20;
const errorBackoffMs = 500;
/** SQS waits only whole seconds; in the last part of a batching window, the poller asks this often. */
const partialSecondMs = 100;

interface Options {
  readonly sqs: SQSClient;
  readonly queueUrl: string;
  readonly queueArn: string;
  readonly region: string;
  readonly target: LambdaFunction;
  readonly lineages: MessageLineages;
  readonly batchSize: number;
  readonly windowSeconds: number;
  readonly reportsFailures: boolean;
  readonly concurrency: number;
  readonly signal: AbortSignal;
  readonly withhold?: ((receipts: readonly string[]) => void) | undefined;
  emitDeleted(count: number): void;
  filter(record: Json): boolean;
  log(line: string): void;
}

/** Deletes processed messages; all others return after their visibility timeout. Ends on abort. */
export async function pollQueue(options: Options): Promise<void> {
  const { signal, concurrency, log } = options;
  const running = new Set<Promise<void>>();
  while (!signal.aborted) {
    if (running.size >= concurrency) {
      await Promise.race(running);
      continue;
    }
    try {
      const messages = await receiveBatch(options);
      if (messages.length === 0) continue;
      const work = handleBatch(options, messages)
        .catch(async (error: unknown) => {
          options.withhold?.(receiptsOf(messages));
          log(`${options.queueArn}: ${messageOf(error)}`);
          await delay(errorBackoffMs, signal);
        })
        .finally(() => running.delete(work));
      running.add(work);
    } catch (error) {
      if (signal.aborted) break;
      log(`${options.queueArn}: ${messageOf(error)}`);
      await delay(errorBackoffMs, signal);
    }
  }
  await Promise.all(running);
}

async function receiveBatch(options: Options): Promise<Message[]> {
  const { batchSize, windowSeconds, signal } = options;
  const messages = await receive(options, Math.min(batchSize, maxReceived), longPollSeconds);
  const until = Date.now() + windowSeconds * 1000;
  while (messages.length > 0 && messages.length < batchSize && Date.now() < until && !signal.aborted) {
    const wait = Math.min(Math.floor((until - Date.now()) / 1000), longPollSeconds);
    const more = await receive(options, Math.min(batchSize - messages.length, maxReceived), wait);
    messages.push(...more);
    if (more.length === 0 && wait === 0) await delay(partialSecondMs, signal);
  }
  return messages;
}

const receiptsOf = (messages: readonly Message[]): string[] =>
  messages.flatMap(({ ReceiptHandle }) => ReceiptHandle ?? []);

async function receive(
  { sqs, queueUrl, signal, withhold }: Options,
  count: number,
  waitSeconds: number,
): Promise<Message[]> {
  const { Messages = [] } = await sqs.send(
    new ReceiveMessageCommand({
      QueueUrl: queueUrl,
      MaxNumberOfMessages: count,
      WaitTimeSeconds: waitSeconds,
      ...(withhold && { VisibilityTimeout: longestInvisibleSeconds }),
      MessageSystemAttributeNames: ['All'],
      MessageAttributeNames: ['All'],
    }),
    { abortSignal: signal },
  );
  return Messages;
}

async function handleBatch(options: Options, messages: readonly Message[]): Promise<void> {
  const { target, filter, reportsFailures } = options;
  const records = messages.map((message) => ({ message, record: sqsRecord(message, options) }));
  const wanted = records.filter(({ record }) =>
    filter({ ...record, body: parseJson(String(record.body)) ?? String(record.body) }),
  );
  // AWS deletes messages that the filter rejects.
  await remove(
    options,
    records.filter((each) => !wanted.includes(each)).map(({ message }) => message),
  );
  for (const part of payloadBatches(wanted)) {
    const ids = part.map(({ message }) => message.MessageId ?? '');
    const payload = JSON.stringify({ Records: part.map(({ record }) => record) });
    const result = await target.invoke(payload, await options.lineages.of(ids));
    const failed = failedItems(result, ids, reportsFailures);
    const isDone = ({ MessageId = '' }: Message): boolean => !failed.has(MessageId);
    const partMessages = part.map(({ message }) => message);
    options.withhold?.(receiptsOf(partMessages.filter((message) => !isDone(message))));
    await remove(options, partMessages.filter(isDone));
  }
}

function sqsRecord(message: Message, { queueArn, region }: Options): JsonObject {
  const messageAttributes: JsonObject = {};
  for (const [name, { StringValue, BinaryValue, DataType = 'String' }] of Object.entries(
    message.MessageAttributes ?? {},
  )) {
    messageAttributes[name] = {
      ...(StringValue === undefined ? {} : { stringValue: StringValue }),
      ...(BinaryValue === undefined ? {} : { binaryValue: Buffer.from(BinaryValue).toString('base64') }),
      stringListValues: [],
      binaryListValues: [],
      dataType: DataType,
    };
  }
  return {
    messageId: message.MessageId ?? '',
    receiptHandle: message.ReceiptHandle ?? '',
    body: message.Body ?? '',
    attributes: { ...message.Attributes },
    messageAttributes,
    md5OfBody: message.MD5OfBody ?? '',
    eventSource: 'aws:sqs',
    eventSourceARN: queueArn,
    awsRegion: region,
  };
}

async function remove(
  { sqs, queueUrl, lineages, emitDeleted }: Options,
  messages: readonly Message[],
): Promise<void> {
  lineages.forget(messages.map(({ MessageId = '' }) => MessageId));
  for (let start = 0; start < messages.length; start += maxReceived) {
    const Entries = messages
      .slice(start, start + maxReceived)
      .map(({ ReceiptHandle }, index) => ({ Id: String(index), ReceiptHandle }));
    const { Failed = [] } = await sqs.send(new DeleteMessageBatchCommand({ QueueUrl: queueUrl, Entries }));
    emitDeleted(Entries.length - Failed.length);
  }
}
