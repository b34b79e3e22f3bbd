import { NothingToPrintError } from '@palmleaf/books/composing';
import { OverBudgetError, PressError, PrintError } from '@palmleaf/books/typst';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BooksDeps } from '../../../functions/books/deps.ts';
import { booksEnd } from '../../../shared/books/stored-book.ts';
import { eraseSubject } from '../../../shared/erasure/erase.ts';
import { bookOrdersList } from '../../../shared/reports/book-views.ts';
import { nameHash } from '../reports/app.ts';
import { BooksWorld, minute, retentionMs } from './books-world.ts';

let books: BooksWorld;
beforeEach(() => {
  books = new BooksWorld();
});

const traces = ({ world }: BooksWorld): string =>
  JSON.stringify([[...world.table.items()], [...world.store.keys()]], (_name, value) =>
    value instanceof Set ? [...value] : value,
  );

const moments = ['before', 'after'] as const;

async function killed(
  { world }: BooksWorld,
  moment: (typeof moments)[number],
  run: (dying: Pick<BooksDeps, 'remove'>) => Promise<unknown>,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const remove = (key: string) => {
      if (moment === 'after') world.store.delete(key);
      resolve();
      return new Promise<never>(() => undefined);
    };
    run({ remove }).then(() => reject(new Error('It has ended without removing anything')), reject);
  });
}

