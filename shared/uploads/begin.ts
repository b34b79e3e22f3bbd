import { customerOf, placeTableOf } from '../customers/customer.ts';
import type { UploadKind } from '../intake/object-key.ts';
import { newBatch } from '../ledger/batches/batches.ts';
import { readIntake } from '../ledger/batches/counts.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { beginCustomer } from '../ledger/customers/customers.ts';
import { batchItems } from '../ledger/items/batch.ts';
import { countItems } from '../ledger/items/count-shard.ts';
import { accountsDue, batchKey, dueFor, tableCountKey, uploadCountKey } from '../ledger/items/keys.ts';
import { isNewer } from '../plan/inputs.ts';
import { type Attributes, itemMissing, schemaVersion } from '../table/item-kind.ts';
import { all, type Condition, type Key, type Update } from '../table/table.ts';
import { noteTable } from './place-tables.ts';
import { listedAs, nothingCounted, type Upload, type UploadEvent, uploadItems, uploadKey } from './upload.ts';

export const newUpload = (
  { now }: LedgerContext,
  event: UploadEvent,
  kind: UploadKind,
  batch: string,
): Attributes<Upload> => ({
  v: schemaVersion,
  kind,
  batch,
  ...event,
  counts: nothingCounted,
  warnings: [],
  startedAt: now(),
  ...listedAs({ batch, key: event.key }),
});

export const attributesOfVersion = [
  'checkpoint',
  'doneAt',
  'product',
  'reading',
  'survey',
  'sparedCalls',
  'insisted',
] as const;

export async function beginUpload(
  context: LedgerContext,
  key: Key,
  { batch, kind, known }: Pick<Upload, 'batch' | 'kind'> & { readonly known: Upload | undefined },
  change: {
    readonly set: Attributes<Upload>;
    readonly remove: readonly ((typeof attributesOfVersion)[number] | 'lease')[];
  },
): Promise<boolean> {
  const condition = known === undefined ? itemMissing : unclaimedSince(known);
  const begin = uploadItems.update({ key, ...change, condition });
  // An erasure finds the upload by its table.
  const placeTable = placeTableOf(batch);
  if (placeTable !== undefined) await noteTable(context, placeTable);
  const { ok } =
    known?.isCounted === true
      ? await context.table.update(begin)
      : await context.table.transact([
          begin,
          countBegun(
            uploadCountKey(batch, key, kind),
            change.set.isCountedTable,
            context.now(),
            change.set.insisted === true ? known?.sparedCalls : undefined,
          ),
        ]);
  if (!ok) return false;
  await scheduleBatch(context, batch);
  return true;
}

/** Whether a table of the batch is not read yet: its rows may name photos. */
export const awaitsRows = async ({ table }: LedgerContext, batch: string): Promise<boolean> =>
  ((await countItems.read(table, tableCountKey(batch)))?.openTables ?? 0) > 0;

export const openBy = (change: 1 | -1, isCountedTable = false) => ({
  openUploads: change,
  ...(isCountedTable ? { openTables: change } : {}),
});

export const countedAs = (
  kind: UploadKind,
  known: Upload | undefined,
): Pick<Upload, 'isCounted' | 'isCountedTable'> => ({
  isCounted: true,
  isCountedTable: known?.isCounted ? known.isCountedTable : kind === 'rows' || undefined,
});

const countBegun = (
  counted: Key,
  isCountedTable: true | undefined,
  now: number,
  returnedCalls?: number,
): Update =>
  countItems.update({
    key: counted,
    add: {
      ...openBy(1, isCountedTable),
      uploadsBegun: 1,
      ...(returnedCalls === undefined ? {} : { sparedPhotos: -1, sparedCalls: -returnedCalls }),
    },
    set: { lastInputAt: now },
    setIfMissing: { v: schemaVersion },
  });

const unclaimedSince = (known: Upload): Condition =>
  all(
    ...uploadItems.unchanged(known, 'sequencer', 'state', 'isCounted'),
    known.lease === undefined
      ? uploadItems.missing('lease')
      : uploadItems.equals(['lease', 'owner'], known.lease.owner),
  );

const expectTries = 5;

/**
 * Records an upload whose event was lost.
 * @param dueAt when the reconciler sends the event again; now by default
 * @returns whether the upload was unknown
 */
export async function expectUpload(
  context: LedgerContext,
  event: UploadEvent,
  kind: UploadKind,
  batch: string,
  dueAt = context.now(),
): Promise<boolean> {
  const key = uploadKey(batch, event.key);
  for (let attempt = 0; attempt < expectTries; attempt += 1) {
    const known = await uploadItems.read(context.table, key);
    if (known !== undefined && !isNewer(event, known)) return false;
    const set: Attributes<Upload> = {
      ...newUpload(context, event, kind, batch),
      attempts: 0,
      state: 'reading',
      ...countedAs(kind, known),
      due: dueFor(key.sk),
      dueAt,
    };
    const remove = [...attributesOfVersion, 'lease'] as const;
    if (await beginUpload(context, key, { batch, kind, known }, { set, remove })) return true;
  }
  throw new Error('An upload changed during every attempt to record it');
}

/** Call it after counting an upload. Only the first upload writes the batch's item, for which all would contend. */
export async function scheduleBatch(context: LedgerContext, batch: string): Promise<void> {
  const { table, now } = context;
  const key = batchKey(batch);
  const known = await batchItems.read(table, key);
  // The first upload after a seal changes the batch's item, so that no concurrent reconciler run unschedules it.
  const sealedAt = known?.sealedAt;
  const reopens =
    sealedAt !== undefined &&
    (known?.lastInputAt ?? 0) <= sealedAt &&
    (await readIntake({ table }, batch)).uploadsBegun !== (known?.sealedUploads ?? 0);
  if (known?.name !== undefined && known.due !== undefined && !reopens) return;
  const customer = customerOf(batch);
  if (known === undefined && customer !== undefined) await beginCustomer({ table, now }, customer);
  const at = now();
  const { ok } = await table.update(
    batchItems.update({
      key,
      ...(reopens
        ? {
            set: { lastInputAt: Math.max(at, sealedAt + 1) },
            condition: batchItems.equals('sealedAt', sealedAt),
          }
        : {}),
      setIfMissing: { ...newBatch(batch, at), due: accountsDue, dueAt: at },
    }),
  );
  if (!ok) await scheduleBatch(context, batch);
}
