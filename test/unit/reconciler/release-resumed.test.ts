import { RootConstruct } from 'constructs';
import { beforeEach, describe, expect, test } from 'vitest';
import { functionSettings } from '../../../infra/function-settings.ts';
import { readContext } from '../../../infra/settings.ts';
import { pauseBatch, resumeBatch } from '../../../shared/holds/pause.ts';
import { setCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import { blockerKey } from '../../../shared/ledger/items/blocker.ts';
import { newHeader } from '../../../shared/ledger/states/new-header.ts';
import { KeyWrites } from '../../support/table/key-writes.ts';
import { LedgerWorld, minute, photo } from '../../support/worlds/ledger-world.ts';

const url = 'https://service.example';
const shipped = functionSettings(readContext(new RootConstruct().node), {
  palmistry: url,
  base: url,
  vision: url,
  chat: url,
});
const waiting = 200;
let world: LedgerWorld;
let depth = 0;

async function run(): Promise<number> {
  world.now += minute;
  const { length } = world.jobs;
  await world.reconcile({ queueDepth: async () => depth });
  return world.jobs.length - length;
}

const hinted = () => new Set(world.jobs.map(({ key }) => key));

beforeEach(async () => {
  world = new LedgerWorld();
  depth = 0;
  await setCeiling(world.ledger, 'june', undefined);
  await pauseBatch(world.ledger, 'june');
  for (let index = 0; index < waiting; index += 1) {
    await world.acceptPhoto(`june/${index}`, photo(`photo ${index}`));
    await world.work(`june/${index}`);
  }
});

describe('subjects of a resumed batch', () => {
  test('Subjects of a resumed batch get as many hints in each minute as in the first, even behind a deep queue of others', async () => {
    expect([await run(), await run()]).toEqual([0, 0]);
    depth = 1_000_000;
    await resumeBatch(world.ledger, 'june');
    const writes = new KeyWrites(world.table, () => world.now);
    for (const hints of [50, 100, 150, 200]) {
      await run();
      expect(hinted().size).toBe(hints);
    }
    expect(writes.busiest(/^subject#/)).toBe(0);
  });

  test('The subjects of a resumed batch get hints in every run of the reconciler, also in one that begins a little early, with the shipped settings', async () => {
    const { settings } = world.reconciler();
    const { recheckAfterMs } = shipped.reconciler;
    await resumeBatch(world.ledger, 'june');
    world.now += 5000;
    for (const hints of [50, 100, 150, 200]) {
      world.now += minute - 5000;
      await world.reconcile({
        queueDepth: async () => 1_000_000,
        settings: { ...settings, reconciler: { ...settings.reconciler, recheckAfterMs } },
      });
      expect(hinted().size).toBe(hints);
    }
  });

  test('The first subjects of a resumed batch get a hint within two minutes, whatever else is overdue', async () => {
    for (let index = 0; index < 8000; index += 1) {
      const first = { state: 'due', inputs: {}, dueAt: world.now - 5 * minute } as const;
      const [write] = newHeader({ batch: 'july', id: `person-${index}` }, first, world.now);
      if (write !== undefined) await world.table.update(write);
    }
    await resumeBatch(world.ledger, 'june');
    for (let minutes = 0; minutes < 2; minutes += 1) {
      world.now += minute;
      const before = world.jobs.length;
      const remainingMs = () => 50_000 - ((world.jobs.length - before) / 1500) * 42_001;
      await world.reconcile({ remainingMs });
    }
    expect([...hinted()].filter((key) => key.startsWith('june/')).length).toBeGreaterThan(0);
  });

  test('All subjects of a resumed batch continue, and the reconciler then stops checking the pause', async () => {
    await resumeBatch(world.ledger, 'june');
    await world.pass(6);
    expect(await world.counts('june')).toMatchObject({ complete: waiting });
    const paused = blockerKey({ kind: 'pause', batch: 'june' });
    expect(await world.table.get(paused)).toBeDefined();
    await world.pass(40);
    expect(await world.table.get(paused)).toBeUndefined();
  });

  test('Subjects that began to wait after a pause ended are found and released', async () => {
    await resumeBatch(world.ledger, 'june');
    await world.pass(4);
    const late = await world.report('june/7');
    await world.acceptPhoto('june/late', photo('late'));
    world.now += 15 * minute;
    const { header } = await world.report('june/late');
    const parked = { waitingOn: 'pause#june', due: 'parked#pause#june#0', dueAt: world.now };
    world.table.load([{ ...header, state: 'waiting', ...parked }]);
    expect(late.header.state).toBe('complete');
    await world.pass(8);
    expect((await world.report('june/late')).header.state).toBe('complete');
  });

  test('Subjects of a resumed batch get hints until they continue, however long the queue is stuck', async () => {
    await resumeBatch(world.ledger, 'june');
    for (let minutes = 0; minutes < 25; minutes += 1) await run();
    world.jobs.length = 0;
    for (let minutes = 0; minutes < 4; minutes += 1) await run();
    expect(hinted().size).toBe(waiting);
  });

  test('The subjects of a batch that is paused again stay parked, and all get new hints when it resumes', async () => {
    await resumeBatch(world.ledger, 'june');
    expect(await run()).toBe(waiting);
    await pauseBatch(world.ledger, 'june');
    expect(await run()).toBe(0);
    for (const { key } of world.jobs.splice(0, 100)) await world.work(key);
    expect(world.sent).toEqual([]);
    world.jobs.length = 0;
    await resumeBatch(world.ledger, 'june');
    expect(await run()).toBe(waiting);
    expect(hinted().size).toBe(waiting);
  });

  test('All subjects of a resumed batch get their hint in the end, even if a run stops in the middle', async () => {
    await resumeBatch(world.ledger, 'june');
    world.now += minute;
    const time = { remainingMs: () => (world.jobs.length > 20 ? 0 : 50_000) };
    await world.reconcile({ queueDepth: async () => 0, ...time });
    expect(world.jobs.length).toBeLessThan(waiting / 2);
    for (let minutes = 0; minutes < 3; minutes += 1) await run();
    expect(hinted().size).toBe(waiting);
  });
});