describe('books of the stack', () => {
  test('The stack makes the books of all people once and serves them by links that expire', async () => {
    await books.people('anna', 'ben', 'carl');
    const placed = await books.ask({ theme: { name: 'Lotus' } });
    expect(placed).toMatchObject({ state: 'making', people: 3, made: 0, theme: 'Lotus', format: 'pdf' });
    expect(await books.untilDone()).toBe(1);
    const { order, books: there } = await books.read(placed.books);
    expect(order).toMatchObject({ state: 'made', made: 3, kept: 0, empty: 0, failed: 0 });
    expect(there.map(({ id, state }) => `${id} ${state}`)).toEqual(['anna made', 'ben made', 'carl made']);
    for (const { link } of there)
      expect(link).toMatch(
        /^https:\/\/store\.example\/parts\/[0-9a-f]{32}\/books\/[0-9a-f]{16}\.pdf\?ends=soon$/,
      );
    const opened = await books.api().get(`${order.books}/of/anna`, { accept: 'text/html' });
    expect(opened.status).toBe(302);
    expect(opened.headers.get('location')).toBe(there[0]?.link);
    expect((await books.api().get(`${order.books}/of/nobody`)).status).toBe(404);
    expect(books.bookObjects()).toHaveLength(3);

    expect((await books.ask({ theme: { name: 'Lotus' } })).order).toBe(order.order);
    await books.untilDone();
    expect((await books.read(order.books)).order).toMatchObject({ state: 'made', made: 0, kept: 3 });
    expect(books.made.sort()).toEqual(['anna', 'ben', 'carl']);
    expect(books.logged.join()).not.toMatch(/store\.example|Name of/);
  });

  test('The stack makes a book again when its report changed, and keeps another theme beside the first', async () => {
    await books.people('anna', 'ben');
    const { books: path } = await books.ask();
    await books.untilDone();
    await books.row('ben', 'Another name');
    await books.ask();
    await books.untilDone();
    expect((await books.read(path)).order).toMatchObject({ made: 1, kept: 1 });
    const html = await books.ask({ format: 'html', theme: { colours: { main: '#112233' } } });
    await books.untilDone();
    expect(html.books).not.toBe(path);
    expect(books.bookObjects()).toHaveLength(4);
    const { orders } = await books.api().json(bookOrdersList, books.api().get('/batches/june/books'));
    expect(orders).toHaveLength(2);
  });

  test('An order for all people reuses the book of an order for one person with the same theme', async () => {
    await books.people('anna', 'ben');
    const orderOfAnna = await books.ask({ id: 'anna' });
    expect(orderOfAnna).toMatchObject({ id: 'anna', people: 1 });
    await books.untilDone();
    const { order, books: there } = await books.read(orderOfAnna.books);
    expect(order).toMatchObject({ state: 'made', made: 1 });
    expect(there).toEqual([expect.objectContaining({ id: 'anna', state: 'made', link: expect.any(String) })]);
    const all = await books.ask();
    await books.untilDone();
    expect((await books.read(all.books)).order).toMatchObject({ made: 1, kept: 1 });
  });

  test('An order of books resumes where a killed function stopped and makes no book twice', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => `p${String(index).padStart(2, '0')}`);
    await books.people(...ids);
    const { books: path } = await books.ask();
    const hint = books.hints.splice(0)[0] ?? {};
    let begun = 0;
    const killed = new Promise<never>(() => undefined);
    const dying = books.invoke(hint, {
      make: async ({ id }) => {
        begun += 1;
        if (begun > 12) {
          reached();
          return killed;
        }
        books.made.push(id);
        return Buffer.from(id);
      },
    });
    let reached: () => void = () => undefined;
    await Promise.race([dying, new Promise<void>((resolve) => (reached = resolve))]);
    expect(books.made).toHaveLength(12);
    // Until its lease ends no other run takes over; the run of the next minute then finds the order.
    await books.everyMinute();
    expect(books.hints).toEqual([]);
    await books.invoke(hint);
    expect(books.made).toHaveLength(12);
    books.world.now += 3 * minute;
    await books.everyMinute();
    expect(books.hints).toEqual([hint]);
    await books.untilDone();
    expect(books.made.sort()).toEqual(ids);
    expect((await books.read(path)).order).toMatchObject({ state: 'made', made: 30, kept: 0 });
  });

  test('An order of thousands of books takes as many runs as it needs, and each resumes where the one before stopped', async () => {
    const ids = Array.from({ length: 2_000 }, (_, index) => `p${index}`);
    await books.people(...ids);
    books.make = async (id) => {
      books.world.now += 4_000;
      return Buffer.from(id);
    };
    const { books: path } = await books.ask();
    const runCount = await books.untilDone();
    // A run of two minutes begins books of five seconds each for 80 seconds.
    expect(runCount).toBeGreaterThan(110);
    expect(runCount).toBeLessThan(150);
    expect(books.made.toSorted()).toEqual(ids.toSorted());
    const { order, books: first, cursor } = await books.read(`${path}?limit=200`);
    expect(order).toMatchObject({ state: 'made', people: 2_000, made: 2_000 });
    expect(first).toHaveLength(200);
    expect((await books.read(`${path}?limit=200&cursor=${cursor}`)).books[0]?.id).not.toBe(first[0]?.id);
  });

  test('An order lists each book that cannot be made with its reason and makes the others', async () => {
    await books.people('anna', 'ben', 'carl', 'dora', 'emil', 'fay');
    books.make = async (id) => {
      if (id === 'ben') throw new PrintError('The book could not be printed');
      if (id === 'carl') throw new OverBudgetError('too slow');
      if (id === 'fay') throw new OverBudgetError('too large');
      if (id === 'dora') throw new NothingToPrintError('Nothing that the theme asks for is bought yet');
      return Buffer.from(id);
    };
    const { books: path } = await books.ask();
    await books.untilDone();
    const { order, books: there } = await books.read(path);
    expect(order).toMatchObject({ state: 'made', made: 2, empty: 1, failed: 3 });
    expect(there.map(({ id, state, fault = '' }) => `${id} ${state} ${fault}`.trim())).toEqual([
      'anna made',
      'ben failed not printed',
      'carl failed too slow',
      'dora empty',
      'emil made',
      'fay failed too large',
    ]);
    expect((await books.read(`${path}?state=failed`)).books.map(({ id }) => id)).toEqual([
      'ben',
      'carl',
      'fay',
    ]);
    expect(books.logged.filter((line) => line.includes('A book could not be made'))).toHaveLength(3);
    const page = await (await books.api().get(path, { accept: 'text/html' })).text();
    expect(page).toContain('It could not be printed.');
    expect(page).toContain('All in one PDF');
  });

  test('The next attempt prints the books for which the printing process failed', async () => {
    await books.people('anna', 'ben');
    let fails = 2;
    books.make = async (id) => {
      if (id === 'ben' && fails-- > 0) throw new PressError('The printing process did not start');
      return Buffer.from(id);
    };
    const { books: path } = await books.ask();
    await books.untilDone();
    for (let passed = 0; passed < 3; passed += 1) {
      books.world.now += minute;
      await books.everyMinute();
      await books.untilDone();
    }
    expect((await books.read(path)).order).toMatchObject({ state: 'made', made: 2, failed: 0 });
  });

  test('A book whose stored answer cannot be read is tried three times, a minute apart, and then listed as failed', async () => {
    await books.people('anna', 'ben');
    books.make = async (id) => {
      if (id === 'ben') throw new Error('the store has lost a body');
      return Buffer.from(id);
    };
    const { books: path } = await books.ask();
    await books.untilDone();
    for (let passed = 0; passed < 10; passed += 1) {
      books.world.now += minute;
      await books.everyMinute();
      await books.untilDone();
    }
    const { order, books: there } = await books.read(path);
    expect(order).toMatchObject({ state: 'made', made: 1, failed: 1 });
    expect(there.find(({ id }) => id === 'ben')).toMatchObject({ state: 'failed', fault: 'not read' });
    expect(books.logged.filter((line) => line.includes('Books cannot be made for now'))).toHaveLength(3);
  });

  test('Erasing a person deletes the books of that person, also one in progress', async () => {
    await books.people('anna', 'ben');
    const orderOfAnna = await books.ask({ id: 'anna' });
    const { books: path } = await books.ask();
    await books.untilDone();
    await books.row('anna', 'Changed');
    await books.ask();
    books.make = async (id) => {
      if (id === 'anna')
        await eraseSubject({ ...books.world.ledger, nameHash }, nameHash, { batch: 'june', id });
      return Buffer.from(id);
    };
    await books.untilDone();
    expect((await books.read(path)).books.map(({ id }) => id)).toEqual(['ben']);
    await books.world.runReconciler(30);
    expect((await books.api().get(orderOfAnna.books)).status).toBe(404);
    expect(books.bookObjects()).toHaveLength(1);
    expect(traces(books)).not.toContain('anna');
    await books.ask();
    await books.untilDone();
    expect((await books.read(path)).order).toMatchObject({ people: 1, kept: 1 });
  });

  test('Books are deleted when they expire, unless somebody ordered them again', async () => {
    await books.people('anna', 'ben');
    const { books: path } = await books.ask();
    await books.untilDone();
    books.world.now += retentionMs - 60 * minute;
    await books.ask({ id: 'ben' });
    await books.untilDone();
    books.world.now += 2 * 60 * minute;
    await books.everyMinute();
    expect((await books.read(path)).books.map(({ id }) => id)).toEqual(['ben']);
    expect(books.bookObjects()).toHaveLength(1);
    await books.ask();
    await books.untilDone();
    expect((await books.read(path)).order).toMatchObject({ made: 1, kept: 1 });
    expect(books.bookObjects()).toHaveLength(2);
  });

  test.each(moments)(
    'Expired books are deleted even if the function is killed %s it removes one',
    async (moment) => {
      await books.people('anna', 'ben');
      const { books: path } = await books.ask();
      await books.untilDone();
      books.world.now += retentionMs + minute;
      await killed(books, moment, (dying) => books.everyMinute(dying));
      expect(books.bookObjects()).toHaveLength(moment === 'before' ? 2 : 1);
      // The killed function may have held the book until its end.
      books.world.now += 3 * minute;
      await books.everyMinute();
      expect(books.bookObjects()).toEqual([]);
      expect((await books.read(path)).books).toEqual([]);
      expect([...books.world.table.items()].filter(({ due }) => due === booksEnd)).toEqual([]);
    },
  );

  test.each(moments)(
    'An erasure deletes all books of a person even if the function of books is killed %s it removes one',
    async (moment) => {
      await books.people('anna', 'ben');
      await books.ask();
      const hint = books.hints.splice(0)[0] ?? {};
      books.make = async (id) => {
        if (id === 'anna')
          await eraseSubject({ ...books.world.ledger, nameHash }, nameHash, { batch: 'june', id });
        return Buffer.from(id);
      };
      await killed(books, moment, (dying) => books.invoke(hint, dying));
      await books.world.runReconciler(30);
      await books.everyMinute();
      await books.untilDone();
      expect(books.bookObjects()).toHaveLength(1);
      expect(traces(books)).not.toContain('anna');
    },
  );

  test('The function that runs each minute finds an order of books whose hint was lost', async () => {
    await books.people('anna');
    const { books: path } = await books.ask();
    books.hints.length = 0;
    await books.everyMinute();
    await books.untilDone();
    expect((await books.read(path)).order.state).toBe('made');
    books.world.now += 5 * minute;
    await books.everyMinute();
    expect(books.hints).toEqual([]);
  });

  test('A message that names no order of books goes to the dead-letter queue', async () => {
    expect(await books.invoke({ order: 7 })).toEqual({ batchItemFailures: [expect.anything()] });
    expect(await books.invoke({ batch: 'june', order: '0123456789abcdef' })).toEqual({
      batchItemFailures: [],
    });
  });
});
