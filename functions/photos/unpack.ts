import { createHash } from 'node:crypto';
import { type ArchiveEntry, type ByteSource, readDirectory } from '../../shared/intake/archive/directory.ts';
import { type PlannedEntry, planEntries, shortName } from '../../shared/intake/archive/plan.ts';
import { unpackEntry } from '../../shared/intake/archive/unpack-entry.ts';
import { readingMetadata } from '../../shared/intake/choices.ts';
import { type InboxKey, parseInboxKey } from '../../shared/intake/object-key.ts';
import type { RefusalReason } from '../../shared/intake/reasons/refusal-reason.ts';
import { isRefused, type Refusal } from '../../shared/intake/refusal.ts';
import { refusedBySize } from '../../shared/intake/upload-limits.ts';
import { errorFields } from '../../shared/lambda/logger.ts';
import { exclusionOf } from '../../shared/ledger/items/tombstone.ts';
import { countedLines } from '../../shared/log.ts';
import { archivedAt, arrivalOf } from '../../shared/uploads/archived.ts';
import { expectUpload } from '../../shared/uploads/begin.ts';
import {
  claimUpload,
  endMissing,
  endUpload,
  isExhausted,
  isLeftover,
  postponeUpload,
  saveProgress,
  yieldUpload,
} from '../../shared/uploads/claim.ts';
import type { IntakeDeps } from '../../shared/uploads/classify-upload.ts';
import {
  type ArchiveInbox,
  DeletedObjectError,
  type Inbox,
  unlessDeleted,
} from '../../shared/uploads/inbox.ts';
import { findLast, isThere } from '../../shared/uploads/read-alike.ts';
import { recordRejection, refuseBanned, refuseUpload } from '../../shared/uploads/rejection.ts';
import {
  type Upload,
  type UploadCounts,
  type UploadEvent,
  type UploadHints,
  uploadItems,
  uploadKey,
} from '../../shared/uploads/upload.ts';
import { productMetadata } from '../../shared/uploads/wanted-product.ts';
import { ArchiveMissingError } from './errors.ts';

export interface UnpackDeps extends IntakeDeps {
  readonly inbox: Inbox;
  readonly archives: ArchiveInbox;
  readonly remainingMs: () => number;
  readonly hints: UploadHints;
}

/** Memory holds each file twice, packed and unpacked. */
const concurrency = 3;
const reserveMs = 20_000;
/** If S3 sends no event within this time, the reconciler sends one. */
const eventGraceMs = 5 * 60_000;

