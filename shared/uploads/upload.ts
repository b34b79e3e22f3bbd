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

export const uploadEvent = z.object({
  bucket: z.string(),
  key: z.string(),
  etag: z.string(),
  sequencer: z.string(),
  time: z.number(),
  sizeBytes: z.number(),
});
export type UploadEvent = z.output<typeof uploadEvent>;

/**
 * - `reading`: a function reads the upload, or will resume.
 * - `done`: fully read; some rows may have been refused.
 * - `refused`: nothing was accepted.
 * - `superseded`: a newer version overwrote it before it was read.
 * - `deleted`: deleted before it was fully read; accepted rows remain.
 */
export const uploadStates = ['reading', 'done', 'refused', 'superseded', 'deleted'] as const;
export type UploadState = (typeof uploadStates)[number];

/** The sender must upload the content again. */
export const isLost = (state: UploadState): boolean => state === 'superseded' || state === 'deleted';

const uploadCounts = z.object({
  rows: z.int(),
  accepted: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  leftOut: z.int().optional(),
});
/** `rows` is the sum of the other counts. */
export type UploadCounts = z.output<typeof uploadCounts>;
export const nothingCounted: UploadCounts = { rows: 0, accepted: 0, unchanged: 0, refused: 0 };

const survey = z.object({
  evidence: z.object({
    proofs: z.partialRecord(z.enum(dateOrders), z.int()),
    isNeeded: z.boolean(),
    genders: z.string().optional(),
    halves: z.enum(['none after noon', 'some']).optional(),
    marks: z.int().optional(),
    unmarkedLine: z.int().optional(),
    clock: z.enum(['zeros', 'full day']).optional(),
    exchange: z.enum(['cells', 'texts', 'likely', 'unlikely']).optional(),
    latestYear: z.int().optional(),
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
  isCounted: z.literal(true).optional(),
  /** Absent for a table that an earlier version began. */
  isCountedTable: z.literal(true).optional(),
  lease: z.object({ owner: z.string(), until: z.number() }).optional(),
  checkpoint: checkpointSchema.optional(),
  survey: survey.optional(),
  counts: uploadCounts,
  warnings: z.array(storedRefusalReason),
  attempts: z.int(),
  product: z.string().optional(),
  reading: z.string().optional(),
  sparedCalls: z.int().optional(),
  insisted: z.literal(true).optional(),
  startedAt: z.number(),
  doneAt: z.number().optional(),
  due: z.string().optional(),
  dueAt: z.number().optional(),
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

export const rejectionPrefix = 'rejection#';
export const rejectionsPrefix = (uploadSortKey: string, line?: number): string =>
  `${rejectionPrefix}${uploadSortKey.slice(uploadPrefix.length)}#${line === undefined ? '' : `${String(line).padStart(9, '0')}#`}`;

export function rejectionsOf(batch: string, key: string, line?: number): { pk: string; prefix: string } {
  const { pk, sk } = uploadKey(batch, key);
  return { pk, prefix: rejectionsPrefix(sk, line) };
}

export function listedAs(
  { batch, key }: Pick<Upload, 'batch' | 'key'>,
  stateId = key,
): Pick<Upload, 'batchShard' | 'stateId'> {
  const named = parseInboxKey(key, batch);
  return named.kind === 'photo' ? { batchShard: photosPartition(named), stateId } : {};
}

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
