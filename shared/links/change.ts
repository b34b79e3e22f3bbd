import type { LedgerContext } from '../ledger/context.ts';
import { mentionsPartition, type Subject } from '../ledger/items/keys.ts';
import { itemMissing, schemaVersion } from '../table/item-kind.ts';
import { all, wholeIndex } from '../table/table.ts';
import {
  allLinks,
  linkItems,
  linkKey,
  type ReaderLink,
  readerLinkListedAs,
  readerLinkPrefix,
} from './link.ts';
import type { LinkIdentity } from './token.ts';

type Context = Pick<LedgerContext, 'table' | 'now'>;

/** For this time, lists and erasure receipts still show an ended link. */
const listedForMs = 24 * 3600_000;

/** @returns undefined if the id is taken */
export async function makeLink(
  { table, now }: Context,
  identity: LinkIdentity,
  wanted: Pick<ReaderLink, 'batch' | 'id' | 'format' | 'edition' | 'preview' | 'until'>,
): Promise<ReaderLink | undefined> {
  const link: ReaderLink = {
    v: schemaVersion,
    ...identity,
    ...wanted,
    madeAt: now(),
    views: 0,
    due: allLinks,
    dueAt: wanted.until,
    ...readerLinkListedAs(wanted, identity.link),
    expiresAt: Math.ceil((wanted.until + listedForMs) / 1000),
  };
  const { ok } = await table.update(
    linkItems.update({ key: linkKey(identity.link), set: link, condition: itemMissing }),
  );
  return ok ? link : undefined;
}

export async function revokeLink({ table, now }: Context, link: string): Promise<void> {
  await table.update(
    linkItems.update({
      key: linkKey(link),
      set: { revokedAt: now(), expiresAt: Math.ceil((now() + listedForMs) / 1000) },
      remove: ['due', 'dueAt'],
      condition: all(linkItems.exists('link'), linkItems.missing('revokedAt')),
    }),
  );
}

export async function revokeLinksOf(context: Context, subject: Subject): Promise<void> {
  const links = { index: 'batch', partition: mentionsPartition(subject), prefix: readerLinkPrefix } as const;
  for await (const { pk } of wholeIndex(context.table, links))
    await revokeLink(context, pk.slice(readerLinkPrefix.length));
}
