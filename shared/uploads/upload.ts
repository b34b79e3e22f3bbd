import * as z from 'zod';
import type { BatchId } from '../customers/customer.ts';
import { checkpointSchema } from '../intake/csv/checkpoint.ts';
import { dateOrders } from '../intake/date-order.ts';
import { parseInboxKey, uploadKinds } from '../intake/object-key.ts';
import { storedRefusalReason } from '../intake/reasons/refusal-reason.ts';
import { photosPartition, uploadPartitionFor } from '../ledger/items/keys.ts';
import { hashOf } from '../plan/canonical.ts';
import type { Source } from '../plan/inputs.ts';
import { ItemKind, schemaVersion } from '../table/item-kind.ts';
import type { Key } from '../table/table.ts';

/** What an S3 event says of an object, decoded. */
export const uploadEvent = z.object({
  bucket: z.string(),
  key: z.string(),
  etag: z.string(),
  sequencer: z.string(),
  /** Milliseconds since 1970. */
  time: z.number(),
  sizeBytes: z.number(),
});
export type UploadEvent = z.output<typeof uploadEvent>;

/**
 * - `reading`: under way, or to be gone on with.
 * - `done`: read to its end; single rows may have been refused.
 * - `refused`: nothing of it could be taken; the reason is a rejection.
 * - `superseded`: overwritten before it was read; the newer version has an event of its own.
 * - `deleted`: deleted before it was read to its end; what was taken of it stays, and a warning says so.
 */
export const uploadStates = ['reading', 'done', 'refused', 'superseded', 'deleted'] as const;
export type UploadState = (typeof uploadStates)[number];

/** Whether the inbox lost the object before it was read, so that the same content has to be sent again. */
export const isLost = (state: UploadState): boolean => state === 'superseded' || state === 'deleted';

const uploadCounts = z.object({
  rows: z.int(),
  accepted: z.int(),
  unchanged: z.int(),
  refused: z.int(),
});
export type UploadCounts = z.output<typeof uploadCounts>;
export const nothingCounted: UploadCounts = { rows: 0, accepted: 0, unchanged: 0, refused: 0 };

const survey = z.object({
  evidence: z.object({
    proofs: z.partialRecord(z.enum(dateOrders), z.int()),
    isNeeded: z.boolean(),
  }),
  at: checkpointSchema.optional(),
});

export const upload = uploadEvent.extend({
  pk: z.string(),
  sk: z.string(),
  v: z.literal(schemaVersion),
  kind: z.enum(uploadKinds),
  batch: z.string(),
  state: z.enum(uploadStates),
  /** Whether its batch counts it among those that are being read. */
  isCounted: z.literal(true).optional(),
  lease: z.object({ owner: z.string(), until: z.number() }).optional(),
  checkpoint: checkpointSchema.optional(),
  /** How its dates are written, as far as it has been looked through; without `at` that has been done. */
  survey: survey.optional(),
  counts: uploadCounts,
  warnings: z.array(storedRefusalReason),
  attempts: z.int(),
  /** The product that was named with it. */
  product: z.string().optional(),
  /** The choices that came with it, as they were written. */
  reading: z.string().optional(),
  /** Of a photo that a look had refused: calls that were not bought for it. */
  sparedCalls: z.int().optional(),
  /** Somebody has it sent whatever a look says. */
  insisted: z.literal(true).optional(),
  startedAt: z.number(),
  doneAt: z.number().optional(),
  due: z.string().optional(),
  dueAt: z.number().optional(),
  /** Of a photo: its keys of the `batch` index, by which it is found by its subject's name. */
  batchShard: z.string().optional(),
  stateId: z.string().optional(),
});
export type Upload = z.output<typeof upload>;
export const uploadItems = new ItemKind('An upload', upload);

export const uploadPrefix = 'upload#';

const uploadHash = (key: string): string => hashOf({ key }).slice(0, 32);
export const uploadKey = (batch: BatchId, key: string): Key => ({
  pk: uploadPartitionFor(batch, key),
  sk: `${uploadPrefix}${uploadHash(key)}`,
});

/** The keys of the `batch` index that the upload of a photo carries: no batch is read to find those of one subject. */
export function listedAs({
  batch,
  key,
}: Pick<Upload, 'batch' | 'key'>): Pick<Upload, 'batchShard' | 'stateId'> {
  const named = parseInboxKey(key, batch);
  return named.kind === 'photo' ? { batchShard: photosPartition(named), stateId: key } : {};
}

/** Sends an upload to its intake queue again, as the event that brought it. */
export interface UploadHints {
  send(upload: Upload): Promise<void>;
}

export const sourceOf = ({ bucket, key, etag, sequencer, time }: UploadEvent, line?: number): Source => ({
  bucket,
  key,
  etag,
  sequencer,
  time,
  ...(line === undefined ? {} : { line }),
});
