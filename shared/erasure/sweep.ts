import { isSettled } from '../budget/settled-workers.ts';
import { forgetSubject } from '../ledger/inputs/pointers.ts';
import { erasedChargesItems, erasedChargesKey } from '../ledger/items/erased-charges.ts';
import type { Header } from '../ledger/items/header.ts';
import {
  copiesPartitions,
  erasedOrigin,
  partOfSortKey,
  type Subject,
  subjectName,
  subjectPartition,
} from '../ledger/items/keys.ts';
import { copyListingKeys, partItems } from '../ledger/items/part.ts';
import { type Removed, removedKinds, tombstoneItems, tombstoneKey } from '../ledger/items/tombstone.ts';
import { storeFolder } from '../ledger/parts/bodies.ts';
import { anonymousEntry, type Charge, chargesOf } from '../ledger/parts/charges.ts';
import { applyEvent } from '../ledger/states/apply-event.ts';
import { intendedIn } from '../ledger/waves/lost.ts';
import { palmPictureKey } from '../pictures/palm-picture-key.ts';
import { allShared } from '../plan/shared-inputs.ts';
import { schemaVersion } from '../table/item-kind.ts';
import { all, type Item, wholePartition } from '../table/table.ts';
import { sweepConversations } from './conversations.ts';
import { namesSubject } from './dead-letters.ts';
import { type Held, heldBy, heldEntry } from './held.ts';
import { sweepBatch, sweepLinks } from './sweep-batch.ts';
import type { SweepDeps } from './sweep-deps.ts';
import { sweepTold } from './sweep-told.ts';

/**
 * Removes what there is of a subject that is being erased. The first sweep leaves a header without inputs, so that
 * late answers have somewhere to belong to and accounts stay right; the second removes that too. A sweep that runs out
 * of time is due again, and goes on where it was. Safe to repeat.
 */
export async function sweep(deps: SweepDeps, header: Header): Promise<void> {
  const { ledger, secondSweepAfterMs } = deps;
  const subject: Subject = { batch: header.batch, id: header.id };
  const progress = header.erasing ?? { at: ledger.now(), sweeps: 0, pointers: [] };
  const from = progress.position ?? { of: 'links' as const, photoIds: progress.photoIds ?? [] };
  const ofBatch = await sweepBatch(deps, subject, header.inputs.row?.source, from);
  const { photoIds } = ofBatch;
  const pointers = [
    ...new Set([
      ...progress.pointers,
      ...allShared(header.inputs),
      ...(header.formerInputs ?? []),
      ...ofBatch.pointers,
    ]),
  ];
  const position =
    ofBatch.position ??
    ((await forgetOrigin(deps, subject)) ? undefined : { of: 'links' as const, photoIds: [...photoIds] });
  if (position !== undefined) {
    await note(deps, subject, 'batch', ofBatch.removed, { last: false });
    await applyEvent(ledger, header, { kind: 'swept', pointers, photoIds, position, dueAt: ledger.now() });
    return;
  }
  const storedObjects = await sweepObjects(deps, subject);
  const { parts, pictures, conversations } = await sweepParts(deps, header);
  const removed = {
    ...ofBatch.removed,
    storedObjects: storedObjects + pictures,
    parts,
    conversations,
    pointers: await sweepPointers(
      deps,
      photoIds.map((id) => ({ ...subject, id })),
      pointers,
    ),
    deadLetters: await sweepDeadLetters(deps, subject),
    deliveries: await sweepTold(deps, subject, photoIds),
  };
  const isFree = header.lease === undefined || header.lease.until <= ledger.now();
  // By the header the reconciler settles what dead workers had drawn; without it, what they spent would be given back.
  const last = progress.sweeps > 0 && isFree && (await isSettled(ledger, header));
  // Nobody settles any more what a worker had under way that died over it.
  if (last) await keepCharges(deps, subject, intendedIn(header));
  const archiveAt = archivedIn(header.inputs);
  await note(deps, subject, 'rest', removed, {
    rowFileAt: header.inputs.row?.source.time,
    archiveAt,
    last: false,
  });
  const dueAt = Math.max(ledger.now(), header.lease?.until ?? 0) + secondSweepAfterMs;
  // The links go when the header says what they told, and before it goes itself.
  if (!last && !(await applyEvent(ledger, header, { kind: 'swept', pointers, photoIds, dueAt })).ok) return;
  const links = await sweepLinks(deps, subject, photoIds);
  await note(deps, subject, 'links', { links }, { last });
  if (last) await applyEvent(ledger, header, { kind: 'swept for good' });
}

/** When the last archive came that holds something of a subject. */
function archivedIn({ photo, row }: Header['inputs']): number | undefined {
  const times = [photo, row].flatMap((input) => (input?.source.archived === true ? [input.source.time] : []));
  return times.length === 0 ? undefined : Math.max(...times);
}

/** @returns how many were removed, and how much of the service's own that they told of */
async function sweepParts(
  deps: SweepDeps,
  subject: Header,
): Promise<{ readonly parts: number; readonly pictures: number; readonly conversations: number }> {
  const { table } = deps.ledger;
  const parts = [];
  for await (const item of wholePartition(table, subjectPartition(subject))) {
    if (partOfSortKey(item.sk) !== undefined) parts.push(item);
  }
  const held = (await Promise.all(parts.map((part) => heldBy(deps, part)))).flatMap((entry) => entry ?? []);
  // Before anything is removed: afterwards nobody could say any more what the service has.
  if (held.length > 0) {
    const key = await tombstoneKey(deps.nameHash, subject);
    await table.update(tombstoneItems.update({ key, add: { held: new Set(held.map(heldEntry)) } }));
  }
  const pictures = await sweepPictures(deps, held);
  const conversations = await sweepConversations(deps, subject, parts);
  const charges = parts.flatMap((item) => {
    const name = partOfSortKey(item.sk);
    return name === undefined ? [] : chargesOf(name, partItems.parse(item));
  });
  await keepCharges(deps, subject, charges);
  for (const { pk, sk } of parts) await table.delete({ key: { pk, sk }, delete: true });
  return { parts: parts.length, pictures, conversations };
}