type Outcome =
  | { readonly kind: 'put' | 'exists' | 'ignored' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Continues after the files that the archive's upload has counted; skips a file that is stored. */
export async function unpackArchive(deps: UnpackDeps, event: UploadEvent, batch: string): Promise<void> {
  const { ledger, reader, log, settings } = deps;
  const dueAt = reader.until + settings.lease.takeOverAfterMs;
  if (await isLeftover(ledger, deps.inbox, event, batch))
    return log.info('An upload is skipped', { batch, why: 'erased' });
  const claim = await claimUpload(ledger, event, 'zip', batch, reader, dueAt);
  if (claim.kind === 'ignored') return log.info('An upload is skipped', { batch, why: claim.why });
  const { upload } = claim;
  let { counts } = upload;
  const noteCounts = (now: UploadCounts) => {
    counts = now;
  };
  try {
    const refusal = isExhausted(upload) ? exhaustedRefusal() : await unpack(deps, upload, noteCounts);
    if (refusal === undefined) return;
    await refuseUpload(ledger, upload, reader, refusal);
    log.info('An archive is refused', { batch, code: refusal.code });
  } catch (error) {
    const counted = { ...upload, counts };
    if (error instanceof DeletedObjectError) return endMissing(ledger, counted, reader, 'deleted');
    if (error instanceof ArchiveMissingError) return endMissing(ledger, counted, reader, 'superseded');
    log.error(countedLines.archiveTriedAgain, { batch, ...errorFields(error) });
    await postponeUpload(ledger, upload, reader, ledger.now() + settings.jobs.graceMs);
  }
}

async function unpack(
  deps: UnpackDeps,
  upload: Upload,
  noteCounts: (counts: UploadCounts) => void,
): Promise<Refusal | undefined> {
  const { inbox, archives } = deps;
  const wrongSize = refusedBySize('zip', upload.sizeBytes);
  if (wrongSize !== undefined) return wrongSize.refusal;
  const source = sourceOf(archives, upload);
  const entries = await readDirectory(source);
  if (isRefused(entries)) return entries.refusal;
  const plan = planEntries(upload.batch, entries);
  if (!plan.some(({ kind }) => kind === 'upload') && plan.every(({ kind }) => kind === 'ignored'))
    return { code: 'empty-file', reason: { code: 'archive-empty' } };
  const found = await inbox.find(upload);
  if (found === undefined) throw new ArchiveMissingError('The archive is gone');
  const archived = { ...found.metadata, [archivedAt]: String(upload.time) };
  await new Unpacking(deps, upload, source, archived, noteCounts).storeEntries(plan);
  return undefined;
}

function sourceOf(archives: ArchiveInbox, upload: Upload): ByteSource {
  return {
    sizeBytes: upload.sizeBytes,
    read: async (from, to) => {
      const bytes = await archives.range(upload, from, to);
      if (bytes === undefined) throw new ArchiveMissingError('The archive is gone');
      return bytes;
    },
  };
}

class Unpacking {
  readonly #deps: UnpackDeps;
  readonly #upload: Upload;
  readonly #source: ByteSource;
  readonly #metadata: Readonly<Record<string, string>>;
  readonly #noteCounts: (counts: UploadCounts) => void;
  #counts: UploadCounts;

  constructor(
    deps: UnpackDeps,
    upload: Upload,
    source: ByteSource,
    metadata: Readonly<Record<string, string>>,
    noteCounts: (counts: UploadCounts) => void,
  ) {
    this.#deps = deps;
    this.#upload = upload;
    this.#source = source;
    this.#metadata = metadata;
    this.#counts = upload.counts;
    this.#noteCounts = noteCounts;
  }

  async storeEntries(plan: readonly PlannedEntry[]): Promise<void> {
    const { ledger, reader, log, hints, remainingMs } = this.#deps;
    // Each entry of the archive is counted as a row.
    const { rows: first } = this.#counts;
    for (let at = first; at < plan.length; at += concurrency) {
      // An invocation that unpacks nothing would request another one endlessly.
      if (at > first && remainingMs() < reserveMs) {
        if (await yieldUpload(ledger, this.#upload, reader, this.#progress())) await hints.send(this.#upload);
        return;
      }
      const group = plan.slice(at, at + concurrency);
      const outcomes = await Promise.allSettled(group.map((planned) => this.#take(planned)));
      for (const outcome of outcomes) if (outcome.status === 'fulfilled') this.#count(outcome.value);
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
      if (!(await saveProgress(ledger, this.#upload, reader, this.#progress()))) return;
    }
    const { accepted, unchanged, refused } = this.#counts;
    const state = accepted + unchanged === 0 && refused > 0 ? 'refused' : 'done';
    const warnings = warningsOf(plan);
    const product = this.#metadata[productMetadata];
    await endUpload(ledger, this.#upload, reader, state, { counts: this.#counts, warnings, product });
    log.info('An archive is unpacked', { batch: this.#upload.batch, state, ...this.#counts });
  }

  #progress(): Pick<Upload, 'counts' | 'warnings' | 'checkpoint'> {
    return { counts: this.#counts, warnings: [], checkpoint: undefined };
  }

  #count(outcome: Outcome): void {
    const { rows, accepted, unchanged, refused } = this.#counts;
    this.#counts = {
      rows: rows + 1,
      accepted: accepted + (outcome.kind === 'put' ? 1 : 0),
      unchanged: unchanged + (outcome.kind === 'exists' ? 1 : 0),
      refused: refused + (outcome.kind === 'refused' ? 1 : 0),
    };
    this.#noteCounts(this.#counts);
  }

  async #take(planned: PlannedEntry): Promise<Outcome> {
    const { entry } = planned;
    switch (planned.kind) {
      case 'ignored':
        return { kind: 'ignored' };
      case 'refused':
        return this.#refuse(entry, planned.refusal, planned.key);
      case 'upload': {
        const key = parseInboxKey(planned.key, this.#upload.batch);
        const excluded = await this.#excluded(key);
        if (excluded !== undefined) return excluded;
        const content = await unpackEntry(this.#source, entry);
        if (isRefused(content)) return this.#refuse(entry, content.refusal, planned.key);
        return { kind: (await this.#put(planned.key, key, content)) ? 'put' : 'exists' };
      }
    }
  }

  /** A file without a valid key is recorded with the archive. */
  async #refuse(entry: ArchiveEntry, refusal: Refusal, objectKey: string | undefined): Promise<Outcome> {
    const { ledger, reader, settings } = this.#deps;
    const key = objectKey === undefined ? undefined : parseInboxKey(objectKey, this.#upload.batch);
    if (objectKey !== undefined && (key?.kind === 'photo' || key?.kind === 'rows')) {
      const excluded = await this.#excluded(key);
      if (excluded !== undefined) return excluded;
      const event = this.#eventOf(objectKey, `crc-${entry.crc.toString(16)}`, entry.bytes);
      const dueAt = reader.until + settings.lease.takeOverAfterMs;
      const claim = await claimUpload(ledger, event, key.kind, key.batch, reader, dueAt);
      if (claim.kind === 'claimed') await refuseUpload(ledger, claim.upload, reader, refusal);
      if (claim.kind === 'claimed' || claim.why === 'finished') return { kind: 'refused', refusal };
    }
    const field = shortName(entry.name);
    await recordRejection(ledger, this.#upload, { ...refusal, field, entry: field }, objectKey);
    return { kind: 'refused', refusal };
  }

  /** Without a sequencer, so that S3's event counts as newer than this one. */
  #eventOf(key: string, etag: string, sizeBytes: number): UploadEvent {
    const { bucket } = this.#upload;
    return { bucket, key, etag, sequencer: '', time: this.#deps.ledger.now(), sizeBytes };
  }

  async #excluded(key: InboxKey): Promise<Outcome | undefined> {
    if (key.kind !== 'photo') return undefined;
    const { ledger } = this.#deps;
    switch (await exclusionOf(ledger, key, this.#upload.time)) {
      case undefined:
        return undefined;
      case 'erased':
        return { kind: 'exists' };
      case 'kept-out':
        return { kind: 'refused', refusal: await refuseBanned(ledger, this.#upload, key) };
    }
  }

  async #put(objectKey: string, key: InboxKey, content: Uint8Array): Promise<boolean> {
    if (key.kind !== 'photo' && key.kind !== 'rows') return false;
    const { ledger, inbox, archives } = this.#deps;
    const { bucket, time } = this.#upload;
    const { [productMetadata]: product, [readingMetadata]: reading } = this.#metadata;
    const sent = { etag: createHash('md5').update(content).digest('hex'), kind: key.kind, product, reading };
    const known = await uploadItems.read(ledger.table, uploadKey(key.batch, objectKey));
    const find = () => findLast(inbox, { bucket, key: objectKey });
    for (let last = known && (await find()); ; last = await find()) {
      if (last !== undefined && arrivalOf(last, last.metadata).time > time) return false;
      if (isThere(known, last, sent)) return false;
      const put = archives.put({ bucket, key: objectKey, last }, content, this.#metadata);
      const etag = await unlessDeleted(put, undefined);
      if (etag === undefined) continue;
      const event = this.#eventOf(objectKey, etag, content.byteLength);
      await expectUpload(ledger, event, key.kind, key.batch, ledger.now() + eventGraceMs);
      return true;
    }
  }
}

function warningsOf(plan: readonly PlannedEntry[]): RefusalReason[] {
  const files = plan.filter(({ kind }) => kind === 'ignored').length;
  return files === 0 ? [] : [{ code: 'archive-left-out', files }];
}

function exhaustedRefusal(): Refusal {
  return { code: 'zip-damaged', reason: { code: 'reader-died', of: 'archive' } };
}
