import * as z from 'zod';
import { ItemKind, schemaVersion } from '../../table/item-kind.ts';
import type { Item, Key } from '../../table/table.ts';

const money = z.object({ currency: z.string(), micros: z.int() });

/**
 * Calls that a worker has reserved. `micros` is their cost, `unpriced` the number without a known price; both absent if
 * unknown.
 */
const block = z.object({
  v: z.literal(schemaVersion),
  calls: z.int(),
  micros: z.int().optional(),
  unpriced: z.int().optional(),
});
export const blockItems = new ItemKind('A block', block);
export type Block = Omit<z.output<typeof block>, 'v'>;

export const blockPrefix = 'block#';
export const blockKey = ({ pk }: Pick<Key, 'pk'>, worker: string): Key => ({
  pk,
  sk: `${blockPrefix}${worker}`,
});

/** Written before a worker's first reservation, due when the worker is surely dead, deleted with its last block. */
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
export const workerOfKey = ({ pk }: Key): string | undefined =>
  pk.startsWith(workerPrefix) ? pk.slice(workerPrefix.length) : undefined;

/** `committed` counts spent and reserved calls. */
export const account = z.object({
  v: z.literal(schemaVersion).optional(),
  ceiling: z.int().optional(),
  ceilingMoney: money.optional(),
  committed: z.int(),
  currency: z.string().optional(),
  committedMicros: z.int().optional(),
  committedUnpriced: z.int().optional(),
  createdAt: z.number().optional(),
  due: z.string().optional(),
  dueAt: z.number().optional(),
});
export type Account = z.output<typeof account>;
export const accountItems = new ItemKind('A budget', account);

export const readAccount = (item: Item | undefined): Account => accountItems.parse({ committed: 0, ...item });
