import { expect, test } from 'vitest';
import { reconcile } from '../../../functions/reconciler/reconcile.ts';
import { readBatchItem, scheduleNow } from '../../../shared/ledger/batches/batches.ts';
import { askRedrive } from '../../../shared/ledger/batches/redrive.ts';
import { batchKey } from '../../../shared/ledger/items/keys.ts';
import type { Table } from '../../../shared/table/table.ts';
import { claimUpload, endUpload } from '../../../shared/uploads/claim.ts';
import { usualReconciler } from '../../support/settings/settings.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';

const minute = 60_000;
const anna = { batch: 'june', id: 'anna' };

class KilledError extends Error {
  override readonly name = 'KilledError';
}

/** Fails write number `fatal` and every later operation. */
function killedAt(table: Table, fatal: number): Table {
  let writes = 0;
  const alive = <T>(operation: () => Promise<T>): Promise<T> =>
    writes >= fatal ? Promise.reject(new KilledError('killed')) : operation();
  const writing = <T>(operation: () => Promise<T>): Promise<T> => {
    writes += 1;
    return alive(operation);
  };
  return {
    get: (key) => alive(() => table.get(key)),
    query: (query) => alive(() => table.query(query)),
    queryIndex: (query) => alive(() => table.queryIndex(query)),
    update: (update) => writing(() => table.update(update)),
    delete: (removal) => writing(() => table.delete(removal)),
    transact: (items) => writing(() => table.transact(items)),
  };
}

async function quietBatch(): Promise<PipelineWorld> {
  const world = new PipelineWorld();
  const reader = { name: 'reader', until: world.now + 2 * minute };
  const source = world.source('palms/june/anna.jpg');
  const claim = await claimUpload(world.ledger, source, 'photo', 'june', reader, reader.until);
  if (claim.kind !== 'claimed') throw new Error('The upload was not claimed');
  await world.acceptPhoto(anna);
  await endUpload(world.ledger, claim.upload, reader, 'done', claim.upload);
  await world.work(anna);
  return world;
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'A batch is sealed and complete even if the reconciler dies at write %i of every second run',
  async (fatal) => {
    const world = await quietBatch();
    for (let passed = 0; passed < 20; passed += 1) {
      world.now += minute;
      const deps = world.reconciler();
      await reconcile({
        ...deps,
        ledger: {
          ...deps.ledger,
          table: killedAt(world.table, passed % 2 === 0 ? fatal : Number.POSITIVE_INFINITY),
        },
      }).catch((error: unknown) => {
        if (!(error instanceof KilledError)) throw error;
      });
    }
    const sealed = await readBatchItem(world.ledger, 'june');
    expect(sealed).toMatchObject({ revision: 1, completedRevision: 1 });
    expect(sealed?.sealedAt).toBeGreaterThanOrEqual(
      Date.parse('2026-11-21T09:00:00Z') + usualReconciler.reconciler.quietMs,
    );
  },
);

test.each([1, 2, 3, 4, 5, 6])(
  'The reconciler completes a redrive that is requested just after its read %i of the batch',
  async (readNumber) => {
    const world = await quietBatch();
    await world.runReconciler(20);
    const { table } = world;
    world.now += minute;
    await table.update({ key: batchKey('june'), set: scheduleNow(world.now) });
    let reads = 0;
    const redrivingTable: Table = {
      ...killedAt(table, Number.POSITIVE_INFINITY),
      get: async (key) => {
        const item = await table.get(key);
        reads += key.sk === 'batch' ? 1 : 0;
        if (key.sk === 'batch' && reads === readNumber) await askRedrive(world.ledger, 'june', ['refused']);
        return item;
      },
    };
    const deps = world.reconciler();
    await reconcile({ ...deps, ledger: { ...deps.ledger, table: redrivingTable } });
    await world.runReconciler(5);
    expect(reads).toBeGreaterThanOrEqual(readNumber);
    expect(await readBatchItem(world.ledger, 'june')).not.toHaveProperty('redrive');
  },
);
