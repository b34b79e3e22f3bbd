import { expect, test } from 'vitest';
import { markOfSubject } from '../../../shared/books/edition.ts';
import { eraseSubject } from '../../../shared/erasure/erase.ts';
import { batchShardFor, leastBatchShards } from '../../../shared/ledger/items/keys.ts';
import { beforeOperation } from '../../support/table/before-operation.ts';
import { nameHash } from '../reports/app.ts';
import { BooksWorld, minute, retentionMs } from './books-world.ts';

test('A book that is ordered again at any moment of its removal exists within a minute afterwards', async () => {
  for (let at = 0; ; at += 1) {
    const books = new BooksWorld();
    await books.people('anna');
    const { books: path } = await books.ask();
    await books.untilDone();
    books.world.now += retentionMs + minute;
    const operations = beforeOperation(books.world.table, at, async () => {
      await books.ask();
      await books.untilDone();
    });
    await books.everyMinute();
    if (operations() <= at) break;
    // A worker that meets the removal tries again in a minute.
    books.world.now += minute;
    await books.everyMinute();
    await books.untilDone();
    const ids = (await books.read(path)).books.map(({ id }) => id);
    expect({ at, ids, objects: books.bookObjects().length }).toEqual({ at, ids: ['anna'], objects: 1 });
  }
});

test.each(['before', 'after'])(
  'A book that is ordered again %s its removal deletes the object exists two minutes later, once, without an error',
  async (moment) => {
    for (const format of ['pdf', 'html']) {
      const books = new BooksWorld();
      await books.people('anna');
      const { books: path } = await books.ask({ format });
      await books.untilDone();
      books.world.now += retentionMs + minute;
      const askedAgain = async () => {
        await books.ask({ format });
        await books.untilDone();
      };
      await books.everyMinute({
        remove: async (key) => {
          if (moment === 'before') await askedAgain();
          const isRemoved = books.world.store.delete(key);
          if (moment === 'after') await askedAgain();
          return isRemoved;
        },
      });
      for (let minutes = 0; minutes < 2; minutes += 1) {
        books.world.now += minute;
        await books.everyMinute();
        await books.untilDone();
      }
      expect((await books.read(path)).books.map(({ id, state }) => [id, state])).toEqual([['anna', 'made']]);
      expect(books.bookObjects()).toHaveLength(1);
      expect(books.logged.filter((line) => line.includes('error'))).toEqual([]);
    }
  },
);

test('If a worker takes an order in the run of each minute before the run sends its hint, the run sends none, and the order is due when the worker ends', async () => {
  for (let at = 0; ; at += 1) {
    const books = new BooksWorld();
    await books.people('anna');
    await books.ask();
    const [hint = {}] = books.hints.splice(0);
    const operations = beforeOperation(books.world.table, at, async () => {
      await new Promise<void>((resolve) => {
        void books.invoke(hint, {
          make: () => {
            resolve();
            return new Promise<never>(() => undefined);
          },
        });
      });
    });
    await books.everyMinute();
    const [order] = [...books.world.table.items()].filter(({ pk }) => pk === 'books#june');
    expect({ at, dueAt: order?.dueAt }).toEqual({ at, dueAt: order?.workerUntil });
    if (books.hints.length > 0) {
      expect(at).toBe(2);
      break;
    }
    expect(operations()).toBeGreaterThan(at);
  }
});

test('The books of an order are counted once each, whoever is erased between its runs', async () => {
  const ids = Array.from({ length: 600 }, (_, index) => `p${index}`)
    .filter((id) => batchShardFor({ batch: 'june', id }, leastBatchShards).endsWith('#0'))
    .slice(0, 60);
  expect(ids).toHaveLength(60);
  const books = new BooksWorld();
  await books.people(...ids);
  books.make = async (id) => {
    books.world.now += 2_000;
    return Buffer.from(id);
  };
  const { books: path } = await books.ask();
  const erased = new Set<string>();
  for (let hint = books.hints.shift(); hint !== undefined; hint = books.hints.shift()) {
    await books.invoke(hint);
    const position = [...books.world.table.items()].find(({ pk }) => pk === 'books#june')?.position;
    const last = ids.find((id) => markOfSubject({ batch: 'june', id }) === Object(position).after);
    if (last === undefined) continue;
    erased.add(last);
    await eraseSubject({ ...books.world.ledger, nameHash }, nameHash, { batch: 'june', id: last });
    await books.world.runReconciler(45);
  }
  const { made, kept, empty, failed } = (await books.read(path)).order;
  expect(erased.size).toBeGreaterThan(0);
  expect(made + kept + empty + failed).toBe(ids.length - erased.size);
});

test('An order that is repeated while a worker makes its books continues, and makes and counts each book once', async () => {
  for (let at = 1; at <= 3; at += 1) {
    const books = new BooksWorld();
    await books.people('anna', 'ben', 'cleo');
    let begun = 0;
    books.make = async (id) => {
      begun += 1;
      if (begun === at) await books.ask();
      return Buffer.from(id);
    };
    const { books: path } = await books.ask();
    await books.untilDone();
    const { state, made, kept } = (await books.read(path)).order;
    expect({ at, begun, state, made, kept }).toEqual({ at, begun: 3, state: 'made', made: 3, kept: 0 });
  }
});
