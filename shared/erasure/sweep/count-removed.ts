import type { Subject } from '../../ledger/items/keys.ts';
import { type Removed, removedKinds, tombstoneItems, tombstoneKey } from '../../ledger/items/tombstone.ts';
import { all } from '../../table/table.ts';
import type { SweepDeps } from '../sweep-deps.ts';

interface Found {
  /** When the table came that holds the subject's row. */
  readonly rowFileAt?: number | undefined;
  readonly archiveAt?: number | undefined;
  /** Whether the erasure is done. */
  readonly last?: boolean;
}

/**
 * Adds to the receipt what a step of a sweep has removed. The step has a name, so that a write which the table's client
 * sends twice counts once.
 */
export async function countRemoved(
  { ledger: { table, now }, nameHash }: SweepDeps,
  subject: Subject,
  step: 'batch' | 'rest' | 'links',
  removed: Partial<Removed>,
  { rowFileAt, archiveAt, last = false }: Found = {},
): Promise<void> {
  const counts = removedKinds.filter((kind) => (removed[kind] ?? 0) > 0);
  const isKnown = rowFileAt !== undefined || archiveAt !== undefined;
  if (counts.length === 0 && !isKnown && !last) return;
  const key = await tombstoneKey(nameHash, subject);
  const set = { rowFileAt, archiveAt, doneAt: last ? now() : undefined };
  if (counts.length === 0) {
    await table.update(tombstoneItems.update({ key, set }));
    return;
  }
  const name = ['countedSteps', `${step} ${now()}`] as const;
  const count = tombstoneItems.update({
    key,
    add: Object.fromEntries(counts.map((kind) => [kind, removed[kind]])),
    set,
    setPaths: [tombstoneItems.member(name, true)],
    condition: all(tombstoneItems.exists('countedSteps'), tombstoneItems.missing(name)),
  });
  const { ok, item } = await table.update(count);
  if (ok || item?.countedSteps !== undefined) return;
  // The tombstone is of a version that named no steps.
  await table.update(tombstoneItems.update({ key, setIfMissing: { countedSteps: {} } }));
  await table.update(count);
}
