import { expect, test } from 'vitest';
import { CursorError, encodeCursor } from '../../../shared/table/cursor.ts';
import {
  all,
  any,
  atLeast,
  atMost,
  below,
  equals,
  exists,
  type IndexQuery,
  missing,
  not,
  type Table,
  wholePartition,
} from '../../../shared/table/table.ts';

export function describeTable(open: () => Promise<Table>): void {
  const key = { pk: 'a', sk: '1' };

  test('A table reads, updates and deletes a missing item without an error', async () => {
    const table = await open();
    expect(await table.get(key)).toBeUndefined();
    expect(await table.update({ key, set: { x: 1 }, condition: exists('pk') })).toEqual({ ok: false });
    expect(await table.get(key)).toBeUndefined();
    expect(await table.delete({ key, delete: true, condition: exists('pk') })).toBe(false);
    expect(await table.delete({ key, delete: true })).toBe(true);
  });

  test('A table returns values as they were written', async () => {
    const table = await open();
    const written = {
      text: 'ஒரு',
      zero: 0,
      fraction: 0.1,
      yes: true,
      list: [1, 'b', [false]],
      map: { 'a/b#c': { d: 'e' } },
      empty: {},
      set: new Set(['x', 'y']),
      bytes: new Uint8Array([0, 255]),
    };
    const result = await table.update({ key, set: written });
    expect(result).toEqual({ ok: true, item: { ...key, ...written } });
    expect(await table.get(key)).toEqual({ ...key, ...written });
  });

  test('A table omits undefined members of a map', async () => {
    const table = await open();
    await table.update({ key, set: { map: { a: 1, b: undefined } } });
    expect((await table.get(key))?.map).toEqual({ a: 1 });
  });

  test('One update sets, sets if missing, adds and removes', async () => {
    const table = await open();
    await table.update({
      key,
      set: { map: { a: 1, b: 2 }, old: 1 },
      setIfMissing: { kept: 'first' },
    });
    const { ok } = await table.update({
      key,
      setPaths: [[['map', 'a'], 5]],
      setIfMissing: { kept: 'second', late: 7 },
      add: { count: 3, names: new Set(['n']) },
      remove: [['map', 'b'], 'old', 'never'],
    });
    await table.update({ key, add: { count: -1, names: new Set(['n', 'm']) } });
    expect(ok).toBe(true);
    expect(await table.get(key)).toEqual({
      ...key,
      map: { a: 5 },
      kept: 'first',
      late: 7,
      count: 2,
      names: new Set(['n', 'm']),
    });
  });

  test('A table reads the points and slashes in the keys of a map as part of the keys', async () => {
    const table = await open();
    await table.update({ key, set: { map: {} } });
    await table.update({ key, setPaths: [[['map', 'palm/get-palm-id'], { 'x.y': 1 }]] });
    await table.update({ key, setPaths: [[['map', 'palm/get-palm-id', 'x.y'], 2]] });
    expect((await table.get(key))?.map).toEqual({ 'palm/get-palm-id': { 'x.y': 2 } });
  });

  test.each([
    ['a path whose parent is missing', { setPaths: [[['map', 'a'], 1]] as const }],
    ['one path set and removed', { set: { x: 1 }, remove: ['x'] }],
    ['a path below one that is set', { set: { x: {} }, remove: [['x', 'y']] as const }],
    ['a number added to a text', { add: { text: 1 } }],
    ['an empty set added', { add: { names: new Set<string>() } }],
    ['no change', {}],
  ])('A table refuses a wrong update and writes nothing: %s', async (_name, change) => {
    const table = await open();
    await table.update({ key, set: { text: 'a' } });
    await expect(table.update({ key, ...change })).rejects.toThrow();
    expect(await table.get(key)).toEqual({ ...key, text: 'a' });
  });

  const state = { n: 5, text: 'five', map: { a: 1 }, names: new Set(['a', 'b']) };
  test.each([
    ['exists', exists('n'), true],
    ['exists, nested', exists('map', 'a'), true],
    ['exists, nested and missing', exists('map', 'b'), false],
    ['missing', missing('n'), false],
    ['missing below a missing parent', missing('none', 'x'), true],
    ['equals', equals(['n'], 5), true],
    ['equals a value of another type', equals(['n'], '5'), false],
    ['equals a set in another order', equals(['names'], new Set(['b', 'a'])), true],
    ['equals a set with a member less', equals(['names'], new Set(['a'])), false],
    ['equals a set with a member more', equals(['names'], new Set(['a', 'b', 'c'])), false],
    ['a missing value equals a set', equals(['none'], new Set(['a'])), false],
    ['a missing value equals a number', equals(['none'], 5), false],
    ['a missing value does not equal a number', not(equals(['none'], 5)), true],
    ['below the same number', below(['n'], 5), false],
    ['below a larger number', below(['n'], 6), true],
    ['a missing value is below a number', below(['none'], 6), false],
    ['a missing value is not at most a number', not(atMost(['none'], 6)), true],
    ['a text is below a number', below(['text'], 6), false],
    ['at most the same number', atMost(['n'], 5), true],
    ['at least the same number', atLeast(['n'], 5), true],
    ['at least a larger number', atLeast(['n'], 6), false],
    ['all', all(exists('n'), equals(['map', 'a'], 1)), true],
    ['all, of which one does not hold', all(exists('n'), missing('n')), false],
    ['any', any(missing('n'), equals(['text'], 'five')), true],
    ['any, of which none holds', any(missing('n'), missing('text')), false],
    ['all, any and not, nested', all(any(not(exists('n')), exists('text')), not(missing('map'))), true],
  ])('A table writes only if the condition holds: %s', async (_name, condition, holds) => {
    const table = await open();
    await table.update({ key, set: state });
    const before = await table.get(key);
    const result = await table.update({ key, set: { done: true }, condition });
    expect(result.ok).toBe(holds);
    if (!holds) expect(result.item).toEqual(before);
    expect((await table.get(key))?.done).toBe(holds ? true : undefined);
  });

  test('A transaction writes all or nothing, and names the conditions that failed', async () => {
    const table = await open();
    const other = { pk: 'b', sk: '1' };
    const third = { pk: 'c', sk: '1' };
    await table.update({ key: third, set: { x: 1 } });
    expect(
      await table.transact([
        { key, set: { x: 1 }, condition: missing('pk') },
        { key: other, add: { n: 2 } },
        { key: third, delete: true, condition: exists('x') },
      ]),
    ).toEqual({ ok: true });
    expect(await table.get(other)).toEqual({ ...other, n: 2 });
    expect(await table.get(third)).toBeUndefined();
    expect(
      await table.transact([
        { key, set: { x: 2 }, condition: missing('pk') },
        { key: other, add: { n: 2 } },
        { key: third, delete: true, condition: exists('x') },
      ]),
    ).toEqual({ ok: false, failed: [0, 2] });
    expect(await table.get(key)).toEqual({ ...key, x: 1 });
    expect(await table.get(other)).toEqual({ ...other, n: 2 });
  });

  test('A transaction refuses two operations on one item', async () => {
    const table = await open();
    await expect(
      table.transact([
        { key, add: { n: 1 } },
        { key, add: { n: 1 } },
      ]),
    ).rejects.toThrow();
  });

  test('A table returns a partition page by page, in the order of the sort key', async () => {
    const table = await open();
    for (const sk of ['part#b', 'report', 'part#a', 'part#c'])
      await table.update({ key: { pk: 'a', sk }, add: { n: 1 } });
    await table.update({ key: { pk: 'b', sk: 'part#a' }, add: { n: 1 } });
    const first = await table.query({ pk: 'a', prefix: 'part#', limit: 2 });
    expect(first.items.map(({ sk }) => sk)).toEqual(['part#a', 'part#b']);
    const cursor = first.cursor ?? '';
    const second = await table.query({ pk: 'a', prefix: 'part#', limit: 2, cursor });
    expect(second.items.map(({ sk }) => sk)).toEqual(['part#c']);
    expect(second.cursor).toBeUndefined();
    const whole: string[] = [];
    for await (const item of wholePartition(table, 'a')) whole.push(item.sk);
    expect(whole).toEqual(['part#a', 'part#b', 'part#c', 'report']);
  });

  test('A table refuses the cursor of another query, and text that is not a cursor', async () => {
    const table = await open();
    for (const pk of ['a', 'b']) {
      for (const sk of ['part#a', 'part#b', 'report'])
        await table.update({ key: { pk, sk }, set: { batchShard: `batch#${pk}`, stateId: `due#${sk}` } });
    }
    const { cursor = '' } = await table.query({ pk: 'a', limit: 1 });
    const index = { index: 'batch', partition: 'batch#a' } as const;
    const { cursor: ofIndex = '' } = await table.queryIndex({ ...index, limit: 1 });
    expect((await table.query({ pk: 'a', cursor })).items).toHaveLength(2);
    expect((await table.queryIndex({ ...index, cursor: ofIndex })).items).toHaveLength(2);
    const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const lone = encoded({ pk: 'a', sk: 'part#\ud800' });
    for (const wrong of ['', 'x', 'bnVsbA', encoded([]), encoded({ pk: 'a' }), lone, `${cursor}x`, ofIndex]) {
      await expect(table.query({ pk: 'a', cursor: wrong }), wrong).rejects.toThrow(CursorError);
    }
    for (const query of [{ pk: 'b' }, { pk: 'a', prefix: 'report' }])
      await expect(table.query({ ...query, cursor })).rejects.toThrow(CursorError);
    const elsewhere = [{ partition: 'batch#b' }, { prefix: 'complete#' }, { index: 'due' as const }];
    for (const query of elsewhere)
      await expect(table.queryIndex({ ...index, ...query, cursor: ofIndex })).rejects.toThrow(CursorError);
    await expect(table.queryIndex({ ...index, cursor })).rejects.toThrow(CursorError);
  });

  test.each([
    ['partition', { pk: 'a'.repeat(2049), sk: 'report' }],
    ['sort', { pk: 'a', sk: 'श'.repeat(342) }],
  ])('Every call refuses a %s key that is longer than DynamoDB permits', async (_, key) => {
    const table = await open();
    await expect(table.get(key)).rejects.toThrow();
    await expect(table.update({ key, set: { v: 1 } })).rejects.toThrow();
    await expect(table.delete({ key, delete: true })).rejects.toThrow();
    await expect(table.transact([{ key, set: { v: 1 } }])).rejects.toThrow();
  });

  test('An index lists in order only the items that have both keys of the index, up to a limit', async () => {
    const table = await open();
    const due = (pk: string, dueAt: number, partition = 'due#0') =>
      table.update({
        key: { pk, sk: 'report' },
        set: { due: partition, dueAt },
      });
    await due('late', 1_700_000_000_000);
    await due('soon', 900);
    await due('first', 80);
    await due('elsewhere', 1, 'due#1');
    await table.update({ key: { pk: 'never', sk: 'report' }, set: { due: 'due#0' } });
    await table.update({ key: { pk: 'soon', sk: 'report' }, remove: [['due']] });
    await due('soon', 950);
    const upTo = await table.queryIndex({ index: 'due', partition: 'due#0', upTo: 950 });
    expect(upTo.items).toEqual([
      { pk: 'first', sk: 'report', sort: 80 },
      { pk: 'soon', sk: 'report', sort: 950 },
    ]);
    const page = await table.queryIndex({ index: 'due', partition: 'due#0', limit: 2 });
    const rest = await table.queryIndex({ index: 'due', partition: 'due#0', cursor: page.cursor ?? '' });
    expect([...page.items, ...rest.items].map(({ pk }) => pk)).toEqual(['first', 'soon', 'late']);
  });

  test('The index of a batch is read by the beginning of its sort key', async () => {
    const table = await open();
    for (const [pk, stateId] of [
      ['1', 'due#anna'],
      ['2', 'complete#ben'],
      ['3', 'due#clara'],
    ] as const)
      await table.update({
        key: { pk, sk: 'report' },
        set: { batchShard: 'b', stateId },
      });
    const page = await table.queryIndex({ index: 'batch', partition: 'b', prefix: 'due#' });
    expect(page.items.map(({ pk }) => pk)).toEqual(['1', '3']);
  });

  test('A query reads an index backwards, and from a position whose item is gone', async () => {
    const table = await open();
    const named = { index: 'name', partition: 'names#0' } as const;
    for (const name of ['anna', 'annika', 'arno', 'ben'])
      await table.update({ key: { pk: name, sk: 'report' }, set: { nameShard: 'names#0', nameKey: name } });
    const read = async (query: Partial<IndexQuery>) =>
      (await table.queryIndex({ ...named, ...query })).items.map(({ sort }) => sort);
    expect(await read({ prefix: 'ann' })).toEqual(['anna', 'annika']);
    expect(await read({ backwards: true })).toEqual(['ben', 'arno', 'annika', 'anna']);
    expect(await read({ prefix: 'a', backwards: true, limit: 2 })).toEqual(['arno', 'annika']);
    const { cursor = '' } = await table.queryIndex({ ...named, backwards: true, limit: 2 });
    expect(await read({ backwards: true, cursor })).toEqual(['annika', 'anna']);
    const nowhere = encodeCursor({ pk: 'gone', sk: 'report', nameShard: 'names#0', nameKey: 'annb' });
    expect(await read({ prefix: 'a', cursor: nowhere })).toEqual(['annika', 'arno']);
    expect(await read({ prefix: 'a', cursor: nowhere, backwards: true })).toEqual(['anna']);
  });
}
