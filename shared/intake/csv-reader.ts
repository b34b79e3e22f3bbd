import { type ColumnTable, columnNames, readHeader } from './columns.ts';
import type { Checkpoint, Dialect } from './csv-checkpoint.ts';
import { SEPARATORS } from './csv-checkpoint.ts';
import { decodeRecord, detectEncoding, HEAD_BYTES } from './csv-encoding.ts';
import { type Frame, type Framing, frameRecord, MAX_RECORD_BYTES, skipLine } from './csv-framing.ts';
import { announcedSeparator, detectSeparator, splitRecord } from './csv-split.ts';
import { isRefused, type Refusal, type RefusalCode, refuse } from './refusal.ts';

/** The values of one row by column; a column that is absent or empty in the row is not there. */
export type CsvRecord<C extends string> = Readonly<Partial<Record<C, string>>>;

/** One thing that a CSV says. `checkpoint` is where a reader goes on after it. */
export type CsvItem<C extends string> = { readonly line: number; readonly checkpoint: Checkpoint } & (
  | { readonly kind: 'record'; readonly record: CsvRecord<C> }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'warning'; readonly warning: Refusal }
);

/** The checkpoint does not belong to this kind of table. */
export class CheckpointError extends Error {
  override readonly name = 'CheckpointError';
}

/** A row that could not be read; the lines after it are looked through for the next that can. */
type Broken = {
  readonly line: number;
  readonly why: RefusalCode;
  readonly multiline: boolean;
  untilLine: number;
};

/** A broken row is given up after so many lines; a line that goes on for so many bytes ends the reading. */
const MAX_SEARCHED_LINES = 1000;
const MAX_LINE_BYTES = 16 * 1024 * 1024;

const UNITS = SEPARATORS.map((separator) => separator.charCodeAt(0));

/**
 * Reads a CSV from chunks of bytes. It holds one record at most, so its memory does not grow with the file, and what it
 * says does not depend on where the chunks are cut.
 */
export class CsvReader<C extends string> {
  readonly #table: ColumnTable<C>;
  #buffer: Buffer = Buffer.alloc(0);
  #position = 0;
  #byte = 0;
  #line = 1;
  #records = 0;
  #warnedEncoding = false;
  #dialect: Dialect | undefined;
  #columns: readonly (C | null)[] = [];
  #framing: Framing = { encoding: 'guess', separators: UNITS, newline: 'unknown' };
  #broken: Broken | undefined;
  #skipping = false;
  #skipped = 0;
  #headSeen = false;
  #announced: Dialect['separator'] | null | undefined;
  #done = false;

