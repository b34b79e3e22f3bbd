import type { ChapterName } from '@palmleaf/contract/endpoints';
import type { GlyphName } from '../answers/strokes.ts';

interface Signed {
  readonly text: string;
  readonly signs: readonly GlyphName[];
}
export type TableCell = string | Signed;

/** Texts are plain; an empty line breaks paragraphs. */
export type Block =
  | { readonly kind: 'heading'; readonly text: TableCell; readonly aside?: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'lead'; readonly text: string }
  | { readonly kind: 'fine'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [name: string, value: TableCell])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly TableCell[])[];
      /** Indexes of number columns, from 0. */
      readonly numberColumns: readonly number[];
    }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'shares'; readonly rows: readonly (readonly [name: string, percent: number])[] }
  | {
      readonly kind: 'drawing';
      readonly svg: string;
      readonly alt: string;
      /** Fraction of the text width, 0 to 1. */
      readonly width: number;
    }
  | {
      readonly kind: 'photo';
      readonly alt: string;
      readonly legend: readonly {
        readonly colour: string;
        readonly dashed: boolean;
        readonly text: string;
      }[];
    }
  | { readonly kind: 'card'; readonly blocks: readonly Block[] };

export interface Chapter {
  readonly name: ChapterName | 'kundli';
  readonly title: string;
  /** Listed by the table of contents. */
  readonly holds: readonly string[];
  readonly blocks: readonly Block[];
}

export interface BookPhoto {
  readonly bytes: Uint8Array;
  readonly contentType: 'image/jpeg' | 'image/png' | 'image/webp';
}

export interface Book {
  /** BCP 47. */
  readonly locale: string;
  readonly person: string;
  readonly title: string;
  readonly born: readonly string[];
  /** Help after a question that signals danger, printed first. */
  readonly help: readonly (readonly string[])[];
  readonly contentsTitle: string;
  readonly chapters: readonly Chapter[];
  readonly closing: readonly string[];
  readonly photo?: BookPhoto;
}
