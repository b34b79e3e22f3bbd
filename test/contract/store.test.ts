import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { conversationId, conversationPartition } from '@palmleaf/contract/ours';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DynamoStore } from '../../packages/service/store/dynamo-store.ts';
import { MemoryStore, type Store } from '../../packages/service/store/store.ts';
import { deleteConversation } from '../../shared/erasure/sweep/conversations.ts';
import { DynamoTable } from '../../shared/table/dynamo-table.ts';
import { createTable, hasLocalTable, type LocalTable, startLocalTable } from './table.ts';

const day = 86_400_000;

function behaviours(open: (clock: { now: number }) => Promise<Store>): void {
  const fresh = () => open({ now: Date.parse('2026-11-21T10:00:00Z') });

  test('The store returns a document unchanged, by kind and id', async () => {
    const store = await fresh();
    const document = { palm: { lines: [1, 2.5, null], name: 'नमस्ते 🖐' }, empty: {} };
    await store.write('reading', 'a', document);
    await store.write('plan', 'a', ['another kind']);
    expect(await store.read('reading', 'a')).toEqual(document);
    expect(await store.read('plan', 'a')).toEqual(['another kind']);
    expect(await store.read('reading', 'b')).toBeUndefined();
    expect(await store.read('palm-image', 'a')).toBeUndefined();
  });

  test('The store accepts any text as an id: long, empty, or similar to another', async () => {
    const store = await fresh();
    const ids = ['', ' ', '#', 'a#b', 'नमस्ते', 'x'.repeat(5000), `${'x'.repeat(4999)}y`, '\u0000'];
    for (const id of ids) expect(await store.read('session', id)).toBeUndefined();
    for (const id of ids) await store.write('session', id, { id });
    for (const id of ids) expect(await store.read('session', id)).toEqual({ id });
  });

  test('The store returns copies', async () => {
    const store = await fresh();
    const document = { lines: [1] };
    await store.write('reading', 'a', document);
    document.lines.push(2);
    expect(await store.read('reading', 'a')).toEqual({ lines: [1] });
  });

  test.each([1, 400, 700])(
    'The store keeps a photo of %i KB in base64, which hardly deflates',
    async (size) => {
      const store = await fresh();
      const document = { image: randomBytes(size * 1024).toString('base64') };
      await store.write('palm-image', 'big', document);
      expect(await store.read('palm-image', 'big')).toEqual(document);
    },
  );

  test('A later document replaces a larger one', async () => {
    const store = await fresh();
    await store.write('palm-image', 'a', { image: randomBytes(700 * 1024).toString('base64') });
    await store.write('palm-image', 'a', { image: 'small' });
    expect(await store.read('palm-image', 'a')).toEqual({ image: 'small' });
  });

  test('A reader during writes gets whole documents only', async () => {
    const store = await fresh();
    const versions = Array.from({ length: 6 }, (_, index) => ({
      index,
      pixels: randomBytes(500 * 1024).toString('base64'),
    }));
    const [first] = versions;
    await store.write('palm-image', 'a', first);
    const writing = Promise.all(versions.map((version) => store.write('palm-image', 'a', version)));
    const read = await Promise.all(Array.from({ length: 8 }, () => store.read('palm-image', 'a')));
    await writing;
    for (const document of [...read, await store.read('palm-image', 'a')]) {
      expect(versions.some((version) => JSON.stringify(version) === JSON.stringify(document))).toBe(true);
    }
  });

  test('A chat session ends after 30 idle days, and a reading stays', async () => {
    const clock = { now: Date.parse('2026-11-21T10:00:00Z') };
    const store = await open(clock);
    await store.write('session', 's', { turns: 1 });
    await store.write('reading', 'r', { hand: 'earth' });
    clock.now += 30 * day - 1000;
    expect(await store.read('session', 's')).toEqual({ turns: 1 });
    await store.write('session', 's', { turns: 2 });
    clock.now += 29 * day;
    expect(await store.read('session', 's')).toEqual({ turns: 2 });
    clock.now += day;
    expect(await store.read('session', 's')).toBeUndefined();
    expect(await store.read('reading', 'r')).toEqual({ hand: 'earth' });
  });
}

