import { isRefused, type Refusal } from '../refusal.ts';
import { type Checkpoint, CheckpointError, type Dialect, separators } from './checkpoint.ts';
import { type ColumnTable, columnNames, type HeaderChoices, readHeader } from './columns.ts';
import { decodeRecord, detectEncoding, encodingOfHeader, headBytes } from './encoding.ts';
import { type Frame, type Framing, maxRecordBytes } from './framing.ts';
import { type FullHeader, fillsFuller, fullHeader, underHeadings } from './headings.ts';
import { CsvInput } from './input.ts';
import { type CsvItem, recordOf } from './record.ts';
import {
  type Broken,
  brokenHeader,
  brokenRow,
  cellTooLong,
  emptyFile,
  endlessLine,
  isLongCell,
  maxLineBytes,
  maxMultiLineTries,
  maxSearchedLines,
  noRows,
  notText,
  readAsOtherEncoding,
  strayQuote,
  tooManyValues,
} from './refusals.ts';
import {
  announcedSeparator,
  detectSeparator,
  headerScore,
  knownHeaders,
  splitRecord,
  splitRow,
} from './split.ts';

const maxTitleLines = 8;

const separatorCodes = separators.map((separator) => separator.charCodeAt(0));

/** Holds at most one record in memory. The result does not depend on how the chunks are split. */
export class CsvReader<C extends string> {
  readonly #table: ColumnTable<C>;
  readonly #choices: HeaderChoices;
  readonly #input: CsvInput;
  #records = 0;
  #warnedEncoding = false;
  #dialect: Dialect | undefined;
  #columns: readonly (C | null)[] = [];
  #framing: Framing = {
    encoding: 'guess',
    separators: separatorCodes,
    newline: 'unknown',
    quotesSpanLines: true,
  };
  #broken: Broken | undefined;
  #skipping = false;
  #skippedBytes = 0;
  #wantedBytes = 0;
  #headSeen = false;
  #announcedSeparator: Dialect['separator'] | null | undefined;
  #closestToHeader:
    | { readonly refusal: Refusal & { readonly line: number }; readonly known: number }
    | undefined;
  #lineAbove: readonly string[] = [];
  #headerTries = 0;
  #undecidedHeader: FullHeader<C> | undefined;
  #header: readonly string[] = [];
  #done = false;

  constructor(table: ColumnTable<C>, startAt?: Checkpoint, choices: HeaderChoices = {}) {
    this.#table = table;
    this.#choices = choices;
    this.#input = new CsvInput(startAt?.byte, startAt?.line);
    if (startAt === undefined) return;
    const known = columnNames(table);
    this.#columns = startAt.dialect.columns.map((name) => {
      const column = name === null ? null : known.find((candidate) => candidate === name);
      if (column === undefined) throw new CheckpointError('The checkpoint names a column of another table');
      return column;
    });
    this.#records = startAt.records;
    this.#warnedEncoding = startAt.warnedEncoding;
    this.#headSeen = true;
    this.#use(startAt.dialect);
  }

  get done(): boolean {
    return this.#done;
  }

  get header(): readonly string[] {
    return this.#header;
  }

  endWith(refusal: Refusal): CsvItem<C> {
    return this.#refuseFile(refusal);
  }

  *read(chunk: Uint8Array, final: boolean): Generator<CsvItem<C>, void, undefined> {
    this.#input.add(chunk);
    if (!this.#headSeen && !final && this.#input.pending.length < headBytes) return;
    if (!this.#headSeen) yield* this.#readHead();
    while (!this.#done) {
      if (this.#skipping) {
        const lineEnded = this.#skip(final);
        if (this.#skippedBytes > maxLineBytes) yield this.#giveUp();
        if (!lineEnded) return;
        this.#skippedBytes = 0;
        // A row that may span lines is refused at the next plausible line.
        const isRowSkipped = !this.#broken?.multiline || (final && this.#input.isEmpty);
        if (!this.#done && this.#broken !== undefined && isRowSkipped) yield this.#refuseBroken();
        continue;
      }
      if (final && this.#input.isEmpty) {
        yield* this.#finish();
        return;
      }
      // Waits for twice the bytes: a long record in small chunks would otherwise take quadratic time.
      if (!final && this.#input.pending.length < this.#wantedBytes) return;
      const quotesSpanLines = (this.#broken?.multiLineTries ?? 0) < maxMultiLineTries;
      const frame = this.#input.frame(
        quotesSpanLines ? this.#framing : { ...this.#framing, quotesSpanLines },
        final,
      );
      this.#wantedBytes =
        frame.kind === 'more' ? Math.min(2 * this.#input.pending.length, maxRecordBytes) : 0;
      if (frame.kind === 'more') return;
      const plainRecord = this.#takePlainRecord(frame);
      if (plainRecord === undefined) yield* this.#take(frame);
      else yield plainRecord;
    }
  }

  *#readHead(): Generator<CsvItem<C>, void, undefined> {
    this.#headSeen = true;
    const detected = detectEncoding(this.#input.pending.subarray(0, headBytes));
    if (isRefused(detected)) {
      yield this.#refuseFile(detected.refusal);
      return;
    }
    this.#framing = { ...this.#framing, encoding: detected.encoding };
    this.#input.takeByteOrderMark(detected.skip);
  }

  #takePlainRecord(frame: Exclude<Frame, { kind: 'more' }>): CsvItem<C> | undefined {
    if (frame.kind !== 'record' || this.#dialect === undefined || this.#broken !== undefined)
      return undefined;
    const decoded = decodeRecord(this.#input.content(frame), this.#framing.encoding);
    if (decoded === undefined || decoded.fellBack) return undefined;
    const values = splitRow(decoded.text, this.#dialect.separator, this.#columns.length);
    if (values === undefined || values.length > this.#columns.length) return undefined;
    if (values.every((value) => value === '') || values.some(isLongCell)) return undefined;
    const { line } = this.#input;
    this.#input.take(frame);
    this.#records += 1;
    return this.#record(line, values);
  }

  #record(line: number, values: readonly string[]): CsvItem<C> {
    const record = recordOf(this.#columns, values);
    return { kind: 'record', line, record, values, checkpoint: this.#checkpoint() };
  }

  *#take(frame: Exclude<Frame, { kind: 'more' }>): Generator<CsvItem<C>, void, undefined> {
    if (frame.kind === 'blank') {
      this.#input.take(frame);
      return;
    }
    if (this.#dialect === undefined) {
      yield* this.#takeHeader(frame);
      return;
    }
    if (frame.kind === 'broken') {
      if (this.#broken !== undefined && this.#input.line - this.#broken.line >= maxSearchedLines) {
        yield this.#refuseBroken();
      } else this.#break(frame.why, frame.multiline);
      return;
    }
    const decoded = decodeRecord(this.#input.content(frame), this.#framing.encoding);
    const values = decoded && splitRow(decoded.text, this.#dialect.separator, this.#columns.length);
    const tooMany = values?.slice(this.#columns.length).some((value) => value !== '') ?? false;
    if (this.#broken !== undefined) {
      // A line with too few or too many cells may be inside a quoted value.
      const isPlausible = values !== undefined && values.length >= this.#columns.length && !tooMany;
      if (isPlausible || this.#input.line - this.#broken.line >= maxSearchedLines) yield this.#refuseBroken();
      else {
        this.#skipping = true;
        if (frame.lineEnds > 1) this.#triedMultiLine();
      }
      return;
    }
    const line = this.#input.line;
    if (values?.every((value) => value === '')) {
      this.#input.take(frame);
      return;
    }
    if (tooMany && frame.lineEnds > 1) {
      this.#break('unclosed-quote', true);
      return;
    }
    const fitsColumns = decoded !== undefined && values !== undefined && !tooMany;
    if (fitsColumns && decoded.fellBack && !this.#warnedEncoding) yield this.#warnEncoding();
    this.#input.take(frame);
    this.#records += 1;
    const cellFault = cellTooLong(this.#columns, values ?? [], line);
    if (decoded === undefined) yield this.#refused(notText(line));
    else if (values === undefined) yield this.#refused(strayQuote(line));
    else if (tooMany) {
      yield this.#refused(tooManyValues(values.length, this.#columns.length, line));
    } else if (cellFault !== undefined) yield this.#refused(cellFault);
    else yield this.#record(line, values);
  }

  *#takeHeader(frame: Extract<Frame, { kind: 'record' | 'broken' }>): Generator<CsvItem<C>, void, undefined> {
    const line = this.#input.line;
    if (frame.kind === 'broken') {
      yield this.#refuseFile(brokenHeader(frame.why, line));
      return;
    }
    const bytes = this.#input.content(frame);
    const encoding = encodingOfHeader(bytes, this.#framing.encoding, (text) =>
      headerScore(splitRecord(text, this.#separatorOf(text)) ?? [], this.#table),
    );
    const text = decodeRecord(bytes, encoding)?.text;
    const undecided = this.#undecidedHeader;
    this.#undecidedHeader = undefined;
    if (undecided !== undefined && text !== undefined && fillsFuller(text, undecided, this.#table)) {
      yield* this.#useHeader(undecided);
      yield* this.#take(frame);
      return;
    }
    this.#input.take(frame);
    if (text === undefined) {
      yield this.#refuseFile(notText(line));
      return;
    }
    if (this.#announcedSeparator === undefined) {
      this.#announcedSeparator = announcedSeparator(text);
      if (this.#announcedSeparator !== undefined) return;
    }
    const separator = this.#separatorOf(text);
    const ownCells = splitRow(text, separator) ?? [];
    const cells = underHeadings(ownCells, this.#lineAbove, this.#table, this.#choices);
    this.#lineAbove = ownCells;
    const headerLine = { cells, line, separator, encoding, newline: frame.newline };
    const header = readHeader(cells, line, this.#table, this.#choices);
    if (isRefused(header)) {
      this.#undecidedHeader = fullHeader(headerLine, this.#table, this.#choices);
      if (!this.#isTitleLine(cells, header.refusal, line))
        yield this.#refuseFile(this.#closestToHeader?.refusal ?? header.refusal);
      return;
    }
    yield* this.#useHeader({ ...headerLine, reading: header });
  }

  #separatorOf(text: string): Dialect['separator'] {
    return this.#announcedSeparator ?? detectSeparator(text, this.#table);
  }

  *#useHeader({ reading, cells, line, ...dialect }: FullHeader<C>): Generator<CsvItem<C>, void, undefined> {
    this.#columns = reading.columns;
    this.#header = cells;
    this.#use({ ...dialect, columns: [...reading.columns] });
    for (const warning of reading.warnings)
      yield { kind: 'warning', line, warning, checkpoint: this.#checkpoint() };
  }

  #isTitleLine(cells: readonly string[], refusal: Refusal, line: number): boolean {
    this.#headerTries += 1;
    const known = knownHeaders(cells, this.#table);
    if (this.#closestToHeader === undefined || known > this.#closestToHeader.known)
      this.#closestToHeader = { refusal: { ...refusal, line }, known };
    return refusal.code === 'missing-column' && this.#headerTries <= maxTitleLines;
  }

  *#finish(): Generator<CsvItem<C>, void, undefined> {
    this.#done = true;
    if (this.#broken !== undefined) yield this.#refuseBroken();
    else if (this.#dialect === undefined) {
      yield this.#refuseFile(this.#closestToHeader?.refusal ?? emptyFile(this.#input.byte));
    } else if (this.#records === 0) {
      // Counted as a refused row, so that a resumed reader does not repeat this refusal.
      this.#records = 1;
      yield this.#refused(noRows(this.#input.line));
    }
  }

  #use(dialect: Dialect): void {
    this.#dialect = dialect;
    this.#framing = {
      encoding: dialect.encoding,
      separators: [dialect.separator.charCodeAt(0)],
      newline: dialect.newline,
      quotesSpanLines: true,
    };
  }

  #break(why: Broken['why'], multiline: boolean): void {
    const { line } = this.#input;
    this.#broken ??= { line, why, multiline, untilLine: line, multiLineTries: 0 };
    if (multiline) this.#triedMultiLine();
    this.#skipping = true;
  }

  #triedMultiLine(): void {
    if (this.#broken === undefined) return;
    this.#broken = { ...this.#broken, multiLineTries: this.#broken.multiLineTries + 1 };
  }

  #skip(final: boolean): boolean {
    if (this.#broken !== undefined) this.#broken = { ...this.#broken, untilLine: this.#input.line };
    const { ended, bytes } = this.#input.skipLine(this.#framing, final);
    this.#skippedBytes += bytes;
    if (ended) this.#skipping = false;
    return ended;
  }

  #refuseBroken(): CsvItem<C> {
    const refusal = brokenRow(
      this.#broken ?? { why: 'unclosed-quote', line: this.#input.line, untilLine: this.#input.line },
    );
    this.#broken = undefined;
    this.#records += 1;
    return this.#refused(refusal);
  }

  #refused(refusal: Refusal & { readonly line: number }): CsvItem<C> {
    return { kind: 'refused', line: refusal.line, refusal, checkpoint: this.#checkpoint() };
  }

  #refuseFile(refusal: Refusal): CsvItem<C> {
    this.#done = true;
    const line = refusal.line ?? 1;
    return { kind: 'refused', line, refusal: { ...refusal, line }, checkpoint: this.#checkpoint() };
  }

  /** Precedes the record, so that a reader resumed after the warning still reads it. */
  #warnEncoding(): CsvItem<C> {
    this.#warnedEncoding = true;
    const warning = readAsOtherEncoding(this.#input.line, this.#framing.encoding);
    return { kind: 'warning', line: this.#input.line, warning, checkpoint: this.#checkpoint() };
  }

  #giveUp(): CsvItem<C> {
    return this.#refuseFile(
      endlessLine(this.#broken?.line ?? this.#input.line, this.#input.line, maxLineBytes),
    );
  }

  #checkpoint(): Checkpoint {
    return {
      byte: this.#input.byte,
      line: this.#input.line,
      records: this.#records,
      warnedEncoding: this.#warnedEncoding,
      dialect: this.#dialect ?? { encoding: 'guess', separator: ',', newline: 'lf', columns: [] },
    };
  }
}
