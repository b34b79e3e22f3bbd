import type { Settings } from '../../shared/config/settings.ts';
import type { Checkpoint } from '../../shared/intake/csv/checkpoint.ts';
import type { Gazetteer } from '../../shared/intake/gazetteer/gazetteer.ts';
import type { RefusalReason } from '../../shared/intake/reasons/refusal-reason.ts';
import type { Refusal } from '../../shared/intake/refusal.ts';
import type { Jobs } from '../../shared/jobs/job.ts';
import type { Product } from '../../shared/plan/product.ts';
import type { Usage } from '../../shared/untrusted/work-meter.ts';
import { endUpload, saveProgress, yieldUpload } from '../../shared/uploads/claim.ts';
import type { IntakeDeps } from '../../shared/uploads/classify-upload.ts';
import type { Inbox } from '../../shared/uploads/inbox.ts';
import { recordRejection } from '../../shared/uploads/rejection.ts';
import type { Upload, UploadCounts, UploadHints } from '../../shared/uploads/upload.ts';

export interface TableDeps extends IntakeDeps {
  readonly settings: IntakeDeps['settings'] & Pick<Settings, 'intake' | 'places'>;
  readonly inbox: Inbox;
  /** Finds places by their names; without it, rows need coordinates. */
  readonly gazetteer?: Gazetteer | undefined;
  readonly jobs: Jobs;
  /** What this invocation has left. */
  readonly remainingMs: () => number;
  /** What this process has taken, unless a test counts otherwise. */
  readonly usage?: Usage | undefined;
  /** Takes the upload when there is no time left, so that another reader resumes it at its checkpoint. */
  readonly hints: UploadHints;
}

/** Groups between two checkpoints. */
const groupsPerCheckpoint = 2;
/** Reading stops so long before the end: what is under way must still be written. */
const reserveMs = 15_000;
/** Warnings that an upload keeps. */
const maxWarnings = 50;

/** How far one reader has come with one table: what it has counted, and where the next one would go on. */
export class TableUpload {
  readonly upload: Upload;
  /** The product that was named with the table. */
  product: Product | undefined;
  /** The choices that came with it, as they are written. */
  reading: string | undefined;
  /** What is known of how its dates are written. */
  survey: Upload['survey'];
  readonly #deps: TableDeps;
  readonly #warnings: RefusalReason[];
  #counts: UploadCounts;
  #groups = 0;

  constructor(deps: TableDeps, upload: Upload) {
    this.#deps = deps;
    this.upload = upload;
    this.survey = upload.survey;
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
    const reason = { code: 'refusals-unlisted', listed: maxRefusedRows, unlisted } as const;
    await recordRejection(this.#deps.ledger, this.upload, { code: 'too-many-refusals', reason });
  }

  /**
   * Notes that all before the checkpoint is done.
   *
   * @returns false when this reader has to stop: out of time, or the upload is another's now
   */
  async reached(checkpoint: Checkpoint): Promise<boolean> {
    this.#groups += 1;
    const isDue = this.#groups % groupsPerCheckpoint === 0;
    return this.#save(
      { counts: this.#counts, warnings: this.#warnings, checkpoint, survey: this.survey },
      isDue,
    );
  }

  /** Notes how far the dates have been looked through, before the first row is taken; as {@link reached}. */
  async surveyed(survey: NonNullable<Upload['survey']>): Promise<boolean> {
    return this.#save({ counts: this.#counts, warnings: this.#warnings, survey }, true);
  }

  async #save(progress: Parameters<typeof saveProgress>[3], isDue: boolean): Promise<boolean> {
    const { ledger, reader, remainingMs, hints } = this.#deps;
    if (remainingMs() < reserveMs) {
      if (await yieldUpload(ledger, this.upload, reader, progress)) await hints.send(this.upload);
      return false;
    }
    return isDue ? saveProgress(ledger, this.upload, reader, progress) : true;
  }

  /** Ends a table of which nothing can be taken. */
  async refuseWhole(refusal: Refusal): Promise<void> {
    await this.refuse(0, [refusal]);
    await this.finish();
  }

  /** Ends a table that has been read to its end. */
  async finish(): Promise<void> {
    await this.tellUnlisted();
    const { accepted, unchanged, refused } = this.#counts;
    await this.end(accepted + unchanged === 0 && refused > 0 ? 'refused' : 'done');
  }

  /** Ends a table that somebody deleted while it was read: what was taken stays. */
  async endDeleted(): Promise<void> {
    this.#warnings.push({ code: 'object-deleted' });
    await this.end('deleted');
  }

  async end(state: 'done' | 'refused' | 'superseded' | 'deleted'): Promise<void> {
    const { ledger, reader, log } = this.#deps;
    await endUpload(ledger, this.upload, reader, state, {
      counts: this.#counts,
      warnings: this.#warnings,
      product: this.product?.name,
      reading: this.reading,
    });
    log.info('An upload is read', { batch: this.upload.batch, state, ...this.#counts });
  }
}
