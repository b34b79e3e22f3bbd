import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { ItemKind, schemaVersion } from '../../../shared/table/item-kind.ts';
import { UnreadableItemError } from '../../../shared/table/table-error.ts';
import { MemoryTable } from '../../support/table/memory-table.ts';

const kind = new ItemKind(
  'A thing',
  z.object({
    pk: z.string(),
    sk: z.string(),
    v: z.literal(schemaVersion),
    state: z.enum(['open', 'closed']),
    count: z.int(),
    names: z.set(z.string()).optional(),
    reason: z.string().optional(),
    lease: z.object({ owner: z.string(), until: z.number() }).optional(),
    blocks: z.record(z.string(), z.object({ calls: z.int() })),
  }),
);
const key = { pk: 'a', sk: '1' };

describe('a kind of item', () => {
  test('A kind of item turns its writes and conditions into those of the table', () => {
    expect(
      kind.update({
        key,
        set: { state: 'open', reason: undefined },
        setPaths: [kind.member(['blocks', 'a/b', 'calls'], 3)],
        add: { count: 1, names: new Set(['x']) },
        remove: ['lease', ['blocks', 'c']],
        condition: kind.equals(['lease', 'owner'], 'me'),
      }),
    ).toEqual({
      key,
      set: { state: 'open' },
      setPaths: [[['blocks', 'a/b', 'calls'], 3]],
      add: { count: 1, names: new Set(['x']) },
      remove: ['lease', ['blocks', 'c']],
      condition: { test: 'equals', path: ['lease', 'owner'], value: 'me' },
    });
  });

  test('A write does not compile if the schema of the kind of item lacks its member', () => {
    kind.update({
      key,
      set: {
        // @ts-expect-error: a misspelt attribute
        stat: 'open',
      },
    });
    // @ts-expect-error: a value of another type
    kind.update({ key, set: { state: 'ajar' } });
    // @ts-expect-error: a key is not an attribute to be set
    kind.update({ key, set: { pk: 'b' } });
    // @ts-expect-error: nothing can be added to a text
    kind.update({ key, add: { reason: 1 } });
    // @ts-expect-error: an attribute that every item has is not removed
    kind.update({ key, remove: ['state'] });
    // @ts-expect-error: no member of that name
    kind.member(['lease', 'until_'], 1);
    // @ts-expect-error: a member of another type
    kind.member(['lease', 'until'], 'late');
    // @ts-expect-error: a misspelt attribute in a condition
    kind.exists('stat');
    // @ts-expect-error: compared with another type
    kind.equals('count', '1');
    // @ts-expect-error: texts are not ordered
    kind.below('reason', 1);
    expect(kind.exists('state')).toEqual({ test: 'exists', path: ['state'] });
  });

  test('The condition of an unchanged item requires that absent attributes are still absent', () => {
    const before = kind.parse({ ...key, v: schemaVersion, state: 'open', count: 2, blocks: {} });
    expect(kind.unchanged(before, 'state', 'reason')).toEqual([
      { test: 'equals', path: ['state'], value: 'open' },
      { test: 'missing', path: ['reason'] },
    ]);
  });

  test('An item of another kind cannot be parsed, and the error reveals nothing of its content', async () => {
    const table = new MemoryTable();
    expect(await kind.read(table, key)).toBeUndefined();
    await table.update({ key, set: { v: schemaVersion, state: 'ajar', count: 'many', blocks: {} } });
    const reading = kind.read(table, key);
    await expect(reading).rejects.toThrow(UnreadableItemError);
    await expect(reading).rejects.toThrow(/^A thing in the table cannot be read: state \w+, count \w+$/);
  });
});
