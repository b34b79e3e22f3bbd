import * as z from 'zod';
import { pauseBatch } from '../holds/pause.ts';
import { readCounts } from '../ledger/batches/counts.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { batchPartition, erasuresDue } from '../ledger/items/keys.ts';
import { erasedBecause, excludeWhole, wholeBatch } from '../ledger/items/tombstone.ts';
import type { NameHash } from '../ledger/name-hash.ts';
import { ItemKind, itemMissing, schemaVersion } from '../table/item-kind.ts';
import type { Key } from '../table/table.ts';
import { absentIn, type Wish } from './erase.ts';

const batchErasure = z.object({
  v: z.literal(schemaVersion),
  at: z.number(),
  by: z.string().optional(),
  because: erasedBecause.optional(),
  keepOut: z.literal(true).optional(),
  /** The erasure has paused the batch, and resumes it at the end. */
  hasPaused: z.literal(true).optional(),
  people: z.int(),
  tables: z.int(),
  place: z.string().optional(),
  /** The number of shards when the walk began, because positions count shards. */
  shards: z.int().optional(),
  /** Completed walks over the batch. The second finds work that was in progress during the first. */
  walks: z.int(),
  due: z.string().optional(),
  dueAt: z.number().optional(),
  doneAt: z.number().optional(),
});
export type BatchErasure = z.output<typeof batchErasure>;
export const batchErasureItems = new ItemKind('The erasure of a batch', batchErasure);

const sortKey = 'erasure';
export const batchErasureKey = (batch: string): Key => ({ pk: batchPartition(batch), sk: sortKey });
export const batchOfErasure = ({ pk, sk }: Key): string | undefined =>
  sk === sortKey && pk.startsWith(batchPartition('')) ? pk.slice(batchPartition('').length) : undefined;

/**
 * Requests the erasure of a batch, which accepts no inputs and buys nothing until the end. Idempotent.
 * @returns `unknown` if the batch does not exist
 */
export async function askBatchErasure(
  context: LedgerContext,
  nameHash: NameHash,
  batch: string,
  { by, because, keepOut }: Wish = {},
): Promise<'requested' | 'already requested' | 'unknown'> {
  const { table, now } = context;
  const key = batchErasureKey(batch);
  const known = await batchErasureItems.read(table, key);
  if (known !== undefined && known.doneAt === undefined) return 'already requested';
  const pausing = await pauseBatch(context, batch);
  if (pausing === undefined) return 'unknown';
  const at = Math.max(now(), (known?.at ?? 0) + 1);
  const { subjects } = await readCounts(context, batch);
  const { ok } = await table.update(
    batchErasureItems.update({
      key,
      set: {
        v: schemaVersion,
        at,
        by,
        because,
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
        ...absentIn({ by, because, keepOut }),
        ...(pausing.changed ? [] : (['hasPaused'] as const)),
      ],
      condition: known === undefined ? itemMissing : batchErasureItems.exists('doneAt'),
    }),
  );
  // The other request excludes it, at the time that is stored.
  if (!ok) return 'already requested';
  await excludeWhole(context, nameHash, wholeBatch(batch), { at, by });
  return 'requested';
}
