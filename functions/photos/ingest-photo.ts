import { createHash } from 'node:crypto';
import type { Settings } from '../../shared/config/settings.ts';
import { languageIn, readingMetadata, writeChoices } from '../../shared/intake/choices.ts';
import type { preparePhoto } from '../../shared/intake/photos/photo.ts';
import {
  type PhotoDoubt,
  type PhotoInspector,
  refusalOfDoubt,
} from '../../shared/intake/photos/photo-doubt.ts';
import { readPhotoMetadata } from '../../shared/intake/photos/photo-metadata.ts';
import { isRefused, type Refusal } from '../../shared/intake/refusal.ts';
import { refusedBySize } from '../../shared/intake/upload-limits.ts';
import type { Jobs } from '../../shared/jobs/job.ts';
import { errorFields } from '../../shared/lambda/logger.ts';
import type { LedgerContext } from '../../shared/ledger/context.ts';
import { accept, isCancelledOnArrival } from '../../shared/ledger/inputs/accept.ts';
import { headerItems } from '../../shared/ledger/items/header.ts';
import { headerKey, type Subject, subjectName } from '../../shared/ledger/items/keys.ts';
import { type Exclusions, readExclusions } from '../../shared/ledger/items/tombstone.ts';
import { storeFolder } from '../../shared/ledger/parts/bodies.ts';
import { countedLines } from '../../shared/log.ts';
import { arrivalOf } from '../../shared/uploads/archived.ts';
import { awaitsRows } from '../../shared/uploads/begin.ts';
import {
  claimUpload,
  endMissing,
  endUpload,
  forgetUpload,
  isExcluded,
  isExhausted,
  isLeftover,
  postponeUpload,
} from '../../shared/uploads/claim.ts';
import type { IntakeDeps } from '../../shared/uploads/classify-upload.ts';
import { type Inbox, type InboxObject, unlessDeleted } from '../../shared/uploads/inbox.ts';
import { adoptPhoto, subjectOfPhoto } from '../../shared/uploads/photo-owner.ts';
import { refuseBanned, refuseUpload } from '../../shared/uploads/rejection.ts';
import { sourceOf, type Upload, type UploadEvent } from '../../shared/uploads/upload.ts';
import { productMetadata, wantedProduct } from '../../shared/uploads/wanted-product.ts';
import { callsOfPhoto } from './calls-of-photo.ts';
import { PreparationError } from './errors.ts';

export interface PhotoDeps extends IntakeDeps {
  readonly inbox: Inbox;
  readonly jobs: Jobs;
  readonly preparePhoto: typeof preparePhoto;
  readonly inspect?: PhotoInspector | undefined;
  readonly settings: IntakeDeps['settings'] & Pick<Settings, 'intake' | 'plan'>;
}

export async function ingestPhoto(
  deps: PhotoDeps,
  event: UploadEvent,
  batch: string,
  id: string,
): Promise<void> {
  const { ledger, reader, log } = deps;
  // Comes before any write: a late event must not store the name of an erased subject again.
  const named = await namesOf(ledger, batch, id);
  for (const { subject, at } of named) {
    const excluded = await at(event.time);
    if (excluded === undefined) continue;
    if (excluded === 'kept-out') await refuseBanned(ledger, event, subject);
    return log.info('A photo of an erased person is skipped', { batch, why: excluded });
  }
  if (await isLeftover(ledger, deps.inbox, event, batch, named))
    return log.info('A photo of an erased person is skipped', { batch, why: 'erased' });
  const claim = await claimUpload(
    ledger,
    event,
    'photo',
    batch,
    reader,
    reader.until + deps.settings.lease.takeOverAfterMs,
  );
  if (claim.kind === 'ignored') return log.info('An upload is skipped', { batch, why: claim.why });
  const { upload } = claim;
  try {
    return await ingest(deps, upload, id);
  } catch (error) {
    if (error instanceof PreparationError) throw error;
    log.error(countedLines.photoTriedAgain, { batch, ...errorFields(error) });
    await postponeUpload(ledger, upload, reader, ledger.now() + deps.settings.jobs.graceMs);
  }
}

