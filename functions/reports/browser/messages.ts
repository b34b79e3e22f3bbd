import type { People } from '../../../shared/drafts/people.ts';
import type { Preview } from '../../../shared/drafts/preview.ts';
import type { RefusedGrid } from '../../../shared/drafts/refused-grid.ts';
import type { TableUploadKind, UploadKind } from '../../../shared/intake/object-key.ts';

/** Messages between the page and its worker. Files stay in the browser. */

/** The chosen files, with the choices of the form. */
export interface Chosen {
  readonly files: readonly ChosenFile[];
  readonly batch: string;
  /** Whether each table of people is a batch of its own. */
  readonly isApart: boolean;
  /** How to read tables, in the syntax of docs/uploads.md. */
  readonly reading: string;
  /** The chosen content of tables whose header is ambiguous, by file name. */
  readonly contents: Readonly<Record<string, TableUploadKind>>;
  /** The varshaphal year, unless an earlier upload fixed another. */
  readonly year: number;
}

export interface ChosenFile {
  /** Path below the batch. */
  readonly name: string;
  readonly file: Blob;
}

export type WorkerRequest =
  | { readonly kind: 'check'; readonly chosen: Chosen }
  /** Asks for the refused rows of a table, in its own columns. */
  | { readonly kind: 'refused rows'; readonly chosen: Chosen; readonly name: string }
  /** Asks for the refused rows, to correct them on the page. */
  | { readonly kind: 'grid'; readonly chosen: Chosen; readonly name: string }
  | {
      readonly kind: 'correct';
      readonly chosen: Chosen;
      readonly name: string;
      readonly grid: RefusedGrid;
      readonly corrections: Corrections;
    };

/** The new text of each corrected cell, by line and position: `12 3`. */
export type Corrections = ReadonlyMap<string, string>;

export type WorkerAnswer =
  | { readonly kind: 'progress'; readonly done: number; readonly of: number }
  | { readonly kind: 'found'; readonly found: Found }
  | { readonly kind: 'refused rows'; readonly name: string; readonly bytes: Uint8Array | undefined }
  | { readonly kind: 'grid'; readonly name: string; readonly grid: RefusedGrid }
  /** The corrected rows as a table. */
  | { readonly kind: 'corrected'; readonly name: string; readonly text: string }
  | { readonly kind: 'failed'; readonly reason: string };

/** What the pipeline would do with the files. */
export interface Found {
  readonly files: readonly FoundFile[];
  readonly people: People;
  /** Rows and files that would be refused. */
  readonly refused: number;
  /** Undefined if the stack could not be asked. */
  readonly quote: FoundQuote | undefined;
}

export interface FoundQuote {
  readonly subjects: number;
  readonly toBuy: number;
  readonly bought: number;
  /** As text; undefined if no prices are known. */
  readonly cost: string | undefined;
  readonly currency: string | undefined;
}

export interface FoundFile {
  readonly name: string;
  readonly kind: UploadKind;
  /** True if the intake would accept nothing of the file; it is not sent. */
  readonly isHopeless: boolean;
  readonly refused: number;
  readonly reasons: readonly FoundReason[];
  readonly warnings: readonly string[];
  /** The first rows as the intake understands them; undefined except for tables. */
  readonly preview: Preview | undefined;
  /** Headers that match no column. */
  readonly unknownHeaders: readonly string[];
  /** Whether its header fits people as well as places. */
  readonly isEither: boolean;
}

export interface FoundReason {
  readonly rows: number;
  readonly field: string | undefined;
  readonly reason: string;
  readonly advice: string;
  /** The lines of the first ones. */
  readonly lines: readonly number[];
}
