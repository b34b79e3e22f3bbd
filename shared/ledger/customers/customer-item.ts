import * as z from 'zod';
import { ItemKind, schemaVersion } from '../../table/item-kind.ts';
import type { Key } from '../../table/table.ts';
import { account } from '../items/account.ts';

const customer = account.pick({ ceiling: true, ceilingMoney: true }).extend({
  v: z.literal(schemaVersion),
  name: z.string(),
  createdAt: z.number(),
  batchShard: z.string(),
  stateId: z.string(),
});
export type CustomerItem = z.output<typeof customer>;
export const customerItems = new ItemKind('A customer', customer);

export const customerKey = (name: string): Key => ({ pk: `customer#${name}`, sk: 'customer' });
