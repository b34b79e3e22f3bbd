import type { LedgerContext } from '../ledger/context.ts';
import { headerItems } from '../ledger/items/header.ts';
import { headerKey, type Subject } from '../ledger/items/keys.ts';
import { readTombstone } from '../ledger/items/tombstone.ts';
import type { NameHash } from '../ledger/name-hash.ts';
import { subjectOfPhoto } from '../uploads/photo-owner.ts';
import { eraseSubject } from './erase.ts';

/**
 * The photo that an erased subject's row names may have come under its own name: then there is, or was, a report of
 * that name, with objects of its own, and a late event would make it again. It is the same person's, unless a row
 * speaks for it.
 */
export async function erasePhotoOfRow(
  context: LedgerContext,
  nameHash: NameHash,
  photo: Subject,
): Promise<void> {
  const own = await headerItems.read(context.table, headerKey(photo));
  if (own?.inputs.row === undefined) await eraseSubject(context, nameHash, photo);
}

/**
 * A row of somebody who was erased is read late, and names a photo: only now is it known whose that was. What has come
 * after the erasure is a new decision, and stays; so does the photo of another row.
 *
 * @param rowTime when the row was uploaded, in milliseconds since 1970
 */
export async function eraseLatePhoto(
  context: LedgerContext,
  subject: Subject,
  photo: Subject,
  rowTime: number,
): Promise<void> {
  const { nameHash, table } = context;
  if (nameHash === undefined || photo.id === subject.id) return;
  const erased = await readTombstone(context, nameHash, subject);
  if (erased === undefined || rowTime > erased.at) return;
  const owner = await subjectOfPhoto(context, photo.batch, photo.id);
  if (owner.id !== photo.id && owner.id !== subject.id) return;
  const own = await headerItems.read(table, headerKey(photo));
  if ((own?.inputs.photo?.source.time ?? 0) > erased.at) return;
  const already = await readTombstone(context, nameHash, photo);
  if (own === undefined && already !== undefined && already.at >= erased.at) return;
  await erasePhotoOfRow(context, nameHash, photo);
}
