import { parseInboxKey, photoKeyStems } from '../intake/object-key.ts';
import { headerItems, type SweepPosition } from '../ledger/items/header.ts';
import { batchPartition, headerKey, type Subject, uploadPartitions } from '../ledger/items/keys.ts';
import type { Removed } from '../ledger/items/tombstone.ts';
import type { Item } from '../table/table.ts';
import { removeUpload } from '../uploads/claim.ts';
import { linkPrefix, photoLinkItems } from '../uploads/photo-owner.ts';
import { rejectionItems, rejectionPrefix } from '../uploads/rejection.ts';
import { uploadItems, uploadPrefix } from '../uploads/upload.ts';
import { erasePhotoOfRow } from './photo-of-row.ts';
import type { SweepDeps } from './sweep-deps.ts';

type RemovedOfBatch = Pick<Removed, 'uploads' | 'originals' | 'rejections'>;

/** Items that are looked at before the time is. */
const pageSize = 500;

const prefixes: Record<SweepPosition['of'], string> = {
  links: linkPrefix,
  uploads: uploadPrefix,
  rejections: rejectionPrefix,
};
const partitions: Record<SweepPosition['of'], (batch: string) => readonly string[]> = {
  links: (batch) => [batchPartition(batch)],
  uploads: uploadPartitions,
  rejections: uploadPartitions,
};
const following: Record<SweepPosition['of'], SweepPosition['of'] | undefined> = {
  links: 'uploads',
  uploads: 'rejections',
  rejections: undefined,
};

interface Swept {
  readonly removed: RemovedOfBatch;
  /** The names under which the subject's photos came, as far as they are known; its own id is one. */
  readonly photoIds: readonly string[];
  /** Hashes of inputs under which pointers may know these names. */
  readonly pointers: readonly string[];
  readonly position?: SweepPosition;
}

/**
 * Removes uploads of the subject's photos, their originals and what was refused of them: page by page, because a batch may
 * hold more than one run can look through.
 *
 * @returns what was removed, and where to go on if the time was used up
 */
export async function sweepBatch(
  deps: SweepDeps,
  subject: Subject,
  row: { readonly key: string; readonly line?: number | undefined } | undefined,
  from: SweepPosition,
): Promise<Swept> {
  const { table } = deps.ledger;
  const removed = { uploads: 0, originals: 0, rejections: 0 };
  const photoIds = new Set([subject.id, ...from.photoIds]);
  const pointers = new Set<string>();
  const isPhoto = (key: string) => {
    const named = parseInboxKey(key);
    return named.kind === 'photo' && named.batch === subject.batch && photoIds.has(named.id);
  };
  const remove = async ({ pk, sk }: Item) => {
    await table.delete({ key: { pk, sk }, delete: true });
    return 1;
  };
  const take: Record<SweepPosition['of'], (item: Item) => Promise<void>> = {
    links: async (item) => {
      const photo = item.sk.slice(linkPrefix.length);
      const { id, ownInputs = [] } = photoLinkItems.parse(item);
      if (id === subject.id || photo === subject.id) for (const hash of ownInputs) pointers.add(hash);
      if (id !== subject.id) return;
      photoIds.add(photo);
      if (photo !== subject.id)
        await erasePhotoOfRow(deps.ledger, deps.nameHash, { batch: subject.batch, id: photo });
    },
    uploads: async (item) => {
      const upload = uploadItems.parse(item);
      if (!isPhoto(upload.key)) return;
      if (await deps.inbox.remove(upload.key)) removed.originals += 1;
      if (await removeUpload(deps.ledger, upload)) removed.uploads += 1;
    },
    rejections: async (item) => {
      const { upload: key, line } = rejectionItems.parse(item);
      const ofRow = row !== undefined && key === row.key && line !== undefined && line === row.line;
      if (isPhoto(key) || ofRow) removed.rejections += await remove(item);
    },
  };
  let next: Omit<SweepPosition, 'photoIds'> = from;
  for (;;) {
    const { of, at = 0, cursor } = next;
    const all = partitions[of](subject.batch);
    const pk = all[at];
    if (pk === undefined) throw new Error(`No partition ${at} of ${of}`);
    const page = await table.query({
      pk,
      prefix: prefixes[of],
      limit: pageSize,
      ...(cursor === undefined ? {} : { cursor }),
    });
    for (const item of page.items) await take[of](item);
    const after = placeAfter(of, at, page.cursor, all.length);
    if (after === undefined) {
      removed.originals += await sweepOriginals(deps, subject.batch, photoIds, isPhoto);
      return { removed, photoIds: [...photoIds], pointers: [...pointers] };
    }
    next = after;
    // Many partitions of a small batch are empty: none of them is worth a run.
    if (page.items.length > 0 && deps.isOver?.()) {
      const found = { photoIds: [...photoIds], pointers: [...pointers] };
      return { removed, ...found, position: { ...next, photoIds: found.photoIds } };
    }
  }
}

/** Where a sweep goes on: in the same partition, in the next, or with what follows. */
function placeAfter(
  of: SweepPosition['of'],
  at: number,
  cursor: string | undefined,
  count: number,
): Omit<SweepPosition, 'photoIds'> | undefined {
  if (cursor !== undefined) return { of, at, cursor };
  if (at + 1 < count) return { of, at: at + 1 };
  const then = following[of];
  return then === undefined ? undefined : { of: then };
}

/**
 * Removes the links from photos to the subject's row, and from the photo of its own name; that one is left to whoever it
 * leads to while they are being erased as well. To be called when the header knows the names of the photos: by the links
 * a sweep that was broken off finds them again.
 */
export async function sweepLinks(
  { ledger: { table } }: SweepDeps,
  subject: Subject,
  photoIds: readonly string[],
): Promise<number> {
  let removed = 0;
  for (const photo of photoIds) {
    const key = { pk: batchPartition(subject.batch), sk: `${linkPrefix}${photo}` };
    const link = await photoLinkItems.read(table, key);
    if (link === undefined || (link.id !== subject.id && photo !== subject.id)) continue;
    if (link.id !== subject.id) {
      const owner = await headerItems.read(table, headerKey({ ...subject, id: link.id }));
      if (owner?.state === 'erasing') continue;
    }
    await table.delete({ key, delete: true });
    removed += 1;
  }
  return removed;
}

/** An original whose event has not come yet, or is lost, has no upload that leads to it: it is found by its name. */
async function sweepOriginals(
  { inbox }: SweepDeps,
  batch: string,
  photoIds: ReadonlySet<string>,
  isPhoto: (key: string) => boolean,
): Promise<number> {
  let removed = 0;
  for (const stem of [...photoIds].flatMap((id) => photoKeyStems({ batch, id }))) {
    if (await inbox.remove(stem)) removed += 1;
    for await (const key of inbox.list(`${stem}.`))
      if (isPhoto(key) && (await inbox.remove(key))) removed += 1;
  }
  return removed;
}
