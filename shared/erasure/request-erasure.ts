import type { LedgerContext } from '../ledger/context.ts';
import { headerItems } from '../ledger/items/header.ts';
import { headerKey, photosPartition, type Subject } from '../ledger/items/keys.ts';
import { readTombstone } from '../ledger/items/tombstone.ts';
import type { NameHash } from '../ledger/name-hash.ts';
import { keepOut } from './ban.ts';
import { eraseSubject, type Wish } from './erase.ts';

/** `already requested`: only a ban may be new. `unknown`: not even an erasure has this name. */
type AskedErasure = 'requested' | 'already requested' | 'unknown';

export async function requestErasure(
  context: LedgerContext,
  nameHash: NameHash,
  subject: Subject,
  wish: Wish = {},
): Promise<AskedErasure> {
  const [item, tombstone] = await Promise.all([
    context.table.get(headerKey(subject)),
    readTombstone(context, nameHash, subject),
  ]);
  const known = item && headerItems.parse(item);
  if (known?.state === 'erasing' && tombstone !== undefined) return askedAlready();
  const hasTraces = known !== undefined || (await hasUpload(context, subject));
  if (!hasTraces && tombstone === undefined) return 'unknown';
  if (!hasTraces && tombstone?.doneAt !== undefined) return askedAlready();
  await eraseSubject(context, nameHash, subject, wish);
  return 'requested';

  async function askedAlready() {
    if (wish.keepOut !== undefined) await keepOut(context, nameHash, subject, wish.by);
    return 'already requested' as const;
  }
}

/** A refused photo leaves an upload and a rejection with the subject's name, but no report. */
async function hasUpload({ table }: LedgerContext, subject: Subject): Promise<boolean> {
  const page = await table.queryIndex({ index: 'batch', partition: photosPartition(subject), limit: 1 });
  return page.items.length > 0;
}
