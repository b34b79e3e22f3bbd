import { NothingToPrintError } from '@palmleaf/books/composing';
import { OverBudgetError, PressError, PrintError } from '@palmleaf/books/typst';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BooksDeps } from '../../../functions/books/deps.ts';
import { booksEnd } from '../../../shared/books/stored-book.ts';
import { eraseSubject } from '../../../shared/erasure/erase.ts';
import { bookOrdersList } from '../../../shared/reports/book-views.ts';
import { nameHash } from '../reports/app.ts';
import { BooksWorld, minute, retentionMs } from './books-world.ts';

let on: BooksWorld;
beforeEach(() => {
  on = new BooksWorld();
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
    await on.people('anna', 'ben', 'carl');
    const asked = await on.ask({ theme: { name: 'Lotus' } });
    expect(asked).toMatchObject({ state: 'making', people: 3, made: 0, theme: 'Lotus', format: 'pdf' });
    expect(await on.untilDone()).toBe(1);
    const { order, books: there } = await on.read(asked.books);
    expect(order).toMatchObject({ state: 'made', made: 3, kept: 0, empty: 0, failed: 0 });
    expect(there.map(({ id, state }) => `${id} ${state}`)).toEqual(['anna made', 'ben made', 'carl made']);
    for (const { link } of there)
      expect(link).toMatch(
        /^https:\/\/store\.example\/parts\/[0-9a-f]{32}\/books\/[0-9a-f]{16}\.pdf\?ends=soon$/,
      );
    const opened = await on.api().get(`${asked.books}/of/anna`, { accept: 'text/html' });
    expect(opened.status).toBe(302);
    expect(opened.headers.get('location')).toBe(there[0]?.link);
    expect((await on.api().get(`${asked.books}/of/nobody`)).status).toBe(404);
    expect(on.bookObjects()).toHaveLength(3);

    expect((await on.ask({ theme: { name: 'Lotus' } })).order).toBe(asked.order);
    await on.untilDone();
    expect((await on.read(asked.books)).order).toMatchObject({ state: 'made', made: 0, kept: 3 });
    expect(on.made.sort()).toEqual(['anna', 'ben', 'carl']);
    expect(on.logged.join()).not.toMatch(/store\.example|Name of/);
  });

  test('The stack makes a book again when its report changed, and keeps another theme beside the first', async () => {
    await on.people('anna', 'ben');
    const { books: path } = await on.ask();
    await on.untilDone();
    await on.row('ben', 'Another name');
    await on.ask();
    await on.untilDone();
    expect((await on.read(path)).order).toMatchObject({ made: 1, kept: 1 });
    const html = await on.ask({ format: 'html', theme: { colours: { main: '#112233' } } });
    await on.untilDone();
    expect(html.books).not.toBe(path);
    expect(on.bookObjects()).toHaveLength(4);
    const { orders } = await on.api().json(bookOrdersList, on.api().get('/batches/june/books'));
    expect(orders).toHaveLength(2);
  });

  test('A book ordered for one person is the one that an order for all has in the same theme', async () => {
    await on.people('anna', 'ben');
    const one = await on.ask({ id: 'anna' });
    expect(one).toMatchObject({ id: 'anna', people: 1 });
    await on.untilDone();
    const { order, books: there } = await on.read(one.books);
    expect(order).toMatchObject({ state: 'made', made: 1 });
    expect(there).toEqual([expect.objectContaining({ id: 'anna', state: 'made', link: expect.any(String) })]);
    const all = await on.ask();
    await on.untilDone();
    expect((await on.read(all.books)).order).toMatchObject({ made: 1, kept: 1 });
  });

  test('An order of books resumes where a killed function stopped and makes no book twice', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => `p${String(index).padStart(2, '0')}`);
    await on.people(...ids);
    const { books: path } = await on.ask();
    const hint = on.hints.splice(0)[0] ?? {};
    let begun = 0;
    const killed = new Promise<never>(() => undefined);
    const dying = on.turn(hint, {
      make: async ({ id }) => {
        begun += 1;
        if (begun > 12) {
          reached();
          return killed;
        }
        on.made.push(id);
        return Buffer.from(id);
      },
    });
    let reached: () => void = () => undefined;
    await Promise.race([dying, new Promise<void>((resolve) => (reached = resolve))]);
    expect(on.made).toHaveLength(12);
    // Until its lease ends no other run takes over; the run of the next minute then finds the order.
    await on.everyMinute();
    expect(on.hints).toEqual([]);
    await on.turn(hint);
    expect(on.made).toHaveLength(12);
    on.world.now += 3 * minute;
    await on.everyMinute();
    expect(on.hints).toEqual([hint]);
    await on.untilDone();
    expect(on.made.sort()).toEqual(ids);
    expect((await on.read(path)).order).toMatchObject({ state: 'made', made: 30, kept: 0 });
  });

  test('An order of thousands of books takes as many runs as it needs, and each resumes after the last', async () => {
    const ids = Array.from({ length: 2_000 }, (_, index) => `p${index}`);
    await on.people(...ids);
    on.make = async (id) => {
      on.world.now += 4_000;
      return Buffer.from(id);
    };
    const { books: path } = await on.ask();
    const runCount = await on.untilDone();
    // A run of two minutes begins books of five seconds each for 80 seconds.
    expect(runCount).toBeGreaterThan(110);
    expect(runCount).toBeLessThan(150);
    expect(on.made.toSorted()).toEqual(ids.toSorted());
    const { order, books: first, cursor } = await on.read(`${path}?limit=200`);
    expect(order).toMatchObject({ state: 'made', people: 2_000, made: 2_000 });
    expect(first).toHaveLength(200);
    expect((await on.read(`${path}?limit=200&cursor=${cursor}`)).books[0]?.id).not.toBe(first[0]?.id);
  });

  test('An order lists each book that cannot be made with its reason and makes the others', async () => {
    await on.people('anna', 'ben', 'carl', 'dora', 'emil', 'fay');
    on.make = async (id) => {
      if (id === 'ben') throw new PrintError('The book could not be printed');
      if (id === 'carl') throw new OverBudgetError('too slow');
      if (id === 'fay') throw new OverBudgetError('too large');
      if (id === 'dora') throw new NothingToPrintError('Nothing that the theme asks for is bought yet');
      return Buffer.from(id);
    };
    const { books: path } = await on.ask();
    await on.untilDone();
    const { order, books: there } = await on.read(path);
    expect(order).toMatchObject({ state: 'made', made: 2, empty: 1, failed: 3 });
    expect(there.map(({ id, state, fault = '' }) => `${id} ${state} ${fault}`.trim())).toEqual([
      'anna made',
      'ben failed not printed',
      'carl failed too slow',
      'dora empty',
      'emil made',
      'fay failed too large',
    ]);
    expect((await on.read(`${path}?state=failed`)).books.map(({ id }) => id)).toEqual(['ben', 'carl', 'fay']);
    expect(on.logged.filter((line) => line.includes('A book could not be made'))).toHaveLength(3);
    const page = await (await on.api().get(path, { accept: 'text/html' })).text();
    expect(page).toContain('It could not be printed.');
    expect(page).toContain('All in one PDF');
  });

  test('The next attempt prints the books for which the printing process failed', async () => {
    await on.people('anna', 'ben');
    let fails = 2;
    on.make = async (id) => {
      if (id === 'ben' && fails-- > 0) throw new PressError('The printing process did not start');
      return Buffer.from(id);
    };
    const { books: path } = await on.ask();
    await on.untilDone();
    for (let passed = 0; passed < 3; passed += 1) {
      on.world.now += minute;
      await on.everyMinute();
      await on.untilDone();
    }
    expect((await on.read(path)).order).toMatchObject({ state: 'made', made: 2, failed: 0 });
  });

  test('A book whose stored answer cannot be read is tried three times, a minute apart, and then listed as failed', async () => {
    await on.people('anna', 'ben');
    on.make = async (id) => {
      if (id === 'ben') throw new Error('the store has lost a body');
      return Buffer.from(id);
    };
    const { books: path } = await on.ask();
    await on.untilDone();
    for (let passed = 0; passed < 10; passed += 1) {
      on.world.now += minute;
      await on.everyMinute();
      await on.untilDone();
    }
    const { order, books: there } = await on.read(path);
    expect(order).toMatchObject({ state: 'made', made: 1, failed: 1 });
    expect(there.find(({ id }) => id === 'ben')).toMatchObject({ state: 'failed', fault: 'not read' });
    expect(on.logged.filter((line) => line.includes('Books cannot be made for now'))).toHaveLength(3);
  });

  test('Erasing a person deletes the books of that person, also one in progress', async () => {
    await on.people('anna', 'ben');
    const one = await on.ask({ id: 'anna' });
    const { books: path } = await on.ask();
    await on.untilDone();
    await on.row('anna', 'Changed');
    await on.ask();
    on.make = async (id) => {
      if (id === 'anna')
        await eraseSubject({ ...on.world.ledger, nameHash }, nameHash, { batch: 'june', id });
      return Buffer.from(id);
    };
    await on.untilDone();
    expect((await on.read(path)).books.map(({ id }) => id)).toEqual(['ben']);
    await on.world.runReconciler(30);
    expect((await on.api().get(one.books)).status).toBe(404);
    expect(on.bookObjects()).toHaveLength(1);
    expect(traces(on)).not.toContain('anna');
    await on.ask();
    await on.untilDone();
    expect((await on.read(path)).order).toMatchObject({ people: 1, kept: 1 });
  });

  test('Books are deleted when they expire, unless somebody ordered them again', async () => {
    await on.people('anna', 'ben');
    const { books: path } = await on.ask();
    await on.untilDone();
    on.world.now += retentionMs - 60 * minute;
    await on.ask({ id: 'ben' });
    await on.untilDone();
    on.world.now += 2 * 60 * minute;
    await on.everyMinute();
    expect((await on.read(path)).books.map(({ id }) => id)).toEqual(['ben']);
    expect(on.bookObjects()).toHaveLength(1);
    await on.ask();
    await on.untilDone();
    expect((await on.read(path)).order).toMatchObject({ made: 1, kept: 1 });
    expect(on.bookObjects()).toHaveLength(2);
  });

  test.each(moments)(
    'Expired books are deleted even if the function is killed %s it removes one',
    async (moment) => {
      await on.people('anna', 'ben');
      const { books: path } = await on.ask();
      await on.untilDone();
      on.world.now += retentionMs + minute;
      await killed(on, moment, (dying) => on.everyMinute(dying));
      expect(on.bookObjects()).toHaveLength(moment === 'before' ? 2 : 1);
      await on.everyMinute();
      expect(on.bookObjects()).toEqual([]);
      expect((await on.read(path)).books).toEqual([]);
      expect([...on.world.table.items()].filter(({ due }) => due === booksEnd)).toEqual([]);
    },
  );

  test.each(moments)(
    'Erasure deletes all books of a person even if it is killed %s it removes them',
    async (moment) => {
      await on.people('anna', 'ben');
      await on.ask();
      const hint = on.hints.splice(0)[0] ?? {};
      on.make = async (id) => {
        if (id === 'anna')
          await eraseSubject({ ...on.world.ledger, nameHash }, nameHash, { batch: 'june', id });
        return Buffer.from(id);
      };
      await killed(on, moment, (dying) => on.turn(hint, dying));
      await on.world.runReconciler(30);
      await on.everyMinute();
      await on.untilDone();
      expect(on.bookObjects()).toHaveLength(1);
      expect(traces(on)).not.toContain('anna');
    },
  );

  test('The function that runs each minute finds an order of books whose hint was lost', async () => {
    await on.people('anna');
    const { books: path } = await on.ask();
    on.hints.length = 0;
    await on.everyMinute();
    await on.untilDone();
    expect((await on.read(path)).order.state).toBe('made');
    on.world.now += 5 * minute;
    await on.everyMinute();
    expect(on.hints).toEqual([]);
  });

  test('A message that names no order of books goes to the dead-letter queue', async () => {
    expect(await on.turn({ order: 7 })).toEqual({ batchItemFailures: [expect.anything()] });
    expect(await on.turn({ batch: 'june', order: '0123456789abcdef' })).toEqual({ batchItemFailures: [] });
  });
});
