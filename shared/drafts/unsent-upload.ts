import type { UploadKind } from '../intake/object-key.ts';

/** A file that has not been sent, on this machine or in a browser, with its key in the inbox. */
export interface UnsentUpload {
  readonly kind: UploadKind;
  /** For places, the name under which their uploads are listed. */
  readonly batch: string;
  readonly key: string;
}

/** Reads the file's content. */
export interface UnsentContent {
  readonly sizeBytes: number;
  /** Returns the first few thousand bytes, enough to recognise a photo. */
  head(): Promise<Uint8Array>;
  /** Streams a table's bytes from the start; for a workbook, the table that it holds. */
  table(): AsyncIterable<Uint8Array>;
  /** Returns the SHA-256 of the whole file, in hex. */
  sha256(): Promise<string>;
}
