import type { Settings } from '../../shared/config/settings.ts';
import type { Checkpoint } from '../../shared/intake/csv/checkpoint.ts';
import type { UploadKind } from '../../shared/intake/object-key.ts';
import type { Refusal } from '../../shared/intake/refusal.ts';
import type { Jobs } from '../../shared/jobs/job.ts';
import { errorFields } from '../../shared/lambda/logger.ts';
import type { Product } from '../../shared/plan/product.ts';
import {
  claimUpload,
  endUpload,
  isExhausted,
  postponeUpload,
  saveProgress,
  yieldUpload,
} from '../../shared/uploads/claim.ts';
import type { IntakeDeps } from '../../shared/uploads/classify-upload.ts';
import { type Inbox, type InboxObject, UnreadableInboxError } from '../../shared/uploads/inbox.ts';
import { recordRejection, refuseUpload } from '../../shared/uploads/rejection.ts';
import type { Upload, UploadCounts, UploadEvent, UploadHints } from '../../shared/uploads/upload.ts';

/** Thrown when reading the table itself is what failed: that counts, as a death of the function does. */
class TableReadingError extends Error {
  override readonly name = 'TableReadingError';
}

export interface TableDeps extends IntakeDeps {
  readonly settings: IntakeDeps['settings'] & Pick<Settings, 'intake'>;
  readonly inbox: Inbox;
  readonly jobs: Jobs;
  /** What this invocation has left. */
  readonly remainingMs: () => number;
  /** Takes the upload when there is no time left, so that another reader resumes it at its checkpoint. */
  readonly hints: UploadHints;
}

/** Groups between two checkpoints. */
const groupsPerCheckpoint = 8;
/** Reading stops so long before the end: what is under way must still be written. */
const reserveMs = 15_000;
/** Warnings that an upload keeps. */
const maxWarnings = 50;

/** What is read, and how. */
interface Reading<T> {
  readonly kind: Exclude<UploadKind, 'photo' | 'zip'>;
  readonly batch: string;
  /** Makes items of the bytes of the table, from where a reader before has left it. */
  items(chunks: AsyncIterable<Uint8Array>, options: { startAt: Checkpoint | undefined }): AsyncIterable<T>;
  /** Takes the items; ends before the last one when this reader has to stop. */
  ingest(table: TableUpload, items: AsyncIterable<T>, metadata: InboxObject['metadata']): Promise<void>;
}

/** Reads one table, where a reader before has left it. What is not read is written down, with the reason. */
export async function readUpload<T>(deps: TableDeps, event: UploadEvent, reading: Reading<T>): Promise<void> {
  const upload = await claimTable(deps, event, reading);
  if (upload === undefined) return;
  const { ledger, reader, settings, inbox, log } = deps;
  const { batch } = upload;
  const table = new TableUpload(deps, upload);
  try {
    const object = await inbox.read(upload, upload.checkpoint?.byte ?? 0);
    if (object === undefined) return await table.end('superseded');
    const items = reading.items(ofInbox(object), { startAt: upload.checkpoint });
    await reading.ingest(table, read(items), object.metadata);
  } catch (error) {
    if (error instanceof TableReadingError) throw error;
    // The inbox, the table or the queue failed, and says nothing of the upload. The reconciler tries again.
    const cause = error instanceof UnreadableInboxError ? error.cause : error;
    log.error('A table could not be read or kept; it is tried again', { batch, ...errorFields(cause) });
    await postponeUpload(ledger, upload, reader, ledger.now() + settings.jobs.graceMs);
  }
}

async function* ofInbox(object: InboxObject): AsyncGenerator<Uint8Array> {
  try {
    yield* object.chunks();
  } catch (cause) {
    throw new UnreadableInboxError('The inbox failed in the middle of a table', { cause });
  }
}

/** What is done with the items throws for itself; what making them throws is a fault of reading. */
async function* read<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* items;
  } catch (cause) {
    if (cause instanceof UnreadableInboxError) throw cause;
    throw new TableReadingError('A table could not be read', { cause });
  }
}

