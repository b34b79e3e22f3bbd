import type { ChapterName } from '@palmleaf/contract/endpoints';
import type { GlyphName } from '../answers/strokes.ts';

/** Words with the zodiac sign printed before them. */
interface Signed {
  readonly text: string;
  readonly signs: readonly GlyphName[];
}
export type Cell = string | Signed;

/** One block of a page, for any printer. Texts are plain; an empty line breaks paragraphs. */
export type Block =
  | { readonly kind: 'heading'; readonly text: Cell; readonly aside?: string }
  | { readonly kind: 'text'; readonly text: string }
  /** The opening of a chapter, larger than the text. */
  | { readonly kind: 'lead'; readonly text: string }
  /** Smaller than the text. */
  | { readonly kind: 'fine'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [name: string, value: Cell])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly Cell[])[];
      /** Indexes of number columns, from 0; set flush right. */
      readonly figures: readonly number[];
    }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'shares'; readonly rows: readonly (readonly [name: string, percent: number])[] }
  | {
      readonly kind: 'drawing';
      readonly svg: string;
      /** Alternative text for screen readers. */
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
  /** Blocks that stay on one page if there is room. */
  | { readonly kind: 'card'; readonly blocks: readonly Block[] };

export interface Chapter {
  readonly name: ChapterName | 'kundli';
  readonly title: string;
  /** The chapter's first headings, listed below its title in the contents. */
  readonly holds: readonly string[];
  readonly blocks: readonly Block[];
}

export interface Photo {
  readonly bytes: Uint8Array;
  readonly contentType: 'image/jpeg' | 'image/png' | 'image/webp';
}

/** A report in the reader's language, ready to be printed as PDF or written as HTML. */
export interface Book {
  /** BCP 47, for hyphenation and screen readers. */
  readonly locale: string;
  readonly person: string;
  /** The cover's title if the theme sets none. */
  readonly title: string;
  /** Birth date and place, one line each. */
  readonly born: readonly string[];
  /** Help messages after a question that signals danger, as lines; printed before everything else. */
  readonly help: readonly (readonly string[])[];
  readonly contentsTitle: string;
  readonly chapters: readonly Chapter[];
  /** Printed once at the end for all texts that share it. */
  readonly closing: readonly string[];
  readonly photo?: Photo;
}
