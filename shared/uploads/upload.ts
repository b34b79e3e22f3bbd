import { z } from 'zod';
import { checkpointSchema } from '../intake/csv/checkpoint.ts';
import { newBatch } from '../ledger/batches.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { batchKey, batchPartition, dueFor } from '../ledger/keys.ts';
import { parseItem, schemaVersion } from '../ledger/model.ts';
import type { Worker } from '../ledger/waves.ts';
import { hashOf } from '../plan/canonical.ts';
import { isNewer, type Source } from '../plan/inputs.ts';
import { all, equals, type Key, missing, type Path } from '../table/table.ts';

export const uploadKinds = ['photo', 'rows', 'places'] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** What an S3 event says of an object, decoded. */
export const uploadEvent = z.object({
  bucket: z.string(),
  key: z.string(),
  etag: z.string(),
  sequencer: z.string(),
  /** Milliseconds since 1970. */
  time: z.number(),
  size: z.number(),
});
export type UploadEvent = z.output<typeof uploadEvent>;

/**
 * - `reading`: under way, or to be gone on with.
 * - `done`: read to its end; single rows may have been refused.
 * - `refused`: nothing of it could be taken; the reason is a rejection.
 * - `superseded`: overwritten before it was read; the newer version has an event of its own.
 */
export const uploadStates = ['reading', 'done', 'refused', 'superseded'] as const;
export type UploadState = (typeof uploadStates)[number];

export const uploadCounts = z.object({
  rows: z.int(),
  accepted: z.int(),
  unchanged: z.int(),
  refused: z.int(),
});
export type UploadCounts = z.output<typeof uploadCounts>;
export const nothingCounted: UploadCounts = { rows: 0, accepted: 0, unchanged: 0, refused: 0 };

export const upload = uploadEvent.extend({
  pk: z.string(),
  sk: z.string(),
  v: z.literal(schemaVersion),
  kind: z.enum(uploadKinds),
  batch: z.string(),
  state: z.enum(uploadStates),
  lease: z.object({ owner: z.string(), until: z.number() }).optional(),
  checkpoint: checkpointSchema.optional(),
  counts: uploadCounts,
  warnings: z.array(z.string()),
  attempts: z.int(),
  startedAt: z.number(),
  doneAt: z.number().optional(),
});
export type Upload = z.output<typeof upload>;

export const uploadPrefix = 'upload#';
const uploadHash = (key: string): string => hashOf({ key }).slice(0, 32);
export const uploadKey = (batch: string, key: string): Key => ({
  pk: batchPartition(batch),
  sk: `${uploadPrefix}${uploadHash(key)}`,
});

export type Taking =
  | { readonly kind: 'work'; readonly upload: Upload }
  | { readonly kind: 'ignored'; readonly why: 'done already' | 'older' | 'being read' };

/**
 * Takes an upload for reading: makes its item, resumes it where a dead reader left it, or starts anew for a newer
 * version. Repeated, reordered and late events are harmless.
 *
 * @param dueAt when the reconciler sends the event again if this reader dies
 */
export async function takeUpload(
  context: LedgerContext,
  event: UploadEvent,
  kind: UploadKind,
  batch: string,
  reader: Worker,
  dueAt: number,
): Promise<Taking> {
  const key = uploadKey(batch, event.key);
  const item = await context.table.get(key);
  const known = item && parseItem(upload, item, 'An upload');
  const verdict = known === undefined ? 'new' : judge(known, event, reader, context.now());
  if (verdict !== 'new' && verdict !== 'resume') return { kind: 'ignored', why: verdict };
  const fresh = {
    v: schemaVersion,
    kind,
    batch,
    ...event,
    counts: nothingCounted,
    warnings: [],
    attempts: 1,
    startedAt: context.now(),
  };
  const again = known === undefined ? {} : { attempts: known.attempts + 1 };
  const attributes = {
    ...(verdict === 'new' ? fresh : again),
    state: 'reading',
    lease: { owner: reader.name, until: reader.until },
    due: dueFor(key.sk),
    dueAt,
  };
  const result = await context.table.update({
    key,
    set: Object.entries(attributes).map(([name, value]): readonly [Path, unknown] => [[name], value]),
    ...(verdict === 'new' ? { remove: [['checkpoint'], ['doneAt']] } : {}),
    condition:
      known === undefined
        ? missing('pk')
        : all(
            equals(['sequencer'], known.sequencer),
            equals(['state'], known.state),
            known.lease === undefined ? missing('lease') : equals(['lease', 'owner'], known.lease.owner),
          ),
  });
  if (!result.ok) return { kind: 'ignored', why: 'being read' };
  await touchBatch(context, batch);
  return { kind: 'work', upload: parseItem(upload, result.item, 'An upload') };
}

