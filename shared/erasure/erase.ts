import type { LedgerContext } from '../ledger/context.ts';
import { headerItems } from '../ledger/items/header.ts';
import { headerKey, type Subject } from '../ledger/items/keys.ts';
import { tombstoneItems, tombstoneKey } from '../ledger/items/tombstone.ts';
import type { NameHash } from '../ledger/name-hash.ts';
import { applyEvent } from '../ledger/states/apply-event.ts';
import { newHeader } from '../ledger/states/new-header.ts';
import { schemaVersion } from '../table/item-kind.ts';
import { banAttributes } from './ban.ts';

/** Who asks for an erasure, and whether the subject is to be kept out afterwards. */
export interface Wish {
  /** The ARN of who asks; it stands in the receipt. */
  readonly by?: string | undefined;
  /** `of` is the keyed hash of the person whose row names the photo that is erased here. */
  readonly keepOut?: { readonly of?: string } | undefined;
}

/** A header that changes under every try is contended by something that never lets go. */
const tries = 20;

/**
 * Asks for a subject to be erased. From here on nothing is taken or bought for it; the reconciler removes what there is, and
 * once more when every worker and address that may still know of it has run out. Asking again changes nothing.
 *
 * @returns `unknown` when there was no report: traces of it are looked for and removed all the same
 */
export async function eraseSubject(
  context: LedgerContext,
  nameHash: NameHash,
  subject: Subject,
  { by, keepOut }: Wish = {},
): Promise<'erasing' | 'unknown'> {
  const { table, now } = context;
  const key = await tombstoneKey(nameHash, subject);
  let at = Math.max(now(), (await tombstoneItems.read(table, key))?.at ?? 0);
  const raise = () =>
    table.update(
      tombstoneItems.update({
        key,
        set: {
          v: schemaVersion,
          at,
          by,
          ...(keepOut === undefined ? {} : banAttributes(key, { at: now(), by, ...keepOut })),
        },
        setIfMissing: { countedSteps: {} },
        remove: ['doneAt'],
      }),
    );
  await raise();
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const known = await headerItems.read(table, headerKey(subject));
    if (known?.state === 'erasing') return 'erasing';
    // Times of uploads are by another clock: whatever that says, none of what is here may come back.
    const newest = Math.max(0, ...Object.values(known?.inputs ?? {}).map((input) => input?.source.time ?? 0));
    if (newest > at) {
      at = newest;
      await raise();
    }
    // A subject without a report may still have left an upload, an original or a rejection.
    const { ok } =
      known === undefined
        ? await table.transact(newHeader(subject, { state: 'erasing' }, now()))
        : await applyEvent(context, known, { kind: 'erase' });
    if (ok) return known === undefined ? 'unknown' : 'erasing';
  }
  throw new Error('A report header changed under every try to erase it');
}
