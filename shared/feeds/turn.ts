import type { LedgerContext } from '../ledger/context.ts';
import type { NameHash } from '../ledger/name-hash.ts';
import { placeItems, placeKey, type StoredPlace } from '../places/place.ts';
import { hashOfToken, tokenOf } from './token.ts';

/** What making the address of a feed takes. */
interface FeedKeys {
  readonly nameHash: NameHash;
  /** Gives 128 random bits or more, as text; another each time. */
  readonly newNonce: () => string;
}

/** Where a feed lies below the address of all feeds; programs show the end of it, so it ends in the kind of file. */
const feedPath = (place: string, token: string): string =>
  `${encodeURIComponent(place.toWellFormed())}/${token}.ics`;

/** Where the feed of a place lies; undefined while it has none. */
export async function feedPathOf(
  { id, feed }: Pick<StoredPlace, 'id' | 'feed'>,
  { nameHash }: Pick<FeedKeys, 'nameHash'>,
): Promise<string | undefined> {
  return feed && feedPath(id, await tokenOf(nameHash, feed.nonce));
}

/**
 * Lets the calendar of a place be subscribed to. Asked again, nothing changes; `renew` gives it another address, and ends the one before.
 *
 * @returns undefined when there is no such place
 */
export async function turnOn(
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
        condition:
          known.feed === undefined
            ? placeItems.missing('feed')
            : placeItems.equals(['feed', 'nonce'], known.feed.nonce),
      }),
    );
    if (result.ok) return { ...known, feed };
  }
}

/**
 * Ends the feed of a place: its address leads nowhere from now on. Without one nothing changes.
 *
 * @returns undefined when there is no such place
 */
export async function turnOff(
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