interface Named extends Exclusions {
  readonly subject: Subject;
}

async function namesOf(
  ledger: LedgerContext,
  batch: string,
  id: string,
): Promise<[owner: Named, ...Named[]]> {
  const read = async (subject: Subject) => ({ subject, ...(await readExclusions(ledger, subject)) });
  const owner = await subjectOfPhoto(ledger, batch, id);
  const first = whileErasing(ledger, await read(owner));
  return owner.id === id ? [first] : [first, await read({ ...owner, id })];
}

/** Also excludes photos from after an erasure until its sweeps have ended. */
const whileErasing = (ledger: LedgerContext, named: Named): Named => ({
  ...named,
  at: async (time) => {
    const excluded = await named.at(time);
    if (excluded !== undefined || !named.wasErased) return excluded;
    const header = await headerItems.read(ledger.table, headerKey(named.subject));
    return header?.state === 'erasing' ? 'erased' : undefined;
  },
});

async function ingest(deps: PhotoDeps, upload: Upload, id: string): Promise<void> {
  const { ledger, reader } = deps;
  const outcome = await prepare(deps, upload);
  const named = await namesOf(ledger, upload.batch, id);
  const [{ subject }] = named;
  if (outcome.kind === 'superseded' || outcome.kind === 'deleted')
    return endMissing(ledger, upload, reader, outcome.kind, named);
  const arrival = arrivalOf(upload, outcome.metadata);
  if (await isExcluded(named, arrival.time)) return forgetUpload(ledger, upload, reader);
  if (outcome.kind === 'refused') return refuse(deps, upload, outcome.refusal);
  return keep(deps, upload, { subject, id, arrival }, outcome);
}

interface Found {
  readonly metadata: InboxObject['metadata'];
}

interface PreparedPhoto extends Found {
  readonly kind: 'photo';
  readonly sha256: string;
  readonly image: Uint8Array;
  readonly format: 'jpeg' | 'png' | 'webp';
  readonly width: number;
  readonly height: number;
}

type Prepared =
  | { readonly kind: 'superseded' }
  | { readonly kind: 'deleted' }
  | (Found & { readonly kind: 'refused'; readonly refusal: Refusal })
  | PreparedPhoto;

async function prepare({ inbox, preparePhoto }: PhotoDeps, upload: Upload): Promise<Prepared> {
  const refusal = isExhausted(upload)
    ? exhaustedRefusal()
    : refusedBySize('photo', upload.sizeBytes)?.refusal;
  // A refused photo needs only its metadata, which even one byte brings.
  const fromByte = refusal === undefined ? 0 : Math.max(0, upload.sizeBytes - 1);
  const object = await unlessDeleted(inbox.read(upload, fromByte), 'deleted' as const);
  if (object === 'deleted') return { kind: 'deleted' };
  if (object === undefined) return { kind: 'superseded' };
  const { metadata } = object;
  const bytes = await object.bytes();
  if (refusal !== undefined) return { kind: 'refused', refusal, metadata };
  const photo = await preparePhoto(bytes).catch((cause: unknown) => {
    throw new PreparationError('A photo could not be prepared', { cause });
  });
  if (isRefused(photo)) return { kind: 'refused', refusal: photo.refusal, metadata };
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { image, format, width, height } = photo;
  return { kind: 'photo', sha256, image, format, width, height, metadata };
}

interface Arrived {
  readonly subject: Subject;
  readonly id: string;
  readonly arrival: ReturnType<typeof arrivalOf>;
}

