import type { Checkpoint } from '../../shared/intake/csv-checkpoint.ts';
import { photoId } from '../../shared/intake/object-key.ts';
import { type BirthItem, readBirths } from '../../shared/intake/read-births.ts';
import { isRefused, type Refusal } from '../../shared/intake/refusal.ts';
import type { RowInputs as ReadRow } from '../../shared/intake/row-inputs.ts';
import type { Jobs } from '../../shared/jobs/job.ts';
import { type Acceptance, accept } from '../../shared/ledger/accept.ts';
import type { LedgerContext } from '../../shared/ledger/context.ts';
import { headerKey, type Subject, subjectName } from '../../shared/ledger/keys.ts';
import { header, parseItem } from '../../shared/ledger/model.ts';
import type { Worker } from '../../shared/ledger/waves.ts';
import type { Log } from '../../shared/log.ts';
import { linkPhoto } from '../../shared/uploads/alias.ts';
import type { Inbox } from '../../shared/uploads/inbox.ts';
import { recordRejection } from '../../shared/uploads/rejection.ts';
import {
  endUpload,
  leaveUpload,
  maxUploadAttempts,
  saveProgress,
  sourceOf,
  takeUpload,
  type Upload,
  type UploadCounts,
  type UploadEvent,
} from '../../shared/uploads/upload.ts';

export interface RowsDeps {
  readonly ledger: LedgerContext;
  readonly inbox: Inbox;
  readonly jobs: Jobs;
  readonly reader: Worker;
  readonly jobGrace: number;
  /** How long after a reader's lease has ended keeper sends its upload again. */
  readonly takeOverAfter: number;
  /** Milliseconds that this invocation has left. */
  readonly remaining: () => number;
  /** Sends the upload to the queue again, to be gone on with at its checkpoint. */
  readonly goOn: (upload: Upload) => Promise<void>;
  readonly log: Log;
}

/** Rows that are put onto their headers at the same time. */
const together = 16;
/** Groups between two checkpoints. */
const groupsPerCheckpoint = 8;
/** Reading stops here, in milliseconds before the end: what is under way must still be written. */
const reserve = 15_000;
/** Warnings that an upload keeps. */
const mostWarnings = 50;

/** Outcomes of a row that speaks for its subject: only such a row may give it a photo. */
const spoken: ReadonlySet<Acceptance['outcome']> = new Set(['accepted', 'replayed', 'unchanged']);

type Row = Extract<BirthItem, { kind: 'row' }>;

/**
 * Takes the rows of one births table, group by group: each row's inputs onto its header, then a job. Resumes at the
 * recorded byte; a row that is gone over again changes nothing.
 */
export async function takeRows(deps: RowsDeps, event: UploadEvent, batch: string): Promise<void> {
  const { ledger, reader, inbox, log } = deps;
  const taking = await takeUpload(ledger, event, 'rows', batch, reader, reader.until + deps.takeOverAfter);
  if (taking.kind === 'ignored') return log.info('An upload is left alone', { batch, why: taking.why });
  const { upload } = taking;
  const reading = new Reading(deps, upload);
  if (upload.attempts > maxUploadAttempts) {
    await reading.refuse({
      code: 'not-a-table',
      reason: 'Reading the file ended the function again and again.',
    });
    return reading.end('refused');
  }
  const object = await inbox.read(upload, upload.checkpoint?.byte ?? 0);
  if (object === undefined) return reading.end('superseded');
  for await (const item of readBirths(object.chunks(), { startAt: upload.checkpoint })) {
    if (!(await reading.take(item))) return;
  }
  await reading.finish();
}

/** One reader's way through one upload. */
class Reading {
  readonly #deps: RowsDeps;
  readonly #upload: Upload;
  #counts: UploadCounts;
  #warnings: string[];
  #group: Row[] = [];
  #groups = 0;
  #checkpoint: Checkpoint | undefined;

  constructor(deps: RowsDeps, upload: Upload) {
    this.#deps = deps;
    this.#upload = upload;
    this.#counts = { ...upload.counts };
    this.#warnings = [...upload.warnings];
    this.#checkpoint = upload.checkpoint;
  }

