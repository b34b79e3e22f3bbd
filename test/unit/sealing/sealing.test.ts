import { describe, expect, test } from 'vitest';
import { reconcileBatch } from '../../../functions/reconciler/batches.ts';
import { readBatchItem } from '../../../shared/ledger/batches/batches.ts';
import { readIntake } from '../../../shared/ledger/batches/counts.ts';
import { askRedrive } from '../../../shared/ledger/batches/redrive.ts';
import type { LedgerContext } from '../../../shared/ledger/context.ts';
import { batchItems } from '../../../shared/ledger/items/batch.ts';
import { batchKey } from '../../../shared/ledger/items/keys.ts';
import { completeBatch } from '../../../shared/sealing/completion.ts';
import { isSealed, sealBatch } from '../../../shared/sealing/seal.ts';
import type { Table, Write } from '../../../shared/table/table.ts';
import { claimUpload, endUpload } from '../../../shared/uploads/claim.ts';
import { nothingCounted } from '../../../shared/uploads/upload.ts';
import { meanwhile } from '../../support/table/meanwhile.ts';
import { answerOf, LedgerWorld, minute, row } from '../../support/worlds/ledger-world.ts';

const june = batchKey('june');

interface Uploading extends Pick<LedgerWorld, 'now' | 'source'> {
  readonly ledger: LedgerContext;
}

async function upload(world: Uploading, name: string, shouldEnd = true): Promise<void> {
  const event = { ...world.source(`births/${name}.csv`), sizeBytes: 1 };
  const reader = { name: `reader of ${name}`, until: world.now + minute };
  const claim = await claimUpload(world.ledger, event, 'rows', 'june', reader, world.now + 2 * minute);
  if (claim.kind !== 'claimed') throw new Error('not claimed');
  const progress = { counts: nothingCounted, warnings: [] };
  if (shouldEnd) await endUpload(world.ledger, claim.upload, reader, 'done', progress);
}

async function worldWithEndedReport(answer: 'bought' | 'refused' = 'bought'): Promise<LedgerWorld> {
  const world = new LedgerWorld();
  await upload(world, 'june');
  await world.acceptRow('june/anna', row());
  world.answer = (call) =>
    answer === 'bought' ? world.bought(call) : answerOf('unprocessable', { status: 422 });
  await world.work('june/anna');
  world.now += minute;
  return world;
}

const seals = (write: Write) => 'set' in write && write.set?.sealedAt !== undefined;
const opens = (write: Write) =>
  write.key.pk === june.pk && 'set' in write && 'lastInputAt' in (write.set ?? {});
const completes = (write: Write) => 'set' in write && write.set?.completedRevision !== undefined;
const completions = (world: LedgerWorld) =>
  [...world.table.items()].filter(({ sk }) => sk.startsWith('completed#')).map(({ revision }) => revision);

test('A batch that was opened again is sealed ten minutes after the last of its later uploads', async () => {
  const world = await worldWithEndedReport();
  expect(await sealBatch(world.ledger, 'june')).toBe('sealed');
  world.now += minute;
  await upload(world, 'later');
  world.now += 9 * minute;
  await upload(world, 'still later');
  const revision = async () => (await readBatchItem(world.ledger, 'june'))?.revision;
  await world.pass(9);
  expect(await revision()).toBe(1);
  await world.pass(3);
  expect(await revision()).toBe(2);
});

