import { AwsError } from '../../../basics/errors.ts';
import type { BufferedResponse } from '../../../protocol/upstream.ts';
import type { ObjectStore } from '../object-store.ts';
import type { Version, VersionRow, VersionRows } from './version-rows.ts';

/** Clients cannot name this bucket. */
export const noncurrentBucket = 'stack-runner-noncurrent';

interface Place {
  readonly bucket: string;
  readonly key: string;
}

export type PlainStore = Pick<ObjectStore, 'head' | 'copy' | 'delete' | 'list' | 'createBucket'>;

/**
 * The key holds the current version, a separate bucket the others. The caller holds the key's lock, except for
 * `recover`. https://docs.aws.amazon.com/AmazonS3/latest/userguide/Versioning.html
 */
export class VersionedObjects {
  readonly #objects: PlainStore;
  readonly #rows: VersionRows;

  constructor(objects: PlainStore, rows: VersionRows) {
    this.#objects = objects;
    this.#rows = rows;
  }

  isVersioned(bucket: string): boolean {
    return this.#rows.isVersioned(bucket);
  }

  /** Existing objects become the versions `null`. */
  async enable(bucket: string): Promise<void> {
    if (this.#rows.isVersioned(bucket)) return;
    await this.#objects.createBucket(noncurrentBucket);
    for await (const object of this.#objects.list(bucket, ''))
      this.#rows.add({ ...object, bucket, id: 'null', isMarker: false, state: 'settled' });
    this.#rows.setVersioned(bucket);
  }

  /** @throws AwsError 409 while the bucket has versions */
  forget(bucket: string): void {
    if (this.#rows.forget(bucket)) return;
    throw new AwsError('BucketNotEmpty', 'The bucket you tried to delete is not empty', 409);
  }

  async write(
    bucket: string,
    key: string,
    put: () => Promise<BufferedResponse>,
    hasChanged: (answer: BufferedResponse) => boolean,
  ): Promise<{ readonly answer: BufferedResponse; readonly id: string | undefined }> {
    await this.#archiveCurrent(bucket, key);
    const row = this.#rows.add({ bucket, key, isMarker: false });
    try {
      const answer = await put();
      const head = hasChanged(answer) ? await this.#objects.head(bucket, key) : undefined;
      if (head === undefined) this.#rows.drop(row);
      else this.#rows.settle(row, head);
      return { answer, id: head && row.id };
    } catch (error) {
      await this.#settle(row);
      throw error;
    }
  }

  async mark(bucket: string, key: string): Promise<string> {
    await this.#archiveCurrent(bucket, key);
    const row = this.#rows.add({ bucket, key, isMarker: true });
    await this.#settle(row);
    return row.id;
  }

  async remove(bucket: string, key: string, id: string): Promise<Version | undefined> {
    await this.#finish(bucket, key);
    const row = this.#rows.find(bucket, key, id);
    if (row === undefined) return undefined;
    this.#rows.beginRemoval(row);
    await this.#settle(row, 'removing');
    return row;
  }

  find(bucket: string, key: string, id?: string): Version | undefined {
    if (id !== undefined) return this.#rows.find(bucket, key, id);
    const latest = this.#rows.latest(bucket, key);
    return latest?.state === 'making' ? this.#rows.latest(bucket, key, latest.sequence) : latest;
  }

  placeOf(bucket: string, { key, id }: Version): Place {
    return this.#rows.latest(bucket, key)?.id === id
      ? { bucket, key }
      : { bucket: noncurrentBucket, key: id };
  }

  list(bucket: string, prefix: string): Iterable<Version> {
    return this.#rows.list(bucket, prefix);
  }

  async recover(): Promise<void> {
    for (const row of this.#rows.unsettled()) await this.#settle(row);
  }

  async #archiveCurrent(bucket: string, key: string): Promise<void> {
    await this.#finish(bucket, key);
    const current = this.#rows.latest(bucket, key);
    if (current === undefined || current.isMarker) return;
    await this.#objects.copy({ bucket, key }, { bucket: noncurrentBucket, key: current.id });
  }

  async #finish(bucket: string, key: string): Promise<void> {
    const row = this.#rows.latest(bucket, key);
    if (row !== undefined) await this.#settle(row);
  }

  /** Safe to repeat after a kill at any step. */
  async #settle(row: VersionRow, state = row.state): Promise<void> {
    const { bucket, key } = row;
    if (state === 'settled') return;
    if (state === 'removing') return this.#remove(row);
    if (row.isMarker) {
      await this.#objects.delete({ bucket, key });
      this.#rows.settle(row, row);
      return;
    }
    const head = await this.#objects.head(bucket, key);
    const before = this.#rows.latest(bucket, key, row.sequence);
    const isWritten =
      head !== undefined && (before === undefined || before.isMarker || head.eTag !== before.eTag);
    if (isWritten) this.#rows.settle(row, head);
    else this.#rows.drop(row);
  }

  async #remove(row: VersionRow): Promise<void> {
    const { bucket, key } = row;
    const isCurrent = this.#rows.latest(bucket, key)?.sequence === row.sequence;
    const before = this.#rows.latest(bucket, key, row.sequence);
    const aside = before && { bucket: noncurrentBucket, key: before.id };
    const isRestored = isCurrent && before !== undefined && !before.isMarker;
    if (isRestored && aside !== undefined) await this.#objects.copy(aside, { bucket, key });
    else if (isCurrent) await this.#objects.delete({ bucket, key });
    await this.#objects.delete({ bucket: noncurrentBucket, key: row.id });
    this.#rows.drop(row);
    if (isRestored && aside !== undefined) await this.#objects.delete(aside);
  }
}
