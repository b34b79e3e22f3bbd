import { delay } from '../../basics/delay.ts';
import { AwsError, messageOf } from '../../basics/errors.ts';
import type { Json } from '../../basics/json.ts';
import type { StreamPosition, StreamRecord, StreamsClient } from '../dynamodb/streams-client.ts';
import type { LambdaFunction } from '../lambda/lambda-function.ts';
import type { Checkpoints } from './checkpoints.ts';
import { payloadBatches } from './payload-batches.ts';
import { type BatchSettings, deliverBatch } from './stream-batch.ts';

const idlePollIntervalMs = 100;
const shardRefreshMs = 30_000;
const errorBackoffMs = 1_000;

type Options = BatchSettings & {
  readonly mapping: string;
  readonly streamArn: string;
  readonly streams: StreamsClient;
  readonly checkpoints: Checkpoints;
  readonly startingPosition: 'TRIM_HORIZON' | 'LATEST';
  readonly batchSize: number;
  readonly windowSeconds: number;
  readonly target: LambdaFunction;
  readonly signal: AbortSignal;
  filter(record: Json): boolean;
  log(line: string): void;
};

/** Call before anything can write: LATEST becomes the current last number, so that a restart misses nothing. */
export async function recordStartingPoint(options: Options): Promise<void> {
  const { streams, streamArn, checkpoints, mapping, startingPosition } = options;
  for (const shard of await streams.shards(streamArn)) {
    if (checkpoints.get(mapping, shard) !== undefined) continue;
    let newest = '';
    if (startingPosition === 'LATEST') {
      let iterator: string | undefined = await streams.iterator(streamArn, shard, 'TRIM_HORIZON');
      while (iterator !== undefined) {
        const { records, next } = await streams.records(iterator, 1000);
        if (records.length === 0) break;
        newest = records.at(-1)?.dynamodb.SequenceNumber ?? newest;
        iterator = next;
      }
    }
    checkpoints.set(mapping, shard, newest);
  }
}

/** One batch at a time per shard, in order. Ends on abort. */
export async function pollStream(options: Options): Promise<void> {
  const { streams, streamArn, signal, log } = options;
  const polled = new Map<string, Promise<void>>();
  while (!signal.aborted) {
    try {
      for (const shard of await streams.shards(streamArn)) {
        if (!polled.has(shard)) polled.set(shard, pollShard(options, shard));
      }
    } catch (error) {
      log(`${options.mapping}: ${messageOf(error)}`);
    }
    await delay(shardRefreshMs, signal);
  }
  await Promise.all(polled.values());
}

async function pollShard(options: Options, shard: string): Promise<void> {
  const { signal, log, mapping, checkpoints } = options;
  let isTrimmed = false;
  while (!signal.aborted) {
    try {
      const checkpoint = checkpoints.get(mapping, shard) ?? '';
      await readShard(
        options,
        shard,
        checkpoint === '' || isTrimmed ? 'TRIM_HORIZON' : { after: checkpoint },
      );
    } catch (error) {
      if (signal.aborted) return;
      // The stream has dropped the checkpoint; like Lambda, continues with the oldest record.
      isTrimmed = error instanceof AwsError && error.code === 'TrimmedDataAccessException';
      log(`${mapping}: ${messageOf(error)}`);
      await delay(errorBackoffMs, signal);
    }
  }
}

async function readShard(options: Options, shard: string, position: StreamPosition): Promise<void> {
  const { streams, streamArn, signal, batchSize, windowSeconds } = options;
  let iterator: string | undefined = await streams.iterator(streamArn, shard, position);
  let batch: StreamRecord[] = [];
  let firstAt = Date.now();
  while (iterator !== undefined && !signal.aborted) {
    const { records, next } = await streams.records(iterator, batchSize - batch.length);
    iterator = next;
    if (batch.length === 0) firstAt = Date.now();
    batch.push(...records.map((record) => ({ ...record, eventSourceARN: streamArn })));
    const isFull = batch.length >= batchSize || Date.now() - firstAt >= windowSeconds * 1000;
    if (batch.length > 0 && isFull) {
      await processBatch(options, shard, batch);
      batch = [];
    } else if (records.length === 0) await delay(idlePollIntervalMs, signal);
  }
}

async function processBatch(options: Options, shard: string, batch: readonly StreamRecord[]): Promise<void> {
  const { checkpoints, mapping, filter, signal } = options;
  const saveCheckpoint = (sequence: string): void => checkpoints.set(mapping, shard, sequence);
  const passing = batch.filter((record) => filter(record));
  for (const part of payloadBatches(passing)) await deliverBatch(options, shard, part, saveCheckpoint);
  const last = batch.at(-1)?.dynamodb.SequenceNumber;
  if (!signal.aborted && last !== undefined) saveCheckpoint(last);
}
