import { beforeEach, expect, test } from 'vitest';
import { releaseUnannounced } from '../../../functions/reconciler/unannounced.ts';
import { closeGate, openGate } from '../../../shared/gate/gate.ts';
import { pauseBatch, resumeBatch } from '../../../shared/holds/pause.ts';
import { setCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import { blockerKeyOfPartition, isBlockerKey } from '../../../shared/ledger/items/blocker.ts';
import { headerItems } from '../../../shared/ledger/items/header.ts';
import { headerKey } from '../../../shared/ledger/items/keys.ts';
import { KeyWrites } from '../../support/table/key-writes.ts';
import { LedgerWorld, minute, photo, subject } from '../../support/worlds/ledger-world.ts';

const gate = { base: 'palmistry', scheme: 'token' } as const;
const day = 24 * 60 * minute;

const blockers = [
  [
    'a gate',
    async (world: LedgerWorld) => {
      await setCeiling(world.ledger, 'june', undefined);
      await closeGate(world.ledger, gate, { reason: 'credential refused', refusedVersion: 'v1' });
    },
    (world: LedgerWorld) => openGate(world.ledger, gate),
  ],
  [
    'a pause',
    async (world: LedgerWorld) => {
      await setCeiling(world.ledger, 'june', undefined);
      await pauseBatch(world.ledger, 'june');
    },
    (world: LedgerWorld) => resumeBatch(world.ledger, 'june'),
  ],
  [
    'a ceiling',
    (world: LedgerWorld) => setCeiling(world.ledger, 'june', 0),
    (world: LedgerWorld) => setCeiling(world.ledger, 'june', 1000),
  ],
] as const;

let world: LedgerWorld;
beforeEach(() => {
  world = new LedgerWorld();
});

/** An earlier version wrote no blocker items. */
async function forgetBlockers(): Promise<void> {
  for (const { pk, sk } of [...world.table.items()])
    if (isBlockerKey({ pk, sk })) await world.table.delete({ key: { pk, sk }, delete: true });
}

async function parked(...names: string[]): Promise<void> {
  for (const name of names) await world.acceptPhoto(name, photo(name));
  await world.work(...names);
  for (const name of names) expect((await world.report(name)).header.state).toBe('waiting');
}

test.each(blockers)(
  'A subject that an earlier version set to waiting for %s resumes without a manual step',
  async (_name, close, open) => {
    await close(world);
    await parked('june/anna');
    await forgetBlockers();
    await open(world);
    await world.pass(3);
    expect((await world.report('june/anna')).header.state).toBe('complete');
  },
);

test.each(blockers)(
  'A waiting subject without a blocker item gets one, and keeps waiting while %s still blocks',
  async (_name, close) => {
    await close(world);
    await parked('june/anna');
    await forgetBlockers();
    await world.pass(3);
    const { header } = await world.report('june/anna');
    expect(header.state).toBe('waiting');
    expect(await world.table.get(blockerKeyOfPartition(header.due) ?? headerKey(header))).toHaveProperty(
      'blocker',
    );
    expect(world.sent).toEqual([]);
  },
);

test('A waiting subject without a due time and without a blocker is due again', async () => {
  await setCeiling(world.ledger, 'june', 0);
  await parked('june/anna');
  await setCeiling(world.ledger, 'june', 1000);
  const { due: _due, dueAt: _dueAt, ...header } = (await world.report('june/anna')).header;
  await forgetBlockers();
  world.table.load([header]);
  await world.pass(3);
  expect((await world.report('june/anna')).header.state).toBe('complete');
});

test('The walk over waiting subjects writes no subject whose blocker has an item', async () => {
  await setCeiling(world.ledger, 'june', 0);
  await parked('june/anna', 'june/ben');
  const writes = new KeyWrites(world.table, () => world.now);
  await world.pass(3);
  expect(writes.busiest(/^subject#/)).toBe(0);
});

test('The walk over waiting subjects continues in the next run where the last run ran out of time, and begins again after a day', async () => {
  const names = ['july/anna', 'june/anna', 'june/ben'];
  for (const batch of ['july', 'june']) await setCeiling(world.ledger, batch, 0);
  await parked(...names);
  await forgetBlockers();
  const waiting = async () =>
    (await Promise.all(names.map((name) => headerItems.read(world.table, headerKey(subject(name)))))).filter(
      (header) => header?.state === 'waiting',
    ).length;
  const pages: string[] = [];
  const { queryIndex } = world.table;
  world.table.queryIndex = (query) => {
    if (query.prefix === 'waiting#') pages.push(`${query.partition} ${query.cursor ?? ''}`);
    return queryIndex.call(world.table, query);
  };
  const left: number[] = [];
  for (let runs = 0; runs < 20; runs += 1) {
    const ended = pages.length + 2;
    const remainingMs = () => (pages.length < ended ? 50_000 : 0);
    await releaseUnannounced(world.reconciler({ remainingMs }));
    left.push(await waiting());
  }
  expect(left.filter((count, run) => count !== left[run - 1]).length).toBeGreaterThan(2);
  expect(left.at(-1)).toBe(0);
  expect(pages).toEqual([...new Set(pages)]);
  await world.pass(2);
  expect(await waiting()).toBe(3);
  await forgetBlockers();
  await world.pass(2);
  expect(await waiting()).toBe(3);
  for (const batch of ['july', 'june']) await setCeiling(world.ledger, batch, 1000);
  world.now += day;
  await world.pass(3);
  expect(await waiting()).toBe(0);
});
