import { describe, expect, test } from 'vitest';
import { releaseUnannounced } from '../../../functions/reconciler/unannounced.ts';
import { closeGate } from '../../../shared/gate/gate.ts';
import { setCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import { readIntake } from '../../../shared/ledger/batches/counts.ts';
import { dueFor, dueShards, shardOf, subjectName } from '../../../shared/ledger/items/keys.ts';
import { toPublish } from '../../../shared/ledger/items/publish-mark.ts';
import { newHeader } from '../../../shared/ledger/states/new-header.ts';
import { sealBatch } from '../../../shared/sealing/seal.ts';
import { claimUpload, endUpload } from '../../../shared/uploads/claim.ts';
import { nothingCounted } from '../../../shared/uploads/upload.ts';
import { LedgerWorld, minute, photo, row, subject } from '../../support/worlds/ledger-world.ts';

const overdue = 8000;
/** A run of the reconciler handles these in its minute. */
const jobsInTime = 400;

async function backlog(world: LedgerWorld, had: 'a hint' | 'no hint' = 'a hint'): Promise<void> {
  for (let index = 0; index < overdue; index += 1) {
    const first = { state: 'due', inputs: {}, dueAt: world.now - 5 * minute } as const;
    const [write] = newHeader({ batch: 'june', id: `person-${index}` }, first, world.now);
    if (write === undefined || !('set' in write)) throw new Error('No header');
    const due = had === 'a hint' ? {} : { due: dueFor(`june/person-${index}`) };
    await world.table.update({ ...write, set: { ...write.set, ...due } });
  }
}

const upToJobsInTime = (world: LedgerWorld) => {
  const before = world.jobs.length;
  return { remainingMs: () => 50_000 - ((world.jobs.length - before) / jobsInTime) * 42_001 };
};

async function upload(world: LedgerWorld, name: string) {
  const event = { ...world.source(`palms/june/${name}.jpg`), sizeBytes: 1 };
  const reader = { name: `reader of ${name}`, until: world.now + minute };
  const claim = await claimUpload(world.ledger, event, 'photo', 'june', reader, world.now + 2 * minute);
  if (claim.kind !== 'claimed') throw new Error('not claimed');
  const end = () =>
    endUpload(world.ledger, claim.upload, reader, 'done', { counts: nothingCounted, warnings: [] });
  return { event, reader, end };
}

describe('more overdue subjects than one run handles', () => {
  test('No shard of due items waits for the others when more is overdue than one run can handle', async () => {
    const world = new LedgerWorld();
    await backlog(world);
    const seen = new Array<number>(dueShards).fill(0);
    for (let run = 0; run < 10; run += 1) {
      world.now += minute;
      await world.reconcile(upToJobsInTime(world));
      for (const { key } of world.jobs.splice(0)) {
        const shard = shardOf(subjectName(subject(key)), dueShards);
        seen[shard] = (seen[shard] ?? 0) + 1;
      }
    }
    expect(Math.min(...seen)).toBeGreaterThan(0);
    expect(Math.max(...seen)).toBeLessThan(3 * Math.min(...seen));
  });

  test('One run with enough time sends one hint for each of thousands of overdue subjects, and the next run sends none', async () => {
    const world = new LedgerWorld();
    await backlog(world);
    world.now += minute;
    const { sent, failures } = await world.reconcile();
    expect({ sent, failures }).toEqual({ sent: overdue, failures: [] });
    const keys = world.jobs.splice(0).map(({ key }) => key);
    expect(keys).toHaveLength(overdue);
    expect(new Set(keys).size).toBe(overdue);
    world.now += minute;
    await world.reconcile();
    expect(world.jobs).toEqual([]);
  });

  test.each(['a hint', 'no hint'] as const)(
    'A raised ceiling takes effect within two minutes, even if thousands of subjects of another batch are overdue after %s',
    async (had) => {
      const world = new LedgerWorld();
      await setCeiling(world.ledger, 'july', 4);
      await world.acceptPhoto('july/anna', photo('a'));
      await world.work('july/anna');
      expect((await world.report('july/anna')).header.waitingOn).toBe('ceiling#july');
      await backlog(world, had);
      for (let run = 0; run < 3; run += 1) {
        world.now += minute;
        await world.reconcile(upToJobsInTime(world));
      }
      await setCeiling(world.ledger, 'july', 100);
      world.jobs.length = 0;
      for (let run = 0; run < 2; run += 1) {
        world.now += minute;
        await world.reconcile(upToJobsInTime(world));
      }
      expect(world.jobs).toContainEqual({ kind: 'subject', key: 'july/anna' });
    },
  );
});

describe('a subject in the queue', () => {
  test('While a subject waits in the queue, the reconciler repeats its hint at growing intervals', async () => {
    const world = new LedgerWorld();
    await world.acceptPhoto('june/anna', photo('a'));
    const sent: number[] = [];
    for (let minutes = 1; minutes <= 240; minutes += 1) {
      world.now += minute;
      await world.reconcile();
      if (world.jobs.splice(0).length > 0) sent.push(minutes);
    }
    expect(sent.length).toBeLessThanOrEqual(9);
    const last = sent.at(-1) ?? 0;
    expect(last - (sent.at(-2) ?? 0)).toBeLessThanOrEqual(60);
  });

  test('A deep queue stops repeated hints for a waiting subject, and all other due work continues', async () => {
    const world = new LedgerWorld();
    await world.acceptPhoto('june/anna', photo('a'));
    await upload(world, 'ben');
    const again: string[] = [];
    const deps = {
      uploads: { send: async ({ key }: { readonly key: string }) => void again.push(key) },
      queueDepth: async () => 50_000,
    };
    world.now += 30 * minute;
    await world.reconcile(deps);
    expect(world.jobs).toEqual([]);
    expect(again).toEqual(['palms/june/ben.jpg']);
    await world.reconcile({ queueDepth: async () => undefined });
    expect(world.jobs).toEqual([{ kind: 'subject', key: 'june/anna' }]);
  });
});

describe('a subject of a dead worker', () => {
  test('The reconciler sends one hint for a subject whose worker has died, even if the queue is deep', async () => {
    const world = new LedgerWorld();
    await world.acceptPhoto('june/anna', photo('a'));
    world.answer = () => new Promise(() => {});
    void world.work('june/anna');
    for (let tick = 0; tick < 100; tick += 1) await new Promise((resolve) => setImmediate(resolve));
    const queueDepth = async () => 50_000;
    world.now += 30 * minute;
    await world.reconcile({ queueDepth });
    expect(world.jobs.splice(0)).toEqual([{ kind: 'subject', key: 'june/anna' }]);
    world.now += 30 * minute;
    await world.reconcile({ queueDepth });
    expect(world.jobs).toEqual([]);
    await world.reconcile();
    expect(world.jobs).toEqual([{ kind: 'subject', key: 'june/anna' }]);
  });
});

describe('a batch', () => {
  test('A batch that kills the reconciler delays every other batch at most once', async () => {
    const world = new LedgerWorld();
    for (const batch of ['slow', 'june', 'july']) await setCeiling(world.ledger, batch, 10);
    await releaseUnannounced(world.reconciler());
    const get = world.table.get.bind(world.table);
    let deaths = 0;
    let reads = 0;
    world.table.get = (key) => {
      reads += key.pk === 'batch#slow' ? 1 : 0;
      if (key.pk !== 'batch#slow' || reads % 2 === 1) return get(key);
      deaths += 1;
      return new Promise(() => {});
    };
    void world.reconcile();
    for (let tick = 0; tick < 50; tick += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(deaths).toBe(1);
    await world.acceptPhoto('june/anna', photo('a'));
    world.now += minute - 1;
    await world.acceptPhoto('june/ben', photo('b'));
    await world.reconcile();
    expect(deaths).toBe(1);
  });

  test('The reconciler seals a batch by its count of open uploads and reads no upload', async () => {
    const world = new LedgerWorld();
    for (let index = 0; index < 50; index += 1) await (await upload(world, `p${index}`)).end();
    const last = await upload(world, 'last');
    world.now += 11 * minute;
    expect(await sealBatch(world.ledger, 'june')).toBe('open uploads');
    await last.end();
    const query = world.table.query.bind(world.table);
    world.table.query = (asked) => {
      if (asked.prefix?.startsWith('upload#')) throw new Error('A scan of the uploads');
      return query(asked);
    };
    world.now += 11 * minute;
    expect(await sealBatch(world.ledger, 'june')).toBe('sealed');
  });

  test('A batch counts each open upload once, however often it is claimed, ended and replaced', async () => {
    const world = new LedgerWorld();
    const { event, end } = await upload(world, 'anna');
    const open = async () => (await readIntake(world.ledger, 'june')).openUploads;
    const reader = { name: 'another', until: world.now + 3 * minute };
    world.now += 2 * minute;
    await claimUpload(world.ledger, event, 'photo', 'june', reader, world.now);
    expect(await open()).toBe(1);
    await end();
    expect(await open()).toBe(1);
    const newer = await upload(world, 'anna');
    expect(await open()).toBe(1);
    await newer.end();
    await newer.end();
    expect(await open()).toBe(0);
    await (await upload(world, 'anna')).end();
    expect(await open()).toBe(0);
  });
});

describe('lagging events', () => {
  const lag = async (world: LedgerWorld, batch: string, count: number, since: number) => {
    for (let index = 0; index < count; index += 1) {
      const name = `${batch}/${index}`;
      const key = { pk: `subject#${name}`, sk: 'report' };
      await world.table.update({ key, set: { v: 1, batch, ...toPublish(name, since) } });
    }
  };
  const republished = (world: LedgerWorld) => {
    const counts: Record<string, number> = {};
    for (const { batch, republishAt } of world.table.items())
      if (republishAt === world.now) counts[String(batch)] = (counts[String(batch)] ?? 0) + 1;
    return counts;
  };

  test('Late events of one batch delay no other batch, and late events of one shard no other shard', async () => {
    const world = new LedgerWorld();
    await lag(world, 'june', 5000, world.now - 60 * minute);
    await lag(world, 'july', 40, world.now - 10 * minute);
    await world.reconcile();
    expect(republished(world)).toMatchObject({ july: 40, june: 760 });
    world.now += minute;
    await lag(world, 'may', 40, world.now - 6 * minute);
    let remainingMs = 50_000;
    const tick = () => {
      remainingMs -= 100;
      return remainingMs;
    };
    await world.reconcile({ remainingMs: tick });
    const shards = new Set(
      [...world.table.items()].flatMap(({ due, republishAt }) => (republishAt === world.now ? [due] : [])),
    );
    expect(shards.size).toBe(dueShards);
    expect(republished(world).may).toBeGreaterThan(0);
  });

  test('Overdue events go to the stream again, after growing delays of at most an hour, while nobody publishes them', async () => {
    const world = new LedgerWorld();
    await lag(world, 'june', 1, world.now - 10 * minute);
    const times: number[] = [];
    for (let minutes = 0; minutes < 6 * 60; minutes += 1) {
      await world.reconcile();
      if (republished(world).june === 1) times.push(minutes);
      world.now += minute;
    }
    expect(times.slice(0, 3)).toEqual([0, 5, 15]);
    expect(times.length).toBeLessThan(12);
    const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(Math.max(...waits)).toBeLessThanOrEqual(60);
  });
});

describe('an opened gate with many subjects', () => {
  test('A gate that opens for many subjects leaves the reconciler time for overdue subjects', async () => {
    const world = new LedgerWorld();
    const waiting = Array.from({ length: 150 }, (_, index) => `june/${index}`);
    for (const name of waiting) await world.acceptPhoto(name, photo(name));
    const gate = { scheme: 'token', base: 'palmistry' } as const;
    await closeGate(world.ledger, gate, { reason: 'throttled', until: world.now + minute });
    await world.work(...waiting);
    const overdue = Array.from({ length: 20 }, (_, index) => `july/${index}`);
    for (const name of overdue) await world.acceptRow(name, row({ vastuId: name }));
    world.now += 10 * minute;
    const { settings } = world.reconciler();
    const reconciler = { ...settings.reconciler, releaseLimit: 1000 };
    // A run handles some hundred jobs, fewer than the gate could release.
    const remainingMs = () => 50_000 - world.jobs.length * 420;
    await world.reconcile({ remainingMs, settings: { ...settings, reconciler } });
    const sent = new Set(world.jobs.map(({ key }) => key));
    expect(overdue.filter((name) => !sent.has(name))).toEqual([]);
    expect(waiting.filter((name) => sent.has(name)).length).toBeGreaterThan(20);
  });
});
