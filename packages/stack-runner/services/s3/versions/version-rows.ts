import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';

export interface Version {
  readonly key: string;
  readonly id: string;
  readonly isMarker: boolean;
  readonly eTag: string;
  readonly sizeBytes: number;
  readonly at: number;
}

export interface VersionRow extends Version {
  readonly bucket: string;
  readonly sequence: number;
  /** `making` and `removing` until the bytes agree with the row. */
  readonly state: 'making' | 'removing' | 'settled';
}

const rowSchema = z
  .object({
    sequence: z.number(),
    bucket: z.string(),
    key: z.string(),
    id: z.string(),
    is_marker: z.number(),
    e_tag: z.string(),
    size_bytes: z.number(),
    at: z.number(),
    state: z.enum(['making', 'removing', 'settled']),
  })
  .transform(
    ({ is_marker, e_tag, size_bytes, ...row }): VersionRow => ({
      ...row,
      isMarker: is_marker === 1,
      eTag: e_tag,
      sizeBytes: size_bytes,
    }),
  );

/** The journal holds the rows, the store the bytes. */
export class VersionRows {
  readonly #journal: DatabaseSync;

  constructor(journal: DatabaseSync) {
    this.#journal = journal;
  }

  isVersioned(bucket: string): boolean {
    return (
      this.#journal.prepare('SELECT 1 FROM versioned_buckets WHERE bucket = ?').get(bucket) !== undefined
    );
  }

  setVersioned(bucket: string): void {
    this.#journal.prepare('INSERT OR IGNORE INTO versioned_buckets VALUES (?)').run(bucket);
  }

  forget(bucket: string): boolean {
    if (this.#journal.prepare('SELECT 1 FROM object_versions WHERE bucket = ?').get(bucket) !== undefined)
      return false;
    this.#journal.prepare('DELETE FROM versioned_buckets WHERE bucket = ?').run(bucket);
    return true;
  }

  add(version: Partial<VersionRow> & Pick<VersionRow, 'bucket' | 'key' | 'isMarker'>): VersionRow {
    const { bucket, key, isMarker, eTag = '', sizeBytes = 0, at = Date.now(), state = 'making' } = version;
    const { id = randomBytes(24).toString('base64url') } = version;
    const { lastInsertRowid } = this.#journal
      .prepare(
        `INSERT OR REPLACE INTO object_versions (bucket, key, id, is_marker, e_tag, size_bytes, at, state)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(bucket, key, id, isMarker ? 1 : 0, eTag, sizeBytes, at, state);
    return { bucket, key, id, isMarker, eTag, sizeBytes, at, state, sequence: Number(lastInsertRowid) };
  }

  settle({ sequence }: VersionRow, { eTag, sizeBytes }: Pick<Version, 'eTag' | 'sizeBytes'>): void {
    this.#journal
      .prepare("UPDATE object_versions SET e_tag = ?, size_bytes = ?, state = 'settled' WHERE sequence = ?")
      .run(eTag, sizeBytes, sequence);
  }

  beginRemoval({ sequence }: VersionRow): void {
    this.#journal.prepare("UPDATE object_versions SET state = 'removing' WHERE sequence = ?").run(sequence);
  }

  drop({ sequence }: VersionRow): void {
    this.#journal.prepare('DELETE FROM object_versions WHERE sequence = ?').run(sequence);
  }

  find(bucket: string, key: string, id: string): VersionRow | undefined {
    return this.#one('bucket = ? AND key = ? AND id = ?', bucket, key, id);
  }

  latest(bucket: string, key: string, before = Number.MAX_SAFE_INTEGER): VersionRow | undefined {
    return this.#one('bucket = ? AND key = ? AND sequence < ? ORDER BY sequence DESC', bucket, key, before);
  }

  unsettled(): VersionRow[] {
    const rows = this.#journal.prepare("SELECT * FROM object_versions WHERE state <> 'settled'").all();
    return rows.map((row) => rowSchema.parse(row));
  }

  *list(bucket: string, prefix: string): Generator<VersionRow> {
    const rows = this.#journal
      .prepare(
        `SELECT * FROM object_versions WHERE bucket = ? AND substr(key, 1, length(?)) = ? AND state <> 'making'
         ORDER BY key, sequence DESC`,
      )
      .iterate(bucket, prefix, prefix);
    for (const row of rows) yield rowSchema.parse(row);
  }

  #one(where: string, ...values: (string | number)[]): VersionRow | undefined {
    const row = this.#journal.prepare(`SELECT * FROM object_versions WHERE ${where} LIMIT 1`).get(...values);
    return row === undefined ? undefined : rowSchema.parse(row);
  }
}
