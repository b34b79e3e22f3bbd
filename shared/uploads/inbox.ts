import type { UploadEvent } from './upload.ts';

/** Thrown when the inbox fails in the middle of an object: that says nothing of the object. */
export class UnreadableInboxError extends Error {
  override readonly name = 'UnreadableInboxError';
}

/** One object of the inbox as it is read. */
export interface InboxObject {
  /** User metadata, without the `x-amz-meta-` prefix. */
  readonly metadata: Readonly<Record<string, string>>;
  bytes(): Promise<Uint8Array>;
  chunks(): AsyncIterable<Uint8Array>;
}

export interface Inbox {
  /**
   * Reads exactly the version that an event tells of, from a byte on.
   *
   * @returns undefined when that version is gone: deleted, or overwritten, and then a newer event tells of it
   */
  read(
    upload: Pick<UploadEvent, 'bucket' | 'key' | 'etag'>,
    fromByte?: number,
  ): Promise<InboxObject | undefined>;
}
