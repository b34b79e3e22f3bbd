import { customerOf } from '../customers/customer.ts';
import type { UploadKind } from '../intake/object-key.ts';
import { newBatch } from '../ledger/batches/batches.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { beginCustomer } from '../ledger/customers/customers.ts';
import { batchItems } from '../ledger/items/batch.ts';
import { countItems } from '../ledger/items/count-shard.ts';
import { accountsDue, batchKey, dueFor, uploadCountKey } from '../ledger/items/keys.ts';
import { isNewer } from '../plan/inputs.ts';
import { type Attributes, itemMissing, schemaVersion } from '../table/item-kind.ts';
import { all, type Condition, type Key, type Update } from '../table/table.ts';
import { listedAs, nothingCounted, type Upload, type UploadEvent, uploadItems, uploadKey } from './upload.ts';

/** Returns a version of an upload of which nothing has been read, without a lease. */
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

/** Attributes that belong to one version of an upload; a newer version starts without them. */
export const attributesOfVersion = [
  'checkpoint',
  'doneAt',
  'product',
  'reading',
  'survey',
  'sparedCalls',
  'insisted',
] as const;

/** Writes an upload that is to be read, and counts it. Returns false if it was claimed since it was read. */
export async function beginUpload(
  context: LedgerContext,
  { batch, key, known }: { readonly batch: string; readonly key: Key; readonly known: Upload | undefined },
  change: {
    readonly set: Attributes<Upload>;
    readonly remove: readonly ((typeof attributesOfVersion)[number] | 'lease')[];
  },
): Promise<boolean> {
  const condition = known === undefined ? itemMissing : unclaimedSince(known);
  const begin = uploadItems.update({ key, ...change, condition });
  const { ok } =
    known?.isCounted === true
      ? await context.table.update(begin)
      : await context.table.transact([
          begin,
          countBegun(
            batch,
            key,
            context.now(),
            change.set.insisted === true ? known?.sparedCalls : undefined,
          ),
        ]);
  if (!ok) return false;
  await scheduleBatch(context, batch);
  if ((change.set.kind ?? known?.kind) === 'rows' && change.set.dueAt !== undefined)
    await expectRows(context, batch, change.set.dueAt);
  return true;
}

/** Photos without a row wait until then: the table may give them to other people. */
async function expectRows({ table }: LedgerContext, batch: string, rowsUntil: number): Promise<void> {
  await table.update(
    batchItems.update({ key: batchKey(batch), set: { rowsUntil }, setIfMissing: { v: schemaVersion } }),
  );
}

/** Returns whether a table of births of the batch is expected or being read, whose rows may name photos. */
export async function awaitsRows({ table, now }: LedgerContext, batch: string): Promise<boolean> {
  return ((await batchItems.read(table, batchKey(batch)))?.rowsUntil ?? 0) > now();
}

/** Ends the wait of photos for one table. Another table that began later keeps its own. */
export async function endRows(
  { table }: LedgerContext,
  { batch, kind, dueAt }: Pick<Upload, 'batch' | 'kind' | 'dueAt'>,
): Promise<void> {
  if (kind !== 'rows' || dueAt === undefined) return;
  await table.update(
    batchItems.update({
      key: batchKey(batch),
      remove: ['rowsUntil'],
      condition: batchItems.equals('rowsUntil', dueAt),
    }),
  );
}

/**
 * Counts an upload among those of its batch that are being read. A batch is sealed only when quiet, so the time counts.
 *
 * @param takenBack calls that count no longer as spared
 */
const countBegun = (batch: string, upload: Key, now: number, takenBack?: number): Update =>
  countItems.update({
    key: uploadCountKey(batch, upload),
    add: {
      openUploads: 1,
      uploadsBegun: 1,
      ...(takenBack === undefined ? {} : { sparedPhotos: -1, sparedCalls: -takenBack }),
    },
    set: { lastInputAt: now },
    setIfMissing: { v: schemaVersion },
  });

/** Holds if nobody has claimed the upload since it was read. */
const unclaimedSince = (known: Upload): Condition =>
  all(
    ...uploadItems.unchanged(known, 'sequencer', 'state', 'isCounted'),
    known.lease === undefined
      ? uploadItems.missing('lease')
      : uploadItems.equals(['lease', 'owner'], known.lease.owner),
  );

/** An upload that changes under every look is read by somebody, or the table is in trouble: the message comes again. */
const expectTries = 5;

/**
 * Writes down an upload of which the event was lost before anybody had claimed it: from here on it is due until it is
 * read. One that is known in this version, or in a newer one, is left as it is.
 *
 * @param dueAt when the reconciler sends the event again that has not come by then; at once unless it is given
 * @returns whether nobody knew it
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
      isCounted: true,
      due: dueFor(key.sk),
      dueAt,
    };
    const remove = [...attributesOfVersion, 'lease'] as const;
    if (await beginUpload(context, { batch, key, known }, { set, remove })) return true;
  }
  throw new Error('An upload changed under every try to write down that it is to be read');
}

/**
 * Makes the batch's item if it is missing, and sees to it that the reconciler looks at the batch. To be called after an
 * upload has been counted. The item is not written for each upload: all of a batch would meet there.
 */
export async function scheduleBatch({ table, now }: LedgerContext, batch: string): Promise<void> {
  const key = batchKey(batch);
  const known = await batchItems.read(table, key);
  // The first upload after a seal says so in the batch's own item: whoever takes it off the due list must see it.
  const sealedAt = known?.sealedAt;
  const opens = sealedAt !== undefined && (known?.lastInputAt ?? 0) <= sealedAt;
  if (known?.name !== undefined && known.due !== undefined && !opens) return;
  const customer = customerOf(batch);
  if (known === undefined && customer !== undefined) await beginCustomer({ table, now }, customer);
  const at = now();
  await table.update(
    batchItems.update({
      key,
      ...(opens ? { set: { lastInputAt: Math.max(at, sealedAt + 1) } } : {}),
      setIfMissing: { ...newBatch(batch, at), due: accountsDue, dueAt: at },
    }),
  );
}
