import { describe, expect, test } from 'vitest';
import { eraseSubject } from '../../../../shared/erasure/erase.ts';
import { readCounts } from '../../../../shared/ledger/batches/counts.ts';
import { batchKey, budgetKey } from '../../../../shared/ledger/items/keys.ts';
import { loadReport } from '../../../../shared/ledger/items/load.ts';
import { openUnknowns } from '../../../../shared/ledger/parts/parts.ts';
import { priceTable } from '../../../../shared/money/prices.ts';
import { accountOf, settleWorkers } from '../../../support/ledger/account-of.ts';
import { erasureOfItems, nameHash } from '../../../support/ledger/erasing.ts';
import { withRetry } from '../../../support/settings/settings.ts';
import { meanwhile } from '../../../support/table/meanwhile.ts';
import { LedgerWorld, minute, row, subject } from '../../../support/worlds/ledger-world.ts';
import { ticks } from '../../../support/worlds/trial-world.ts';

const price = 250_000;
const anna = 'june/anna';
const never = () => new Promise<never>(() => {});

async function freshWorld(): Promise<LedgerWorld> {
  const world = new LedgerWorld();
  world.settings = withRetry(world.settings, { unknown: 'retry' });
  world.prices = priceTable({ currency: 'USD', default: 0.25 });
  await world.acceptRow(anna, row());
  return world;
}

async function afterDeath(): Promise<LedgerWorld> {
  const world = await freshWorld();
  let calls = 0;
  world.answer = (call) => (++calls <= 2 ? world.bought(call) : never());
  void world.work(anna);
  await ticks(100);
  expect(world.sent).toHaveLength(4);
  world.answer = (call) => world.bought(call);
  world.now += 4 * minute;
  return world;
}

const starts = { 'A new subject': freshWorld, 'A subject over which a worker has died': afterDeath } as const;

type Wake = () => Promise<unknown>;

async function beginWork(world: LedgerWorld): Promise<Wake> {
  const { answer } = world;
  const arrive = Promise.withResolvers<void>();
  world.answer = async (call) => {
    await arrive.promise;
    return answer(call);
  };
  const work = world.work(anna);
  await ticks(100);
  world.answer = answer;
  return () => {
    arrive.resolve();
    return work;
  };
}

const actions: Readonly<Record<string, (world: LedgerWorld) => Promise<unknown>>> = {
  'a worker serves the subject': (world) => world.work(anna),
  'a worker begins to serve the subject and dies': async (world) => void (await beginWork(world)),
  'a worker begins to serve the subject and continues after the first action': beginWork,
  'dead workers are settled': (world) => settleWorkers(world),
  'the reconciler runs': (world) => world.reconcile({ erasure: erasureOfItems }),
  'a newer row arrives': (world) => world.acceptRow(anna, row({ houseType: 'koch' })),
  'the subject is erased': (world) => eraseSubject({ ...world.ledger, nameHash }, nameHash, subject(anna)),
};
const firsts = ['a worker serves the subject', 'dead workers are settled', 'the reconciler runs'] as const;

async function expectAgreement(world: LedgerWorld, isErased: boolean): Promise<void> {
  for (let minutes = 0; minutes < 45; minutes += 1) {
    world.now += minute;
    await world.reconcile({ erasure: erasureOfItems });
    for (const { key } of world.jobs.splice(0)) await world.work(key);
  }
  for (const key of [batchKey('june'), budgetKey('2026-11')]) {
    const { committed, committedMicros = 0, blocks } = await accountOf(world.table, key);
    const spent = { committed: world.sent.length, committedMicros: world.sent.length * price, blocks: {} };
    expect({ committed, committedMicros, blocks }).toEqual(spent);
  }
  const report = await loadReport(world.ledger, subject(anna));
  if (isErased) {
    const left = [...world.table.items()].filter((item) => JSON.stringify(item).includes('anna'));
    expect([report, left]).toEqual([undefined, []]);
    return;
  }
  if (report === undefined) throw new Error('Anna is gone');
  const { header, parts } = report;
  const listed = [...parts.values()].flatMap((part) => openUnknowns(part));
  expect(header).toMatchObject({ state: 'complete', callsUnknown: listed.length });
  expect(header.callsBought + header.callsUnknown).toBe(world.sent.length);
  expect(await readCounts(world.ledger, 'june')).toMatchObject({
    subjects: 1,
    complete: 1,
    partial: 0,
    failed: 0,
    bought: header.callsBought,
    unknown: header.callsUnknown,
  });
}

describe.each(Object.entries(starts))('%s', (_start, begin) => {
  describe.each(firsts)('while %s', (first) => {
    test.each(Object.keys(actions))(
      'If %s right before any write of the first action, both actions count once, and no worker sends a call that another has in progress',
      async (second) => {
        for (let before = 1; before < 60; before += 1) {
          const world = await begin();
          let writes = 0;
          let sentBefore = 0;
          let wake: unknown;
          const seen = meanwhile(
            world.table,
            () => ++writes === before,
            async () => {
              wake = await actions[second]?.(world);
              sentBefore = world.sent.length;
            },
          );
          await actions[first]?.(world);
          if (seen.times === 0) return;
          if (second.startsWith('a worker begins') && (await world.report(anna)).header.lease !== undefined)
            expect({ before, sent: world.sent.length }).toEqual({ before, sent: sentBefore });
          if (typeof wake === 'function') {
            await wake();
            expect((await world.report(anna)).header.state).toBe('complete');
          }
          await expectAgreement(world, second === 'the subject is erased');
        }
        throw new Error('The first action writes too often');
      },
    );
  });
});
