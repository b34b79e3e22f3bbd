import { expect, test } from 'vitest';
import type { WorkerSpending } from '../../../../shared/ledger/states/spending.ts';
import { spendingOf } from '../../../../shared/ledger/states/spending.ts';
import { Random } from '../../../simulation/world/random.ts';
import { LedgerWorld, row } from '../../../support/worlds/ledger-world.ts';

test('A header counts the calls, the cost and the unpriced calls of each worker, however its runs mix known and unknown prices', async () => {
  const random = new Random(5);
  const world = new LedgerWorld();
  await world.acceptRow('june/anna', row());
  for (let history = 0; history < 200; history += 1) {
    let { header } = await world.report('june/anna');
    const sums = new Map<string, { calls: number; micros: number; unpriced: number; isPriced: boolean }>();
    for (let turn = 0; turn < 6; turn += 1) {
      const worker = { name: random.pick(['a', 'b']), until: world.now };
      const [bought, unknown] = [random.whole(0, 3), random.whole(0, 2)];
      const calls = bought + unknown;
      const unpriced = random.whole(0, calls);
      const cost = random.chance(0.5) ? { micros: (calls - unpriced) * 60_000, unpriced } : undefined;
      const spent: WorkerSpending['spent'] = { bought, unknown, ...(cost === undefined ? {} : { cost }) };
      header = { ...header, ...spendingOf(header, [{ worker, spent }]) };
      const known = sums.get(worker.name) ?? { calls: 0, micros: 0, unpriced: 0, isPriced: false };
      if (calls === 0) continue;
      sums.set(worker.name, {
        calls: known.calls + calls,
        micros: known.micros + (cost?.micros ?? 0),
        unpriced: known.unpriced + (cost?.unpriced ?? calls),
        isPriced: known.isPriced || cost !== undefined,
      });
    }
    for (const [name, { isPriced, calls, ...cost }] of sums)
      expect(header.spentBy[name]).toEqual({ calls, until: world.now, ...(isPriced ? cost : {}) });
  }
});
