import * as z from 'zod';
import { ItemKind, schemaVersion } from '../../table/item-kind.ts';
import { type Item, type Key, type Table, wholePartition } from '../../table/table.ts';

/** An amount of money, as `Money` has it. */
const money = z.object({ currency: z.string(), micros: z.int() });

/**
 * A worker's block: calls drawn ahead, and the time after which the worker is surely dead. `micros` is the money drawn with
 * them, in the currency of the account, and `unpriced` the calls among them without a known price in it; both are absent
 * where no price was known to anybody, `micros` where none was to this worker.
 */
const block = z.object({
  v: z.literal(schemaVersion),
  calls: z.int(),
  micros: z.int().optional(),
  unpriced: z.int().optional(),
  until: z.number(),
});
export const blockItems = new ItemKind('A block', block);
export type Block = Omit<z.output<typeof block>, 'v'>;

const blockPrefix = 'block#';
export const blockKey = ({ pk }: Pick<Key, 'pk'>, worker: string): Key => ({
  pk,
  sk: `${blockPrefix}${worker}`,
});

/** The blocks of an account that are not given back or settled, by the name of their worker. */
export async function openBlocks(table: Table, { pk }: Pick<Key, 'pk'>): Promise<Map<string, Block>> {
  const found = new Map<string, Block>();
  for await (const item of wholePartition(table, pk, blockPrefix))
    found.set(item.sk.slice(blockPrefix.length), blockItems.parse(item));
  return found;
}

/** Whom a worker works for, and the accounts that it may draw from. It stays while any of its blocks is open. */
const workerItem = z.object({
  v: z.literal(schemaVersion),
  until: z.number(),
  subjects: z.array(z.string()),
  /** Partitions of the accounts. */
  accounts: z.array(z.string()),
  /** Seconds since 1970. */
  expiresAt: z.number(),
});
export const workerItems = new ItemKind('A worker', workerItem);
export const workerKey = (name: string): Key => ({ pk: `worker#${name}`, sk: `worker#${name}` });

/** What a batch item or a month's budget item says of spending. `committed` counts what is spent and what is drawn. */
export const account = z.object({
  v: z.literal(schemaVersion).optional(),
  ceiling: z.int().optional(),
  /** The most money that may be spent, beside the most calls. */
  ceilingMoney: money.optional(),
  committed: z.int(),
  /** How often somebody has drawn: whoever takes the account off the due list has seen every block. */
  draws: z.int().optional(),
  /** The currency of the prices that were known when a call was first drawn by one; it never changes. */
  currency: z.string().optional(),
  /** What the calls that are committed cost, as far as their prices were known, and how many had none that was. */
  committedMicros: z.int().optional(),
  committedUnpriced: z.int().optional(),
  /** Written before there were blockers: what subjects need that wait for room, each by a name of its need. */
  pendingRequests: z.record(z.string(), z.number()).optional(),
  createdAt: z.number().optional(),
  due: z.string().optional(),
  dueAt: z.number().optional(),
});
export type Account = z.output<typeof account>;
export const accountItems = new ItemKind('A budget', account);

export function readAccount(item: Item | undefined): Account {
  return item === undefined ? { committed: 0 } : accountItems.parse(item);
}
