import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askBatchErasure, batchErasureKey } from '../../../shared/erasure/batch-erasure.ts';
import { askCustomerErasure, customerErasureKey } from '../../../shared/erasure/customer-erasure.ts';
import type { SweepDeps } from '../../../shared/erasure/sweep-deps.ts';
import { walkBatch } from '../../../shared/erasure/walk-batch.ts';
import { walkCustomer } from '../../../shared/erasure/walk-customer.ts';
import { wholeErasureItems } from '../../../shared/erasure/whole-erasure.ts';
import { setCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import { setBudget } from '../../../shared/ledger/customers/customers.ts';
import { exclusionOf } from '../../../shared/ledger/items/tombstone.ts';
import { erasureOfItems, nameHash } from '../../support/ledger/erasing.ts';
import { LedgerWorld } from '../../support/worlds/ledger-world.ts';

const batch = '@acme/june';
const walkJune = (deps: SweepDeps) => walkBatch(deps, batch);
const walkAcme = (deps: SweepDeps) => walkCustomer(deps, 'acme');
const wholes = {
  batch: { ask: askBatchErasure, walks: [walkJune], name: batch, key: batchErasureKey(batch) },
  customer: {
    ask: askCustomerErasure,
    walks: [walkAcme, walkJune],
    name: 'acme',
    key: customerErasureKey('acme'),
  },
};
const second = 1000;

const requests = fc.array(
  fc.record({
    aheadSeconds: fc.integer({ min: -10, max: 10 }),
    restSeconds: fc.integer({ min: 0, max: 15 }),
  }),
  { minLength: 1, maxLength: 4 },
);

test.each(['batch', 'customer'] as const)(
  'A %s accepts no input until its erasure ends and then accepts inputs, even if the clocks of the functions differ',
  async (of) => {
    const { ask, walks, name, key } = wholes[of];
    await fc.assert(
      fc.asyncProperty(requests, async (all) => {
        const world = new LedgerWorld();
        const ledger = { ...world.ledger, nameHash };
        await setBudget(ledger, 'acme', { ceiling: 1 });
        await setCeiling(ledger, batch, undefined);
        const exclusion = () => exclusionOf(ledger, { batch, id: 'anna' }, world.now);
        for (const { aheadSeconds, restSeconds } of all) {
          const now = () => world.now + aheadSeconds * second;
          expect(await ask({ ...ledger, now }, nameHash, name)).toBe('requested');
          const asked = () => wholeErasureItems.read(world.table, key);
          for (let run = 0; run < 9 && (await asked())?.doneAt === undefined; run += 1) {
            expect(await exclusion()).toBe('erased');
            world.now = Math.max(world.now, (await asked())?.dueAt ?? 0);
            for (const walk of walks) await walk({ ...erasureOfItems, ledger, secondSweepAfterMs: second });
          }
          const { at = 0, doneAt } = { ...(await asked()) };
          expect(doneAt).toBeDefined();
          world.now = Math.max(world.now + restSeconds * second, at + 1);
          expect(await exclusion()).toBeUndefined();
        }
      }),
      { numRuns: 10, seed: 13 },
    );
  },
);