describe('the seal of a batch', () => {
  test('A batch is sealed once even if a person and the reconciler seal it at the same time', async () => {
    const world = await worldWithEndedReport();
    const seen = meanwhile(world.table, seals, async () => {
      expect(await sealBatch(world.ledger, 'june')).toBe('sealed');
    });
    expect(await sealBatch(world.ledger, 'june')).toBe('contended');
    expect(seen.times).toBe(1);
    expect((await readBatchItem(world.ledger, 'june'))?.revision).toBe(1);
  });

  test('A batch stays open when an upload begins at the moment of its sealing', async () => {
    const world = await worldWithEndedReport();
    const seen = meanwhile(world.table, seals, () => upload(world, 'late', false));
    expect(await sealBatch(world.ledger, 'june')).toBe('contended');
    expect(seen.times).toBe(1);
    expect(await completeBatch(world.ledger, 'june')).toBe('unsealed');
  });

  test('A batch stays sealed when a reader with a faster clock, which has lost its upload, writes after the seal', async () => {
    const world = await worldWithEndedReport();
    await sealBatch(world.ledger, 'june');
    const event = { ...world.source('births/later.csv'), sizeBytes: 1 };
    const claimBy = (name: string, ledger: LedgerContext) => {
      const reader = { name, until: world.now + minute };
      return claimUpload(ledger, event, 'rows', 'june', reader, reader.until);
    };
    const seen = meanwhile(world.table, opens, async () => {
      world.now += 2 * minute;
      const claim = await claimBy('second', world.ledger);
      if (claim.kind !== 'claimed') throw new Error('not claimed');
      const reader = { name: 'second', until: world.now + minute };
      await endUpload(world.ledger, claim.upload, reader, 'done', { counts: nothingCounted, warnings: [] });
      expect(await sealBatch(world.ledger, 'june')).toBe('sealed');
    });
    await claimBy('first', { ...world.ledger, now: () => world.now + 10 * minute });
    expect(seen.times).toBe(1);
    expect(await sealBatch(world.ledger, 'june')).toBe('already sealed');
  });

  test('A batch is sealed only when its uploads have been read, and the next upload reopens it', async () => {
    const world = await worldWithEndedReport();
    await upload(world, 'half', false);
    expect(await sealBatch(world.ledger, 'june')).toBe('open uploads');
    const other = await worldWithEndedReport();
    expect(await sealBatch(other.ledger, 'june')).toBe('sealed');
    await upload(other, 'later');
    expect(await completeBatch(other.ledger, 'june')).toBe('unsealed');
    expect(await sealBatch(other.ledger, 'june')).toBe('sealed');
  });

  test('A batch is sealed ten minutes after its last upload has been read, however long the read took', async () => {
    const world = new LedgerWorld();
    const event = { ...world.source('births/june.csv'), sizeBytes: 1 };
    const reader = { name: 'slow', until: world.now + 60 * minute };
    const claim = await claimUpload(world.ledger, event, 'rows', 'june', reader, reader.until);
    if (claim.kind !== 'claimed') throw new Error('not claimed');
    world.now += 30 * minute;
    const progress = { counts: nothingCounted, warnings: [] };
    await endUpload(world.ledger, claim.upload, reader, 'done', progress);
    const revision = async () => (await readBatchItem(world.ledger, 'june'))?.revision;
    await world.pass(9);
    expect(await revision()).toBeUndefined();
    await world.pass(3);
    expect(await revision()).toBe(1);
  });
});

const isSeal = (given: unknown) => JSON.stringify(given)?.includes('"sealedUploads"') === true;

async function pausesAtAccess(
  ledger: LedgerContext,
  pauseAt: number,
  pause: () => Promise<unknown>,
  work: (ledger: LedgerContext) => Promise<unknown>,
): Promise<boolean> {
  let accesses = 0;
  let isSealedBefore = false;
  const table: Table = new Proxy(ledger.table, {
    get: (inner, name) => {
      const member: unknown = Reflect.get(inner, name);
      if (typeof member !== 'function') return member;
      return async (...given: readonly unknown[]) => {
        accesses += 1;
        if (accesses < pauseAt && isSeal(given[0])) isSealedBefore = true;
        if (accesses === pauseAt && !isSealedBefore) await pause();
        return Reflect.apply(member, inner, given);
      };
    },
  });
  await work({ ...ledger, table });
  return !isSealedBefore && accesses >= pauseAt;
}

