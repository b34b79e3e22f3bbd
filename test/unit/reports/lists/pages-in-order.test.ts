import { expect, test } from 'vitest';
import { pageInOrder } from '../../../../functions/reports/http/lists/in-order.ts';
import { sortPeople } from '../../../../functions/reports/views/people/sorted-people.ts';
import { Random } from '../../../simulation/world/random.ts';
import { MemoryTable } from '../../../support/table/memory-table.ts';
import { accepted, emptyLedger, rowInputs } from '../ledger.ts';

const numbers = (until: number): number[] => Array.from({ length: until }, (_, index) => index);

test('A list of any length is split into full pages and a last page, and each page links to its neighbours', async () => {
  const random = new Random(7);
  for (const [size, limit] of numbers(8).flatMap((count) =>
    [1, 2, 3].map((most) => [count, most] as const),
  )) {
    const table = new MemoryTable();
    for (const index of numbers(size))
      await table.update({
        key: { pk: `p${index}`, sk: 'report' },
        set: { batchShard: random.pick(['one', 'two']), stateId: `${index < 3 ? 'a' : 'b'}#${index}` },
      });
    const sections = ['a#', 'b#'].map(
      (prefix) => ({ index: 'batch', partitions: ['one', 'two'], prefix }) as const,
    );
    const read = async (cursor: string | undefined) =>
      pageInOrder(table, sections, { list: 'people', limit, cursor }, async (entries) =>
        entries.map(({ pk }) => pk),
      );
    const all = numbers(size).map((index) => `p${index}`);
    const pages = numbers(Math.max(1, Math.ceil(size / limit))).map((at) =>
      all.slice(at * limit, (at + 1) * limit),
    );
    let cursor: string | undefined;
    for (const [at, items] of pages.entries()) {
      const page = await read(cursor);
      const isLast = at === pages.length - 1;
      expect({ size, limit, items: page.items, isLast: page.next === undefined }).toEqual({
        size,
        limit,
        items,
        isLast,
      });
      if (at > 0) {
        const before = await read(page.previous);
        const isFirst = before.previous === undefined;
        expect({ size, limit, items: before.items, isFirst }).toEqual({
          size,
          limit,
          items: pages[at - 1],
          isFirst: at === 1,
        });
      }
      cursor = page.next;
    }
  }
});

test('A sorted page that was reached with one limit leads back with any other limit', async () => {
  const { ledger } = emptyLedger();
  for (const index of numbers(7))
    await accepted(ledger, { batch: 'june', id: `s${index}` }, rowInputs({ name: `N${index}` }));
  const read = async (limit: number, cursor?: string) => {
    const { items, ...paging } = await sortPeople(ledger, 'june', { sort: 'name', limit, cursor });
    return { ids: items.map(({ id }) => id), ...paging };
  };
  const { ids: all } = await read(7);
  for (const [first, second] of [1, 2, 3, 6].flatMap((one) =>
    [1, 2, 5, 7].map((other) => [one, other] as const),
  )) {
    const { next } = await read(first);
    const { ids, previous } = await read(second, next);
    const back = await read(second, previous);
    expect([ids, back.ids]).toEqual([
      all.slice(first, first + second),
      all.slice(Math.max(0, first - second)).slice(0, second),
    ]);
    expect(back.previous === undefined).toBe(first <= second);
  }
});
