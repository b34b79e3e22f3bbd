import { parseInboxKey, photoKeyStems } from '../../intake/object-key.ts';
import { forgetSubject } from '../../ledger/inputs/pointers.ts';
import type { SweepPosition } from '../../ledger/items/header.ts';
import {
  copiesPartitions,
  erasedOrigin,
  lettersPartition,
  linksPartition,
  mentionsPartition,
  photosPartition,
  pointersOf,
  subjectName,
} from '../../ledger/items/keys.ts';
import { copyListingKeys, partItems } from '../../ledger/items/part.ts';
import { storeFolder } from '../../ledger/parts/bodies.ts';
import { isReaderLink } from '../../links/link.ts';
import { exists, type IndexEntry, wholePartition } from '../../table/table.ts';
import { removeUpload } from '../../uploads/claim.ts';
import { photoLinkItems, photoLinkKey } from '../../uploads/photo-owner.ts';
import { rejectionPrefix, rejectionsOf, uploadItems } from '../../uploads/upload.ts';
import { isDelivery } from '../../webhooks/delivery.ts';
import { removeLetter } from '../dead-letters.ts';
import { erasePhotoOfRow, isOfOwnRow } from '../photo-of-row.ts';
import { listBatch, listDeliveries, listLetters } from './list-former.ts';
import { sweepParts } from './parts.ts';
import { countOf, namesOf, type Step, type SweepRun, stepThroughList, stepThroughPartitions } from './run.ts';

export const steps: Readonly<Record<SweepPosition['step'], Step>> = {
  'list batch': listBatch,
  'list letters': async (run) => (await listLetters(run)) ?? (await listDeliveries(run)),
  links: stepThroughPartitions(({ subject }) => [linksPartition(subject)], takeLink),
  uploads: stepThroughPartitions((run) => namesOf(run).map(photosPartition), takeUpload),
  originals: stepThroughList((run) => namesOf(run).flatMap(photoKeyStems), takeOriginals),
  refusals: stepThroughList(
    (run) => [run.header.inputs.row?.source],
    async (run, row) => {
      // Without a line, every refusal of the table would match.
      if (row?.line !== undefined) await removeRejections(run, row.key, row.line);
    },
  ),
  copies: stepThroughPartitions(({ subject }) => copiesPartitions(subjectName(subject)), takeCopy),
  objects: stepThroughList(
    ({ subject }) => ['photos', 'parts'].map((folder) => `${folder}/${storeFolder(subject)}/`),
    async (run, prefix) => {
      const { store } = run.deps;
      for await (const key of store.list(prefix)) {
        await store.remove(key);
        countOf(run, 'storedObjects');
      }
    },
  ),
  parts: sweepParts,
  pointers: stepThroughList(({ pointers }) => [...pointers], takePointer),
  letters: stepThroughPartitions(({ subject }) => [lettersPartition(subject)], takeLetter),
  deliveries: stepThroughPartitions(({ subject }) => [mentionsPartition(subject)], takeDelivery),
};

async function takeLink(run: SweepRun, { sort }: IndexEntry): Promise<void> {
  const { deps, subject, photoIds } = run;
  const photo = String(sort);
  const link = await photoLinkItems.read(deps.ledger.table, photoLinkKey(subject.batch, photo));
  // The index may lag behind a link that now leads to another row.
  if (link?.id !== subject.id) return;
  for (const hash of link.ownInputs ?? [])
    for (const pointer of pointersOf(subject, hash)) run.pointers.add(pointer);
  photoIds.add(photo);
  if (photo === subject.id) return;
  const { ledger, nameHash } = deps;
  await erasePhotoOfRow(ledger, nameHash, subject, { ...subject, id: photo });
}

async function takeUpload(run: SweepRun, { pk, sk }: IndexEntry): Promise<void> {
  const { ledger, inbox } = run.deps;
  if (sk.startsWith(rejectionPrefix)) {
    if (await ledger.table.delete({ key: { pk, sk }, delete: true, condition: exists('pk') }))
      countOf(run, 'rejections');
    return;
  }
  const upload = await uploadItems.read(ledger.table, { pk, sk });
  if (upload === undefined) return;
  await removeRejections(run, upload.key);
  if (await inbox.remove(upload.key)) countOf(run, 'originals');
  if (await removeUpload(ledger, upload)) countOf(run, 'uploads');
}

async function removeRejections(run: SweepRun, key: string, line?: number): Promise<void> {
  const { table } = run.deps.ledger;
  const { pk, prefix } = rejectionsOf(run.subject.batch, key, line);
  for await (const { sk } of wholePartition(table, pk, prefix)) {
    await table.delete({ key: { pk, sk }, delete: true });
    countOf(run, 'rejections');
  }
}

async function takeOriginals(run: SweepRun, stem: string): Promise<void> {
  const { inbox } = run.deps;
  if (await inbox.remove(stem)) countOf(run, 'originals');
  for await (const key of inbox.list(`${stem}.`)) {
    const named = parseInboxKey(key, run.subject.batch);
    const isPhoto = named.kind === 'photo' && named.batch === run.subject.batch && run.photoIds.has(named.id);
    if (isPhoto && (await inbox.remove(key))) countOf(run, 'originals');
  }
}

async function takeCopy({ deps, subject }: SweepRun, { pk, sk }: IndexEntry): Promise<void> {
  await deps.ledger.table.update(
    partItems.update({
      key: { pk, sk },
      set: { reusedFrom: erasedOrigin },
      remove: copyListingKeys,
      condition: partItems.equals('reusedFrom', subjectName(subject)),
    }),
  );
}

async function takePointer(run: SweepRun, hash: string): Promise<void> {
  const { deps, subject } = run;
  const found = [];
  for (const name of namesOf(run))
    if (name.id === subject.id || !(await isOfOwnRow(deps.ledger, name)))
      found.push(await forgetSubject(deps.ledger, hash, name));
  if (found.includes(true)) countOf(run, 'pointers');
}

async function takeLetter(run: SweepRun, entry: IndexEntry): Promise<void> {
  if (await removeLetter(run.deps.ledger.table, entry, run.subject)) countOf(run, 'deadLetters');
}

async function takeDelivery(run: SweepRun, { pk, sk }: IndexEntry): Promise<void> {
  const key = { pk, sk };
  const isRemoved = await run.deps.ledger.table.delete({ key, delete: true, condition: exists('pk') });
  if (isRemoved && isDelivery(key)) countOf(run, 'deliveries');
  if (isRemoved && isReaderLink(key)) countOf(run, 'readerLinks');
}
