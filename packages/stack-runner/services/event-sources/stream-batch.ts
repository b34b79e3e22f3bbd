import { randomUUID } from 'node:crypto';
import { messageOf } from '../../basics/errors.ts';
import type { StreamRecord } from '../dynamodb/streams-client.ts';
import type { LambdaFunction } from '../lambda/lambda-function.ts';
import { failedItems } from './batch-response.ts';

const firstRetryMs = 200;
const longestRetryMs = 10_000;

export interface BatchSettings {
  readonly streamArn: string;
  readonly target: { readonly definition: { readonly name: string; readonly arn: string } } & Pick<
    LambdaFunction,
    'invoke'
  >;
  readonly reportsFailures: boolean;
  readonly bisects: boolean;
  /** -1: until the stream drops the record. */
  readonly maximumRetries: number;
  readonly maximumAgeSeconds: number;
  readonly onFailure: string | undefined;
  readonly signal: AbortSignal;
  emitAge(ageMs: number): void;
  delay(durationMs: number, signal: AbortSignal): Promise<void>;
  sendToQueue(arn: string, body: string): Promise<void>;
  log(line: string): void;
}

/** A halved batch uses no retry. `done` receives the last finished sequence number. */
export async function deliverBatch(
  settings: BatchSettings,
  shard: string,
  records: readonly StreamRecord[],
  done: (sequence: string) => void,
): Promise<void> {
  const { target, reportsFailures, bisects, maximumRetries, signal, log, delay } = settings;
  let rest = records;
  for (let attempt = 0; rest.length > 0; ) {
    settings.emitAge(Date.now() - creationMs(rest.at(-1)));
    const result = await target.invoke(JSON.stringify({ Records: rest }));
    const failed = failedItems(result, rest.map(sequenceOf), reportsFailures);
    if (failed.size === 0) return done(sequenceOf(rest.at(-1)));
    if (signal.aborted) return;
    // Stream records are ordered: everything from the first failure on is retried.
    const first = rest.findIndex((record) => failed.has(sequenceOf(record)));
    if (first > 0) done(sequenceOf(rest[first - 1]));
    rest = rest.slice(first);
    const retriesLeft = maximumRetries < 0 || attempt < maximumRetries;
    if (!isTooOld(rest[0], settings.maximumAgeSeconds) && bisects && rest.length > 1) {
      const half = Math.floor(rest.length / 2);
      await delay(firstRetryMs, signal);
      if (signal.aborted) return;
      await deliverBatch(settings, shard, rest.slice(0, half), done);
      rest = rest.slice(half);
      attempt = 0;
      continue;
    }
    if (!retriesLeft || isTooOld(rest[0], settings.maximumAgeSeconds)) {
      log(`${target.definition.name}: ${rest.length} stream records given up after ${attempt + 1} attempts`);
      await giveUp(
        settings,
        shard,
        rest,
        attempt + 1,
        retriesLeft ? 'MaximumRecordAgeExceeded' : 'RetryAttemptsExhausted',
      );
      return done(sequenceOf(rest.at(-1)));
    }
    await delay(Math.min(firstRetryMs * 2 ** attempt, longestRetryMs), signal);
    if (signal.aborted) return;
    attempt += 1;
  }
}

function sequenceOf(record: StreamRecord | undefined): string {
  return record?.dynamodb.SequenceNumber ?? '';
}

const creationMs = (record: StreamRecord | undefined): number =>
  (record?.dynamodb.ApproximateCreationDateTime ?? 0) * 1000;

function isTooOld(record: StreamRecord | undefined, maximumAgeSeconds: number): boolean {
  if (maximumAgeSeconds < 0 || record === undefined) return false;
  return Date.now() - creationMs(record) > maximumAgeSeconds * 1000;
}

async function giveUp(
  { onFailure, sendToQueue, streamArn, target, log }: BatchSettings,
  shardId: string,
  records: readonly StreamRecord[],
  attempts: number,
  condition: string,
): Promise<void> {
  if (onFailure === undefined) return;
  const [first, last] = [records[0], records.at(-1)];
  const time = (record: StreamRecord | undefined): string => new Date(creationMs(record)).toISOString();
  const body = {
    requestContext: {
      requestId: randomUUID(),
      functionArn: target.definition.arn,
      condition,
      approximateInvokeCount: attempts,
    },
    responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
    version: '1.0',
    timestamp: new Date().toISOString(),
    DDBStreamBatchInfo: {
      shardId,
      startSequenceNumber: sequenceOf(first),
      endSequenceNumber: sequenceOf(last),
      approximateArrivalOfFirstRecord: time(first),
      approximateArrivalOfLastRecord: time(last),
      batchSize: records.length,
      streamArn,
    },
  };
  try {
    await sendToQueue(onFailure, JSON.stringify(body));
  } catch (error) {
    log(`${target.definition.name}: failure destination: ${messageOf(error)}`);
  }
}
