import { describe, expect, test } from 'vitest';
import { reconcileBatch } from '../../../functions/reconciler/batches.ts';
import { listPeople } from '../../../functions/reports/views/people/people.ts';
import { listSubjects } from '../../../functions/reports/views/people/subjects.ts';
import { readBatchItem } from '../../../shared/ledger/batches/batches.ts';
import { readCounts } from '../../../shared/ledger/batches/counts.ts';
import { askRedrive } from '../../../shared/ledger/batches/redrive.ts';
import { accept } from '../../../shared/ledger/inputs/accept.ts';
import { batchItems } from '../../../shared/ledger/items/batch.ts';
import { countItems } from '../../../shared/ledger/items/count-shard.ts';
import {
  batchKey,
  batchShardFor,
  batchShardsFor,
  countKey,
  headerKey,
} from '../../../shared/ledger/items/keys.ts';
import { schemaVersion } from '../../../shared/table/item-kind.ts';
import { scheduleBatch } from '../../../shared/uploads/begin.ts';
import { Random } from '../../simulation/world/random.ts';
import { answerOf, LedgerWorld, minute, row, subject } from '../../support/worlds/ledger-world.ts';

const count = (world: LedgerWorld, subjects: number) =>
  world.table.update(
    countItems.update({
      key: countKey(subject('june/many'), 'batch#june#0'),
      add: { subjects },
      setIfMissing: { v: schemaVersion },
    }),
  );

async function grown() {
  const world = new LedgerWorld();
  const accept = async (from: number, to: number) => {
    for (let at = from; at < to; at += 1) {
      const birth = { day: 1, month: 7, year: 1900, hour: 6, min: 30, lat: at / 10, lon: 2, tzone: 0 };
      await world.acceptRow(`june/${at}`, row({ birth }));
    }
  };
  await scheduleBatch(world.ledger, 'june');
  await accept(0, 40);
  await count(world, 40_000);
  world.now += minute;
  await world.reconcile();
  await accept(40, 240);
  await count(world, -40_000);
  return world;
}

describe('The shards of a batch', () => {
  test.each([
    [0, 8],
    [16_384, 8],
    [16_385, 16],
    [65_537, 64],
    [10_000_000, 64],
  ])('A batch of %i subjects has as many shards as its size requires, within limits', (subjects, shards) => {
    expect(batchShardsFor(subjects)).toBe(shards);
  });

  test('The shards of a batch that has grown spread later subjects and lose no earlier ones', async () => {
    const world = await grown();
    expect((await readBatchItem(world.ledger, 'june'))?.shards).toBe(32);
    const items = [...world.table.items()];
    const headers = items.filter(({ sk }) => sk === 'report');
    const before = headers.filter(({ id }) => Number(id) < 40).map(({ batchShard }) => batchShard);
    const after = headers.filter(({ id }) => Number(id) >= 40).map(({ batchShard }) => batchShard);
    expect(new Set(before).size).toBeLessThanOrEqual(8);
    expect(new Set(after).size).toBeGreaterThan(24);
    const counts = new Set(items.flatMap(({ pk, sk }) => (sk === 'count' ? [pk] : [])));
    expect(counts.size).toBeGreaterThan(40);
    const listed = await listSubjects(world.ledger, { batch: 'june', limit: 1000 });
    expect(listed.items).toHaveLength(240);
    expect((await listPeople(world.ledger, 'june', { limit: 1000 })).items).toHaveLength(240);
    expect((await readCounts(world.ledger, 'june')).subjects).toBe(240);
  });

  test('A batch that grows again and again gets the shards of each size, and keeps them when it shrinks', async () => {
    const world = new LedgerWorld();
    await scheduleBatch(world.ledger, 'june');
    let subjects = 0;
    let most = 8;
    for (const size of [10_000, 20_000, 40_000, 30_000, 90_000, 0, 500_000]) {
      await count(world, size - subjects);
      subjects = size;
      most = Math.max(most, batchShardsFor(size));
      await reconcileBatch(world.reconciler(), batchKey('june'));
      expect((await readBatchItem(world.ledger, 'june'))?.shards ?? 8, `${size}`).toBe(most);
    }
  });

  test('A reader of new subjects reads the number of shards once a minute, however many subjects arrive', async () => {
    const world = new LedgerWorld();
    const { get } = world.table;
    let reads = 0;
    world.table.get = (key) => {
      if (key.sk === batchKey('june').sk && key.pk === batchKey('june').pk) reads += 1;
      return get.call(world.table, key);
    };
    for (let at = 0; at < 100; at += 1) await world.acceptRow(`june/${at}`, row());
    expect(reads).toBe(1);
    world.now += minute;
    for (let at = 100; at < 200; at += 1) await world.acceptRow(`june/${at}`, row());
    expect(reads).toBe(2);
  });

  test('A redrive reaches all shards of a batch', async () => {
    const world = await grown();
    const names = Array.from({ length: 240 }, (_, at) => `june/${at}`);
    world.answer = () => answerOf('not implemented', { status: 501 });
    await world.work(...names);
    expect((await readCounts(world.ledger, 'june')).failed).toBe(240);
    world.now += minute;
    await askRedrive(world.ledger, 'june', ['unavailable']);
    while ((await readBatchItem(world.ledger, 'june'))?.redrive !== undefined) {
      await world.reconcile();
      world.now += minute;
    }
    expect(new Set(world.jobs.map(({ key }) => key)).size).toBe(240);
  });

  test('The number of shards never shrinks, so the subjects of a smaller batch stay on its pages', async () => {
    const world = await grown();
    await world.table.update({ key: batchKey('june'), set: { due: 'due#accounts', dueAt: world.now } });
    world.now += minute;
    await world.reconcile();
    expect((await readBatchItem(world.ledger, 'june'))?.shards).toBe(32);
  });
});

test('A new person gets the shards and the cancellation of their own batch, whatever batches got people before', async () => {
  const world = new LedgerWorld();
  const random = new Random(1);
  const shardsOf = { june: 8, july: 16, august: 64 };
  for (const [batch, shards] of Object.entries(shardsOf)) {
    const cancelled = batch === 'june' ? { cancelledAt: world.now + minute } : {};
    const set = { v: schemaVersion, committed: 0, shards, ...cancelled } as const;
    await world.table.update(batchItems.update({ key: batchKey(batch), set }));
  }
  for (let at = 0; at < 40; at += 1) {
    const batch = random.pick(['june', 'july', 'august'] as const);
    const person = { batch, id: `person-${at}` };
    const source = {
      bucket: 'inbox',
      key: `births/${batch}.csv`,
      etag: 'e',
      sequencer: '1',
      time: world.now,
    };
    const { outcome } = await accept(world.ledger, person, { kind: 'row', value: row(), source }, world.now);
    const stored = await world.table.get(headerKey(person));
    expect([outcome, stored?.batchShard]).toEqual(
      batch === 'june' ? ['cancelled', undefined] : ['accepted', batchShardFor(person, shardsOf[batch])],
    );
  }
});
