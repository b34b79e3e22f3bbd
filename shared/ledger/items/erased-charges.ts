import * as z from 'zod';
import { ItemKind, schemaVersion } from '../../table/item-kind.ts';
import type { Key } from '../../table/table.ts';
import { batchPartition } from './keys.ts';

/** Stored beside the batch, so that the service's statement can still be checked. */
const erasedCharges = z.object({
  pk: z.string(),
  sk: z.string(),
  v: z.literal(schemaVersion),
  charges: z.set(z.string()),
  /** The customer. */
  owner: z.string().optional(),
});
export const erasedChargesItems = new ItemKind('The charges of somebody who was erased', erasedCharges);

export const erasedPrefix = 'erased#';

/** @param keyedHash of the name, as in the tombstone; it does not identify the person */
export const erasedChargesKey = (batch: string, keyedHash: string): Key => ({
  pk: batchPartition(batch),
  sk: `${erasedPrefix}${keyedHash}`,
});
