import type { Checkpoint } from '../../shared/intake/csv/checkpoint.ts';
import type { UploadKind } from '../../shared/intake/object-key.ts';
import type { Refusal } from '../../shared/intake/refusal.ts';
import type { Jobs } from '../../shared/jobs/job.ts';
import {
  claimUpload,
  endUpload,
  isExhausted,
  saveProgress,
  yieldUpload,
} from '../../shared/uploads/claim.ts';
import type { IntakeDeps } from '../../shared/uploads/classify-upload.ts';
import type { Inbox, InboxObject } from '../../shared/uploads/inbox.ts';
import { recordRejection, refuseUpload } from '../../shared/uploads/rejection.ts';
import type { Upload, UploadCounts, UploadEvent, UploadHints } from '../../shared/uploads/upload.ts';

export interface TableDeps extends IntakeDeps {
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

/**
 * Opens a table for reading, where a reader before has left it.
 *
 * @returns undefined when there is nothing to read; why is written down
 */
export async function openUpload(
  deps: TableDeps,
  event: UploadEvent,
  kind: Exclude<UploadKind, 'photo'>,
  batch: string,
): Promise<{ readonly table: TableUpload; readonly object: InboxObject } | undefined> {
  const { ledger, reader, inbox, log } = deps;
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
    await refuseUpload(ledger, upload, reader, { code: 'not-a-table', reason });
    log.info('An upload is refused', { batch, code: 'not-a-table' });
    return undefined;
  }
  const object = await inbox.read(upload, upload.checkpoint?.byte ?? 0);
  const table = new TableUpload(deps, upload);
  if (object !== undefined) return { table, object };
  await table.end('superseded');
  return undefined;
}

/** How far one reader has come with one table: what it has counted, and where the next one would go on. */
export class TableUpload {
  readonly upload: Upload;
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

  /** @param line where what is refused begins; the header, or the file itself, is no row */
  async refuse(line: number, refusals: readonly Refusal[]): Promise<void> {
    for (const refusal of refusals) await recordRejection(this.#deps.ledger, this.upload, refusal);
    this.count({ rows: line > 1 ? 1 : 0, refused: 1 });
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
  finish(): Promise<void> {
    const { accepted, unchanged, refused } = this.#counts;
    return this.end(accepted + unchanged === 0 && refused > 0 ? 'refused' : 'done');
  }

  async end(state: 'done' | 'refused' | 'superseded'): Promise<void> {
    const { ledger, reader, log } = this.#deps;
    await endUpload(ledger, this.upload, reader, state, { counts: this.#counts, warnings: this.#warnings });
    log.info('An upload is read', { batch: this.upload.batch, state, ...this.#counts });
  }
}
