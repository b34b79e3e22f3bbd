import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ScannedIndex, type WholeIndex } from '../../../shared/table/scanned-index.ts';
import type { IndexEntry, IndexQuery } from '../../../shared/table/table.ts';
import { MemoryTable } from '../../support/table/memory-table.ts';

const partitions = ['due#0', 'due#1', 'hinted#0'];
const due = fc.record({ partition: fc.constantFrom(...partitions), dueAt: fc.integer({ min: 0, max: 20 }) });
const anyQuery = fc.record({
  partition: fc.constantFrom(...partitions, 'nobody'),
  upTo: fc.integer({ min: 0, max: 25 }),
  limit: fc.integer({ min: 1, max: 5 }),
});
const queryOf = (one: Pick<IndexQuery, 'partition' | 'upTo' | 'limit'>): IndexQuery => ({
  index: 'due',
  ...one,
});

const everything = async (table: MemoryTable): Promise<WholeIndex> => {
  const whole = new Map<string, readonly IndexEntry[]>();
  for (const partition of partitions)
    whole.set(partition, (await table.queryIndex({ index: 'due', partition })).items);
  return whole;
};

async function filled(items: readonly { readonly partition: string; readonly dueAt: number }[]) {
  const table = new MemoryTable();
  for (const [at, { partition, dueAt }] of items.entries())
    await table.update({ key: { pk: `p${at}`, sk: 'report' }, set: { due: partition, dueAt } });
  let queries = 0;
  const counted = new Proxy(table, {
    get: (target, name) => {
      if (name === 'queryIndex') queries += 1;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { table, counted, queries: () => queries };
}

test('Queries of a scanned index return what the table returns, also after writes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(due), fc.array(anyQuery), async (items, questions) => {
      const { table, counted } = await filled(items);
      const scanned = new ScannedIndex(counted, { index: 'due', read: () => everything(table) });
      for (const one of questions)
        expect(await scanned.queryIndex(queryOf(one))).toEqual(await table.queryIndex(queryOf(one)));
      const write = (pk: string) => ({ key: { pk, sk: 'report' }, set: { due: 'due#0', dueAt: 0 } });
      const writes = [
        () => scanned.update(write('new')),
        () => scanned.transact([write('another')]),
        () => scanned.delete({ key: write('new').key, delete: true }),
      ];
      for (const writeOnce of writes) {
        await writeOnce();
        for (const one of questions)
          expect(await scanned.queryIndex(queryOf(one))).toEqual(await table.queryIndex(queryOf(one)));
      }
    }),
  );
});

const wholeQuery = { partition: 'due#0', upTo: 20, limit: 5 };

test('A small index that nobody writes to is read once, whatever the number of queries', async () => {
  const { table, counted, queries } = await filled([{ partition: 'due#0', dueAt: 1 }]);
  let scans = 0;
  const read = () => {
    scans += 1;
    return everything(table);
  };
  const scanned = new ScannedIndex(counted, { index: 'due', read });
  for (const partition of partitions) await scanned.queryIndex(queryOf({ ...wholeQuery, partition }));
  expect({ scans, queries: queries() }).toEqual({ scans: 1, queries: 0 });
});

test.each([
  ['is too large', async () => undefined],
  ['cannot be scanned', () => Promise.reject(new Error('refused'))],
])('An index that %s is scanned once and then queried', async (_, read) => {
  const { counted, table } = await filled([{ partition: 'due#0', dueAt: 1 }]);
  let scans = 0;
  const counting = () => {
    scans += 1;
    return read();
  };
  const scanned = new ScannedIndex(counted, { index: 'due', read: counting });
  for (const pk of ['a', 'b']) {
    await scanned.update({ key: { pk, sk: 'report' }, set: { due: 'due#0', dueAt: 2 } });
    expect(await scanned.queryIndex(queryOf(wholeQuery))).toEqual(
      await table.queryIndex(queryOf(wholeQuery)),
    );
  }
  expect(scans).toBe(1);
});
