import type { Subject } from '../../ledger/items/keys.ts';
import { type Removed, removedKinds, tombstoneItems, tombstoneKey } from '../../ledger/items/tombstone.ts';
import { all } from '../../table/table.ts';
import type { SweepDeps } from '../sweep-deps.ts';

interface Found {
  readonly rowFileAt?: number | undefined;
  readonly archiveAt?: number | undefined;
  readonly last?: boolean;
}

/** The tombstone lists counted steps, so that a repeated write counts once. */
export async function countRemoved(
  { ledger: { table, now }, nameHash }: SweepDeps,
  subject: Subject,
  step: 'batch' | 'rest' | 'links',
  removed: Partial<Removed>,
  { rowFileAt, archiveAt, last = false }: Found = {},
): Promise<void> {
  const counts = removedKinds.filter((kind) => (removed[kind] ?? 0) > 0);
  const isFileKnown = rowFileAt !== undefined || archiveAt !== undefined;
  if (counts.length === 0 && !isFileKnown && !last) return;
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
  if ((await table.update(count)).ok) return;
  // An earlier version wrote no counted steps.
  await table.update(tombstoneItems.update({ key, setIfMissing: { countedSteps: {} } }));
  await table.update(count);
}
