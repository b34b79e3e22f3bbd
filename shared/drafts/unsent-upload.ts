import type { UploadKind } from '../intake/object-key.ts';
import type { Refusal } from '../intake/refusal.ts';

export interface UnsentUpload {
  readonly kind: UploadKind;
  readonly batch: string;
  readonly key: string;
}

export interface UnsentContent {
  readonly sizeBytes: number;
  head(): Promise<Uint8Array>;
  /** Streams the table's bytes; for a workbook, the table that it holds. */
  table(): AsyncIterable<Uint8Array>;
  /** Warnings about other content, for example more sheets. */
  notes?(): Promise<readonly Refusal[]>;
  sha256(): Promise<string>;
}
