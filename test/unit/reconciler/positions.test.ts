import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { releaseUnannounced } from '../../../functions/reconciler/unannounced.ts';
import { release, releaseNow } from '../../../shared/blockers/release.ts';
import { askBatchErasure, batchErasureKey } from '../../../shared/erasure/batch-erasure.ts';
import { walkBatch } from '../../../shared/erasure/walk-batch.ts';
import { wholeErasureItems } from '../../../shared/erasure/whole-erasure.ts';
import { cancelBatch, cancelPage } from '../../../shared/holds/cancel.ts';
import { newBatch } from '../../../shared/ledger/batches/batches.ts';
import { askRedrive, redrivePage } from '../../../shared/ledger/batches/redrive.ts';
import { batchItems } from '../../../shared/ledger/items/batch.ts';
import { type Blocker, blockerItems, blockerKey, parkedUnder } from '../../../shared/ledger/items/blocker.ts';
import { type Header, headerItems } from '../../../shared/ledger/items/header.ts';
import { batchKey, headerKey, type Subject } from '../../../shared/ledger/items/keys.ts';
import type { State } from '../../../shared/ledger/items/state.ts';
import { TableOfSealedCursors } from '../../../shared/ledger/sealed-cursors.ts';
import { stateIdOf } from '../../../shared/ledger/states/transition.ts';
import { expectParking } from '../../../shared/ledger/waves/parking.ts';
import type { Key, Table } from '../../../shared/table/table.ts';
import { tracesIn } from '../../support/files/byte-search.ts';
import { erasureOfItems, nameHash } from '../../support/ledger/erasing.ts';
import { BooksWorld, minute } from '../books/books-world.ts';

const people: readonly Subject[] = Array.from({ length: 60 }, (_, at) => ({
  batch: 'june',
  id: `person-${1000 + at}`,
}));
const pause: Blocker = { kind: 'pause', batch: 'june' };
const way = { revision: 'open', room: 20 };

let books: BooksWorld;

beforeEach(async () => {
  books = new BooksWorld();
  const { queryIndex } = books.world.table;
  // Pages of at most two entries, so that each walk stops among the people.
  books.world.table.queryIndex = (query) =>
    queryIndex.call(books.world.table, { ...query, limit: Math.min(2, query.limit ?? 2) });
  await books.people(...people.map(({ id }) => id));
  const set = newBatch('june', books.world.now);
  await books.world.table.update(batchItems.update({ key: batchKey('june'), set }));
});

const tableOfSealedCursors = (): Table => new TableOfSealedCursors(books.world.table, nameHash);
const ledgerOver = (table: Table) => ({ ...books.world.ledger, table, nameHash });

async function setHeader(subject: Subject, members: Partial<Header>): Promise<void> {
  const { table } = books.world;
  const header = (await headerItems.read(table, headerKey(subject))) ?? expect.fail('no report');
  table.inner.load([{ ...header, ...members }]);
}

async function setState(state: State, due?: string): Promise<void> {
  for (const subject of people)
    await setHeader(subject, {
      state,
      stateId: stateIdOf(state, subject),
      ...(due === undefined ? {} : { due }),
    });
}

async function batchItem() {
  return (await batchItems.read(books.world.table, batchKey('june'))) ?? expect.fail('no batch');
}

function releaseDepsOf(table: Table) {
  const { jobs, random, settings } = books.world.reconciler();
  return { ledger: ledgerOver(table), jobs, random, settings: { ...settings.reconciler, releaseLimit: 20 } };
}

async function parkEverybody(): Promise<void> {
  for (const subject of people) await setHeader(subject, { due: parkedUnder(subject, pause) });
  await expectParking(books.world.ledger, pause, books.world.now + minute, books.world.now);
}