test('A batch that is reported as sealed is sealed, at whatever table operation a reader with a faster clock pauses', async () => {
  let sealed = 0;
  for (let pausedAt = 1, isReached = true; isReached; pausedAt += 1) {
    for (let resumedAt = 1, isResumed = true; isResumed; resumedAt += 1) {
      const world = await worldWithEndedReport();
      await sealBatch(world.ledger, 'june');
      world.now += minute;
      const faster = { ...world.ledger, now: () => world.now + 4000 };
      let wake = () => {};
      const sleep = () =>
        new Promise<void>((resolve) => {
          wake = resolve;
        });
      const uploading = pausesAtAccess(faster, pausedAt, sleep, (ledger) =>
        upload({ ledger, now: world.now, source: world.source.bind(world) }, 'later'),
      );
      for (let tick = 0; tick < 100; tick += 1) await Promise.resolve();
      const finish = async () => {
        wake();
        isReached = await uploading;
      };
      let answer = '';
      isResumed = await pausesAtAccess(world.ledger, resumedAt, finish, async (ledger) => {
        answer = await sealBatch(ledger, 'june');
      });
      const item = (await readBatchItem(world.ledger, 'june')) ?? expect.fail('no batch');
      if (answer === 'sealed')
        expect(isSealed(item, await readIntake(world.ledger, 'june')), `${pausedAt} ${resumedAt}`).toBe(true);
      if (answer === 'sealed') sealed += 1;
      await finish();
      const after = (await readBatchItem(world.ledger, 'june')) ?? expect.fail('no batch');
      const intake = await readIntake(world.ledger, 'june');
      if (after.sealedUploads === intake.uploadsBegun)
        expect(isSealed(after, intake), `${pausedAt} ${resumedAt}`).toBe(true);
    }
  }
  expect(sealed).toBeGreaterThan(10);
});

describe('the completion of a sealed batch', () => {
  test.each(['bought', 'refused'] as const)(
    'A sealed batch is complete when its last subject has ended as %s',
    async (answer) => {
      const world = await worldWithEndedReport(answer);
      await sealBatch(world.ledger, 'june');
      expect(await completeBatch(world.ledger, 'june')).toBe('completed');
    },
  );

  test('A sealed batch is not complete while a worker holds one of its subjects', async () => {
    const world = await worldWithEndedReport();
    await world.acceptRow('june/ben', row({ vastuId: 'h' }));
    await sealBatch(world.ledger, 'june');
    expect(await completeBatch(world.ledger, 'june')).toBe('open');
    await world.work('june/ben');
    expect(await completeBatch(world.ledger, 'june')).toBe('completed');
  });

  test('A sealed batch becomes complete once per sealing, and a second check writes nothing', async () => {
    const world = await worldWithEndedReport();
    await sealBatch(world.ledger, 'june');
    await completeBatch(world.ledger, 'june');
    const before = world.table.writes;
    expect(await completeBatch(world.ledger, 'june')).toBe('already completed');
    expect(world.table.writes).toBe(before);
    expect(completions(world)).toEqual([1]);
  });

  test('A sealed batch does not become complete for an outdated revision', async () => {
    const world = await worldWithEndedReport();
    await sealBatch(world.ledger, 'june');
    const seen = meanwhile(world.table, completes, async () => {
      await upload(world, 'later');
      expect(await sealBatch(world.ledger, 'june')).toBe('sealed');
    });
    await completeBatch(world.ledger, 'june');
    expect(seen.times).toBe(1);
    expect(completions(world)).toEqual([]);
    expect(await completeBatch(world.ledger, 'june')).toBe('completed');
    expect(completions(world)).toEqual([2]);
  });
});

describe("the reconciler's check of a batch", () => {
  async function redriven(depth: number | undefined): Promise<number[]> {
    const world = await worldWithEndedReport('refused');
    for (let index = 0; index < 120; index += 1) {
      const name = `june/${index}`;
      const birth = { day: 1, month: 7, year: 1900 + index, hour: 6, min: 30, lat: 1, lon: 2, tzone: 0 };
      await world.acceptRow(name, row({ birth }));
      await world.work(name);
    }
    world.now += minute;
    await askRedrive(world.ledger, 'june', ['refused']);
    const sent: number[] = [];
    for (let run = 0; run < 10; run += 1) {
      const before = world.jobs.length;
      await reconcileBatch(world.reconciler({ queueDepth: async () => depth }), june);
      sent.push(world.jobs.length - before);
    }
    expect(batchItems.parse(await world.table.get(june)).redrive).toBeUndefined();
    return sent.filter((hints) => hints > 0);
  }

  test.each([
    ['an unknown number of', undefined],
    ['a million', 1_000_000],
  ] as const)('A redriven batch is not sent as a whole to a queue with %s hints', async (_number, depth) => {
    // The limit is 50 in a run, but a run finishes the page that it began.
    const sent = await redriven(depth);
    expect(Math.max(...sent)).toBeLessThan(100);
    expect(sent.reduce((sum, hints) => sum + hints)).toBe(121);
  });

  test('A redriven batch is sent to an idle queue at once', async () => {
    expect(await redriven(0)).toEqual([121]);
  });
});
