import type { LedgerContext } from '../ledger/context.ts';
import type { Subject } from '../ledger/items/keys.ts';
import { bansPartition, type Tombstone, tombstoneItems, tombstoneKey } from '../ledger/items/tombstone.ts';
import { type NameHash, shortHash } from '../ledger/name-hash.ts';
import type { Attributes } from '../table/item-kind.ts';
import type { Key, Page } from '../table/table.ts';

const hashIn = ({ pk }: Pick<Key, 'pk'>): string => pk.slice(pk.indexOf('#') + 1);

export const banAttributes = (tombstone: Key, ban: NonNullable<Tombstone['ban']>): Attributes<Tombstone> => ({
  ban,
  batchShard: bansPartition,
  stateId: hashIn(tombstone),
});

/** An existing ban stays. */
export async function keepOut(
  { table, now }: Pick<LedgerContext, 'table' | 'now'>,
  nameHash: NameHash,
  subject: Subject,
  by: string | undefined,
): Promise<void> {
  const key = await tombstoneKey(nameHash, subject);
  await table.update(
    tombstoneItems.update({
      key,
      set: banAttributes(key, { at: now(), by }),
      condition: tombstoneItems.missing('ban'),
    }),
  );
}

export async function liftBan(
  { table }: Pick<LedgerContext, 'table'>,
  nameHash: NameHash,
  subject: Subject,
): Promise<boolean> {
  const lift = tombstoneItems.update({
    key: await tombstoneKey(nameHash, subject),
    remove: ['ban', 'batchShard', 'stateId'],
    condition: tombstoneItems.exists('ban'),
  });
  return (await table.update(lift)).ok;
}

interface ListedBan {
  readonly ban: string;
  readonly at: number;
  readonly by?: string | undefined;
}

export async function listBans(
  { table }: Pick<LedgerContext, 'table'>,
  limit: number,
  cursor?: string,
): Promise<Page<ListedBan>> {
  const page = await table.queryIndex({
    index: 'batch',
    partition: bansPartition,
    limit,
    ...(cursor === undefined ? {} : { cursor }),
  });
  const items = await Promise.all(
    page.items.map(async ({ pk, sk }) => {
      const ban = (await tombstoneItems.read(table, { pk, sk }))?.ban;
      return ban === undefined ? [] : [{ ban: shortHash(hashIn({ pk })), ...ban }];
    }),
  );
  return { items: items.flat(), ...(page.cursor === undefined ? {} : { cursor: page.cursor }) };
}