/**
 * The photos of their palms that the service of this stack keeps in the store. One of somebody else with the very same photo
 * goes with it: whoever asks for it again has it read anew.
 */
async function sweepPictures({ store }: SweepDeps, held: readonly Held[]): Promise<number> {
  const palmIds = new Set(held.flatMap(({ palmId }) => palmId ?? []));
  let removed = 0;
  for (const palmId of palmIds) if (await store.remove(palmPictureKey(palmId))) removed += 1;
  return removed;
}

/** What the service charged for the subject stays known, without the subject: its statement has to be explained. */
async function keepCharges(
  { ledger: { table }, nameHash }: SweepDeps,
  subject: Subject,
  charges: readonly Charge[],
): Promise<void> {
  if (charges.length === 0) return;
  const key = erasedChargesKey(subject.batch, await nameHash(subjectName(subject)));
  await table.update(
    erasedChargesItems.update({
      key,
      add: { charges: new Set(charges.map(anonymousEntry)) },
      setIfMissing: { v: schemaVersion },
    }),
  );
}

async function sweepObjects({ store }: SweepDeps, subject: Subject): Promise<number> {
  let storedObjects = 0;
  for (const folder of ['photos', 'parts']) {
    for await (const key of store.list(`${folder}/${storeFolder(subject)}/`)) {
      await store.remove(key);
      storedObjects += 1;
    }
  }
  return storedObjects;
}

/** Takes the subject, and the names under which its photos came, out of the pointers to who bought what. */
async function sweepPointers(
  { ledger }: SweepDeps,
  names: readonly Subject[],
  hashes: readonly string[],
): Promise<number> {
  let removed = 0;
  for (const hash of hashes) {
    const found = [];
    for (const name of names) found.push(await forgetSubject(ledger, hash, name));
    if (found.includes(true)) removed += 1;
  }
  return removed;
}

/**
 * Takes the subject's name out of parts that were copied from it, whoever has them.
 *
 * @returns false when the time was over first; the next run finds those that are left
 */
async function forgetOrigin({ ledger: { table }, isOver }: SweepDeps, subject: Subject): Promise<boolean> {
  const name = subjectName(subject);
  for (const partition of copiesPartitions(name)) {
    for (let cursor: string | undefined; ; ) {
      const page = await table.queryIndex({
        index: 'batch',
        partition,
        limit: copiesAtOnce,
        ...(cursor === undefined ? {} : { cursor }),
      });
      for (const { pk, sk } of page.items) {
        await table.update(
          partItems.update({
            key: { pk, sk },
            set: { reusedFrom: erasedOrigin },
            remove: copyListingKeys,
            condition: partItems.equals('reusedFrom', name),
          }),
        );
      }
      // Partitions without copies are worth no run of their own.
      if (page.items.length > 0 && isOver?.()) return false;
      if (page.cursor === undefined) break;
      cursor = page.cursor;
    }
  }
  return true;
}

/** Copies that are looked at before the time is. */
const copiesAtOnce = 100;

async function sweepDeadLetters(
  { ledger: { table }, deadQueues }: SweepDeps,
  subject: Subject,
): Promise<number> {
  let removed = 0;
  for (const queue of deadQueues) {
    for await (const item of wholePartition(table, `dead-letter#${queue}`)) {
      if (!namesIt(item, subject)) continue;
      await table.delete({ key: { pk: item.pk, sk: item.sk }, delete: true });
      removed += 1;
    }
  }
  return removed;
}

const namesIt = ({ body }: Item, subject: Subject): boolean =>
  typeof body === 'string' && namesSubject(body, subject);

/**
 * Writes down what one step of a sweep has removed. The step has a name, so that a write which the table's client sends
 * twice counts once.
 */
async function note(
  { ledger: { table, now }, nameHash }: SweepDeps,
  subject: Subject,
  step: 'batch' | 'rest' | 'links',
  removed: Partial<Removed>,
  more: {
    readonly rowFileAt?: number | undefined;
    readonly archiveAt?: number | undefined;
    readonly last: boolean;
  },
): Promise<void> {
  const { rowFileAt, archiveAt, last } = more;
  const counts = removedKinds.filter((kind) => (removed[kind] ?? 0) > 0);
  const isKnown = rowFileAt !== undefined || archiveAt !== undefined;
  if (counts.length === 0 && !isKnown && !last) return;
  const key = await tombstoneKey(nameHash, subject);
  const set = { rowFileAt, archiveAt, doneAt: last ? now() : undefined };
  if (counts.length === 0) {
    await table.update(tombstoneItems.update({ key, set }));
    return;
  }
  const name = ['countedSteps', `${step} ${now()}`] as const;
  const count = tombstoneItems.update({
    key,
    add: Object.fromEntries(counts.map((kind) => [kind, removed[kind]])),
    set,
    setPaths: [tombstoneItems.member(name, true)],
    condition: all(tombstoneItems.exists('countedSteps'), tombstoneItems.missing(name)),
  });
  const { ok, item } = await table.update(count);
  if (ok || item?.countedSteps !== undefined) return;
  // The tombstone is of a version that named no steps.
  await table.update(tombstoneItems.update({ key, setIfMissing: { countedSteps: {} } }));
  await table.update(count);
}
