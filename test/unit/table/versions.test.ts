import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { shapeItems } from '../../../shared/drift/remembered.ts';
import { gateItems } from '../../../shared/gate/gate.ts';
import { accountItems } from '../../../shared/ledger/items/account.ts';
import { batchItems } from '../../../shared/ledger/items/batch.ts';
import { countItems } from '../../../shared/ledger/items/count-shard.ts';
import { erasedChargesItems } from '../../../shared/ledger/items/erased-charges.ts';
import { headerItems } from '../../../shared/ledger/items/header.ts';
import { partItems } from '../../../shared/ledger/items/part.ts';
import { pointerItems } from '../../../shared/ledger/items/pointer.ts';
import { markedItems } from '../../../shared/ledger/items/publish-mark.ts';
import { tombstoneItems } from '../../../shared/ledger/items/tombstone.ts';
import { placeItems } from '../../../shared/places/place.ts';
import { completionItems } from '../../../shared/sealing/completion.ts';
import { ItemKind, schemaVersion } from '../../../shared/table/item-kind.ts';
import type { Item } from '../../../shared/table/table.ts';
import { UnreadableItemError } from '../../../shared/table/table-error.ts';
import { rejectionItems } from '../../../shared/uploads/rejection.ts';
import { uploadItems } from '../../../shared/uploads/upload.ts';
import { LedgerWorld, row } from '../../support/worlds/ledger-world.ts';

/** A ledger of version 1 in the JSON of DynamoDB, item by item. It is never regenerated. */
const lines = readFileSync(new URL('items-of-version-1.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n');

const record = z.record(z.string(), z.unknown());
const list = z.array(z.unknown());
const keyed = z.looseObject({ pk: z.string(), sk: z.string() });

const decoders: Readonly<Record<string, (content: unknown) => unknown>> = {
  S: String,
  N: Number,
  BOOL: (flag) => flag === true,
  L: (content) => list.parse(content).map(decode),
  M: (content) => members(content),
  SS: (content) => new Set(z.array(z.string()).parse(content)),
  B: (content) =>
    new Uint8Array(Buffer.from(z.object({ base64: z.string() }).parse(content).base64, 'base64')),
};

function decode(value: unknown): unknown {
  const [[type = '', content] = []] = Object.entries(record.parse(value));
  const decoder = decoders[type];
  if (decoder === undefined) throw new Error(`no such type of DynamoDB: ${type}`);
  return decoder(content);
}

const members = (content: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record.parse(content)).map(([name, value]) => [name, decode(value)]));

const itemOf = (line: string): Item => keyed.parse(members(JSON.parse(line)));

const items = lines.map(itemOf);

const kinds: readonly (readonly [key: RegExp, kind: { parse(item: unknown): unknown }])[] = [
  [/^(subject|place)#\S+ report$/, headerItems],
  [/^(subject|place)#\S+ (part|month)#/, partItems],
  [/^place#\S+ place$/, placeItems],
  [/^batch#\S+ batch$/, batchItems],
  [/^batch#\S+ completed#/, completionItems],
  [/^batch#\S+ erased#/, erasedChargesItems],
  [/^budget#/, accountItems],
  [/^count#/, countItems],
  [/^gate#/, gateItems],
  [/^inputs#/, pointerItems],
  [/^shapes#/, shapeItems],
  [/^tombstone#/, tombstoneItems],
  [/^uploads#\S+ upload#/, uploadItems],
  [/^uploads#\S+ rejection#/, rejectionItems],
];

const worldOfVersion1 = () => {
  const world = new LedgerWorld();
  world.table.load(items);
  world.now = Math.max(...items.map(({ updatedAt }) => (typeof updatedAt === 'number' ? updatedAt : 0)));
  return world;
};

describe('A ledger of version 1', () => {
  test('A ledger of version 1 is read completely, each item by its kind, and becomes one of this version', () => {
    const seen = new Set<RegExp>();
    for (const item of items) {
      expect(item.v).toBe(1);
      const [key, kind] = kinds.find(([known]) => known.test(`${item.pk} ${item.sk}`)) ?? [];
      if (key === undefined || kind === undefined) throw new Error(`${item.pk} ${item.sk} is of no kind`);
      seen.add(key);
      expect(kind.parse(item)).toMatchObject({ v: schemaVersion });
      expect(() => markedItems.parse(item)).not.toThrow();
    }
    expect(seen.size).toBe(kinds.length);
  });

  test('Workers continue a ledger of version 1: they buy the waiting calls and nothing else', async () => {
    const world = worldOfVersion1();
    expect((await world.report('august/emil')).header.state).toBe('waiting');
    world.now += 60_000;
    await world.reconcile();
    await world.work('august/emil');
    expect(world.sent.map(({ call }) => call.operation)).toHaveLength(4);
    const { header, parts } = await world.report('august/emil');
    expect(header).toMatchObject({ state: 'complete', callsBought: 4, v: schemaVersion });
    expect(parts.size).toBe(4);
    await world.work('june/anna');
    expect(world.sent).toHaveLength(4);
  });

  test('A ledger of version 1 accepts new inputs and keeps the parts that they do not affect', async () => {
    const world = worldOfVersion1();
    world.now += 60_000;
    await world.reconcile();
    const before = await world.report('june/anna');
    await world.acceptRow('june/anna', row());
    await world.work('june/anna');
    expect(new Set(world.sent.map(({ call }) => call.operation))).toEqual(
      new Set([
        'natal_aspects_report',
        'natal_chart_interpretation',
        'tamil_month_panchang',
        'varshaphal_yoga',
      ]),
    );
    const { header, parts } = await world.report('june/anna');
    expect(header).toMatchObject({ state: 'complete', callsBought: before.header.callsBought + 4 });
    expect(parts.get('palm/love')).toEqual(before.parts.get('palm/love'));
  });
});

describe('An item of another version', () => {
  const thing = z.object({
    v: z.literal(schemaVersion),
    name: z.object({ given: z.string(), family: z.string() }),
  });
  const kind = new ItemKind('A thing', thing, {
    1: (item) => (typeof item.name === 'string' ? { ...item, name: { given: item.name, family: '' } } : item),
  });

  test('An item of another version is converted to this one before it is validated', () => {
    expect(kind.parse({ v: 1, name: 'Anna' })).toEqual({
      v: schemaVersion,
      name: { given: 'Anna', family: '' },
    });
  });

  test('An item of version 1 that already has the present shape is not converted', () => {
    const name = { given: 'Anna', family: 'Example' };
    expect(kind.parse({ v: 1, name })).toEqual({ v: schemaVersion, name });
    expect(kind.parse({ v: schemaVersion, name })).toEqual({ v: schemaVersion, name });
    expect(() => kind.parse({ v: schemaVersion, name: 'Anna' })).toThrow(UnreadableItemError);
  });

  test.each([0, schemaVersion + 1, 1.5])('The error for an unreadable item names its version: %s', (v) => {
    expect(() => kind.parse({ v, name: 'Anna' })).toThrow(
      `A thing in the table is of version ${v}; this version of Palmleaf reads 1 to ${schemaVersion}`,
    );
    expect(() => kind.parse({ v, name: 'Anna' })).toThrow(UnreadableItemError);
  });
});
