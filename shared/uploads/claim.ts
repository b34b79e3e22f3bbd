import type { UploadKind } from '../intake/object-key.ts';
import type { LedgerContext, Worker } from '../ledger/context.ts';
import { countItems } from '../ledger/items/count-shard.ts';
import { dueFor, uploadCountKey } from '../ledger/items/keys.ts';
import { type Exclusions, readExclusions, wholeBatch } from '../ledger/items/tombstone.ts';
import { isNewer } from '../plan/inputs.ts';
import { type Attributes, schemaVersion } from '../table/item-kind.ts';
import {
  all,
  type Condition,
  equals,
  type Key,
  type Removal,
  type Update,
  wholePartition,
} from '../table/table.ts';
import { arrivalOf } from './archived.ts';
import { attributesOfVersion, beginUpload, countedAs, newUpload, openBy, scheduleBatch } from './begin.ts';
import { type Inbox, unlessDeleted } from './inbox.ts';
import {
  rejectionsOf,
  type Upload,
  type UploadEvent,
  type UploadState,
  uploadItems,
  uploadKey,
} from './upload.ts';

const maxAttempts = 20;

export const maxUploadAttempts = 5;

export const isExhausted = ({ attempts }: Upload): boolean => attempts > maxUploadAttempts;

type Ignored = 'finished' | 'older' | 'leased';

type UploadClaim =
  | { readonly kind: 'claimed'; readonly upload: Upload }
  | { readonly kind: 'ignored'; readonly why: Ignored };

/**
 * Repeated, reordered and late events are harmless.
 * @param dueAt when the reconciler sends the event again if this reader (the invocation) dies
 */
export async function claimUpload(
  context: LedgerContext,
  event: UploadEvent,
  kind: UploadKind,
  batch: string,
  reader: Worker,
  dueAt: number,
): Promise<UploadClaim> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const claim = await tryToClaim(context, event, kind, batch, reader, dueAt);
    if (claim !== undefined) return claim;
  }
  throw new Error('An upload changed during every attempt to claim it');
}

async function tryToClaim(
  context: LedgerContext,
  event: UploadEvent,
  kind: UploadKind,
  batch: string,
  reader: Worker,
  dueAt: number,
): Promise<UploadClaim | undefined> {
  const key = uploadKey(batch, event.key);
  const known = await uploadItems.read(context.table, key);
  const decision = known === undefined ? 'new' : claimOver(known, event, reader, context.now());
  if (decision !== 'new' && decision !== 'resume') return { kind: 'ignored', why: decision };
  const attempts = known === undefined ? {} : { attempts: known.attempts + 1 };
  const set: Attributes<Upload> = {
    ...(decision === 'new' ? { ...newUpload(context, event, kind, batch), attempts: 1 } : attempts),
    state: 'reading',
    ...countedAs(kind, known),
    lease: { owner: reader.name, until: reader.until },
    due: dueFor(key.sk),
    dueAt,
  };
  const change = { set, remove: decision === 'new' ? attributesOfVersion : [] };
  const begun = await beginUpload(context, key, { batch, kind, known }, change).catch(async (error) => {
    await postponeUpload(context, { ...key, sequencer: event.sequencer }, reader, dueAt);
    throw error;
  });
  if (!begun) return undefined;
  return {
    kind: 'claimed',
    upload: uploadItems.parse({ ...(decision === 'new' ? {} : known), ...key, ...set }),
  };
}

const countEnded = (
  { batch, kind, pk, sk, isCountedTable }: Pick<Upload, 'batch' | 'kind' | 'isCountedTable' | keyof Key>,
  endedAt?: number,
  sparedCalls?: number,
): Update =>
  countItems.update({
    key: uploadCountKey(batch, { pk, sk }, kind),
    add: {
      ...openBy(-1, isCountedTable),
      ...(sparedCalls === undefined ? {} : { sparedPhotos: 1, sparedCalls }),
    },
    ...(endedAt === undefined ? {} : { set: { lastInputAt: endedAt } }),
    setIfMissing: { v: schemaVersion },
  });

function claimOver(
  known: Upload,
  event: UploadEvent,
  reader: Worker,
  now: number,
): 'new' | 'resume' | Ignored {
  const isSameVersion = known.sequencer === event.sequencer && known.etag === event.etag;
  if (!isSameVersion) return isNewer(event, known) ? 'new' : 'older';
  if (known.state !== 'reading') return 'finished';
  const leased = known.lease !== undefined && known.lease.owner !== reader.name && known.lease.until > now;
  return leased ? 'leased' : 'resume';
}

const claimedBy = (reader: Worker, sequencer: string): Condition =>
  all(uploadItems.equals(['lease', 'owner'], reader.name), uploadItems.equals('sequencer', sequencer));

type UploadProgress = Pick<Upload, 'counts' | 'warnings' | 'checkpoint' | 'survey'>;

/** Resets the number of attempts to 1. False if another reader has the lease. */
export async function saveProgress(
  { table }: LedgerContext,
  { pk, sk, sequencer }: Upload,
  reader: Worker,
  progress: UploadProgress,
): Promise<boolean> {
  const result = await table.update(
    uploadItems.update({
      key: { pk, sk },
      set: { ...progressAttributes(progress), attempts: 1 },
      condition: claimedBy(reader, sequencer),
    }),
  );
  return result.ok;
}