describe('the store in memory', () => {
  behaviours(async (clock) => new MemoryStore(() => new Date(clock.now)));
});

if (hasLocalTable) {
  describe('the store in DynamoDB', () => {
    let local: LocalTable;
    beforeAll(async () => {
      local = await startLocalTable();
    });
    afterAll(() => local.stop());

    const storeOn = (table: string, clock: { now: number }) =>
      new DynamoStore({ client: local.client, table, now: () => new Date(clock.now), readingDays: 90 });

    behaviours(async (clock) => storeOn(await createTable(local), clock));

    test('A document that fits one item is stored as one item, also a second time', async () => {
      const table = await createTable(local);
      const store = storeOn(table, { now: Date.parse('2026-11-21T10:00:00Z') });
      await store.write('reading', 'r', { lines: randomBytes(20 * 1024).toString('base64') });
      await store.write('reading', 'r', { lines: randomBytes(20 * 1024).toString('base64') });
      const { Items = [] } = await local.client.send(new ScanCommand({ TableName: table }));
      expect(Items.map(({ sk }) => sk)).toEqual(['head']);
    });

    test('The store still reads a document of several chunks that would now fit one item', async () => {
      const table = await createTable(local);
      const store = storeOn(table, { now: Date.parse('2026-11-21T10:00:00Z') });
      const pk = 'document#reading#r';
      const content = deflateSync(JSON.stringify({ hand: 'earth' }));
      for (const Item of [
        { pk, sk: 'chunk#v#000', content },
        { pk, sk: 'head', version: 'v', chunks: 1 },
      ])
        await local.client.send(new PutCommand({ TableName: table, Item }));
      expect(await store.read('reading', 'r')).toEqual({ hand: 'earth' });
      await store.write('reading', 'r', { hand: 'fire' });
      expect(await store.read('reading', 'r')).toEqual({ hand: 'fire' });
      const { Items = [] } = await local.client.send(new ScanCommand({ TableName: table }));
      expect(Items.map(({ sk }) => sk)).toEqual(['head']);
    });

    test('The store removes replaced chunks, and every item of a session has an expiry', async () => {
      const table = await createTable(local);
      const store = storeOn(table, { now: Date.parse('2026-11-21T10:00:00Z') });
      const items = async () =>
        (await local.client.send(new ScanCommand({ TableName: table }))).Items?.map((item) => item.expiresAt);
      const end = Date.parse('2026-12-21T10:00:00Z') / 1000;
      await store.write('session', 's', { text: randomBytes(400 * 1024).toString('base64') });
      expect(await items()).toEqual([end, end, end]);
      await store.write('session', 's', { text: 'short' });
      expect(await items()).toEqual([end]);
    });

    test('An erasure deletes a conversation completely, and nothing else', async () => {
      const name = await createTable(local);
      const store = storeOn(name, { now: Date.parse('2026-11-21T10:00:00Z') });
      const table = new DynamoTable(local.client, name, { sleep: async () => undefined, random: () => 0.5 });
      for (const sid of ['gone', 'kept'])
        await store.write('session', conversationId(sid), {
          text: randomBytes(400 * 1024).toString('base64'),
        });
      expect(await deleteConversation(table, 'gone')).toBe(true);
      expect(await deleteConversation(table, 'gone')).toBe(false);
      expect(await store.read('session', conversationId('gone'))).toBeUndefined();
      expect(await store.read('session', conversationId('kept'))).toBeDefined();
      const { Items = [] } = await local.client.send(new ScanCommand({ TableName: name }));
      expect(new Set(Items.map(({ pk }) => pk))).toEqual(new Set([conversationPartition('kept')]));
    });

    test('A reading, its picture and a house plan expire after ninety days, as the stack sets', async () => {
      const table = await createTable(local);
      const store = storeOn(table, { now: Date.parse('2026-11-21T10:00:00Z') });
      for (const kind of ['reading', 'palm-image', 'plan'] as const) await store.write(kind, 'r', {});
      const { Items = [] } = await local.client.send(new ScanCommand({ TableName: table }));
      const end = Date.parse('2027-02-19T10:00:00Z') / 1000;
      expect(Items.map(({ expiresAt }) => expiresAt)).toEqual(Items.map(() => end));
    });
  });
}
