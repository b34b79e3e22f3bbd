import { excludePhotoOfRow } from '../../shared/erasure/photo-of-row.ts';
import {
  type BirthItem,
  type BirthRow,
  duplicateRow,
  readBirths,
} from '../../shared/intake/births/birth-row.ts';
import { isRefused, type Refusal } from '../../shared/intake/refusal.ts';
import { type Acceptance, accept } from '../../shared/ledger/inputs/accept.ts';
import { generatedIdOf } from '../../shared/ledger/inputs/made-id.ts';
import { type Subject, subjectName } from '../../shared/ledger/items/keys.ts';
import { arrivalOf } from '../../shared/uploads/archived.ts';
import { adoptPhoto, linkPhoto } from '../../shared/uploads/photo-owner.ts';
import { sourceOf, type Upload, type UploadEvent } from '../../shared/uploads/upload.ts';
import { productMetadata, wantedProduct } from '../../shared/uploads/wanted-product.ts';
import { readUpload } from './read-upload.ts';
import type { TableDeps, TableUpload } from './table-upload.ts';

const rowConcurrency = 128;

/** Only a row with one of these outcomes may assign a photo to its subject. */
const authoritative: ReadonlySet<Acceptance['outcome']> = new Set(['accepted', 'replayed', 'unchanged']);

type RowItem = Extract<BirthItem, { kind: 'row' }>;

/** Resumes at the recorded byte; repeating a row changes nothing. */
export async function ingestRows(deps: TableDeps, event: UploadEvent, batch: string): Promise<void> {
  await readUpload(deps, event, {
    kind: 'rows',
    batch,
    items: (chunks, options) => readBirths(chunks, { ...options, gazetteer: deps.gazetteer }),
    ingest: async (table, items, metadata) => {
      const wanted = wantedProduct(deps.settings.products, metadata[productMetadata]);
      if (isRefused(wanted)) return table.refuseWhole(wanted.refusal);
      table.product = wanted.product;
      const ingestion = new Ingestion(deps, table, arrivalOf(table.upload, metadata));
      for await (const item of items) {
        if (!(await ingestion.take(item))) return;
      }
      await ingestion.flush();
      await table.finish();
    },
  });
}

class Ingestion {
  readonly #deps: TableDeps;
  readonly #table: TableUpload;
  readonly #upload: Upload;
  #group: RowItem[] = [];

  readonly #arrival: ReturnType<typeof arrivalOf>;

  constructor(deps: TableDeps, table: TableUpload, arrival: ReturnType<typeof arrivalOf>) {
    this.#deps = deps;
    this.#table = table;
    this.#arrival = arrival;
    this.#upload = { ...table.upload, time: arrival.time };
  }

  async take(item: BirthItem): Promise<boolean> {
    switch (item.kind) {
      case 'warning':
        this.#table.warn(item.warning);
        break;
      case 'refused':
        await this.flush();
        await this.#table.refuse(item.line, item.refusals);
        break;
      case 'row':
        if (this.#group.some(({ row }) => row.id === item.row.id)) await this.flush();
        this.#group.push(item);
        break;
    }
    if (this.#group.length >= rowConcurrency || item.kind !== 'row') await this.flush();
    return this.#group.length > 0 || this.#table.saveReached(item.checkpoint);
  }

  async flush(): Promise<void> {
    const rows = this.#group;
    this.#group = [];
    const names = await Promise.all(
      sequencesByPhoto(rows).map((sequence) => this.#ingestInSequence(sequence)),
    );
    const due = names.flat().flatMap((name) => name ?? []);
    await this.#deps.jobs.send(due.map((key) => ({ kind: 'subject', key })));
  }

  async #ingestInSequence(rows: readonly RowItem[]): Promise<(string | undefined)[]> {
    const names: (string | undefined)[] = [];
    for (const row of rows) names.push(await this.#ingestRow(row));
    return names;
  }

  async #ingestRow({ row, line }: RowItem): Promise<string | undefined> {
    const { ledger, settings } = this.#deps;
    const { batch, time } = this.#upload;
    const id = row.hasMadeId ? await generatedIdOf(ledger, batch, row.id, time) : row.id;
    const subject = { batch, id };
    const dueAt = ledger.now() + settings.jobs.graceMs;
    const wanted = wantedProduct(settings.products, row.product, line);
    if (isRefused(wanted)) {
      await this.#table.refuse(line, [wanted.refusal]);
      return undefined;
    }
    const { product = this.#table.product } = wanted;
    const value = { ...storedRow(row), ...(product === undefined ? {} : { product }) };
    const acceptance = await accept(
      ledger,
      subject,
      { kind: 'row', value, source: { ...sourceOf(this.#upload, line), ...this.#arrival } },
      dueAt,
    );
    const adopts =
      authoritative.has(acceptance.outcome) &&
      row.photoId !== undefined &&
      (await this.#adoptPhoto(subject, row.photoId, line, dueAt));
    if (row.photoId !== undefined) await this.#excludePhoto(acceptance.outcome, subject, row.photoId);
    switch (acceptance.outcome) {
      case 'accepted':
      case 'replayed':
        this.#table.count({ rows: 1, accepted: 1 });
        return subjectName(subject);
      case 'unchanged':
      case 'older':
      case 'erasing':
        this.#table.count({ rows: 1, unchanged: 1 });
        return adopts ? subjectName(subject) : undefined;
      case 'kept-out':
      case 'cancelled': {
        await this.#table.refuse(line, [refusalOf(acceptance.outcome, line)]);
        return undefined;
      }
      case 'repeated': {
        await this.#table.refuse(line, [duplicateRow(row, line, acceptance.first.line)]);
        return undefined;
      }
    }
  }

  /** The photo of a refused row is refused too, even if it has another name than the row. */
  async #excludePhoto(outcome: Acceptance['outcome'], subject: Subject, id: string): Promise<void> {
    const { ledger } = this.#deps;
    const photo = { ...subject, id };
    if (outcome === 'erasing' || outcome === 'kept-out')
      await excludePhotoOfRow(ledger, subject, photo, this.#upload.time);
  }

  /**
   * If the photo belongs to another row, the upload gets a warning.
   * @returns whether the subject is due
   */
  async #adoptPhoto(subject: Subject, photo: string, line: number, dueAt: number): Promise<boolean> {
    const { ledger } = this.#deps;
    if (await linkPhoto(ledger, subject, photo, sourceOf(this.#upload, line)))
      return adoptPhoto(ledger, subject, photo, dueAt);
    const reason = { code: 'photo-of-another-row', line } as const;
    this.#table.warn({ code: 'photo-named-twice', reason, line });
    return false;
  }
}

/** The refusal does not name the banned or cancelled person. */
const refusalOf = (code: 'kept-out' | 'cancelled', line: number): Refusal => ({
  code,
  line,
  reason: { code, line },
});

/** Rows that name one photo run in the order of their lines, the others concurrently. */
function sequencesByPhoto(rows: readonly RowItem[]): RowItem[][] {
  const sequences = new Map<string | number, RowItem[]>();
  for (const item of rows) {
    const key = item.row.photoId ?? item.line;
    sequences.set(key, [...(sequences.get(key) ?? []), item]);
  }
  return [...sequences.values()];
}

function storedRow({
  id: _id,
  hasMadeId: _made,
  placed: _where,
  photoId: _photo,
  product: _name,
  ...rest
}: BirthRow) {
  return { ...rest, questions: [...rest.questions], notes: [...rest.notes] };
}
