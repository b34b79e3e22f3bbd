import type { LedgerContext } from '../ledger/context.ts';
import type { Subject } from '../ledger/items/keys.ts';
import {
  bansPartition,
  readTombstone,
  type Tombstone,
  tombstoneItems,
  tombstoneKey,
} from '../ledger/items/tombstone.ts';
import { type NameHash, shortHash } from '../ledger/name-hash.ts';
import type { Attributes } from '../table/item-kind.ts';
import { type Key, type Page, wholeIndex } from '../table/table.ts';

type Ban = NonNullable<Tombstone['ban']>;

const hashIn = ({ pk }: Pick<Key, 'pk'>): string => pk.slice(pk.indexOf('#') + 1);

export function banAttributes(tombstone: Key, ban: Ban): Attributes<Tombstone> {
  const own = hashIn(tombstone);
  return { ban, batchShard: bansPartition, stateId: `${ban.of ?? own}#${own}` };
}

/** Bans a person who has already been erased. An existing ban stays. */
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

/**
 * Lifts the bans of a subject and of its row's photos.
 * @returns false if the subject was not banned
 */
export async function liftBan(
  { table }: Pick<LedgerContext, 'table'>,
  nameHash: NameHash,
  subject: Subject,
): Promise<boolean> {
  const own = await tombstoneKey(nameHash, subject);
  const keys = [own];
  const bans = { index: 'batch', partition: bansPartition, prefix: `${hashIn(own)}#` } as const;
  for await (const key of wholeIndex(table, bans)) if (key.pk !== own.pk) keys.push(key);
  const lifted = [];
  for (const { pk, sk } of keys) {
    const lift = tombstoneItems.update({
      key: { pk, sk },
      remove: ['ban', 'batchShard', 'stateId'],
      condition: tombstoneItems.exists('ban'),
    });
    lifted.push((await table.update(lift)).ok);
  }
  return lifted[0] === true;
}

interface ListedBan {
  readonly ban: string;
  readonly at: number;
  readonly by?: string | undefined;
  readonly of?: string | undefined;
}

/** Returns one page of bans, in hash order, which reveals nothing. */
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
      if (ban === undefined) return [];
      const { of, ...rest } = ban;
      return [
        { ban: shortHash(hashIn({ pk })), ...rest, ...(of === undefined ? {} : { of: shortHash(of) }) },
      ];
    }),
  );
  return { items: items.flat(), ...(page.cursor === undefined ? {} : { cursor: page.cursor }) };
}

export const readBan = async (
  context: Pick<LedgerContext, 'table'>,
  nameHash: NameHash,
  subject: Subject,
): Promise<Ban | undefined> => (await readTombstone(context, nameHash, subject))?.ban;
