import type { People } from '../../../shared/drafts/people.ts';
import type { Preview } from '../../../shared/drafts/preview.ts';
import type { RefusedGrid } from '../../../shared/drafts/refused-grid.ts';
import type { TableUploadKind, UploadKind } from '../../../shared/intake/object-key.ts';
import type { Refusal } from '../../../shared/intake/refusal.ts';

export interface Chosen {
  readonly files: readonly ChosenFile[];
  readonly batch: string;
  readonly hasSeparateBatches: boolean;
  /** How to read tables, in the syntax of docs/uploads.md. */
  readonly reading: string;
  readonly contents: Readonly<Record<string, TableUploadKind>>;
  /** The varshaphal year to plan with, unless an earlier upload fixed another. */
  readonly year: number;
}

export interface ChosenFile {
  readonly name: string;
  readonly file: Blob;
  readonly notes?: readonly Refusal[];
  readonly refusal?: Refusal;
  readonly content?: TableUploadKind;
}

export type WorkerRequest =
  | { readonly kind: 'check'; readonly chosen: Chosen }
  | { readonly kind: 'refused rows'; readonly chosen: Chosen; readonly name: string }
  | { readonly kind: 'grid'; readonly chosen: Chosen; readonly name: string }
  | {
      readonly kind: 'correct';
      readonly chosen: Chosen;
      readonly name: string;
      readonly grid: RefusedGrid;
      readonly corrections: Corrections;
    };

/** New cell texts by line and column, such as `12 3`. */
export type Corrections = ReadonlyMap<string, string>;

export type WorkerAnswer =
  | { readonly kind: 'progress'; readonly done: number; readonly of: number }
  | { readonly kind: 'found'; readonly found: Found; readonly files: readonly ChosenFile[] }
  | { readonly kind: 'refused rows'; readonly name: string; readonly bytes: Uint8Array | undefined }
  | { readonly kind: 'grid'; readonly name: string; readonly grid: RefusedGrid }
  | { readonly kind: 'corrected'; readonly name: string; readonly text: string }
  | { readonly kind: 'failed'; readonly reason: string };

export interface Found {
  readonly files: readonly FoundFile[];
  readonly people: People;
  readonly refused: number;
  readonly accepted: number;
  readonly leftOut: number;
  readonly quote: FoundQuote | undefined;
}

export interface FoundQuote {
  readonly subjects: number;
  readonly toBuy: number;
  readonly bought: number;
  readonly cost: string | undefined;
  readonly currency: string | undefined;
}

export interface FoundFile {
  readonly name: string;
  readonly kind: UploadKind;
  /** The intake would accept nothing of the file, so it is not sent. */
  readonly isUnusable: boolean;
  readonly refused: number;
  readonly reasons: readonly FoundReason[];
  readonly warnings: readonly string[];
  /** The first rows as the intake reads them; undefined except for tables. */
  readonly preview: Preview | undefined;
  readonly unknownHeaders: readonly string[];
  readonly suggested: ReadonlyMap<string, string>;
  /** The header row is refused, so there is no row to correct. */
  readonly isWithoutRows: boolean;
  readonly isAmbiguous: boolean;
}

export interface FoundReason {
  readonly rows: number;
  readonly field: string | undefined;
  readonly reason: string;
  readonly advice: string;
  readonly lines: readonly number[];
}
