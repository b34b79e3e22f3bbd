import type { UploadEvent } from './upload.ts';

abstract class InboxError extends Error {}

/** Thrown when the inbox fails in the middle of an object: that says nothing of the object. */
export class UnreadableInboxError extends InboxError {
  override readonly name = 'UnreadableInboxError';
}

/** Thrown when somebody has deleted an object that an event tells of: no newer event will come. */
export class DeletedObjectError extends InboxError {
  override readonly name = 'DeletedObjectError';
}

/** One object of the inbox as it is read. */
export interface InboxObject {
  /** User metadata, without the `x-amz-meta-` prefix. */
  readonly metadata: Readonly<Record<string, string>>;
  bytes(): Promise<Uint8Array>;
  chunks(): AsyncIterable<Uint8Array>;
}

/** What unpacking needs of the inbox beyond reading. */
export interface ArchiveInbox {
  /**
   * Some bytes of exactly the version that an event tells of; undefined when that is overwritten.
   *
   * @throws {DeletedObjectError} when nothing is there under its key
   */
  range(
    upload: Pick<UploadEvent, 'bucket' | 'key' | 'etag'>,
    from: number,
    to: number,
  ): Promise<Uint8Array | undefined>;
  /** The user metadata of that version; undefined and throws as {@link range}. */
  metadata(
    upload: Pick<UploadEvent, 'bucket' | 'key' | 'etag'>,
  ): Promise<Readonly<Record<string, string>> | undefined>;
  /** @returns the ETag under which the event will tell of it */
  put(
    bucket: string,
    key: string,
    bytes: Uint8Array,
    metadata: Readonly<Record<string, string>>,
  ): Promise<string>;
}

export interface Inbox {
  /**
   * Reads exactly the version that an event tells of, from a byte on.
   *
   * @returns undefined when that version is overwritten: a newer event tells of the other one
   * @throws {DeletedObjectError} when nothing is there under its key
   */
  read(
    upload: Pick<UploadEvent, 'bucket' | 'key' | 'etag'>,
    fromByte?: number,
  ): Promise<InboxObject | undefined>;
}
