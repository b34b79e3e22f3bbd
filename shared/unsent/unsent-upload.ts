import type { UploadKind } from '../intake/object-key.ts';

/** A file that has not been sent, on this machine or in a browser, and where it goes in the inbox. */
export interface UnsentUpload {
  readonly kind: UploadKind;
  /** Of places, the name under which their uploads are listed. */
  readonly batch: string;
  readonly key: string;
}

/** What is in it, read where it lies. */
export interface UnsentContent {
  readonly sizeBytes: number;
  /** Its first bytes, some thousands, by which a photo is known. */
  head(): Promise<Uint8Array>;
  /** The bytes of a table, from the first on, each time anew; of a workbook the table that it holds. */
  table(): AsyncIterable<Uint8Array>;
  /** The hash of all of it, in hex. */
  sha256(): Promise<string>;
}
