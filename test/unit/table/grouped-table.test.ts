import { describe, expect, test } from 'vitest';
import { GroupedTable, type ManyTable } from '../../../shared/table/grouped-table.ts';
import { type Key, missing, type Table, type Write } from '../../../shared/table/table.ts';
import { Random } from '../../simulation/world/random.ts';
import { MemoryTable } from '../../support/table/memory-table.ts';
import { describeTable } from './contract.ts';

function grouped() {
  const memory = new MemoryTable({ isChecked: false });
  const requests: { readonly kind: 'get' | 'group' | 'transaction'; readonly items: number }[] = [];
  const note = (kind: (typeof requests)[number]['kind'], items: number) =>
    void requests.push({ kind, items });
  const inner: ManyTable = {
    get: (key) => {
      note('get', 1);
      return memory.get(key);
    },
    getAll: (keys) => {
      note('group', keys.length);
      return Promise.all(keys.map((key) => memory.get(key)));
    },
    query: (query) => memory.query(query),
    queryIndex: (query) => memory.queryIndex(query),
    update: (update) => memory.update(update),
    delete: (removal) => memory.delete(removal),
    transact: (writes) => {
      note('transaction', writes.length);
      return memory.transact(writes);
    },
  };
  return { memory, inner, requests, table: new GroupedTable(inner, (run) => void setImmediate(run)) };
}

const item = (name: string): Key => ({ pk: name, sk: 'report' });
const counter = (name: string): Key => ({ pk: `count#${name}`, sk: 'count' });

const counted = (name: string, count = 'june', subjects = 1): Write[] => [
  { key: item(name), set: { name }, condition: missing('pk') },
  { key: counter(count), add: { subjects }, setIfMissing: { v: 2 } },
];

const names = Array.from({ length: 250 }, (_, index) => `p-${index}`);

describe('a grouped table', () => {
  describeTable(async (): Promise<Table> => grouped().table);

  test('The grouped table reads the keys of one tick in groups of a hundred, each key once, and gives each caller its item', async () => {
    const { memory, table, requests } = grouped();
    for (const name of names) await memory.update({ key: item(name), set: { name } });
    const wanted = [...names, 'nobody', ...names.slice(0, 10)];
    const found = await Promise.all(wanted.map((name) => table.get(item(name))));
    expect(found.map((one) => one?.name)).toEqual(
      wanted.map((name) => (name === 'nobody' ? undefined : name)),
    );
    expect(requests).toEqual([100, 100, 51].map((items) => ({ kind: 'group', items })));
  });

  test('The grouped table reads a single item with a separate request', async () => {
    const { table, requests } = grouped();
    await table.get(item('a'));
    expect(requests).toEqual([{ kind: 'get', items: 1 }]);
  });

  test('The grouped table writes a counter once for all transactions of a tick that add to it', async () => {
    const { memory, table, requests } = grouped();
    const results = await Promise.all(
      names.map((name, index) => table.transact(counted(name, index % 2 === 0 ? 'even' : 'odd'))),
    );
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect((await memory.get(counter('even')))?.subjects).toBe(125);
    expect((await memory.get(counter('odd')))?.subjects).toBe(125);
    expect(requests.map(({ items }) => items).sort((a, b) => b - a)).toEqual([100, 100, 27, 27]);
    expect(await memory.get(item('p-249'))).toMatchObject({ name: 'p-249' });
  });

  test('Transactions that add to counters or subtract from them leave the same counters when they are grouped as when they run one by one', async () => {
    const random = new Random(1);
    const { memory, table } = grouped();
    const alone = new MemoryTable();
    const amount = () => random.whole(-2, 2);
    for (let tick = 0; tick < 20; tick += 1) {
      const transactions = Array.from({ length: random.whole(1, 12) }, (_, index): Write[] => [
        {
          key: item(`p-${index}-${random.whole(0, 5)}`),
          set: { at: `${tick}.${index}` },
          condition: missing('pk'),
        },
        { key: counter(random.pick(['june', 'july'])), add: { subjects: amount(), bought: amount() } },
      ]);
      await Promise.all(transactions.map((writes) => table.transact(writes)));
      for (const writes of transactions) await alone.transact(writes);
    }
    for (const name of ['june', 'july'])
      expect(await memory.get(counter(name))).toEqual(await alone.get(counter(name)));
  });

  test('If one transaction of a group fails, the grouped table repeats each alone, and counts only those that succeed', async () => {
    const { memory, table } = grouped();
    await memory.update({ key: item('p-1'), set: { name: 'another' } });
    const [first, second, third] = await Promise.all(
      ['p-0', 'p-1', 'p-2'].map((name) => table.transact(counted(name))),
    );
    expect([first, second, third]).toEqual([{ ok: true }, { ok: false, failed: [0] }, { ok: true }]);
    expect((await memory.get(counter('june')))?.subjects).toBe(2);
    expect((await memory.get(item('p-1')))?.name).toBe('another');
  });

  test('The grouped table counts once when the answer to a merged transaction is lost', async () => {
    const { memory, inner, table } = grouped();
    const { transact } = inner;
    let lost = 0;
    inner.transact = async (writes) => {
      const result = await transact(writes);
      if (writes.length === 2 || lost > 0) return result;
      lost += 1;
      throw new Error('The connection broke');
    };
    const results = await Promise.all(['p-0', 'p-1'].map((name) => table.transact(counted(name))));
    expect(results).toEqual([
      { ok: false, failed: [0] },
      { ok: false, failed: [0] },
    ]);
    expect((await memory.get(counter('june')))?.subjects).toBe(2);
  });

  test('The grouped table never puts two writes of one item into one transaction', async () => {
    const { memory, table, requests } = grouped();
    const results = await Promise.all([table.transact(counted('p-0')), table.transact(counted('p-0'))]);
    expect(results).toEqual([{ ok: true }, { ok: false, failed: [0] }]);
    expect(requests).toHaveLength(2);
    expect((await memory.get(counter('june')))?.subjects).toBe(1);
  });

  test('The grouped table does not merge a transaction whose counter has a condition or sets a value', async () => {
    const { table, requests } = grouped();
    const [made, count] = [
      { key: item('a'), set: { a: 1 } },
      { key: counter('x'), add: { n: 1 } },
    ];
    await Promise.all([
      table.transact([made, { ...count, condition: missing('closed') }]),
      table.transact([
        { ...made, key: item('b') },
        { ...count, set: { at: 7 } },
      ]),
      table.transact([{ ...made, key: item('c') }, count]),
    ]);
    expect(requests).toEqual([2, 2, 2].map((items) => ({ kind: 'transaction', items })));
  });

  test('The grouped table fails every read of a group with its error', async () => {
    const { inner, table } = grouped();
    inner.getAll = () => Promise.reject(new Error('throttled'));
    const reads = await Promise.allSettled(['a', 'b'].map((name) => table.get(item(name))));
    expect(reads.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
