import type { UploadEvent } from './upload.ts';

abstract class InboxError extends Error {}

/** The inbox failed; the object itself may be valid. */
export class UnreadableInboxError extends InboxError {
  override readonly name = 'UnreadableInboxError';
}

export class DeletedObjectError extends InboxError {
  override readonly name = 'DeletedObjectError';
}

export const unlessDeleted = <Found, Gone>(reading: Promise<Found>, gone: Gone): Promise<Found | Gone> =>
  reading.catch((error: unknown) => {
    if (error instanceof DeletedObjectError) return gone;
    throw error;
  });

export interface InboxObject {
  readonly metadata: Readonly<Record<string, string>>;
  bytes(): Promise<Uint8Array>;
  chunks(): AsyncIterable<Uint8Array>;
}

export interface FoundObject extends Pick<UploadEvent, 'etag' | 'time'>, Pick<InboxObject, 'metadata'> {}

export interface ArchiveInbox {
  /** Undefined if the event's version was overwritten. @throws {DeletedObjectError} when the key has no object */
  range(
    upload: Pick<UploadEvent, 'bucket' | 'key' | 'etag'>,
    from: number,
    to: number,
  ): Promise<Uint8Array | undefined>;
  /** @returns the ETag that the object's event will carry; undefined if `last` was replaced */
  put(
    { bucket, key, last }: Pick<UploadEvent, 'bucket' | 'key'> & { readonly last: FoundObject | undefined },
    bytes: Uint8Array,
    metadata: Readonly<Record<string, string>>,
  ): Promise<string | undefined>;
}

export interface Inbox {
  /**
   * @returns undefined if the event's version was overwritten; the newer version has its own event
   * @throws {DeletedObjectError} when the key has no object
   */
  read(
    upload: Pick<UploadEvent, 'bucket' | 'key' | 'etag'>,
    fromByte?: number,
  ): Promise<InboxObject | undefined>;
  /** Finds any version if `etag` is empty. */
  find(upload: Pick<UploadEvent, 'bucket' | 'key' | 'etag'>): Promise<FoundObject | undefined>;
}
