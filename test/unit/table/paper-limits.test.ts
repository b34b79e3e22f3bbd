import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { PaperClock } from '../../paper/world/clock.ts';
import { CompactTable } from '../../paper/world/compact-table.ts';
import { PaperInvocation } from '../../paper/world/invocation.ts';
import { InvokedTable } from '../../paper/world/invoked-table.ts';
import { TableLimits } from '../../paper/world/limits.ts';
import { WriteMeter } from '../../paper/world/write-meter.ts';

function limited() {
  const clock = new PaperClock(0);
  const limits = new TableLimits(clock);
  const table = new CompactTable(new WriteMeter(clock, limits, () => {}));
  const invocation = new PaperInvocation(clock, 1769, 900_000);
  return { clock, limits, table: new InvokedTable(table, invocation, limits) };
}

async function play(clock: PaperClock, step: Promise<unknown>): Promise<void> {
  let isDone = false;
  void step.finally(() => {
    isDone = true;
  });
  await setImmediate();
  await clock.run(() => isDone);
  await step;
}

const key = { pk: 'count#june#0', sk: 'count' };

test('The simulated table takes 1,000 write units a second for a partition key, and throttles further writes', async () => {
  const { clock, limits, table } = limited();
  limits.spend('write', key.pk, 1400);
  await play(clock, table.update({ key, add: { subjects: 1 } }));
  expect(limits.throttled).toBeGreaterThan(0);
  expect(clock.now()).toBeGreaterThan(400);
});

test('The simulated table runs transactions on one item in sequence, counts each once, and bills each refused try', async () => {
  const { clock, limits, table } = limited();
  const count = (name: string) =>
    table.transact([
      { key: { pk: name, sk: 'report' }, set: { name } },
      { key, add: { subjects: 1 } },
    ]);
  await play(clock, Promise.all(['a', 'b', 'c'].map(count)));
  expect(limits.conflicts).toBeGreaterThan(0);
  expect(limits.conflictUnits).toBe(4 * limits.conflicts);
  let item: unknown;
  await play(
    clock,
    table.get(key).then((found) => {
      item = found;
    }),
  );
  expect(item).toMatchObject({ subjects: 3 });
});
