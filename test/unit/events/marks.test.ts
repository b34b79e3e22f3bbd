import { describe, expect, test } from 'vitest';
import { publishRecords } from '../../../functions/publish/publish-records.ts';
import { reconcile } from '../../../functions/reconciler/reconcile.ts';
import { republish } from '../../../functions/reconciler/republish.ts';
import type { Bus } from '../../../shared/events/bus.ts';
import { isMarked } from '../../../shared/ledger/items/publish-mark.ts';
import type { Item } from '../../../shared/table/table.ts';
import { claimUpload } from '../../../shared/uploads/claim.ts';
import { recordRejection } from '../../../shared/uploads/rejection.ts';
import { uploadKey } from '../../../shared/uploads/upload.ts';
import { meanwhile } from '../../support/table/meanwhile.ts';
import { silent } from '../../support/worlds/intake-world.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';

const minute = 60_000;
const marked = (world: PipelineWorld): Item[] => world.table.items().filter(({ due }) => isMarked(due));

async function finished(...ids: string[]): Promise<PipelineWorld> {
  const world = new PipelineWorld();
  for (const id of ids) {
    await world.acceptPhoto({ batch: 'june', id });
    await world.work({ batch: 'june', id });
  }
  return world;
}

async function rejected(world: PipelineWorld): Promise<void> {
  const reader = { name: `reader at ${world.now}`, until: world.now };
  const event = world.source('births/june.csv');
  const claim = await claimUpload(world.ledger, event, 'rows', 'june', reader, world.now);
  if (claim.kind !== 'claimed') throw new Error('not claimed');
  const refusal = {
    code: 'out-of-range',
    line: 7,
    field: 'lat',
    reason: { code: 'number-beyond', column: 'lat', min: -90, max: 90 },
    masked: '9*',
  } as const;
  await recordRejection(world.ledger, claim.upload, refusal);
}

test('One late event of a batch is sent again in the same run as hundreds of late events of another batch', async () => {
  const world = await finished('anna');
  const [first] = marked(world);
  if (first === undefined) throw new Error('nothing is marked');
  // The partition of that event also holds four hundred events of another batch, which have waited longer.
  const { pk: _, sk, ...rest } = first;
  for (let index = 0; index < 400; index += 1) {
    const id = String(index);
    const set = { ...rest, batch: 'many', id, dueAt: Number(first.dueAt) - 1000 - index };
    await world.table.update({ key: { pk: `subject#many/${id}`, sk }, set });
  }
  world.now += 10 * minute;
  await republish({ ...world.reconciler(), failures: [] });
  expect((await world.table.get(first))?.republishAt).toBe(world.now);
});

describe('the mark of an unpublished change', () => {
  test('The mark stays on a rejected row if a newer table rejects the row again while the first rejection is published', async () => {
    const world = new PipelineWorld();
    await rejected(world);
    const bus: Bus = {
      put: async (events) => {
        await rejected(world);
        return world.bus.put(events);
      },
    };
    await world.publish(bus);
    expect(marked(world)).toHaveLength(1);
    await world.publish();
    const etags = world.published.map(({ detail }) => ('etag' in detail ? detail.etag : ''));
    expect(new Set(etags).size).toBe(2);
    expect(marked(world)).toEqual([]);
  });

  test.each([
    ['the same version and code', 'one', 'not-a-number', 0],
    ['another code', 'one', 'missing-value', 1],
    ['another version', 'two', 'not-a-number', 1],
    ['another version and code', 'two', 'missing-value', 1],
  ] as const)(
    'A second refusal of a line and a field causes an event, except with the same version and code: %s',
    async (_what, etag, code, news) => {
      const world = new PipelineWorld();
      const key = 'births/june.csv';
      const refuse = (version: string, what: 'not-a-number' | 'missing-value') =>
        recordRejection(
          world.ledger,
          { ...uploadKey('june', key), key, etag: version },
          { code: what, line: 7, field: 'lat', reason: { code: 'kept-out' } },
        );
      await refuse('one', 'not-a-number');
      await world.publish();
      await refuse(etag, code);
      expect(marked(world)).toHaveLength(news);
    },
  );

  test('Publishing returns the record whose event the bus refused, also if an item without events precedes it', async () => {
    const world = await finished('anna', 'ben');
    const [anna, ben] = marked(world);
    if (anna === undefined || ben === undefined) throw new Error('Two reports have ended');
    const silentOne = { ...anna, batch: '.', state: 'failed' };
    const items = [silentOne, anna, ben];
    const records = items.map((item, index) => ({ sequence: String(index), item }));
    const bus: Bus = { put: async (events) => events.map((_event, index) => index === 1) };
    const failed = await publishRecords({ ledger: world.ledger, bus, log: silent }, records);
    expect(failed).toEqual(['1']);
  });
});

describe('the lag of events', () => {
  test('Each overdue event goes to the stream again separately, and an event that cannot be written delays no other', async () => {
    const world = await finished('anna', 'ben', 'cleo');
    world.now += 60 * minute;
    const update = world.table.update.bind(world.table);
    world.table.update = (write) =>
      write.key.pk.endsWith('/ben') ? Promise.reject(new Error('down')) : update(write);
    const failures: unknown[] = [];
    const republished = await republish({ ...world.reconciler(), failures });
    expect({ republished, failures: failures.length }).toEqual({ republished: 2, failures: 1 });
  });

  test('The reconciler sends an event that stays unpublished again at intervals that double up to a limit', async () => {
    const world = await finished('anna');
    const deps = { ...world.reconciler(), failures: [] };
    const { resendAfterMs } = deps.settings.jobs;
    const [first] = marked(world);
    if (first === undefined) throw new Error('nothing is marked');
    const sentAt: number[] = [];
    for (let runs = 0; runs < 60; runs += 1) {
      world.now += resendAfterMs;
      await republish(deps);
      const { republishAt } = { republishAt: undefined, ...(await world.table.get(first)) };
      if (republishAt === world.now) sentAt.push(world.now);
    }
    const gaps = sentAt.slice(1).map((at, index) => (at - (sentAt[index] ?? 0)) / resendAfterMs);
    expect(gaps.slice(0, 8)).toEqual([1, 2, 3, 5, 9, 12, 12, 12]);
  });

  test('The reconciler reports an overdue event that cannot be written', async () => {
    const world = await finished('anna', 'ben');
    world.now += 60 * minute;
    const update = world.table.update.bind(world.table);
    world.table.update = (write) =>
      write.key.sk === 'report' ? Promise.reject(new Error('down')) : update(write);
    const { failures, republished } = await reconcile(world.reconciler());
    expect({ republished, failures: failures.length }).toEqual({ republished: 0, failures: 2 });
  });

  test('An overdue event that is published at the same moment is not due again', async () => {
    const world = await finished('anna');
    world.now += 60 * minute;
    const seen = meanwhile(
      world.table,
      ({ key }) => key.sk === 'report',
      () => world.publish(),
    );
    await republish({ ...world.reconciler(), failures: [] });
    expect(seen.times).toBe(1);
    const { due, dueAt, republishAt } = await world.header({ batch: 'june', id: 'anna' }).then((header) => ({
      republishAt: undefined,
      ...header,
    }));
    expect({ due, dueAt, republishAt }).toEqual({});
  });
});
