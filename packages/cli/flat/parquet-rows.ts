import { ByteWriter, type ColumnSource, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer';
import type { FlatRow } from './flat-rows.ts';

const groupRows = 50_000;

const columnTypes = {
  batch: 'STRING',
  id: 'STRING',
  name: 'STRING',
  report: 'STRING',
  part: 'STRING',
  operation: 'STRING',
  state: 'STRING',
  at: 'TIMESTAMP',
  path: 'STRING',
  text: 'STRING',
  number: 'DOUBLE',
  flag: 'BOOLEAN',
} as const satisfies { readonly [Name in keyof FlatRow]: ColumnSource['type'] };
const columnNames = [
  'batch',
  'id',
  'name',
  'report',
  'part',
  'operation',
  'state',
  'at',
  'path',
  'text',
  'number',
  'flag',
] as const satisfies readonly (keyof FlatRow)[];

/** Writes Apache Parquet in groups, to bound its memory. */
export class ParquetRows {
  readonly #bytes = new ByteWriter();
  readonly #parquet: ParquetWriter;
  readonly #sink: (piece: Uint8Array) => Promise<void>;
  #rows: FlatRow[] = [];

  constructor(sink: (piece: Uint8Array) => Promise<void>) {
    this.#sink = sink;
    const schema = schemaFromColumnData({ columnData: columnsOf([]) });
    this.#parquet = new ParquetWriter({ writer: this.#bytes, schema, createdBy: 'palmleaf' });
  }

  async add(row: FlatRow): Promise<void> {
    this.#rows.push(row);
    if (this.#rows.length >= groupRows) await this.#writeGroup();
  }

  async end(): Promise<void> {
    await this.#writeGroup();
    this.#parquet.finish();
    await this.#drain();
  }

  async #writeGroup(): Promise<void> {
    if (this.#rows.length === 0) return;
    await this.#parquet.write({ columnData: columnsOf(this.#rows), rowGroupSize: groupRows });
    this.#rows = [];
    await this.#drain();
  }

  async #drain(): Promise<void> {
    const piece = new Uint8Array(this.#bytes.buffer.slice(0, this.#bytes.index));
    this.#bytes.index = 0;
    await this.#sink(piece);
  }
}

const columnsOf = (rows: readonly FlatRow[]): ColumnSource[] =>
  columnNames.map((name) => ({
    name,
    type: columnTypes[name],
    nullable: true,
    data: rows.map((row) => (name === 'at' && row.at !== undefined ? new Date(row.at) : (row[name] ?? null))),
  }));
