import type { LedgerContext } from '../ledger/context.ts';
import { headerItems } from '../ledger/items/header.ts';
import { headerKey, type Subject, subjectName } from '../ledger/items/keys.ts';
import { readTombstone } from '../ledger/items/tombstone.ts';
import type { NameHash } from '../ledger/name-hash.ts';
import { subjectOfPhoto } from '../uploads/photo-owner.ts';
import { readBan } from './ban.ts';
import { eraseSubject, type Wish } from './erase.ts';

/**
 * The photo may have a report under its own name, which a late event would create again. It is erased too, unless
 * another row names the photo.
 */
export async function erasePhotoOfRow(
  context: LedgerContext,
  nameHash: NameHash,
  photo: Subject,
  wish: Wish = {},
): Promise<void> {
  const own = await headerItems.read(context.table, headerKey(photo));
  if (own?.inputs.row === undefined) await eraseSubject(context, nameHash, photo, wish);
}

export async function keepPhotoOut(context: LedgerContext, subject: Subject, photo: Subject): Promise<void> {
  const { nameHash, table } = context;
  if (nameHash === undefined || photo.id === subject.id) return;
  if (await isOfAnotherRow(context, subject, photo)) return;
  const own = await table.get(headerKey(photo));
  if (own === undefined && (await readBan(context, nameHash, photo)) !== undefined) return;
  const of = await nameHash(subjectName(subject));
  await erasePhotoOfRow(context, nameHash, photo, { keepOut: { of } });
}

/**
 * Handles an erased person's row that is read late. A later photo stays, unless the person is banned; another row's
 * photo always stays.
 * @param rowTime upload of the row, in epoch milliseconds
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
  if (erased?.ban !== undefined) return keepPhotoOut(context, subject, photo);
  if (erased === undefined || rowTime > erased.at) return;
  if (await isOfAnotherRow(context, subject, photo)) return;
  const own = await headerItems.read(table, headerKey(photo));
  if ((own?.inputs.photo?.source.time ?? 0) > erased.at) return;
  const already = await readTombstone(context, nameHash, photo);
  if (own === undefined && already !== undefined && already.at >= erased.at) return;
  await erasePhotoOfRow(context, nameHash, photo);
}

async function isOfAnotherRow(context: LedgerContext, subject: Subject, photo: Subject): Promise<boolean> {
  const owner = await subjectOfPhoto(context, photo.batch, photo.id);
  return owner.id !== photo.id && owner.id !== subject.id;
}
