import * as z from 'zod';
import { pauseBatch } from '../holds/pause.ts';
import { readCounts } from '../ledger/batches/counts.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { batchPartition, erasuresDue } from '../ledger/items/keys.ts';
import { tombstoneItems, tombstoneKey, wholeBatch } from '../ledger/items/tombstone.ts';
import type { NameHash } from '../ledger/name-hash.ts';
import { ItemKind, itemMissing, schemaVersion } from '../table/item-kind.ts';
import type { Key } from '../table/table.ts';
import type { Wish } from './erase.ts';

/** The erasure of everybody in a batch: who asked for it, and how far the walk through the batch has come. */
const batchErasure = z.object({
  v: z.literal(schemaVersion),
  /** When it was asked for, in milliseconds since 1970. */
  at: z.number(),
  by: z.string().optional(),
  keepOut: z.literal(true).optional(),
  /** The erasure has paused the batch, and resumes it at its end. */
  hasPaused: z.literal(true).optional(),
  /** The people in the batch when it was asked for. */
  people: z.int(),
  /** Tables and archives whose records were removed, with their originals. */
  tables: z.int(),
  place: z.string().optional(),
  /** The shards of the batch when this walk began, by which its places are numbered. */
  shards: z.int().optional(),
  /** Walks that have come to their end; the second finds what was under way during the first. */
  walks: z.int(),
  due: z.string().optional(),
  dueAt: z.number().optional(),
  doneAt: z.number().optional(),
});
export type BatchErasure = z.output<typeof batchErasure>;
export const batchErasureItems = new ItemKind('The erasure of a batch', batchErasure);

const sortKey = 'erasure';
export const batchErasureKey = (batch: string): Key => ({ pk: batchPartition(batch), sk: sortKey });
/** The batch whose erasure an item is; undefined for any other item. */
export const batchOfErasure = ({ pk, sk }: Key): string | undefined =>
  sk === sortKey && pk.startsWith(batchPartition('')) ? pk.slice(batchPartition('').length) : undefined;

/**
 * Asks for the erasure of everybody in a batch. From here on nothing is taken for the batch until the erasure is done, and
 * nothing is bought; the reconciler erases one person after the other. Asking again while it is under way changes nothing.
 *
 * @returns `unknown` when there is no such batch
 */
export async function askBatchErasure(
  context: LedgerContext,
  nameHash: NameHash,
  batch: string,
  { by, keepOut }: Wish = {},
): Promise<'asked' | 'asked already' | 'unknown'> {
  const { table, now } = context;
  const key = batchErasureKey(batch);
  const known = await batchErasureItems.read(table, key);
  if (known !== undefined && known.doneAt === undefined) return 'asked already';
  const pausing = await pauseBatch(context, batch);
  if (pausing === undefined) return 'unknown';
  const at = now();
  const { subjects } = await readCounts(context, batch);
  await table.update(
    batchErasureItems.update({
      key,
      set: {
        v: schemaVersion,
        at,
        by,
        ...(keepOut === undefined ? {} : { keepOut: true }),
        ...(pausing.changed ? { hasPaused: true } : {}),
        people: subjects,
        tables: 0,
        walks: 0,
        due: erasuresDue,
        dueAt: at,
      },
      remove: [
        'place',
        'doneAt',
        ...(keepOut === undefined ? (['keepOut'] as const) : []),
        ...(pausing.changed ? [] : (['hasPaused'] as const)),
      ],
      condition: known === undefined ? itemMissing : batchErasureItems.exists('doneAt'),
    }),
  );
  await excludeBatch(context, nameHash, batch, { at, by });
  return 'asked';
}

/** Has nothing more taken for a batch until its erasure is done. Safe to repeat. */
export async function excludeBatch(
  { table }: Pick<LedgerContext, 'table'>,
  nameHash: NameHash,
  batch: string,
  { at, by }: Pick<BatchErasure, 'at' | 'by'>,
): Promise<void> {
  const key = await tombstoneKey(nameHash, wholeBatch(batch));
  await table.update(tombstoneItems.update({ key, set: { v: schemaVersion, at, by }, remove: ['doneAt'] }));
}