/** Each walk stops in the middle. @returns the item that holds its position */
const walks: Readonly<Record<string, (table: Table) => Promise<Key>>> = {
  'the cancellation of a batch': async (table) => {
    await setState('waiting');
    await cancelBatch(ledgerOver(table), 'june');
    const { cancellation } = await batchItem();
    const erase = () => Promise.reject(new Error('Nobody is erased here'));
    const page = { limit: 2, dueAt: books.world.now, erase };
    await cancelPage(ledgerOver(table), 'june', cancellation ?? expect.fail('no mark'), page);
    return batchKey('june');
  },
  'the redrive of a batch': async (table) => {
    await setState('partial');
    await askRedrive(ledgerOver(table), 'june', ['unknown']);
    await redrivePage(ledgerOver(table), 'june', (await batchItem()).redrive ?? expect.fail('no mark'), 2, 0);
    return batchKey('june');
  },
  'the erasure of a batch': async (table) => {
    await askBatchErasure(ledgerOver(table), nameHash, 'june');
    await setState('complete');
    const deps = { ...erasureOfItems, ledger: ledgerOver(table), nameHash };
    for (
      let pages = 0;
      pages < 60 && !/"place":"\d+ /.test(await positionOf(batchErasureKey('june')));
      pages += 1
    )
      await walkBatch({ ...deps, isOver: () => true }, 'june');
    return batchErasureKey('june');
  },
  'the release of a blocker': async (table) => {
    await parkEverybody();
    const item = await blockerItems.read(table, blockerKey(pause));
    const deps = { ...releaseDepsOf(table), queueDepth: async () => 0, isOver: () => false };
    await release(deps, item ?? expect.fail('no blocker'), way);
    return blockerKey(pause);
  },
  'the daily walk over waiting subjects': async (table) => {
    await setState('waiting');
    let pages = 0;
    const remainingMs = () => (++pages < 11 ? 45_000 : 0);
    await releaseUnannounced({ ...books.world.reconciler(), ledger: ledgerOver(table), remainingMs });
    return { pk: 'walk#waiting', sk: 'walk#waiting' };
  },
};

const positionOf = async (key: Key): Promise<string> => JSON.stringify(await books.world.table.get(key));
const namedIn = async (key: Key): Promise<number> =>
  tracesIn(
    '',
    Buffer.from(await positionOf(key)),
    people.map(({ id }) => ({ what: id, content: id })),
  ).length;

test.each(Object.keys(walks))('The stored position of %s names nobody', async (name) => {
  const walk = walks[name] ?? expect.fail('no such walk');
  expect(await namedIn(await walk(tableOfSealedCursors()))).toBe(0);
});

test.each(Object.keys(walks))(
  'Without its seal, the stored position of %s would name a person',
  async (name) => {
    const walk = walks[name] ?? expect.fail('no such walk');
    expect(await namedIn(await walk(books.world.table))).toBeGreaterThan(0);
  },
);

test('The reconciler opens its table with sealed cursors', () => {
  const handler = new URL('../../../functions/reconciler/handler.ts', import.meta.url);
  expect(readFileSync(handler, 'utf8')).toContain('table: new TableOfSealedCursors(groupedOn(dynamo), ');
});

test('The first page of a release, which fan-out sends without the key for sealing, stores no cursor', async () => {
  await parkEverybody();
  await releaseNow(releaseDepsOf(books.world.table), pause, way);
  expect(await positionOf(blockerKey(pause))).toContain('"pass"');
  expect(await namedIn(blockerKey(pause))).toBe(0);
});

test('A walk resumes at a position that an earlier release stored without a seal', async () => {
  const query = { index: 'batch', partition: 'batch#june#0' } as const;
  const { items, cursor } = await books.world.table.queryIndex(query);
  const next = await tableOfSealedCursors().queryIndex({
    ...query,
    cursor: cursor ?? expect.fail('one page'),
  });
  expect(items.map(({ pk }) => pk)).not.toContain(next.items[0]?.pk);
});

test('An order of books stores a position that names nobody, and begins again if the person at this position was erased', async () => {
  const { books: path } = await books.ask();
  const hint = books.hints.splice(0)[0] ?? {};
  let begun = 0;
  const make = async ({ id }: { readonly id: string }) => {
    begun += 1;
    if (begun > 9) books.world.now += 10 * minute;
    return Buffer.from(id);
  };
  await books.invoke(hint, { make });
  const order = books.world.table.items().find(({ pk }) => pk === 'books#june') ?? expect.fail('no order');
  expect(JSON.stringify(order.position)).toContain('after');
  expect(await namedIn(order)).toBe(0);
  await books.world.table.update({
    key: { pk: order.pk, sk: order.sk },
    setPaths: [[['position', 'after'], 'a person who was erased']],
  });
  await books.invoke(hint);
  await books.untilDone();
  const { order: ended } = await books.read(path);
  expect(ended).toMatchObject({ state: 'made', people: 60 });
  expect(ended.made + ended.kept).toBe(60);
});

