import { z } from 'zod';
import { ItemKind, schemaVersion } from '../../table/item-kind.ts';
import type { Item } from '../../table/table.ts';

/** A worker's block: calls drawn ahead, the time after which the worker is surely dead, and whom it works for. */
const block = z.object({ calls: z.int(), until: z.number(), subjects: z.array(z.string()) });
export type Block = z.output<typeof block>;

/** What a batch item or a month's budget item says of spending. `committed` counts what is spent and what is drawn. */
export const account = z.object({
  v: z.literal(schemaVersion).optional(),
  ceiling: z.int().optional(),
  committed: z.int(),
  blocks: z.record(z.string(), block),
  /**
   * How many calls subjects need that wait for room, each with the time until which a worker may
   * still park one, or when one was last seen to wait.
   */
  pendingRequests: z.record(z.string(), z.number()).optional(),
  /** Grows with what is noted there: whoever takes the account off the due list has seen it all. */
  shortages: z.int().optional(),
  createdAt: z.number().optional(),
  /** When the reconciler last looked after it to the end. */
  lookedAt: z.number().optional(),
  due: z.string().optional(),
  dueAt: z.number().optional(),
});
export type Account = z.output<typeof account>;
export const accountItems = new ItemKind('A budget', account);

export function readAccount(item: Item | undefined): Account {
  return item === undefined ? { committed: 0, blocks: {} } : accountItems.parse(item);
}
