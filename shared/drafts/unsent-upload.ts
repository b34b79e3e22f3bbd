import type { UploadKind } from '../intake/object-key.ts';

/** `key` is the file's key in the inbox. */
export interface UnsentUpload {
  readonly kind: UploadKind;
  /** For places, the batch that lists their uploads. */
  readonly batch: string;
  readonly key: string;
}

export interface UnsentContent {
  readonly sizeBytes: number;
  /** Returns the first few thousand bytes, enough to recognise a photo. */
  head(): Promise<Uint8Array>;
  /** Streams the table's bytes; for a workbook, the table that it holds. */
  table(): AsyncIterable<Uint8Array>;
  sha256(): Promise<string>;
}
