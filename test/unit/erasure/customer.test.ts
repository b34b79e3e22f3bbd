import { beforeEach, describe, expect, test } from 'vitest';
import { recordDeadLetter } from '../../../functions/dead-letters/record-dead-letter.ts';
import { askBatchErasure, batchErasureKey } from '../../../shared/erasure/batch-erasure.ts';
import { askCustomerErasure, customerErasureKey } from '../../../shared/erasure/customer-erasure.ts';
import type { Wish } from '../../../shared/erasure/erase.ts';
import { walkCustomer } from '../../../shared/erasure/walk-customer.ts';
import { wholeErasureItems } from '../../../shared/erasure/whole-erasure.ts';
import { resumeBatch } from '../../../shared/holds/pause.ts';
import { uploadHint } from '../../../shared/lambda/s3-event.ts';
import { setCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import { readCustomer, setBudget } from '../../../shared/ledger/customers/customers.ts';
import { accept } from '../../../shared/ledger/inputs/accept.ts';
import type { Subject } from '../../../shared/ledger/items/keys.ts';
import { isErased, tombstoneKey, wholeBatch, wholeCustomer } from '../../../shared/ledger/items/tombstone.ts';
import { wantMonths } from '../../../shared/places/months.ts';
import { listPlaces, placeSubject, storePlace } from '../../../shared/places/place.ts';
import { claimUpload } from '../../../shared/uploads/claim.ts';
import { erasureOfItems, nameHash } from '../../support/ledger/erasing.ts';
import { meanwhile } from '../../support/table/meanwhile.ts';
import { shortenPages } from '../../support/table/short-pages.ts';
import { silent } from '../../support/worlds/intake-world.ts';
import { row } from '../../support/worlds/ledger-world.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';
import { sqsRecord } from '../../support/worlds/sqs-record.ts';

const minute = 60_000;
const planted = (owner: string) => `planted-${owner}`;

let world: PipelineWorld;
let inbox: Set<string>;
const ledger = () => ({ ...world.ledger, nameHash });
const ask = () => askCustomerErasure(ledger(), nameHash, 'acme', { by: 'arn:operator' });
const erasure = () => wholeErasureItems.read(world.table, customerErasureKey('acme'));
const traces = (owner: string): string[] => {
  const texts = [...world.table.items(), ...inbox].map((one) =>
    JSON.stringify(one, (_name, value: unknown) => (value instanceof Set ? [...value] : value)),
  );
  return texts.filter((text) => text.includes(planted(owner)));
};
const tracesWithoutTimes = (owner: string): string[] =>
  traces(owner).map((text) => text.replace(/"(dueAt|republishAt)":\d+,?/g, '').replace(/,(?=})/g, ''));

async function rowComes(
  subject: Subject,
  owner: string,
  source = world.source(`births/${subject.batch}.csv`),
) {
  inbox.add(source.key);
  const value = row({ name: `${planted(owner)} person`, questions: [`${planted(owner)} asks`] });
  return accept(ledger(), subject, { kind: 'row', value, source }, world.now + minute);
}

async function fill(prefix: string, placePrefix: string, owner: string): Promise<void> {
  for (const batch of [`${prefix}june`, `${prefix}july`]) {
    const event = world.source(`births/${batch}.csv`);
    await claimUpload(ledger(), event, 'rows', batch, { name: 'reader', until: world.now }, world.now);
    const subject = { batch, id: planted(owner) };
    await rowComes(subject, owner);
    await world.work(subject);
  }
  const id = `${placePrefix}${planted(owner)}`;
  const place = { id, name: planted(owner), lat: 13, lon: 80, timezone: 'UTC', notes: [] };
  await storePlace(ledger(), place, world.source(`places/${prefix}south.csv`));
  await wantMonths(ledger(), id, world.now, 1);
  await world.work(placeSubject(id));
  const table = `${placePrefix}${planted(owner)}`;
  const upload = world.source(`places/${prefix}${planted(owner)}.csv`);
  await claimUpload(
    ledger(),
    upload,
    'places',
    `places/${table}`,
    { name: 'reader', until: world.now },
    world.now,
  );
  inbox.add(upload.key);
  inbox.add(`palms/${prefix}never-read/${planted(owner)}.jpg`);
}

