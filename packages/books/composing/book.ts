import type { ChapterName } from '@palmleaf/contract/endpoints';
import type { GlyphName } from '../answers/strokes.ts';

/** What stands in a cell or beside a title: words, and the sign that belongs before them. */
interface Signed {
  readonly text: string;
  readonly signs: readonly GlyphName[];
}
export type Cell = string | Signed;

/** One thing on a page, whatever it is printed with. Texts are plain; a paragraph break is an empty line. */
export type Block =
  | { readonly kind: 'heading'; readonly text: Cell; readonly aside?: string }
  | { readonly kind: 'text'; readonly text: string }
  /** Larger than the text: what a chapter begins with. */
  | { readonly kind: 'lead'; readonly text: string }
  /** Smaller than the text. */
  | { readonly kind: 'fine'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [name: string, value: Cell])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly Cell[])[];
      /** Columns of figures, from 0: set flush right. */
      readonly figures: readonly number[];
    }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'shares'; readonly rows: readonly (readonly [name: string, percent: number])[] }
  | {
      readonly kind: 'drawing';
      readonly svg: string;
      /** What it shows, for those who do not see it. */
      readonly alt: string;
      /** Share of the width of the page's text, 0 to 1. */
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
  /** Blocks that belong together, and stay together where a page has room for them. */
  | { readonly kind: 'card'; readonly blocks: readonly Block[] };

export interface Chapter {
  readonly name: ChapterName | 'kundli';
  readonly title: string;
  /** What the contents name below the title: the first of its headings. */
  readonly holds: readonly string[];
  readonly blocks: readonly Block[];
}

export interface Photo {
  readonly bytes: Uint8Array;
  readonly contentType: 'image/jpeg' | 'image/png' | 'image/webp';
}

/** A report in the words of its reader: what is printed as PDF, and written as HTML. */
export interface Book {
  /** BCP 47, for hyphenation and screen readers. */
  readonly locale: string;
  readonly person: string;
  /** What the cover calls it where the theme does not. */
  readonly title: string;
  /** Birth in words, a line each. */
  readonly born: readonly string[];
  /** Messages for somebody whose question signals danger, as lines: printed plainly, before everything else. */
  readonly help: readonly (readonly string[])[];
  readonly contentsTitle: string;
  readonly chapters: readonly Chapter[];
  /** Said once, at the end, for all texts that share it. */
  readonly closing: readonly string[];
  readonly photo?: Photo;
}
