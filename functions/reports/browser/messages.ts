import type { TableUploadKind, UploadKind } from '../../../shared/intake/object-key.ts';
import type { People } from '../../../shared/unsent/people.ts';
import type { Preview } from '../../../shared/unsent/preview.ts';
import type { RefusedGrid } from '../../../shared/unsent/refused-grid.ts';

/** What the page asks its worker, and what the worker tells it. Files are handed over as they are; nothing of them is sent. */

/** Files that somebody has chosen, and what is said with them. */
export interface Chosen {
  readonly files: readonly ChosenFile[];
  readonly batch: string;
  /** Whether each table of people is a batch of its own name. */
  readonly isApart: boolean;
  /** How tables are to be read, as docs/uploads.md writes it. */
  readonly reading: string;
  /** What tables hold of which the header leaves it open, by the name of the file. */
  readonly contents: Readonly<Record<string, TableUploadKind>>;
  /** That of a varshaphal where nothing has fixed another one. */
  readonly year: number;
}

export interface ChosenFile {
  /** Path below the batch. */
  readonly name: string;
  readonly file: Blob;
}

export type WorkerRequest =
  | { readonly kind: 'check'; readonly chosen: Chosen }
  /** The refused rows of a table, in its own columns. */
  | { readonly kind: 'refused rows'; readonly chosen: Chosen; readonly name: string }
  /** The same, to be corrected on the page. */
  | { readonly kind: 'grid'; readonly chosen: Chosen; readonly name: string }
  | {
      readonly kind: 'correct';
      readonly chosen: Chosen;
      readonly name: string;
      readonly corrections: Corrections;
    };

/** The new text of each corrected cell, by its line and its position: `12 3`. */
export type Corrections = ReadonlyMap<string, string>;

export type WorkerAnswer =
  | { readonly kind: 'progress'; readonly done: number; readonly of: number }
  | { readonly kind: 'found'; readonly found: Found }
  | { readonly kind: 'refused rows'; readonly name: string; readonly bytes: Uint8Array | undefined }
  | { readonly kind: 'grid'; readonly name: string; readonly grid: RefusedGrid }
  /** The corrected rows as a table of their own. */
  | { readonly kind: 'corrected'; readonly name: string; readonly text: string }
  | { readonly kind: 'failed'; readonly reason: string };

/** What would become of the files. */
export interface Found {
  readonly files: readonly FoundFile[];
  readonly people: People;
  /** Rows and files that would be refused. */
  readonly refused: number;
  /** Undefined where the stack could not be asked. */
  readonly quote: FoundQuote | undefined;
}

export interface FoundQuote {
  readonly subjects: number;
  readonly toBuy: number;
  readonly bought: number;
  /** In words; undefined where no prices are known. */
  readonly cost: string | undefined;
  readonly currency: string | undefined;
}

export interface FoundFile {
  readonly name: string;
  readonly kind: UploadKind;
  /** Nothing of it would be taken: it is not sent. */
  readonly isHopeless: boolean;
  readonly refused: number;
  readonly reasons: readonly FoundReason[];
  readonly warnings: readonly string[];
  /** The first rows as they are understood; undefined of what is no table of people. */
  readonly preview: Preview | undefined;
  /** Headers that are no column of ours. */
  readonly unknownHeaders: readonly string[];
  /** Its header allows people as well as places. */
  readonly isEither: boolean;
}

export interface FoundReason {
  readonly rows: number;
  readonly field: string | undefined;
  readonly reason: string;
  readonly advice: string;
  /** Where the first of them stand. */
  readonly lines: readonly number[];
}