beforeEach(async () => {
  world = new PipelineWorld();
  inbox = new Set();
  world.erasure = {
    ...erasureOfItems,
    deadQueues: ['rows-dead'],
    inbox: {
      list: async function* (prefix) {
        for (const key of [...inbox]) if (key.startsWith(prefix)) yield key;
      },
      remove: async (key) => inbox.delete(key),
    },
  };
  await fill('@acme/', '@acme//', 'acme');
  await fill('@acme-zeta/', '@acme-zeta//', 'zeta');
  await fill('', '', 'seller');
  await setBudget(ledger(), 'acme', { ceiling: 5000 });
  world.now += 1000;
});

const wishes: readonly Wish[] = [
  {},
  { by: 'arn:operator' },
  { because: { code: 'stated', text: 'asked by mail' } },
  { keepOut: true },
  { by: 'arn:other', because: { code: 'stated', text: 'asked by phone' }, keepOut: true },
];

test('A second erasure of a batch or a customer depends on the second request alone, for every pair of requests', async () => {
  const bodyOf = (item: object | undefined) => ({ ...item, at: 0, dueAt: 0, people: 0 });
  for (const [at, second] of wishes.entries()) {
    const requests = async (name: string, ...all: readonly Wish[]) => {
      const [key, batch] = [customerErasureKey(name), `${name}-june`];
      await setBudget(ledger(), name, { ceiling: 1 });
      await setCeiling(ledger(), batch, undefined);
      for (const wish of all) {
        await askCustomerErasure(ledger(), nameHash, name, wish);
        await askBatchErasure(ledger(), nameHash, batch, wish);
        const [customers, batches] = [wholeErasureItems, wholeErasureItems];
        const found = [
          await customers.read(world.table, key),
          await batches.read(world.table, batchErasureKey(batch)),
        ];
        if (wish === all.at(-1)) return found.map(bodyOf);
        await world.table.update(customers.update({ key, set: { doneAt: 1 } }));
        await world.table.update(batches.update({ key: batchErasureKey(batch), set: { doneAt: 1 } }));
        await resumeBatch(ledger(), batch);
      }
      return [];
    };
    const alone = await requests(`alone-${at}`, second);
    for (const [before, first] of wishes.entries())
      if (first !== second) expect(await requests(`pair-${before}-${at}`, first, second)).toEqual(alone);
  }
});

test.each(wishes)('Every receipt of the erasure of a customer names the same request: %o', async (wish) => {
  await askCustomerErasure(ledger(), nameHash, 'acme', wish);
  await world.runReconciler(120);
  const whole = [wholeCustomer('acme'), ...['june', 'july'].map((name) => wholeBatch(`@acme/${name}`))];
  const wholes = await Promise.all(whole.map(async (one) => (await tombstoneKey(nameHash, one)).pk));
  const receipts = [...world.table.items()].filter(
    ({ pk }) => pk.startsWith('tombstone#') && !wholes.includes(pk),
  );
  expect(receipts.length).toBeGreaterThan(2);
  for (const { by, because, ban } of receipts)
    expect({ by, because, isBanned: ban !== undefined }).toEqual({
      ...{ by: wish.by, because: wish.because, isBanned: wish.keepOut !== undefined },
    });
});

