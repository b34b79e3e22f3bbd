import * as z from 'zod';
import { batchNames } from '../../shared/ledger/batches/batches.ts';
import { pageOfStates } from '../../shared/ledger/batches/state-walk.ts';
import { blockerKeyOfPartition } from '../../shared/ledger/items/blocker.ts';
import { headerItems } from '../../shared/ledger/items/header.ts';
import { headerKey, placesBatch, type Subject } from '../../shared/ledger/items/keys.ts';
import { applyEvent } from '../../shared/ledger/states/apply-event.ts';
import { ItemKind, schemaVersion } from '../../shared/table/item-kind.ts';
import type { ReconcilerDeps } from './deps.ts';
import { isOver } from './time-share.ts';

const walk = z.object({
  v: z.literal(schemaVersion),
  from: z.object({
    batch: z.string(),
    position: z
      .object({ state: z.literal('waiting'), shard: z.int(), cursor: z.string().optional() })
      .optional(),
  }),
  againAt: z.number(),
});
const walks = new ItemKind('The walk over waiting subjects', walk);
const walkKey = { pk: 'walk#waiting', sk: 'walk#waiting' };

const start: z.output<typeof walk>['from'] = { batch: '' };
const dayMs = 24 * 3600_000;
const pageSize = 100;

/**
 * Once a day, makes waiting subjects of all batches due if their blocker has no item, because no release finds them.
 */
export async function releaseUnannounced(deps: ReconcilerDeps): Promise<void> {
  const { table, now } = deps.ledger;
  const last = await walks.read(table, walkKey);
  if (last !== undefined && last.againAt > now()) return;
  const from = last?.from ?? start;
  const save = (next: typeof from, againAt: number) =>
    table.update(walks.update({ key: walkKey, set: { v: schemaVersion, from: next, againAt } }));
  const batches = [placesBatch, ...(await batchNames(table))].sort();
  for (const batch of batches.filter((name) => name >= from.batch)) {
    let position = batch === from.batch ? from.position : undefined;
    do {
      if (isOver(deps)) return void (await save({ batch, position }, now()));
      const page = await pageOfStates({ table }, batch, ['waiting'], position, pageSize);
      await Promise.all(page.subjects.map((subject) => releaseIfUnannounced(deps, subject)));
      position = page.next;
    } while (position !== undefined);
  }
  await save(start, now() + dayMs);
}

async function releaseIfUnannounced({ ledger, log }: ReconcilerDeps, subject: Subject): Promise<void> {
  const header = await headerItems.read(ledger.table, headerKey(subject));
  if (header?.state !== 'waiting') return;
  const key = blockerKeyOfPartition(header.due);
  if (key !== undefined && (await ledger.table.get(key)) !== undefined) return;
  if ((await applyEvent(ledger, header, { kind: 'released', dueAt: ledger.now() })).ok)
    log.warn('A subject waited under no known blocker, and is due again', { batch: subject.batch });
}
