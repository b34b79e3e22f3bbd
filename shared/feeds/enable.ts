import type { LedgerContext } from '../ledger/context.ts';
import type { NameHash } from '../ledger/name-hash.ts';
import { placeItems, placeKey, type StoredPlace } from '../places/place.ts';
import { all } from '../table/table.ts';
import { hashOfToken, tokenOf } from './token.ts';

interface FeedKeys {
  readonly nameHash: NameHash;
  readonly newNonce: () => string;
}

const feedPath = (place: string, token: string): string =>
  `${encodeURIComponent(place.toWellFormed())}/${token}.ics`;

export async function feedPathOf(
  { id, feed }: Pick<StoredPlace, 'id' | 'feed'>,
  { nameHash }: Pick<FeedKeys, 'nameHash'>,
): Promise<string | undefined> {
  return feed && feedPath(id, await tokenOf(nameHash, feed.nonce));
}

/** Idempotent; `renew` replaces the address. @returns undefined for an unknown place */
export async function enableFeed(
  { table, now }: Pick<LedgerContext, 'table' | 'now'>,
  keys: FeedKeys,
  id: string,
  renew: boolean,
): Promise<StoredPlace | undefined> {
  for (;;) {
    const known = await placeItems.read(table, placeKey(id));
    if (known === undefined || (known.feed !== undefined && !renew)) return known;
    const nonce = keys.newNonce();
    const tokenHash = hashOfToken(await tokenOf(keys.nameHash, nonce));
    const feed = { nonce, tokenHash, since: now() };
    const result = await table.update(
      placeItems.update({
        key: placeKey(id),
        set: { feed },
        condition: all(placeItems.exists('id'), ...(renew ? [] : [placeItems.missing('feed')])),
      }),
    );
    if (result.ok) return { ...known, feed };
  }
}

/** Idempotent. */
export async function disableFeed(
  { table }: Pick<LedgerContext, 'table'>,
  id: string,
): Promise<StoredPlace | undefined> {
  const known = await placeItems.read(table, placeKey(id));
  if (known?.feed === undefined) return known;
  await table.update(
    placeItems.update({ key: placeKey(id), remove: ['feed'], condition: placeItems.exists('feed') }),
  );
  const { feed: _, ...without } = known;
  return without;
}
