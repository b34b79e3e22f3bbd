import { describe, expect, test } from 'vitest';
import { ConcurrencyLimit } from '../../../functions/webhooks/concurrency-limit.ts';
import { OutcomeWriter } from '../../../functions/webhooks/outcomes.ts';
import { missing, type Update } from '../../../shared/table/table.ts';
import { MemoryTable } from '../../support/table/memory-table.ts';

const update = (name: string): Update => ({
  key: { pk: name, sk: 'delivery' },
  set: { state: 'delivered' },
  condition: missing('pk'),
});

function outcomesOver(memory: MemoryTable) {
  const writeSizes: number[] = [];
  const outcomes = new OutcomeWriter({
    update: (one) => {
      writeSizes.push(1);
      return memory.update(one);
    },
    transact: (writes) => {
      writeSizes.push(writes.length);
      return memory.transact(writes);
    },
  });
  return { outcomes, writeSizes };
}

describe('The outcomes of deliveries', () => {
  test('The first outcome of a delivery is written alone, and those that arrive during a write are written together', async () => {
    const { outcomes, writeSizes } = outcomesOver(new MemoryTable());
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => outcomes.write(update(name))));
    await outcomes.write(update('e'));
    expect(writeSizes).toEqual([1, 3, 1]);
  });

  test('Outcomes of deliveries are written alone when one of them may no longer be written', async () => {
    const memory = new MemoryTable();
    await memory.update({ key: { pk: 'c', sk: 'delivery' }, set: { state: 'erased' } });
    const { outcomes, writeSizes } = outcomesOver(memory);
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => outcomes.write(update(name))));
    expect(writeSizes).toEqual([1, 3, 1, 1, 1]);
    const states = [...memory.items()].map(({ pk, state }) => [pk, state]);
    expect(Object.fromEntries(states)).toEqual({
      a: 'delivered',
      b: 'delivered',
      c: 'erased',
      d: 'delivered',
    });
  });

  test('Outcomes of deliveries fail when the table refuses them, and the next are written', async () => {
    let shouldRefuse = true;
    const memory = new MemoryTable();
    const outcomes = new OutcomeWriter({
      update: (one) => (shouldRefuse ? Promise.reject(new Error('throttled')) : memory.update(one)),
      transact: () => Promise.reject(new Error('throttled')),
    });
    const ends = await Promise.allSettled(['a', 'b', 'c'].map((name) => outcomes.write(update(name))));
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    shouldRefuse = false;
    await outcomes.write(update('d'));
    expect([...memory.items()]).toHaveLength(1);
  });
});

describe('Deliveries to one address at the same time', () => {
  test('Concurrent deliveries to one address double per round trip while all of them arrive, up to 160', () => {
    const concurrency = new ConcurrencyLimit(true);
    expect(concurrency.limit).toBe(10);
    for (let arrived = 0; arrived < 10; arrived += 1) concurrency.note(true);
    expect(concurrency.limit).toBe(20);
    for (let arrived = 0; arrived < 1000; arrived += 1) concurrency.note(true);
    expect(concurrency.limit).toBe(160);
  });

  test('Deliveries to one address drop to one after a failure, and return to ten after a success', () => {
    const concurrency = new ConcurrencyLimit(true);
    concurrency.note(false);
    expect(concurrency.limit).toBe(1);
    expect(new ConcurrencyLimit(false).limit).toBe(1);
    concurrency.note(true);
    expect(concurrency.limit).toBe(10);
  });
});