export async function yieldUpload(
  context: LedgerContext,
  { pk, sk, sequencer }: Upload,
  reader: Worker,
  progress: UploadProgress,
): Promise<boolean> {
  const result = await context.table.update(
    uploadItems.update({
      key: { pk, sk },
      set: { ...progressAttributes(progress), attempts: 0, dueAt: context.now() },
      remove: ['lease'],
      condition: claimedBy(reader, sequencer),
    }),
  );
  return result.ok;
}

/** Call this if the inbox, the table or a queue fails: only a crash of the function counts as an attempt. */
export async function postponeUpload(
  { table }: Pick<LedgerContext, 'table'>,
  { pk, sk, sequencer }: Key & Pick<Upload, 'sequencer'>,
  reader: Worker,
  dueAt: number,
): Promise<void> {
  await table.update(
    uploadItems.update({
      key: { pk, sk },
      set: { dueAt },
      add: { attempts: -1 },
      remove: ['lease'],
      condition: claimedBy(reader, sequencer),
    }),
  );
}

export async function endUpload(
  context: LedgerContext,
  upload: Upload,
  reader: Worker,
  state: Exclude<UploadState, 'reading'>,
  {
    counts,
    warnings,
    product,
    reading,
    sparedCalls,
  }: Pick<Upload, 'counts' | 'warnings' | 'product' | 'reading' | 'sparedCalls'>,
): Promise<void> {
  const write = uploadItems.update({
    key: { pk: upload.pk, sk: upload.sk },
    set: { counts, warnings, state, doneAt: context.now(), product, reading, sparedCalls },
    remove: ['lease', 'due', 'dueAt', 'checkpoint', 'survey', 'isCounted', 'isCountedTable'],
    condition: countedAndClaimedBy(reader, upload),
  });
  await end(context, upload, write, sparedCalls);
}

const countedAndClaimedBy = (reader: Worker, { sequencer }: Upload): Condition =>
  all(claimedBy(reader, sequencer), uploadItems.exists('isCounted'));

async function end(
  context: LedgerContext,
  upload: Upload,
  write: Update | Removal,
  sparedCalls?: number,
): Promise<void> {
  await context.table.transact([write, countEnded(upload, context.now(), sparedCalls)]);
  await scheduleBatch(context, upload.batch);
}

export async function forgetUpload(context: LedgerContext, upload: Upload, reader: Worker): Promise<void> {
  const { pk, prefix } = rejectionsOf(upload.batch, upload.key);
  const condition = equals(['etag'], upload.etag);
  for await (const { sk } of wholePartition(context.table, pk, prefix))
    await context.table.delete({ key: { pk, sk }, delete: true, condition });
  const key = { pk: upload.pk, sk: upload.sk };
  return end(context, upload, { key, delete: true, condition: countedAndClaimedBy(reader, upload) });
}

/** An upload from before an erasure. Readers must not claim it: each repeated event would open a sealed batch. */
export async function isLeftover(
  context: LedgerContext,
  inbox: Pick<Inbox, 'find'>,
  event: UploadEvent,
  batch: string,
  named?: readonly Exclusions[],
): Promise<boolean> {
  const known = named ?? [await readExclusions(context, wholeBatch(batch))];
  if (!known.some(({ wasErased }) => wasErased)) return false;
  if ((await uploadItems.read(context.table, uploadKey(batch, event.key))) !== undefined) return false;
  const found = await unlessDeleted(inbox.find(event), undefined);
  return found === undefined || isExcluded(known, arrivalOf(event, found.metadata).time);
}

export async function isExcluded(named: readonly Exclusions[], time: number): Promise<boolean> {
  for (const { at } of named) if ((await at(time)) !== undefined) return true;
  return false;
}

/** Forgets the upload if there was an erasure: the missing object may be from an older archive. */
export async function endMissing(
  context: LedgerContext,
  upload: Upload,
  reader: Worker,
  state: 'superseded' | 'deleted',
  named?: readonly Exclusions[],
): Promise<void> {
  const known = named ?? [await readExclusions(context, wholeBatch(upload.batch))];
  if (upload.counts.accepted === 0 && known.some(({ wasErased }) => wasErased))
    return forgetUpload(context, upload, reader);
  const warnings =
    state === 'deleted' ? [...upload.warnings, { code: 'object-deleted' } as const] : upload.warnings;
  return endUpload(context, upload, reader, state, { ...upload, warnings });
}

const maxRemovalAttempts = 5;

export async function removeUpload({ table }: LedgerContext, { pk, sk }: Upload): Promise<boolean> {
  const key = { pk, sk };
  for (let attempt = 0; attempt < maxRemovalAttempts; attempt += 1) {
    const known = await uploadItems.read(table, key);
    if (known === undefined) return false;
    const removal = {
      key,
      delete: true,
      condition: all(...uploadItems.unchanged(known, 'sequencer', 'isCounted', 'isCountedTable')),
    } as const;
    if (known.isCounted !== true) {
      if (await table.delete(removal)) return true;
    } else if ((await table.transact([removal, countEnded(known)])).ok) return true;
  }
  return false;
}

function progressAttributes({ counts, warnings, checkpoint, survey }: UploadProgress): Attributes<Upload> {
  return { counts, warnings, checkpoint, survey };
}
