import * as z from 'zod';
import type { LedgerContext } from '../ledger/context.ts';
import { ItemKind, schemaVersion } from '../table/item-kind.ts';
import { type Key, wholePartition } from '../table/table.ts';

const placeTable = z.object({ v: z.literal(schemaVersion), name: z.string() });
const placeTables = new ItemKind('A table of places', placeTable);

const pk = 'panchang';
const prefix = 'table#';

export const tableKey = (name: string): Key => ({ pk, sk: `${prefix}${name}` });

export async function noteTable({ table }: Pick<LedgerContext, 'table'>, name: string): Promise<void> {
  const key = tableKey(name);
  if ((await table.get(key)) !== undefined) return;
  await table.update(placeTables.update({ key, set: { v: schemaVersion, name } }));
}

export async function listTables({ table }: Pick<LedgerContext, 'table'>): Promise<string[]> {
  const names: string[] = [];
  for await (const item of wholePartition(table, pk, prefix)) names.push(placeTables.parse(item).name);
  return names;
}