async function keep(
  deps: PhotoDeps,
  upload: Upload,
  { subject, id, arrival }: Arrived,
  photo: PreparedPhoto,
): Promise<void> {
  const { ledger, jobs, reader, log } = deps;
  if (await isCancelledOnArrival(ledger, subject, arrival.time)) return refuse(deps, upload, cancelled());
  const wanted = wantedProduct(deps.settings.products, photo.metadata[productMetadata]);
  if (isRefused(wanted)) return refuse(deps, upload, wanted.refusal);
  const doubt = await doubtOf(deps, photo.image);
  if (
    doubt !== undefined &&
    doubt.isSure &&
    deps.settings.intake.photoCheck === 'refuse' &&
    !upload.insisted
  ) {
    const calls = callsOfPhoto(deps.settings, wanted.product);
    return refuse(deps, upload, refusalOfDoubt(doubt), calls);
  }
  const seen = doubt === undefined ? undefined : refusalOfDoubt(doubt);
  const key = `photos/${storeFolder(subject)}/${photo.sha256}.${photo.format === 'jpeg' ? 'jpg' : photo.format}`;
  await ledger.bodies.put(key, photo.image, `image/${photo.format}`);
  const { metadata, warnings } = readPhotoMetadata(photo.metadata);
  const { sha256, width, height, image } = photo;
  const usual = languageIn(photo.metadata[readingMetadata]);
  const language = metadata.language ?? usual;
  const acceptance = await accept(
    ledger,
    subject,
    {
      kind: 'photo',
      value: {
        sha256,
        key,
        bytes: image.byteLength,
        width,
        height,
        ...metadata.birthDate,
        ...(metadata.gender === undefined ? {} : { gender: metadata.gender }),
        ...(language === undefined ? {} : { language }),
        ...wanted,
        ...(seen === undefined ? {} : { doubt: { code: seen.code, reason: seen.reason } }),
      },
      source: { ...sourceOf(upload), ...arrival },
    },
    ledger.now() + deps.settings.jobs.graceMs,
  );
  if (acceptance.outcome === 'cancelled') return refuse(deps, upload, cancelled());
  const due = acceptance.outcome === 'accepted' || acceptance.outcome === 'replayed';
  if (due && !(await mayBelongToRow(deps, subject, id)))
    await jobs.send([{ kind: 'subject', key: subjectName(subject) }]);
  await followRow(deps, upload.batch, id);
  await endUpload(ledger, upload, reader, 'done', {
    counts: { rows: 1, accepted: due ? 1 : 0, unchanged: due ? 0 : 1, refused: 0 },
    warnings: [...warnings, ...(seen === undefined ? [] : [seen])].map((warning) => warning.reason),
    product: wanted.product?.name,
    reading: writeChoices({ language: usual }) || undefined,
  });
  log.info('A photo is accepted', { batch: subject.batch, subject: subject.id, outcome: acceptance.outcome });
}

const cancelled = (): Refusal => ({ code: 'cancelled', reason: { code: 'cancelled' } });

/** If no unread row names the photo, the reconciler sends the job. */
async function mayBelongToRow({ ledger }: PhotoDeps, subject: Subject, id: string): Promise<boolean> {
  if (subject.id !== id || !(await awaitsRows(ledger, subject.batch))) return false;
  return (await headerItems.read(ledger.table, headerKey(subject)))?.inputs.row === undefined;
}

async function followRow({ ledger, jobs, settings }: PhotoDeps, batch: string, id: string): Promise<void> {
  const owner = await subjectOfPhoto(ledger, batch, id);
  if (await adoptPhoto(ledger, owner, id, ledger.now() + settings.jobs.graceMs))
    await jobs.send([{ kind: 'subject', key: subjectName(owner) }]);
}

async function doubtOf(
  { inspect, settings, log }: PhotoDeps,
  image: Uint8Array,
): Promise<PhotoDoubt | undefined> {
  if (settings.intake.photoCheck === 'off' || inspect === undefined) return undefined;
  try {
    return await inspect(image);
  } catch (error) {
    log.error('The photo check failed; the photo is accepted', errorFields(error));
    return undefined;
  }
}

async function refuse(
  deps: PhotoDeps,
  upload: Upload,
  refusal: Refusal,
  sparedCalls?: number,
): Promise<void> {
  const { ledger, reader, log } = deps;
  await refuseUpload(ledger, upload, reader, refusal, sparedCalls);
  log.info('A photo is refused', { batch: upload.batch, code: refusal.code });
}

function exhaustedRefusal(): Refusal {
  return { code: 'photo-damaged', reason: { code: 'reader-died', of: 'photo' } };
}