  /** Takes the next item. False when this reader has to stop: out of time, or the upload is another's now. */
  async take(item: BirthItem): Promise<boolean> {
    switch (item.kind) {
      case 'warning':
        if (this.#warnings.length < mostWarnings) this.#warnings.push(item.warning.reason);
        break;
      case 'refused':
        await this.#flush();
        for (const refusal of item.refusals) await recordRejection(this.#deps.ledger, this.#upload, refusal);
        this.#count({ rows: item.line > 1 ? 1 : 0, refused: 1 });
        break;
      case 'row':
        if (this.#group.some((row) => row.inputs.id === item.inputs.id)) await this.#flush();
        this.#group.push(item);
        break;
    }
    if (this.#group.length >= together || item.kind !== 'row') await this.#flush();
    if (this.#group.length > 0) return true;
    this.#checkpoint = item.checkpoint;
    return this.#afterGroup();
  }

  async finish(): Promise<void> {
    await this.#flush();
    const nothing = this.#counts.accepted + this.#counts.unchanged === 0 && this.#counts.refused > 0;
    return this.end(nothing ? 'refused' : 'done');
  }

  async refuse(refusal: Refusal): Promise<void> {
    await recordRejection(this.#deps.ledger, this.#upload, refusal);
    this.#count({ refused: 1 });
  }

  async end(state: 'done' | 'refused' | 'superseded'): Promise<void> {
    const { ledger, reader, log } = this.#deps;
    await endUpload(ledger, this.#upload, reader, state, { counts: this.#counts, warnings: this.#warnings });
    log.info('An upload is read', { batch: this.#upload.batch, state, ...this.#counts });
  }

  async #afterGroup(): Promise<boolean> {
    const { ledger, reader, remaining, goOn } = this.#deps;
    this.#groups += 1;
    const progress = { counts: this.#counts, warnings: this.#warnings, checkpoint: this.#checkpoint };
    if (remaining() < reserve) {
      if (await leaveUpload(ledger, this.#upload, reader, progress)) await goOn(this.#upload);
      return false;
    }
    if (this.#groups % groupsPerCheckpoint !== 0) return true;
    return saveProgress(ledger, this.#upload, reader, progress);
  }

  async #flush(): Promise<void> {
    const rows = this.#group;
    this.#group = [];
    const due = (await Promise.all(rows.map((row) => this.#takeRow(row)))).flatMap((name) => name ?? []);
    await this.#deps.jobs.send(due.map((key) => ({ kind: 'subject', key })));
  }

  /** @returns the subject if it is due */
  async #takeRow({ inputs, line }: Row): Promise<string | undefined> {
    const { ledger, jobGrace } = this.#deps;
    const subject = { batch: this.#upload.batch, id: inputs.id };
    const dueAt = ledger.now() + jobGrace;
    const acceptance = await accept(
      ledger,
      subject,
      { kind: 'row', value: storedRow(inputs), source: sourceOf(this.#upload, line) },
      dueAt,
    );
    const counts = spoken.has(acceptance.outcome);
    if (counts && inputs.photo !== undefined) await this.#adoptPhoto(subject, inputs.photo, dueAt);
    switch (acceptance.outcome) {
      case 'accepted':
      case 'replayed':
        this.#count({ rows: 1, accepted: 1 });
        return subjectName(subject);
      case 'unchanged':
      case 'older':
      case 'erasing':
        this.#count({ rows: 1, unchanged: 1 });
        return undefined;
      case 'repeated': {
        const first = acceptance.first.line;
        await recordRejection(ledger, this.#upload, {
          code: 'duplicate-id',
          line,
          field: 'id',
          reason: `The id of this row was used on line ${first ?? '?'} already; that row counts.`,
        });
        this.#count({ rows: 1, refused: 1 });
        return undefined;
      }
    }
  }

  /** The photo that a row names becomes its subject's, whether it has come already or comes later. */
  async #adoptPhoto(subject: Subject, photo: string, dueAt: number): Promise<void> {
    const { ledger } = this.#deps;
    const named = photoId(photo);
    if (isRefused(named) || named.id === subject.id) return;
    await linkPhoto(ledger, subject, named.id);
    const item = await ledger.table.get(headerKey({ batch: subject.batch, id: named.id }));
    const known = item && parseItem(header, item, 'A report header').inputs.photo;
    if (known !== undefined) await accept(ledger, subject, { kind: 'photo', ...known }, dueAt);
  }

  #count(change: Partial<UploadCounts>): void {
    const { rows = 0, accepted = 0, unchanged = 0, refused = 0 } = change;
    this.#counts = {
      rows: this.#counts.rows + rows,
      accepted: this.#counts.accepted + accepted,
      unchanged: this.#counts.unchanged + unchanged,
      refused: this.#counts.refused + refused,
    };
  }
}

function storedRow({ id: _id, photo: _photo, ...rest }: ReadRow) {
  return { ...rest, questions: [...rest.questions], notes: [...rest.notes] };
}
