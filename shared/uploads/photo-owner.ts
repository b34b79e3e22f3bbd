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
import { all, type Condition, type Key } from '../table/table.ts';

export const linkPrefix = 'photo#';
const photoLink = z.object({
  v: z.literal(schemaVersion),
  id: z.string(),
  source: source.optional(),
  /** Input hashes of the dropped report under the photo's name, whose pointers may still name the photo. */
  ownInputs: z.set(z.string()).optional(),
  batchShard: z.string().optional(),
  stateId: z.string().optional(),
});
type PhotoLink = z.output<typeof photoLink>;
export const photoLinkItems = new ItemKind('A link from a photo', photoLink);

export const photoLinkKey = (batch: string, photo: string): Key => ({
  pk: batchPartition(batch),
  sk: `${linkPrefix}${photo}`,
});
export const photoLinkListedAs = (subject: Subject, photo: string) => ({
  batchShard: linksPartition(subject),
  stateId: photo,
});

const maxAttempts = 5;

/**
 * The row that was read first gets the photo; within a table, the first line.
 * @returns whether the photo belongs to this subject
 */
export async function linkPhoto(
  context: LedgerContext,
  subject: Subject,
  photo: string,
  row: Source,
): Promise<boolean> {
  const { table } = context;
  const key = photoLinkKey(subject.batch, photo);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const known = await photoLinkItems.read(table, key);
    if (known?.id === subject.id && known.source !== undefined && !isNewer(row, known.source)) return true;
    if (known !== undefined && known.id !== subject.id) {
      if (!isReplaced(known, row) || (await hasPhoto(context, { ...subject, id: known.id }, photo)))
        return false;
    }
    const { ok } = await table.update(
      photoLinkItems.update({
        key,
        set: { v: schemaVersion, id: subject.id, source: row, ...photoLinkListedAs(subject, photo) },
        condition: known === undefined ? itemMissing : all(...linkUnchanged(known)),
      }),
    );
    if (ok) return true;
  }
  throw new Error('A link from a photo changed during every attempt to write it');
}

const linkUnchanged = (known: PhotoLink): Condition[] => [
  ...photoLinkItems.unchanged(known, 'id'),
  known.source === undefined
    ? photoLinkItems.missing('source')
    : photoLinkItems.equals(['source', 'sequencer'], known.source.sequencer),
];

const isReplaced = ({ source: known }: PhotoLink, row: Source): boolean =>
  known !== undefined && known.bucket === row.bucket && known.key === row.key && isNewer(row, known);

async function hasPhoto(context: LedgerContext, subject: Subject, photo: string): Promise<boolean> {
  const known = (await readHeader(context, subject))?.inputs.photo;
  if (known === undefined) return false;
  const named = parseInboxKey(known.source.key, subject.batch);
  return named.kind === 'photo' && named.id === photo;
}

/** The subject whose row names the photo, else the one with the photo's name. */
export async function subjectOfPhoto(
  { table }: LedgerContext,
  batch: string,
  photo: string,
): Promise<Subject> {
  const link = await photoLinkItems.read(table, photoLinkKey(batch, photo));
  return { batch, id: link?.id ?? photo };
}

/**
 * Moves a photo that arrived under its own name to the row's subject. Call it after writing the link or the photo: the
 * later writer sees both. Idempotent.
 */
export async function adoptPhoto(
  context: LedgerContext,
  subject: Subject,
  photo: string,
  dueAt: number,
): Promise<boolean> {
  if (photo === subject.id) return false;
  const ownReport = await readHeader(context, { batch: subject.batch, id: photo });
  const known = ownReport?.inputs.photo;
  if (ownReport === undefined || known === undefined || ownReport.state === 'erasing') return false;
  const palmLanguage = known.palmLanguage ?? known.value.language ?? 'unnamed';
  const input = { kind: 'photo', ...known, palmLanguage, isPalmFixed: true } as const;
  const { outcome } = await accept(context, subject, input, dueAt);
  const adopted = (await readHeader(context, subject))?.inputs.photo;
  if (adopted?.source.key === known.source.key && (await dropUntouched(context, ownReport, subject)))
    await takeLanguageOfRow(context, subject);
  return outcome === 'accepted' || outcome === 'replayed';
}

async function readHeader({ table }: LedgerContext, subject: Subject): Promise<Header | undefined> {
  return headerItems.read(table, headerKey(subject));
}

/**
 * A report with sent calls stays: its purchases are counted and listed.
 * @returns whether the report was dropped
 */
async function dropUntouched(context: LedgerContext, ownReport: Header, owner: Subject): Promise<boolean> {
  const onlyPhoto = Object.keys(ownReport.inputs).every((kind) => kind === 'photo');
  if (!onlyPhoto || !isUntouched(ownReport)) return false;
  const ownInputs = new Set([...allShared(ownReport.inputs), ...(ownReport.formerInputs ?? [])]);
  const { ok } = await context.table.update(
    photoLinkItems.update({
      key: photoLinkKey(ownReport.batch, ownReport.id),
      add: { ownInputs },
      condition: photoLinkItems.equals('id', owner.id),
    }),
  );
  return ok && (await applyEvent(context, ownReport, { kind: 'dropped' })).ok;
}