/** @returns undefined when there is nothing to read; why is written down */
async function claimTable(
  deps: TableDeps,
  event: UploadEvent,
  { kind, batch }: Pick<Reading<unknown>, 'kind' | 'batch'>,
): Promise<Upload | undefined> {
  const { ledger, reader, log } = deps;
  const claim = await claimUpload(
    ledger,
    event,
    kind,
    batch,
    reader,
    reader.until + deps.settings.lease.takeOverAfterMs,
  );
  if (claim.kind === 'ignored') {
    log.info('An upload is left alone', { batch, why: claim.why });
    return undefined;
  }
  const { upload } = claim;
  if (isExhausted(upload)) {
    const reason = 'Reading the file ended the function again and again.';
    await new TableUpload(deps, upload).tellUnlisted();
    await refuseUpload(ledger, upload, reader, { code: 'not-a-table', reason });
    log.info('An upload is refused', { batch, code: 'not-a-table' });
    return undefined;
  }
  return upload;
}

/** How far one reader has come with one table: what it has counted, and where the next one would go on. */
export class TableUpload {
  readonly upload: Upload;
  /** The product that was named with the table. */
  product: Product | undefined;
  readonly #deps: TableDeps;
  readonly #warnings: string[];
  #counts: UploadCounts;
  #groups = 0;

  constructor(deps: TableDeps, upload: Upload) {
    this.#deps = deps;
    this.upload = upload;
    this.#counts = upload.counts;
    this.#warnings = [...upload.warnings];
  }

  count(change: Partial<UploadCounts>): void {
    const { rows = 0, accepted = 0, unchanged = 0, refused = 0 } = change;
    this.#counts = {
      rows: this.#counts.rows + rows,
      accepted: this.#counts.accepted + accepted,
      unchanged: this.#counts.unchanged + unchanged,
      refused: this.#counts.refused + refused,
    };
  }

  warn({ reason }: Refusal): void {
    if (this.#warnings.length < maxWarnings) this.#warnings.push(reason);
  }

  /**
   * Records what is refused of one row, unless there are too many such rows already: then it is only counted.
   *
   * @param line where what is refused begins; the header, or the file itself, is no row
   */
  async refuse(line: number, refusals: readonly Refusal[]): Promise<void> {
    const isListed = this.#counts.refused < this.#deps.settings.intake.maxRefusedRows;
    this.count({ rows: line > 1 ? 1 : 0, refused: 1 });
    if (!isListed) return;
    for (const refusal of refusals) await recordRejection(this.#deps.ledger, this.upload, refusal);
  }

  /** Records how many rows were refused beside those that are listed, if any were. */
  async tellUnlisted(): Promise<void> {
    const { maxRefusedRows } = this.#deps.settings.intake;
    const unlisted = this.#counts.refused - maxRefusedRows;
    if (unlisted <= 0) return;
    const reason = `Only the first ${maxRefusedRows} rows that were refused are listed; ${unlisted} more were refused.`;
    await recordRejection(this.#deps.ledger, this.upload, { code: 'too-many-refusals', reason });
  }

  /**
   * Notes that all before the checkpoint is done.
   *
   * @returns false when this reader has to stop: out of time, or the upload is another's now
   */
  async reached(checkpoint: Checkpoint): Promise<boolean> {
    const { ledger, reader, remainingMs, hints } = this.#deps;
    this.#groups += 1;
    const progress = { counts: this.#counts, warnings: this.#warnings, checkpoint };
    if (remainingMs() < reserveMs) {
      if (await yieldUpload(ledger, this.upload, reader, progress)) await hints.send(this.upload);
      return false;
    }
    if (this.#groups % groupsPerCheckpoint !== 0) return true;
    return saveProgress(ledger, this.upload, reader, progress);
  }

  /** Ends a table that has been read to its end. */
  async finish(): Promise<void> {
    await this.tellUnlisted();
    const { accepted, unchanged, refused } = this.#counts;
    await this.end(accepted + unchanged === 0 && refused > 0 ? 'refused' : 'done');
  }

  async end(state: 'done' | 'refused' | 'superseded'): Promise<void> {
    const { ledger, reader, log } = this.#deps;
    await endUpload(ledger, this.upload, reader, state, {
      counts: this.#counts,
      warnings: this.#warnings,
      product: this.product?.name,
    });
    log.info('An upload is read', { batch: this.upload.batch, state, ...this.#counts });
  }
}