type Verdict = 'new' | 'resume' | 'done already' | 'older' | 'being read';

function judge(known: Upload, event: UploadEvent, reader: Worker, now: number): Verdict {
  const sameVersion = known.sequencer === event.sequencer && known.etag === event.etag;
  if (!sameVersion) return isNewer(event, known) ? 'new' : 'older';
  if (known.state !== 'reading') return 'done already';
  const leased = known.lease !== undefined && known.lease.owner !== reader.name && known.lease.until > now;
  return leased ? 'being read' : 'resume';
}

/** Writes down how far a reader has come. False when somebody else reads it now. */
export async function saveProgress(
  { table }: LedgerContext,
  { pk, sk, sequencer }: Upload,
  reader: Worker,
  progress: Pick<Upload, 'counts' | 'warnings' | 'checkpoint'>,
): Promise<boolean> {
  return (
    await table.update({
      key: { pk, sk },
      set: progressAttributes(progress),
      condition: all(equals(['lease', 'owner'], reader.name), equals(['sequencer'], sequencer)),
    })
  ).ok;
}

/** Lets the next reader go on at the checkpoint, at once. */
export async function leaveUpload(
  context: LedgerContext,
  { pk, sk, sequencer }: Upload,
  reader: Worker,
  progress: Pick<Upload, 'counts' | 'warnings' | 'checkpoint'>,
): Promise<boolean> {
  const set: (readonly [Path, unknown])[] = [
    ...progressAttributes(progress),
    [['attempts'], 0],
    [['dueAt'], context.now()],
  ];
  return (
    await context.table.update({
      key: { pk, sk },
      set,
      remove: [['lease']],
      condition: all(equals(['lease', 'owner'], reader.name), equals(['sequencer'], sequencer)),
    })
  ).ok;
}

export async function endUpload(
  context: LedgerContext,
  { pk, sk, sequencer, batch }: Upload,
  reader: Worker,
  state: Exclude<UploadState, 'reading'>,
  progress: Pick<Upload, 'counts' | 'warnings'>,
): Promise<void> {
  const set: (readonly [Path, unknown])[] = [
    ...progressAttributes({ counts: progress.counts, warnings: progress.warnings }),
    [['state'], state],
    [['doneAt'], context.now()],
  ];
  await context.table.update({
    key: { pk, sk },
    set,
    remove: [['lease'], ['due'], ['dueAt'], ['checkpoint']],
    condition: all(equals(['lease', 'owner'], reader.name), equals(['sequencer'], sequencer)),
  });
  await touchBatch(context, batch);
}

/** Only what is progress, whatever else the caller's object holds. */
function progressAttributes({
  counts,
  warnings,
  checkpoint,
}: Pick<Upload, 'counts' | 'warnings'> & Partial<Pick<Upload, 'checkpoint'>>): (readonly [Path, unknown])[] {
  return [
    [['counts'], counts],
    [['warnings'], warnings],
    ...(checkpoint === undefined ? [] : [[['checkpoint'], checkpoint] as const]),
  ];
}

/**
 * Makes the batch's item if it is missing, and notes that something came in: a batch is sealed only when quiet, and
 * the reconciler looks whether it is.
 */
async function touchBatch({ table, now }: LedgerContext, batch: string): Promise<void> {
  const at = now();
  await table.update({
    key: batchKey(batch),
    set: [[['lastInputAt'], at]],
    setIfMissing: { ...newBatch(batch, at), due: dueFor(batchKey(batch).pk), dueAt: at },
  });
}

export const sourceOf = ({ bucket, key, etag, sequencer, time }: UploadEvent, line?: number): Source => ({
  bucket,
  key,
  etag,
  sequencer,
  time,
  ...(line === undefined ? {} : { line }),
});
