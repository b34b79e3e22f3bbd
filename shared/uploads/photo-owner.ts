import * as z from 'zod';
import { parseInboxKey } from '../intake/object-key.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { accept } from '../ledger/inputs/accept.ts';
import { takeLanguageOfRow } from '../ledger/inputs/palm-language.ts';
import { type Header, headerItems } from '../ledger/items/header.ts';
import { batchPartition, headerKey, linksPartition, type Subject } from '../ledger/items/keys.ts';
import { applyEvent } from '../ledger/states/apply-event.ts';
import { isUntouched } from '../ledger/states/untouched.ts';
import { isNewer, type Source, source } from '../plan/inputs.ts';
import { allShared } from '../plan/shared-inputs.ts';
import { ItemKind, itemMissing, schemaVersion } from '../table/item-kind.ts';
import { all, type Key } from '../table/table.ts';

/** A row may name its photo: then the photo of that name belongs to the row's subject. */
export const linkPrefix = 'photo#';
const photoLink = z.object({
  v: z.literal(schemaVersion),
  id: z.string(),
  /** Of the row; links from before rows were compared have none. */
  source: source.optional(),
  /**
   * Hashes of the inputs that the photo's own report had until it was dropped: pointers may name the photo under them, and
   * whoever is erased must be found there.
   */
  ownInputs: z.set(z.string()).optional(),
  /** Its keys of the `batch` index, by which it is found by the subject that it leads to. */
  batchShard: z.string().optional(),
  stateId: z.string().optional(),
});
type PhotoLink = z.output<typeof photoLink>;
export const photoLinkItems = new ItemKind('A link from a photo', photoLink);

export const photoLinkKey = (batch: string, photo: string): Key => ({
  pk: batchPartition(batch),
  sk: `${linkPrefix}${photo}`,
});
/** The keys of the `batch` index that a link to a subject carries. */
export const linkListedAs = (subject: Subject, photo: string) => ({
  batchShard: linksPartition(subject),
  stateId: photo,
});

/** A link that changes at every try is fought over by readers of several tables. */
const linkTries = 5;

/**
 * Links a photo to the subject whose row names it. Of two rows that name one photo the one that was read first has it:
 * within a table the first line. A newer version of the table may give it to another row as long as it has not come.
 *
 * @param row where the row is from
 * @returns whether the photo is this subject's; false where it is another row's
 */
export async function linkPhoto(
  context: LedgerContext,
  subject: Subject,
  photo: string,
  row: Source,
): Promise<boolean> {
  const { table } = context;
  const key = photoLinkKey(subject.batch, photo);
  for (let attempt = 0; attempt < linkTries; attempt += 1) {
    const known = await photoLinkItems.read(table, key);
    if (known?.id === subject.id && known.source !== undefined && !isNewer(row, known.source)) return true;
    if (known !== undefined && known.id !== subject.id) {
      if (!isReplaced(known, row) || (await hasPhoto(context, { ...subject, id: known.id }, photo)))
        return false;
    }
    const { ok } = await table.update(
      photoLinkItems.update({
        key,
        set: { v: schemaVersion, id: subject.id, source: row, ...linkListedAs(subject, photo) },
        condition: known === undefined ? itemMissing : all(...photoLinkItems.unchanged(known, 'id')),
      }),
    );
    if (ok) return true;
  }
  throw new Error('A link from a photo changed under every try to write it');
}

/** Whether a row is of a newer version of the table that a link comes from. */
const isReplaced = ({ source: known }: PhotoLink, row: Source): boolean =>
  known !== undefined && known.bucket === row.bucket && known.key === row.key && isNewer(row, known);

async function hasPhoto(context: LedgerContext, subject: Subject, photo: string): Promise<boolean> {
  const known = (await readHeader(context, subject))?.inputs.photo;
  if (known === undefined) return false;
  const named = parseInboxKey(known.source.key, subject.batch);
  return named.kind === 'photo' && named.id === photo;
}

/** The subject that a photo belongs to: the one whose row names it, else the one of the photo's own name. */
export async function subjectOfPhoto(
  { table }: LedgerContext,
  batch: string,
  photo: string,
): Promise<Subject> {
  const link = await photoLinkItems.read(table, photoLinkKey(batch, photo));
  return { batch, id: link?.id ?? photo };
}

/**
 * Gives a subject the photo that its row names, if the photo has come under its own name. A report of that name of
 * which nothing but the photo is known, and for which nothing has been sent, is dropped; any other stays beside it.
 * To be called after the link from photo to row, or the photo, has been written: whoever writes second sees both.
 * Safe to repeat.
 *
 * @param dueAt when the reconciler takes the subject up if the job that follows is lost
 * @returns whether the subject is due
 */
export async function adoptPhoto(
  context: LedgerContext,
  subject: Subject,
  photo: string,
  dueAt: number,
): Promise<boolean> {
  if (photo === subject.id) return false;
  const own = await readHeader(context, { batch: subject.batch, id: photo });
  const known = own?.inputs.photo;
  if (own === undefined || known === undefined || own.state === 'erasing') return false;
  // Its palm may be bought already.
  const palmLanguage = known.palmLanguage ?? known.value.language ?? 'unnamed';
  const input = { kind: 'photo', ...known, palmLanguage, isPalmFixed: true } as const;
  const { outcome } = await accept(context, subject, input, dueAt);
  const adopted = (await readHeader(context, subject))?.inputs.photo;
  // The photo of that name, in this or a newer version, is the subject's now.
  if (adopted?.source.key === known.source.key && (await dropUntouched(context, own, subject)))
    await takeLanguageOfRow(context, subject);
  return outcome === 'accepted' || outcome === 'replayed';
}

async function readHeader({ table }: LedgerContext, subject: Subject): Promise<Header | undefined> {
  return headerItems.read(table, headerKey(subject));
}

/**
 * Drops a report on which nobody has worked, and takes it out of the count of its batch. One for which calls were sent
 * stays: it holds what was bought, its calls are on the account of a ceiling, unknown outcomes are listed with it, and
 * others may have been told of it.
 *
 * @param owner to whom the photo is linked
 * @returns whether it is dropped
 */
async function dropUntouched(context: LedgerContext, own: Header, owner: Subject): Promise<boolean> {
  const onlyPhoto = Object.keys(own.inputs).every((kind) => kind === 'photo');
  if (!onlyPhoto || !isUntouched(own)) return false;
  // A worker may have listed the report, or still do it, with what its inputs share.
  const ownInputs = new Set([...allShared(own.inputs), ...(own.formerInputs ?? [])]);
  const { ok } = await context.table.update(
    photoLinkItems.update({
      key: photoLinkKey(own.batch, own.id),
      add: { ownInputs },
      condition: photoLinkItems.equals('id', owner.id),
    }),
  );
  return ok && (await applyEvent(context, own, { kind: 'dropped' })).ok;
}
