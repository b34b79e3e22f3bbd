import {
  type Item,
  indexes,
  type Key,
  type Removal,
  type Table,
  type Update,
  type Write,
} from '../../../shared/table/table.ts';
import { priceOf } from '../prices.ts';

/**
 * Counts a write unit per KB of the larger of old and new item, doubled in a transaction, and a read unit per 4 KB of a
 * strongly consistent read.
 */
interface Bill {
  writes: number;
  writeUnits: number;
  indexUnits: number;
  reads: number;
  readUnits: number;
  objects: number;
}

export interface WrittenItems {
  writes: number;
  writeUnits: number;
  indexUnits: number;
}

const emptyBill = (): Bill => ({
  writes: 0,
  writeUnits: 0,
  indexUnits: 0,
  reads: 0,
  readUnits: 0,
  objects: 0,
});

/** The size in bytes, by "DynamoDB item sizes and formats". A number counts by its digits. */
function sizeOf(value: unknown): number {
  if (value instanceof Uint8Array) return value.byteLength;
  if (value instanceof Set) return 3 + [...value].reduce<number>((sum, one) => sum + sizeOf(one), 0);
  if (Array.isArray(value)) return 3 + value.reduce<number>((sum, one) => sum + 1 + sizeOf(one), 0);
  if (typeof value === 'object' && value !== null) return 3 + sizeOfFields(value);
  if (typeof value === 'number') return Math.ceil(String(value).replace(/\D/g, '').length / 2) + 1;
  return typeof value === 'string' ? Buffer.byteLength(value) : 1;
}

const sizeOfFields = (fields: object): number =>
  Object.entries(fields).reduce((sum, [name, value]) => sum + 1 + Buffer.byteLength(name) + sizeOf(value), 0);

const unitsOf = (bytes: number, unit: number): number => Math.max(1, Math.ceil(bytes / unit));
const kilobyte = 1024;
export const writeUnitsOf = (bytes: number): number => unitsOf(bytes, kilobyte);
const readUnitsOf = (bytes: number): number => unitsOf(bytes, 4 * kilobyte);

/** Partition and sort key without ids: `subject report`, `subject part`, `count count`. */
const kindOfItem = ({ pk, sk }: Key): string => [pk, sk].map((text) => text.split('#')[0]).join(' ');

export function meter(table: Table, byItem = new Map<string, WrittenItems>()): Bill {
  const bill = emptyBill();
  const { get, query, queryIndex, update, transact } = table;
  const remove = table.delete;
  const peek = (key: Key) => get.call(table, key);

  const charge = (key: Key, times: number, before: Item | undefined, after: Item | undefined) => {
    const writeUnits = times * writeUnitsOf(Math.max(itemSize(before), itemSize(after)));
    const unitsOfIndexes = indexUnits(before, after);
    bill.writes += 1;
    bill.writeUnits += writeUnits;
    bill.indexUnits += unitsOfIndexes;
    const kind = kindOfItem(key);
    const sum = byItem.get(kind) ?? { writes: 0, writeUnits: 0, indexUnits: 0 };
    byItem.set(kind, {
      writes: sum.writes + 1,
      writeUnits: sum.writeUnits + writeUnits,
      indexUnits: sum.indexUnits + unitsOfIndexes,
    });
  };
  const read = (bytes: number, unitShare: number) => {
    bill.reads += 1;
    bill.readUnits += unitShare * readUnitsOf(bytes);
  };

  table.get = async (key) => {
    const item = await peek(key);
    read(itemSize(item), 1);
    return item;
  };
  table.query = async (wanted) => {
    const page = await query.call(table, wanted);
    read(
      page.items.reduce((sum, item) => sum + itemSize(item), 0),
      1,
    );
    return page;
  };
  table.queryIndex = async (wanted) => {
    const page = await queryIndex.call(table, wanted);
    read(
      page.items.reduce((sum, key) => sum + sizeOfFields(key), 0),
      0.5,
    );
    return page;
  };
  table.update = async (write: Update) => {
    const before = await peek(write.key);
    const result = await update.call(table, write);
    charge(write.key, 1, before, await peek(write.key));
    return result;
  };
  table.delete = async (removal: Removal) => {
    const before = await peek(removal.key);
    const result = await remove.call(table, removal);
    charge(removal.key, 1, before, undefined);
    return result;
  };
  table.transact = async (writes: readonly Write[]) => {
    const before = await Promise.all(writes.map(({ key }) => peek(key)));
    const result = await transact.call(table, writes);
    for (const [position, { key }] of writes.entries()) charge(key, 2, before[position], await peek(key));
    return result;
  };
  return bill;
}

export const unmetered = (table: Table): Table => ({
  get: table.get.bind(table),
  query: table.query.bind(table),
  queryIndex: table.queryIndex.bind(table),
  update: table.update.bind(table),
  delete: table.delete.bind(table),
  transact: table.transact.bind(table),
});

const itemSize = (item: Item | undefined): number => (item === undefined ? 0 : sizeOfFields(item));

const indexKeys = Object.values(indexes);

function indexUnits(before: Item | undefined, after: Item | undefined): number {
  return indexKeys.reduce((sum, [partition, sort]) => {
    const [was, is] = [before, after].map((item) =>
      item?.[partition] === undefined ? undefined : `${String(item[partition])} ${String(item[sort])}`,
    );
    if (was === is) return sum;
    return sum + (was === undefined || is === undefined ? 1 : 2);
  }, 0);
}

export function since(before: Bill, now: Bill, reports: number): Bill {
  const each = (name: keyof Bill) => (now[name] - before[name]) / reports;
  return {
    writes: each('writes'),
    writeUnits: each('writeUnits'),
    indexUnits: each('indexUnits'),
    reads: each('reads'),
    readUnits: each('readUnits'),
    objects: each('objects'),
  };
}

export const dollars = {
  write: priceOf.writeUnit * 1e6,
  read: priceOf.readUnit * 1e6,
  object: priceOf.put * 1e6,
};

/** Dollars. */
export const perMillion = ({ writeUnits, indexUnits, readUnits, objects }: Bill): number =>
  dollars.write * (writeUnits + indexUnits) + dollars.read * readUnits + dollars.object * objects;
