import { expect, test } from 'vitest';
import { cancelBatch, cancelSubject } from '../../../../shared/holds/cancel.ts';
import { setCeiling } from '../../../../shared/ledger/batches/ceiling.ts';
import { beforeOperation } from '../../../support/table/before-operation.ts';
import { bornIn, LedgerWorld, minute, row, subject } from '../../../support/worlds/ledger-world.ts';

const anna = 'june/anna';

test('A row that comes after a cancellation is bought, at whatever table operation of the worker both come', async () => {
  const course = async (at: number) => {
    const world = new LedgerWorld();
    await world.acceptRow(anna, bornIn(1950));
    const operations = beforeOperation(world.table, at, async () => {
      await cancelSubject(world.ledger, subject(anna));
      world.now += 1;
      await world.acceptRow(anna, bornIn(1951));
    });
    await world.work(anna);
    const ofWorker = operations();
    await world.pass(3);
    return { world, operations: ofWorker };
  };
  const undisturbed = await course(-1);
  for (let at = 0; at < undisturbed.operations; at += 1) {
    const { world } = await course(at);
    const { state, inputs } = (await world.report(anna)).header;
    expect([at, state, inputs.row?.value.birth?.year]).toEqual([at, 'complete', 1951]);
  }
});

test.each([-1, 0, 1])(
  'An upload is cancelled unless it is later than the cancellation of its person or batch: %i ms',
  async (laterMs) => {
    for (const isKnown of [false, true])
      for (const cancel of ['person', 'batch'] as const) {
        if (!isKnown && cancel === 'person') continue;
        const world = new LedgerWorld();
        await setCeiling(world.ledger, 'june', undefined);
        const first = { ...world.source(`births/${anna}.csv`), time: world.now - 1000 };
        if (isKnown) await world.acceptRow(anna, row(), first);
        if (cancel === 'batch') await cancelBatch(world.ledger, 'june');
        else await cancelSubject(world.ledger, subject(anna));
        const next = { ...world.source(`births/${anna}.csv`), time: world.now + laterMs };
        world.now += 2 * minute;
        const { outcome } = await world.acceptRow(anna, bornIn(1951), next);
        expect([isKnown, cancel, outcome]).toEqual([isKnown, cancel, laterMs > 0 ? 'accepted' : 'cancelled']);
      }
  },
);
