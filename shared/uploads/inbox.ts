import type { UploadEvent } from './upload.ts';

abstract class InboxError extends Error {}

/** Thrown when the inbox fails in the middle of an object. The object itself may be valid. */
export class UnreadableInboxError extends InboxError {
  override readonly name = 'UnreadableInboxError';
}

/** Thrown when the object of an event was deleted, so that no newer event will come. */
export class DeletedObjectError extends InboxError {
  override readonly name = 'DeletedObjectError';
}

/** One object of the inbox, open for reading. */
export interface InboxObject {
  /** User metadata, without the `x-amz-meta-` prefix. */
  readonly metadata: Readonly<Record<string, string>>;
  bytes(): Promise<Uint8Array>;
  chunks(): AsyncIterable<Uint8Array>;
}

/** What unpacking needs from the inbox beyond reading. */
export interface ArchiveInbox {
  /**
   * Returns a range of bytes of exactly the event's version; undefined if that version was overwritten.
   *
   * @throws {DeletedObjectError} when the key has no object
   */
  range(
    upload: Pick<UploadEvent, 'bucket' | 'key' | 'etag'>,
    from: number,
    to: number,
  ): Promise<Uint8Array | undefined>;
  /** Returns the user metadata of that version; undefined and errors as in {@link range}. */
  metadata(
    upload: Pick<UploadEvent, 'bucket' | 'key' | 'etag'>,
  ): Promise<Readonly<Record<string, string>> | undefined>;
  /** @returns the ETag that the object's event will carry */
  put(
    bucket: string,
    key: string,
    bytes: Uint8Array,
    metadata: Readonly<Record<string, string>>,
  ): Promise<string>;
}

export interface Inbox {
  /**
   * Reads exactly the event's version, from a byte offset.
   *
   * @returns undefined if that version was overwritten; the newer version has its own event
   * @throws {DeletedObjectError} when the key has no object
   */
  read(
    upload: Pick<UploadEvent, 'bucket' | 'key' | 'etag'>,
    fromByte?: number,
  ): Promise<InboxObject | undefined>;
}
