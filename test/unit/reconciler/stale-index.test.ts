import { expect, test } from 'vitest';
import { closeGate, gatePrefix } from '../../../shared/gate/gate.ts';
import { setCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import type { Item } from '../../../shared/table/table.ts';
import { claimUpload } from '../../../shared/uploads/claim.ts';
import { LedgerWorld, minute, photo, row } from '../../support/worlds/ledger-world.ts';

/** Due items of several kinds: subjects, batches, accounts, blockers, workers, uploads. Gates are read by their names. */
async function itemsEverDue(): Promise<readonly Item[]> {
  const world = new LedgerWorld();
  world.trial = 1;
  world.monthlyCeiling = 60;
  world.customerCeiling = 60;
  const found = new Map<string, Item>();
  const collect = () => {
    for (const item of world.table.items())
      if (item.due !== undefined && !item.pk.startsWith(gatePrefix))
        found.set(`${item.pk} ${item.sk} ${item.due}`, item);
  };
  const update = world.table.update.bind(world.table);
  world.table.update = async (write) => {
    const result = await update(write);
    collect();
    return result;
  };
  await setCeiling(world.ledger, 'june', 20);
  for (const name of ['june/anna', 'june/ben', 'july/cleo']) {
    await world.acceptRow(name, row());
    await world.acceptPhoto(name, photo(name));
  }
  await world.work('june/anna', 'june/ben');
  await closeGate(
    world.ledger,
    { scheme: 'token', base: 'palmistry' },
    {
      reason: 'wallet empty',
      probeAt: world.now + minute,
    },
  );
  await world.work('july/cleo');
  const reader = { name: 'a reader', until: world.now };
  const event = { ...world.source('palms/june/dora.jpg'), sizeBytes: 1 };
  await claimUpload(world.ledger, event, 'photo', 'june', reader, world.now);
  await world.pass(3);
  collect();
  return [...found.values()];
}

test('The reconciler writes nothing for an item that is deleted, though an index still lists it', async () => {
  const stale = await itemsEverDue();
  expect(new Set(stale.map(({ pk }) => pk.split('#')[0])).size).toBeGreaterThan(4);
  const world = new LedgerWorld();
  world.now += 60 * minute;
  world.table.queryIndex = async ({ partition }) => ({
    items: stale
      .filter(({ due }) => due === partition)
      .map(({ pk, sk, dueAt }) => ({ pk, sk, sort: Number(dueAt) })),
  });
  const { failures } = await world.reconcile();
  const deleted = new Set(stale.map(({ pk, sk }) => `${pk} ${sk}`));
  const written = [...world.table.items()].filter(({ pk, sk }) => deleted.has(`${pk} ${sk}`));
  expect({ failures, written }).toEqual({ failures: [], written: [] });
});