describe('the erasure of a customer', () => {
  test('Erasing a customer leaves no trace of its people, places and uploads, and changes no other customer', async () => {
    const others = [tracesWithoutTimes('zeta'), tracesWithoutTimes('seller')];
    expect(traces('acme').length).toBeGreaterThan(10);
    const calls = world.calls.length;
    expect(await ask()).toBe('requested');
    expect(await ask()).toBe('already requested');
    await world.runReconciler(120);
    await world.workAll();
    expect(traces('acme')).toEqual([]);
    expect([tracesWithoutTimes('zeta'), tracesWithoutTimes('seller')]).toEqual(others);
    expect(world.calls).toHaveLength(calls);
    expect(await erasure()).toMatchObject({
      by: 'arn:operator',
      doneAt: expect.any(Number),
      batches: 2,
      people: 2,
      places: 1,
    });
    expect((await readCustomer(ledger(), 'acme'))?.ceiling).toBe(5000);
    expect((await listPlaces(world.table, 10)).items).toHaveLength(2);
  });

  test('Erasing a customer removes and counts the same however short the pages of the table are', async () => {
    shortenPages(world.table);
    await ask();
    await world.runReconciler(120);
    expect(traces('acme')).toEqual([]);
    const counts = { batches: 2, people: 2, places: 1 };
    expect(await erasure()).toMatchObject({ doneAt: expect.any(Number), ...counts });
  });

  test('A customer under erasure takes no upload; afterwards it takes new uploads and no late event', async () => {
    const late = world.source('births/@acme/august.csv');
    world.now += 1000;
    await ask();
    const stranger = { batch: '@acme/august', id: planted('acme') };
    expect(await rowComes(stranger, 'acme')).toEqual({ outcome: 'erasing' });
    expect(await isErased(ledger(), placeSubject('@acme//delhi'), world.now)).toBe(true);
    expect(await rowComes({ batch: '@acme-zeta/august', id: planted('zeta') }, 'zeta')).toEqual({
      outcome: 'accepted',
    });
    await world.runReconciler(120);
    expect(traces('acme')).toEqual([]);
    expect(await rowComes(stranger, 'acme', late)).toEqual({ outcome: 'erasing' });
    world.now += 1000;
    expect(await rowComes(stranger, 'acme')).toEqual({ outcome: 'accepted' });
  });

  test('The erasure of a customer waits for a batch that begins during the erasure', async () => {
    await ask();
    await world.runReconciler(25);
    const batch = '@acme/september';
    const event = world.source(`births/${batch}.csv`);
    await claimUpload(ledger(), event, 'rows', batch, { name: 'reader', until: world.now }, world.now);
    await world.runReconciler(10);
    expect((await erasure())?.doneAt).toBeUndefined();
    await world.runReconciler(120);
    expect(await erasure()).toMatchObject({ batches: 3, doneAt: expect.any(Number) });
  });

  test('The erasure of a customer resumes after each time limit, one page after the other', async () => {
    await ask();
    const deps = { ...erasureOfItems, ...world.erasure, ledger: ledger(), isOver: () => true };
    const places: (string | undefined)[] = [];
    for (let runs = 0; runs < 12 && (await erasure())?.walks === 0; runs += 1) {
      const originals = inbox.size;
      await walkCustomer(deps, 'acme');
      expect(originals - inbox.size).toBeLessThanOrEqual(1);
      places.push((await erasure())?.place);
    }
    expect(places.at(-1)).toBeUndefined();
    expect(new Set(places).size).toBeGreaterThan(3);
    await world.runReconciler(120);
    expect(traces('acme')).toEqual([]);
  });

  test('The erasure of a customer erases a batch again that was erased before and filled again', async () => {
    await askBatchErasure(ledger(), nameHash, '@acme/june');
    await world.runReconciler(60);
    world.now += 1000;
    const subject = { batch: '@acme/june', id: planted('acme') };
    expect(await rowComes(subject, 'acme')).toEqual({ outcome: 'accepted' });
    await ask();
    await world.runReconciler(120);
    expect(traces('acme')).toEqual([]);
  });

  test('The erasure of a customer is done only when the erasures of its batches are', async () => {
    await ask();
    const doneAt = async (batch: string) =>
      (await wholeErasureItems.read(world.table, batchErasureKey(batch)))?.doneAt;
    let minutes = 0;
    for (; (await erasure())?.doneAt === undefined && minutes < 120; minutes += 1)
      await world.runReconciler(1);
    expect(minutes).toBeLessThan(120);
    for (const batch of ['@acme/june', '@acme/july']) expect(await doneAt(batch)).toBeDefined();
  });

  test('After two simultaneous requests with different clocks, one erasure of the customer runs and ends', async () => {
    const { pk, sk } = customerErasureKey('acme');
    const seen = meanwhile(
      world.table,
      ({ key }) => key.pk === pk && key.sk === sk,
      async () => {
        world.now -= 5;
        await ask();
        world.now += 5;
      },
    );
    expect(await ask()).toBe('already requested');
    await world.runReconciler(120);
    expect([seen.times, await erasure()]).toEqual([
      1,
      expect.objectContaining({ doneAt: expect.any(Number) }),
    ]);
  });

  test('The erasure of an unknown customer is refused', async () => {
    expect(await askCustomerErasure(ledger(), nameHash, 'nobody')).toBe('unknown');
  });
});

