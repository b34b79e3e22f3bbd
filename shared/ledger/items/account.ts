import * as z from 'zod';
import { ItemKind, schemaVersion } from '../../table/item-kind.ts';
import type { Item, Key } from '../../table/table.ts';

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

export const blockPrefix = 'block#';
export const blockKey = ({ pk }: Pick<Key, 'pk'>, worker: string): Key => ({
  pk,
  sk: `${blockPrefix}${worker}`,
});

/**
 * Whom a worker works for, and the accounts that it may draw from; written once, before its first draw. It is due when the
 * worker is surely dead, and gone when the worker has given back its blocks, or the reconciler has settled them.
 */
const workerItem = z.object({
  v: z.literal(schemaVersion),
  until: z.number(),
  subjects: z.array(z.string()),
  accounts: z.array(z.object({ pk: z.string(), sk: z.string() })),
  due: z.string(),
  dueAt: z.number(),
});
export const workerItems = new ItemKind('A worker', workerItem);

const workerPrefix = 'worker#';
export const workerKey = (name: string): Key => ({
  pk: `${workerPrefix}${name}`,
  sk: `${workerPrefix}${name}`,
});
/** The worker whose item has a key; undefined for the key of another item. */
export const workerOfKey = ({ pk }: Key): string | undefined =>
  pk.startsWith(workerPrefix) ? pk.slice(workerPrefix.length) : undefined;

/** What a batch item or a month's budget item says of spending. `committed` counts what is spent and what is drawn. */
export const account = z.object({
  v: z.literal(schemaVersion).optional(),
  ceiling: z.int().optional(),
  /** The most money that may be spent, beside the most calls. */
  ceilingMoney: money.optional(),
  committed: z.int(),
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