/** DynamoDB may return a page without entries and with a cursor. */
function everySecondPageIsEmpty(): void {
  const { table } = books.world;
  const queryIndex = table.queryIndex.bind(table);
  table.queryIndex = async ({ cursor = '', ...query }) => {
    if (!cursor.startsWith(emptied)) return { items: [], cursor: emptied + cursor };
    const real = cursor.slice(emptied.length);
    return queryIndex({ ...query, ...(real === '' ? {} : { cursor: real }) });
  };
}
const emptied = 'after an empty page ';

test('A release reaches every subject although every second page is empty', async () => {
  await parkEverybody();
  everySecondPageIsEmpty();
  const { table } = books.world;
  const deps = { ...releaseDepsOf(table), queueDepth: async () => 0 };
  const hinted = new Set<string>();
  const jobs = {
    send: async (sent: readonly { readonly key: string }[]) => {
      for (const { key } of sent) hinted.add(key);
    },
  };
  for (let minutes = 0; minutes < 20; minutes += 1) {
    let calls = 0;
    const item = await blockerItems.read(table, blockerKey(pause));
    const isOver = () => ++calls > 500;
    await release({ ...deps, jobs, isOver }, item ?? expect.fail('no blocker'), way);
  }
  expect(hinted.size).toBe(people.length);
});

test('A cancellation and a redrive reach every subject, and each page changes only the progress of the request', async () => {
  everySecondPageIsEmpty();
  const { ledger, now: dueAt } = books.world;
  await setState('partial');
  await askRedrive(ledger, 'june', ['unknown', 'cancelled']);
  const first = (await batchItem()).redrive;
  let redriven = 0;
  for (let mark = first; mark !== undefined; mark = (await batchItem()).redrive) {
    expect({ ...mark, position: undefined }).toEqual({ ...first, position: undefined });
    redriven += (await redrivePage(ledger, 'june', mark, 2, dueAt)).length;
  }
  expect(redriven).toBe(people.length);
  await cancelBatch(ledger, 'june', { by: 'an operator', erases: true });
  const cancellation = (await batchItem()).cancellation ?? expect.fail('no mark');
  const erased = new Set<string>();
  const erase = async ({ id }: Subject, { by, at }: { by?: string | undefined; at: number }) => {
    expect({ by, at }).toEqual({ by: 'an operator', at: cancellation.at });
    erased.add(id);
  };
  for (let mark = cancellation; mark.doneAt === undefined; mark = (await batchItem()).cancellation ?? mark) {
    const { people: _people, walks: _walks, position: _position, ...rest } = mark;
    expect({ ...rest, people: 0, walks: 0 }).toEqual(cancellation);
    await cancelPage(ledger, 'june', mark, { limit: 2, dueAt, erase });
  }
  expect(erased.size).toBe(people.length);
});

test('The erasure of a batch reaches every subject, and each page changes only the progress of the request', async () => {
  const { ledger, table } = books.world;
  const because = { code: 'stated', text: 'a request' } as const;
  await askBatchErasure({ ...ledger, nameHash }, nameHash, 'june', { by: 'an operator', because });
  await setState('complete');
  everySecondPageIsEmpty();
  const request = async () => {
    const read = await wholeErasureItems.read(table, batchErasureKey('june'));
    const { place, shards, walks, tables, dueAt, ...rest } = read ?? expect.fail('no erasure');
    return { walks, rest };
  };
  const { rest: original } = await request();
  const deps = { ...erasureOfItems, ledger: { ...ledger, nameHash }, nameHash, isOver: () => true };
  for (let pages = 0; pages < 600 && (await request()).walks < 1; pages += 1) {
    await walkBatch(deps, 'june');
    expect((await request()).rest).toEqual(original);
  }
  const states = await Promise.all(people.map((subject) => headerItems.read(table, headerKey(subject))));
  expect(states.map((header) => header?.state)).toEqual(people.map(() => 'erasing'));
});
