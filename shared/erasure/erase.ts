import type { LedgerContext } from '../ledger/context.ts';
import { headerItems } from '../ledger/items/header.ts';
import { headerKey, type Subject } from '../ledger/items/keys.ts';
import { type ErasedBecause, isNewest, tombstoneItems, tombstoneKey } from '../ledger/items/tombstone.ts';
import type { NameHash } from '../ledger/name-hash.ts';
import { applyEvent } from '../ledger/states/apply-event.ts';
import { newHeader } from '../ledger/states/new-header.ts';
import { schemaVersion } from '../table/item-kind.ts';
import { banAttributes } from './ban.ts';

export interface Wish {
  readonly by?: string | undefined;
  readonly because?: ErasedBecause | undefined;
  readonly keepOut?: true | undefined;
  /** For a photo: the keyed hash of the erased person whose row names it. */
  readonly of?: string;
}

const wished = ['by', 'because', 'keepOut'] as const;

export const absentIn = (wish: Wish) => wished.filter((name) => wish[name] === undefined);

const tries = 20;

/**
 * The reconciler removes the data. Idempotent.
 * @returns `unknown` if there was no report; other traces are removed anyway
 */
export async function eraseSubject(
  context: LedgerContext,
  nameHash: NameHash,
  subject: Subject,
  { by, because, keepOut, of }: Wish = {},
): Promise<'erasing' | 'unknown'> {
  const { table, now } = context;
  const key = await tombstoneKey(nameHash, subject);
  const outdated = (['by', 'because'] as const).filter((name) => ({ by, because })[name] === undefined);
  let at = now();
  const raise = async (): Promise<void> => {
    const { ok, item } = await table.update(
      tombstoneItems.update({
        key,
        set: {
          v: schemaVersion,
          at,
          by,
          because,
          ...(keepOut === undefined ? {} : banAttributes(key, { at: now(), by })),
        },
        ...(of === undefined ? {} : { add: { of: new Set([of]) } }),
        setIfMissing: { countedSteps: {} },
        remove: ['doneAt', ...(of === undefined ? outdated : [])],
        condition: isNewest(at),
      }),
    );
    if (ok) return;
    // Another erasure of this subject is newer, or its worker has a faster clock.
    at = tombstoneItems.parse(item).at + 1;
    await raise();
  };
  await raise();
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const known = await headerItems.read(table, headerKey(subject));
    if (known?.state === 'erasing') return 'erasing';
    // Upload times come from another clock. The tombstone must not be older than any known upload.
    const newest = Math.max(0, ...Object.values(known?.inputs ?? {}).map((input) => input?.source.time ?? 0));
    if (newest > at) {
      at = newest;
      await raise();
    }
    const { ok } =
      known === undefined
        ? await table.transact(newHeader(subject, { state: 'erasing' }, now()))
        : await applyEvent(context, known, { kind: 'erase' });
    if (ok) return known === undefined ? 'unknown' : 'erasing';
  }
  throw new Error('A report header changed during every attempt to erase it');
}
