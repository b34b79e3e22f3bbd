import type { Settings } from '../../shared/config/settings.ts';
import type { Checkpoint } from '../../shared/intake/csv/checkpoint.ts';
import type { Gazetteer } from '../../shared/intake/gazetteer/gazetteer.ts';
import { type RefusalReason, rowsLeftOut } from '../../shared/intake/reasons/refusal-reason.ts';
import type { Refusal } from '../../shared/intake/refusal.ts';
import type { Jobs } from '../../shared/jobs/job.ts';
import type { Product } from '../../shared/plan/product.ts';
import type { Usage } from '../../shared/untrusted/work-meter.ts';
import { endMissing, endUpload, saveProgress, yieldUpload } from '../../shared/uploads/claim.ts';
import type { IntakeDeps } from '../../shared/uploads/classify-upload.ts';
import type { Inbox } from '../../shared/uploads/inbox.ts';
import { recordRejection } from '../../shared/uploads/rejection.ts';
import type { Upload, UploadCounts, UploadHints } from '../../shared/uploads/upload.ts';

export interface TableDeps extends IntakeDeps {
  readonly settings: IntakeDeps['settings'] & Pick<Settings, 'intake' | 'places'>;
  readonly inbox: Inbox;
  readonly gazetteer?: Gazetteer | undefined;
  readonly jobs: Jobs;
  readonly remainingMs: () => number;
  readonly usage?: Usage | undefined;
  readonly hints: UploadHints;
}

const groupsPerCheckpoint = 2;
const reserveMs = 15_000;
/** After this long, the reader continues with another upload. */
const sliceMs = 5000;
const maxWarnings = 50;

export class TableUpload {
  readonly upload: Upload;
  product: Product | undefined;
  reading: string | undefined;
  survey: Upload['survey'];
  readonly #deps: TableDeps;
  readonly #warnings: RefusalReason[];
  #counts: UploadCounts;
  #groups = 0;
  #begunAt: number | undefined;

  constructor(deps: TableDeps, upload: Upload) {
    this.#deps = deps;
    this.upload = upload;
    this.survey = upload.survey;
    this.#counts = upload.counts;
    this.#warnings = [...upload.warnings];
  }

  count(change: Partial<UploadCounts>): void {
    const { rows = 0, accepted = 0, unchanged = 0, refused = 0, leftOut = 0 } = change;
    const totalLeftOut = (this.#counts.leftOut ?? 0) + leftOut;
    this.#counts = {
      rows: this.#counts.rows + rows,
      accepted: this.#counts.accepted + accepted,
      unchanged: this.#counts.unchanged + unchanged,
      refused: this.#counts.refused + refused,
      ...(totalLeftOut > 0 ? { leftOut: totalLeftOut } : {}),
    };
  }

  warn({ reason }: Refusal): void {
    const leftOut = rowsLeftOut(reason);
    if (leftOut > 0) this.count({ rows: leftOut, leftOut });
    if (this.#warnings.length < maxWarnings) this.#warnings.push(reason);
  }

  /**
   * Beyond the limit of an upload, refusals are only counted.
   * @param line 1 for the header, 0 for the whole file
   */
  async refuse(line: number, refusals: readonly Refusal[]): Promise<void> {
    const isListed = this.#counts.refused < this.#deps.settings.intake.maxRefusedRows;
    this.count({ rows: line > 1 ? 1 : 0, refused: 1 });
    if (!isListed) return;
    for (const refusal of refusals) await recordRejection(this.#deps.ledger, this.upload, refusal);
  }

  async recordUnlisted(): Promise<void> {
    const { maxRefusedRows } = this.#deps.settings.intake;
    const unlisted = this.#counts.refused - maxRefusedRows;
    if (unlisted <= 0) return;
    const reason = { code: 'refusals-unlisted', listed: maxRefusedRows, unlisted } as const;
    await recordRejection(this.#deps.ledger, this.upload, { code: 'too-many-refusals', reason });
  }

  /** @returns false if this reader must stop: out of time, or replaced by another reader */
  async saveReached(checkpoint: Checkpoint): Promise<boolean> {
    this.#groups += 1;
    const isDue = this.#groups % groupsPerCheckpoint === 0;
    return this.#save(
      { counts: this.#counts, warnings: this.#warnings, checkpoint, survey: this.survey },
      isDue,
    );
  }

  async saveSurvey(survey: NonNullable<Upload['survey']>): Promise<boolean> {
    return this.#save({ counts: this.#counts, warnings: this.#warnings, survey }, true);
  }

  async #save(progress: Parameters<typeof saveProgress>[3], isDue: boolean): Promise<boolean> {
    const { ledger, reader, remainingMs, hints } = this.#deps;
    this.#begunAt ??= ledger.now();
    if (remainingMs() < reserveMs || ledger.now() - this.#begunAt > sliceMs) {
      if (await yieldUpload(ledger, this.upload, reader, progress)) await hints.send(this.upload);
      return false;
    }
    return isDue ? saveProgress(ledger, this.upload, reader, progress) : true;
  }

  async refuseWhole(refusal: Refusal): Promise<void> {
    await this.refuse(0, [refusal]);
    await this.finish();
  }

  async finish(): Promise<void> {
    await this.recordUnlisted();
    const { accepted, unchanged, refused } = this.#counts;
    await this.end(accepted + unchanged === 0 && refused > 0 ? 'refused' : 'done');
  }

  async endMissing(state: 'superseded' | 'deleted'): Promise<void> {
    const { ledger, reader } = this.#deps;
    const { product, reading } = this;
    const upload = { ...this.upload, counts: this.#counts, warnings: this.#warnings };
    await endMissing(ledger, { ...upload, product: product?.name, reading }, reader, state);
    this.#log(state);
  }

  async end(state: 'done' | 'refused'): Promise<void> {
    const { ledger, reader } = this.#deps;
    await endUpload(ledger, this.upload, reader, state, {
      counts: this.#counts,
      warnings: this.#warnings,
      product: this.product?.name,
      reading: this.reading,
    });
    this.#log(state);
  }

  #log(state: Upload['state']): void {
    this.#deps.log.info('An upload is read', { batch: this.upload.batch, state, ...this.#counts });
  }
}
