import type { UploadKind } from '../intake/object-key.ts';
import { newBatch } from '../ledger/batches.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { batchKey, dueFor } from '../ledger/keys.ts';
import { parseItem, schemaVersion } from '../ledger/model.ts';
import type { Worker } from '../ledger/waves.ts';
import { isNewer } from '../plan/inputs.ts';
import { all, equals, missing, type Path } from '../table/table.ts';
import {
  nothingCounted,
  type Upload,
  type UploadEvent,
  type UploadState,
  upload,
  uploadKey,
} from './upload.ts';

/** Times that one version of an upload is tried before it counts as refused: each one is a function that died. */
export const maxUploadAttempts = 5;

/** Whether reading it has killed so many functions that it is not tried again. */
export const isExhausted = ({ attempts }: Upload): boolean => attempts > maxUploadAttempts;

type Ignored = 'done already' | 'older' | 'being read';

export type UploadClaim =
  | { readonly kind: 'claimed'; readonly upload: Upload }
  | { readonly kind: 'ignored'; readonly why: Ignored };

/**
 * Claims an upload for reading: makes its item, resumes it where a dead reader left it, or starts anew for a newer
 * version. Repeated, reordered and late events are harmless.
 *
 * @param dueAt when the reconciler sends the event again if this reader dies
 */
export async function claimUpload(
  context: LedgerContext,
  event: UploadEvent,
  kind: UploadKind,
  batch: string,
  reader: Worker,
  dueAt: number,
): Promise<UploadClaim> {
  const key = uploadKey(batch, event.key);
  const item = await context.table.get(key);
  const known = item && parseItem(upload, item, 'An upload');
  const how = known === undefined ? 'new' : claimOver(known, event, reader, context.now());
  if (how !== 'new' && how !== 'resume') return { kind: 'ignored', why: how };
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
    ...(how === 'new' ? fresh : again),
    state: 'reading',
    lease: { owner: reader.name, until: reader.until },
    due: dueFor(key.sk),
    dueAt,
  };
  const result = await context.table.update({
    key,
    set: Object.entries(attributes).map(([name, value]): readonly [Path, unknown] => [[name], value]),
    ...(how === 'new' ? { remove: [['checkpoint'], ['doneAt']] } : {}),
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
  return { kind: 'claimed', upload: parseItem(upload, result.item, 'An upload') };
}

function claimOver(
  known: Upload,
  event: UploadEvent,
  reader: Worker,
  now: number,
): 'new' | 'resume' | Ignored {
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
export async function yieldUpload(
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
