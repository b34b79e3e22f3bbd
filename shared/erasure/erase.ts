import type { LedgerContext } from '../ledger/context.ts';
import { type Header, headerItems } from '../ledger/items/header.ts';
import { countKey, dueFor, headerKey, type Subject, subjectName } from '../ledger/items/keys.ts';
import { isEnd } from '../ledger/items/state.ts';
import { tombstoneItems, tombstoneKey } from '../ledger/items/tombstone.ts';
import type { NameHash } from '../ledger/name-hash.ts';
import { newHeader } from '../ledger/states/new-header.ts';
import { asSeen } from '../ledger/states/unchanged-since.ts';
import { schemaVersion } from '../table/item-kind.ts';
import { all, type Write } from '../table/table.ts';

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
): Promise<'erasing' | 'unknown'> {
  const { table, now } = context;
  const at = now();
  await table.update(
    tombstoneItems.update({
      key: await tombstoneKey(nameHash, subject),
      set: { v: schemaVersion, at },
      remove: ['doneAt'],
    }),
  );
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const known = await headerItems.read(table, headerKey(subject));
    if (known?.state === 'erasing') return 'erasing';
    const writes = known === undefined ? [nobody(subject, at)] : erasingWrites(known, at);
    if ((await table.transact(writes)).ok) return known === undefined ? 'unknown' : 'erasing';
  }
  throw new Error('A report header changed under every try to erase it');
}

/** Lease and intent stay: a wave under way ends by itself, and what it bought is counted against the ceilings. */
function erasingWrites(known: Header, at: number): Write[] {
  const ended = known.counted.state;
  const gone = isEnd(known.state) && ended !== undefined ? { [ended]: -1 } : {};
  return [
    headerItems.update({
      key: headerKey(known),
      set: {
        state: 'erasing',
        stateId: `erasing#${known.id}`,
        erasing: { at, sweeps: 0, pointers: [] },
        due: dueFor(subjectName(known)),
        dueAt: at,
        updatedAt: at,
        revision: known.revision + 1,
      },
      remove: ['holder', 'reason', 'finishedAt', 'reopen'],
      condition: all(...asSeen(known)),
    }),
    { key: countKey(known), add: { subjects: -1, ...gone } },
  ];
}

/** A subject without a report may still have left an upload, an original or a rejection. */
const nobody = (subject: Subject, at: number): Write =>
  newHeader(
    subject,
    { state: 'erasing', inputs: {}, inputsRevision: 0, dueAt: at, erasing: { at, sweeps: 0, pointers: [] } },
    at,
  );