  /** @throws {CheckpointError} if `startAt` names columns that the table does not have */
  constructor(table: ColumnTable<C>, startAt?: Checkpoint) {
    this.#table = table;
    if (startAt === undefined) return;
    const known = columnNames(table);
    this.#columns = startAt.dialect.columns.map((name) => {
      const column = name === null ? null : known.find((candidate) => candidate === name);
      if (column === undefined) throw new CheckpointError('The checkpoint names a column of another table');
      return column;
    });
    this.#byte = startAt.byte;
    this.#line = startAt.line;
    this.#records = startAt.records;
    this.#warnedEncoding = startAt.warnedEncoding;
    this.#headSeen = true;
    this.#use(startAt.dialect);
  }

  /** Whether nothing more will come, whatever follows: the file was refused as a whole. */
  get done(): boolean {
    return this.#done;
  }

  /** Takes the next bytes, and says what has become clear; `final` with the last of them. */
  *read(chunk: Uint8Array, final: boolean): Generator<CsvItem<C>, void, undefined> {
    const rest = this.#buffer.subarray(this.#position);
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    this.#buffer = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    this.#position = 0;
    if (!this.#headSeen && !final && this.#buffer.length < HEAD_BYTES) return;
    if (!this.#headSeen) yield* this.#readHead();
    while (!this.#done) {
      if (this.#skipping) {
        const lineEnded = this.#skip(final);
        if (this.#skipped > MAX_LINE_BYTES) yield this.#giveUp();
        if (!lineEnded) return;
        this.#skipped = 0;
        if (!this.#done && this.#broken !== undefined && (!this.#broken.multiline || this.#atEnd(final)))
          yield this.#refuseBroken();
        continue;
      }
      if (this.#atEnd(final)) {
        yield* this.#finish();
        return;
      }
      const frame = frameRecord(this.#buffer, this.#position, this.#framing, final);
      if (frame.kind === 'more') return;
      yield* this.#take(frame);
    }
  }

  *#readHead(): Generator<CsvItem<C>, void, undefined> {
    this.#headSeen = true;
    const detected = detectEncoding(this.#buffer);
    if (isRefused(detected)) {
      yield this.#refuseFile(detected.refusal);
      return;
    }
    this.#framing = { ...this.#framing, encoding: detected.encoding };
    this.#advance(detected.skip, 0);
  }

  *#take(frame: Exclude<Frame, { kind: 'more' }>): Generator<CsvItem<C>, void, undefined> {
    if (frame.kind === 'blank') {
      this.#advance(frame.next - this.#position, frame.lineEnds);
      return;
    }
    if (this.#dialect === undefined) {
      yield* this.#header(frame);
      return;
    }
    if (frame.kind === 'broken') {
      if (this.#broken !== undefined && this.#line - this.#broken.line >= MAX_SEARCHED_LINES) {
        yield this.#refuseBroken();
      }
      this.#break(frame.why, frame.multiline);
      return;
    }
    const bytes = this.#buffer.subarray(this.#position, frame.end);
    const decoded = decodeRecord(bytes, this.#framing.encoding);
    const values = decoded && splitRecord(decoded.text, this.#dialect.separator);
    const tooMany = values?.slice(this.#columns.length).some((value) => value !== '') ?? false;
    if (this.#broken !== undefined) {
      // Only a row that looks like the header's is believed; anything else may be the inside of a quotation.
      const plausible = values !== undefined && values.length >= this.#columns.length && !tooMany;
      if (plausible || this.#line - this.#broken.line >= MAX_SEARCHED_LINES) yield this.#refuseBroken();
      else this.#skipping = true;
      return;
    }
    const line = this.#line;
    if (values?.every((value) => value === '')) {
      this.#advance(frame.next - this.#position, frame.lineEnds);
      return;
    }

    if (tooMany && frame.lineEnds > 1) {
      this.#break('unclosed-quote', true);
      return;
    }
    const fits = decoded !== undefined && values !== undefined && !tooMany;
    if (fits && decoded.fellBack && !this.#warnedEncoding) yield this.#warnEncoding();
    this.#advance(frame.next - this.#position, frame.lineEnds);
    this.#records += 1;
    if (decoded === undefined) {
      yield this.#refused(
        'bad-encoding',
        'The line holds bytes that are not text in the encoding of the file.',
        line,
      );
    } else if (values === undefined) {
      yield this.#refused('stray-quote', 'The quotation marks in this line do not pair.', line);
    } else if (tooMany) {
      const counts = `${values.length} values, but the header has ${this.#columns.length} columns`;
      yield this.#refused('too-many-values', `The row has ${counts}.`, line);
    } else {
      yield { kind: 'record', line, record: this.#record(values), checkpoint: this.#checkpoint() };
    }
  }

  *#header(frame: Extract<Frame, { kind: 'record' | 'broken' }>): Generator<CsvItem<C>, void, undefined> {
    const line = this.#line;
    if (frame.kind === 'broken') {
      const reason =
        frame.why === 'record-too-long'
          ? `The header line is longer than ${MAX_RECORD_BYTES} bytes.`
          : 'The quotation marks in the header line do not pair.';
      yield this.#refuseFile({ code: frame.why, reason, line });
      return;
    }
    const text = decodeRecord(this.#buffer.subarray(this.#position, frame.end), this.#framing.encoding)?.text;
    this.#advance(frame.next - this.#position, frame.lineEnds);
    if (text === undefined) {
      yield this.#refuseFile({ code: 'bad-encoding', reason: 'The header line is not readable text.', line });
      return;
    }
    if (this.#announced === undefined) {
      this.#announced = announcedSeparator(text);
      if (this.#announced !== undefined) return;
    }
    const separator = this.#announced ?? detectSeparator(text, this.#table);
    const header = readHeader(splitRecord(text, separator) ?? [], line, this.#table);
    if (isRefused(header)) {
      yield this.#refuseFile(header.refusal);
      return;
    }
    this.#columns = header.columns;
    this.#use({
      encoding: this.#framing.encoding,
      separator,
      newline: frame.newline,
      columns: [...header.columns],
    });
    for (const warning of header.warnings)
      yield { kind: 'warning', line, warning, checkpoint: this.#checkpoint() };
  }

  *#finish(): Generator<CsvItem<C>, void, undefined> {
    this.#done = true;
    if (this.#broken !== undefined) yield this.#refuseBroken();
    else if (this.#dialect === undefined) {
      const reason =
        this.#byte === 0 ? 'The file is empty: it has zero bytes.' : 'The file holds no header and no rows.';
      yield this.#refuseFile(refuse('empty-file', reason).refusal);
    } else if (this.#records === 0) {
      yield this.#refused('no-rows', 'The file has a header but no rows below it.', this.#line);
    }
  }

  #use(dialect: Dialect): void {
    this.#dialect = dialect;
    this.#framing = {
      encoding: dialect.encoding,
      separators: [dialect.separator.charCodeAt(0)],
      newline: dialect.newline,
    };
  }

  #break(why: Broken['why'], multiline: boolean): void {
    this.#broken ??= { line: this.#line, why, multiline, untilLine: this.#line };
    this.#skipping = true;
  }

  /** Throws the current line away, as far as it has arrived. False: it goes on in the next chunk. */
  #skip(final: boolean): boolean {
    const { found, next } = skipLine(this.#buffer, this.#position, this.#framing, final);
    if (this.#broken !== undefined) this.#broken.untilLine = this.#line;
    this.#skipped += next - this.#position;
    this.#advance(next - this.#position, found ? 1 : 0);
    if (!found && !final) return false;
    this.#skipping = false;
    return true;
  }

  #refuseBroken(): CsvItem<C> {
    const broken = this.#broken ?? { line: this.#line, why: 'unclosed-quote', untilLine: this.#line };
    this.#broken = undefined;
    this.#records += 1;
    const extent =
      broken.untilLine > broken.line ? ` Lines ${broken.line} to ${broken.untilLine} were not read.` : '';
    const reason: Partial<Record<RefusalCode, string>> = {
      'unclosed-quote': 'A quotation mark is opened in this line and not closed where the value ends.',
      'stray-quote': 'A quotation mark ends a value in this line, but text goes on behind it.',
      'record-too-long': `The line is longer than ${MAX_RECORD_BYTES} bytes.`,
    };
    return this.#refused(broken.why, `${reason[broken.why]}${extent}`, broken.line, broken.untilLine);
  }

  #refused(code: RefusalCode, reason: string, line: number, untilLine = line): CsvItem<C> {
    const refusal = { code, reason, line, ...(untilLine > line ? { untilLine } : {}) };
    return { kind: 'refused', line, refusal, checkpoint: this.#checkpoint() };
  }

  #refuseFile(refusal: Refusal): CsvItem<C> {
    this.#done = true;
    const line = refusal.line ?? 1;
    return { kind: 'refused', line, refusal: { ...refusal, line }, checkpoint: this.#checkpoint() };
  }

  /** Said before the record is taken, so that a reader resumed right after the warning still reads the record. */
  #warnEncoding(): CsvItem<C> {
    this.#warnedEncoding = true;
    const line = this.#line;
    const reason = 'The file is not UTF-8; it was read as Windows-1252, so accented letters may be wrong.';
    return {
      kind: 'warning',
      line,
      warning: { code: 'read-as-windows-1252', reason, line },
      checkpoint: this.#checkpoint(),
    };
  }

  #giveUp(): CsvItem<C> {
    const line = this.#broken?.line ?? this.#line;
    const reason = `Line ${this.#line} goes on for more than ${MAX_LINE_BYTES} bytes; nothing behind it was read.`;
    return this.#refuseFile({ code: 'record-too-long', reason, line });
  }

  #record(values: readonly string[]): CsvRecord<C> {
    const record: Partial<Record<C, string>> = {};
    for (const [position, column] of this.#columns.entries()) {
      const value = values[position];
      if (column !== null && value !== undefined && value !== '') record[column] = value;
    }
    return record;
  }

  #checkpoint(): Checkpoint {
    return {
      byte: this.#byte,
      line: this.#line,
      records: this.#records,
      warnedEncoding: this.#warnedEncoding,
      dialect: this.#dialect ?? { encoding: 'guess', separator: ',', newline: 'lf', columns: [] },
    };
  }

  #atEnd(final: boolean): boolean {
    return final && this.#position >= this.#buffer.length;
  }

  #advance(bytes: number, lines: number): void {
    this.#position += bytes;
    this.#byte += bytes;
    this.#line += lines;
  }
}
