import type { LedgerContext } from '../ledger/context.ts';
import { all, any } from '../table/table.ts';
import { isLinkOpen, linkItems, linkKey, type ReaderLink } from './link.ts';
import { identityOf, isLinkToken, isLinkTokenOf } from './token.ts';

type Context = Pick<LedgerContext, 'table' | 'now'>;

/** A link's views are counted at most once in this time, so that reloading costs no writes. */
const countedEveryMs = 60_000;

/** Undefined for an unknown, ended or revoked token. */
export async function openLink({ table, now }: Context, token: string): Promise<ReaderLink | undefined> {
  if (!isLinkToken(token)) return undefined;
  const link = await linkItems.read(table, linkKey(identityOf(token).link));
  return link !== undefined && isLinkTokenOf(link, token) && isLinkOpen(link, now()) ? link : undefined;
}

/** The item is checked first, because a failed condition also costs a write. */
export async function countView({ table, now }: Context, { link, viewedAt }: ReaderLink): Promise<void> {
  const before = now() - countedEveryMs;
  if (viewedAt !== undefined && viewedAt > before) return;
  await table.update(
    linkItems.update({
      key: linkKey(link),
      set: { viewedAt: now() },
      add: { views: 1 },
      condition: all(
        linkItems.exists('link'),
        linkItems.missing('revokedAt'),
        any(linkItems.missing('viewedAt'), linkItems.atMost('viewedAt', before)),
      ),
    }),
  );
}
