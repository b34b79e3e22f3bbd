import { erasedChargesItems, erasedChargesKey } from '../../ledger/items/erased-charges.ts';
import {
  customerOfSubject,
  partKey,
  partOfSortKey,
  type Subject,
  subjectName,
  subjectPartition,
} from '../../ledger/items/keys.ts';
import { partItems } from '../../ledger/items/part.ts';
import { tombstoneItems, tombstoneKey } from '../../ledger/items/tombstone.ts';
import {
  anonymousEntry,
  type Charge,
  chargesOf,
  freeEntry,
  resolvedAttempts,
} from '../../ledger/parts/charges.ts';
import { freeCalls } from '../../ledger/waves/lost.ts';
import { palmPictureKey } from '../../pictures/palm-picture-key.ts';
import { itemMissing, schemaVersion } from '../../table/item-kind.ts';
import { all, any, wholePartition } from '../../table/table.ts';
import { type ServiceRecord, serviceRecordEntry, serviceRecordOf } from '../service-records.ts';
import type { SweepDeps } from '../sweep-deps.ts';
import { sweepConversations } from './conversations.ts';
import { countOf, type Step } from './run.ts';

export const sweepParts: Step = async (run) => {
  const { deps, header: subject } = run;
  const { table } = deps.ledger;
  const parts = [];
  for await (const item of wholePartition(table, subjectPartition(subject))) {
    if (partOfSortKey(item.sk) !== undefined) parts.push(item);
  }
  const records = (await Promise.all(parts.map((part) => serviceRecordOf(deps, part)))).flatMap(
    (entry) => entry ?? [],
  );
  // Recorded before the removal, because afterwards nothing shows what the service holds.
  if (records.length > 0) {
    const key = await tombstoneKey(deps.nameHash, subject);
    await table.update(
      tombstoneItems.update({ key, add: { held: new Set(records.map(serviceRecordEntry)) } }),
    );
  }
  countOf(run, 'storedObjects', await sweepPictures(deps, records));
  countOf(run, 'conversations', await sweepConversations(deps, subject, parts));
  const named = parts.flatMap((item) => {
    const name = partOfSortKey(item.sk);
    return name === undefined ? [] : [[name, partItems.parse(item)] as const];
  });
  const charges = named.flatMap(([name, part]) => chargesOf(name, part));
  const free = freeCalls({ header: subject, parts: new Map(named) });
  const resolved = named.flatMap(([name, part]) => resolvedAttempts(name, part));
  await keepCharges(deps, subject, charges, [...free, ...resolved]);
  let removed = 0;
  for (const [name, part] of named) {
    // A part that changed since the read stays for another pass, which keeps its new charges.
    const condition = any(itemMissing, all(...partItems.unchanged(part, 'wave', 'charges', 'unknowns')));
    if (await table.delete({ key: partKey(subject, name), delete: true, condition })) removed += 1;
  }
  countOf(run, 'parts', removed);
  return removed < named.length ? 'again' : undefined;
};

/** The next request of another person with the same photo stores its picture again. */
async function sweepPictures({ store }: SweepDeps, records: readonly ServiceRecord[]): Promise<number> {
  const palmIds = new Set(records.flatMap(({ palmId }) => palmId ?? []));
  let removed = 0;
  for (const palmId of palmIds) if (await store.remove(palmPictureKey(palmId))) removed += 1;
  return removed;
}

/** Charges stay without the name, because the service's statement must stay explainable. */
export async function keepCharges(
  { ledger: { table }, nameHash }: SweepDeps,
  subject: Subject,
  charges: readonly Charge[],
  free: readonly Pick<Charge, 'part' | 'wave'>[] = [],
): Promise<void> {
  if (charges.length + free.length === 0) return;
  const key = erasedChargesKey(subject.batch, await nameHash(subjectName(subject)));
  await table.update(
    erasedChargesItems.update({
      key,
      add: { charges: new Set([...charges.map(anonymousEntry), ...free.map(freeEntry)]) },
      set: { owner: customerOfSubject(subject) },
      setIfMissing: { v: schemaVersion },
    }),
  );
}
