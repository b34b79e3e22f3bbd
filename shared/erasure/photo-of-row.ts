import type { LedgerContext } from '../ledger/context.ts';
import { headerItems } from '../ledger/items/header.ts';
import { headerKey, type Subject, subjectName } from '../ledger/items/keys.ts';
import { banOn, readTombstone } from '../ledger/items/tombstone.ts';
import type { NameHash } from '../ledger/name-hash.ts';
import { subjectOfPhoto } from '../uploads/photo-owner.ts';
import { eraseSubject } from './erase.ts';

/**
 * Erases the report under the photo's own name too, unless that name is a row's id. The photo's tombstone has the
 * person's hash, so that a ban on the person applies to the photo.
 */
export async function erasePhotoOfRow(
  context: LedgerContext,
  nameHash: NameHash,
  subject: Subject,
  photo: Subject,
): Promise<void> {
  if (await isOfOwnRow(context, photo)) return;
  await eraseSubject(context, nameHash, photo, { of: await nameHash(subjectName(subject)) });
}

/** Whether a row's id is the photo's name: that row may be another person's. */
export async function isOfOwnRow({ table }: Pick<LedgerContext, 'table'>, photo: Subject): Promise<boolean> {
  const own = await headerItems.read(table, headerKey(photo));
  return own?.inputs.row !== undefined;
}

/**
 * A photo from after the erasure stays, unless the person is banned; another row's photo always stays.
 * @param rowTime when the row was uploaded, in epoch milliseconds
 */
export async function excludePhotoOfRow(
  context: LedgerContext,
  subject: Subject,
  photo: Subject,
  rowTime: number,
): Promise<void> {
  const { nameHash, table } = context;
  if (nameHash === undefined || photo.id === subject.id) return;
  const erased = await readTombstone(context, nameHash, subject);
  if (erased === undefined) return;
  const isBanned = (await banOn(context, nameHash, subject)) !== undefined;
  const own = await headerItems.read(table, headerKey(photo));
  const newest = Math.max(rowTime, own?.inputs.photo?.source.time ?? 0);
  if (!isBanned && newest > erased.at) return;
  if (await isOfAnotherRow(context, subject, photo)) return;
  const known = await readTombstone(context, nameHash, photo);
  const isNamed = known?.of?.has(await nameHash(subjectName(subject))) === true;
  if (own === undefined && isNamed && known.at >= erased.at) return;
  await erasePhotoOfRow(context, nameHash, subject, photo);
}

async function isOfAnotherRow(context: LedgerContext, subject: Subject, photo: Subject): Promise<boolean> {
  const owner = await subjectOfPhoto(context, photo.batch, photo.id);
  return owner.id !== photo.id && owner.id !== subject.id;
}