describe('dead letters of tables', () => {
  const keysOf = (folder: string) => [
    `births/${folder}june.csv`,
    `births/${folder}june/left.xlsx`,
    `palms/${folder}june/left.zip`,
  ];
  const keysOfCustomer = [...keysOf('@acme/'), 'places/@acme/south.csv', 'births/@acme/letter.pdf'];
  const bury = (key: string) => {
    const hint = uploadHint({ ...world.source(key), sizeBytes: 9 });
    return recordDeadLetter(
      { ledger: ledger(), retry: { maxAttempts: 3 }, log: silent },
      sqsRecord(`m-${key}`, hint, 'rows-dead', 5),
    );
  };
  const letters = () =>
    new Set(
      [...world.table.items()].filter(({ pk }) => pk === 'dead-letter#rows-dead').map(({ body }) => body),
    );
  const othersOnly = () => expect([...letters()]).toEqual([expect.stringContaining('zeta')]);

  test.each<[string, readonly string[], () => Promise<unknown>]>([
    ['a customer', keysOfCustomer, ask],
    ['a batch', keysOf('@acme/'), () => askBatchErasure(ledger(), nameHash, '@acme/june')],
    ['a batch of the seller', keysOf(''), () => askBatchErasure(ledger(), nameHash, 'june')],
  ])('The erasure of %s removes its dead letters, and a late event leaves none', async (_of, keys, begin) => {
    for (const key of [...keys, 'births/@acme-zeta/june.csv']) await bury(key);
    expect(letters().size).toBe(keys.length + 1);
    world.now += 1000;
    await begin();
    world.now -= 1000;
    for (const key of keys) await bury(key);
    world.now += 1000;
    await world.runReconciler(120);
    othersOnly();
    world.now -= 3 * 3600_000;
    for (const key of keys) await bury(key);
    world.now += 3 * 3600_000;
    othersOnly();
  });

  test.each([
    ['a customer', 'places/@acme/south.csv', ask],
    ['a batch', 'births/june/left.xlsx', () => askBatchErasure(ledger(), nameHash, 'june')],
  ])(
    'The erasure of %s removes a dead letter that a former version stored without its name',
    async (_of, key, begin) => {
      for (const one of [key, 'births/@acme-zeta/june.csv']) await bury(one);
      for (const { pk, sk } of [...world.table.items()])
        if (pk === 'dead-letter#rows-dead')
          await world.table.update({ key: { pk, sk }, remove: ['batchShard', 'stateId'] });
      world.now += 1000;
      await begin();
      await world.runReconciler(60);
      othersOnly();
    },
  );

  test('A batch that was erased keeps the dead letter of a table that was uploaded afterwards', async () => {
    const key = 'births/june/left.xlsx';
    await bury(key);
    world.now += 1000;
    await askBatchErasure(ledger(), nameHash, 'june');
    await world.runReconciler(60);
    world.now += 1000;
    await bury(key);
    expect([...letters()]).toEqual([expect.stringContaining(key)]);
  });
});
