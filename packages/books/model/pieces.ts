import type { Zodiac } from '@palmleaf/engines/chart';
import type { Devata, Grade } from '../answers/devatas.ts';
import type { Aspect, NatalChart } from '../answers/natal.ts';
import type { Marked } from '../answers/places.ts';
import type { GlyphName } from '../answers/strokes.ts';
import type { KundliChart } from '../drawings/kundli.ts';
import type { PalmLabels } from '../words/palm-labels.ts';
import type { ChartStyle } from '../words/tradition.ts';
import type { Prose } from './prose.ts';

/** Words with their signs and marks. */
export interface Worded {
  readonly text: string;
  /** Signs before the words, with the same meaning. */
  readonly signs?: readonly GlyphName[];
  /** A letter after the words, and its meaning. */
  readonly mark?: { readonly text: string; readonly means: string };
  readonly grade?: Grade;
}
export type Said = string | Worded;

/** The content of a drawing. */
type Figure =
  | { readonly of: 'wheel'; readonly chart: NatalChart; readonly zodiac: 'tropical' }
  | {
      readonly of: 'kundli';
      readonly charts: readonly KundliChart[];
      readonly style: ChartStyle;
      readonly zodiac: 'sidereal';
    }
  | { readonly of: 'mandala'; readonly reference: readonly Devata[]; readonly marks: readonly Marked[] };

/** An answer's text on one aspect. */
export interface AspectEntry {
  readonly title: string;
  readonly signs: readonly GlyphName[];
  readonly kind: Aspect['kind'];
  /** The orb: `Orb 0° 11′`. */
  readonly orb: string | undefined;
  /** The key of its field in the grid, if it has one. */
  readonly key: string | undefined;
  readonly text: string;
}

/**
 * One statement of an answer, which pages and books draw in their own style. Texts are plain; an empty line ends a
 * paragraph.
 */
export type Piece =
  /** A title with its value or a short remark. */
  | {
      readonly kind: 'heading';
      readonly text: string;
      readonly language?: string;
      readonly value?: Worded;
      readonly aside?: Worded;
    }
  | { readonly kind: 'text'; readonly text: string; readonly language?: string }
  /** The first sentence of a card. */
  | { readonly kind: 'lead'; readonly text: string }
  | { readonly kind: 'fine'; readonly text: string; readonly label?: Worded }
  /** A reading of the palm, original and sorted. */
  | {
      readonly kind: 'prose';
      readonly text: string;
      readonly sorted: Prose;
      readonly isSummary: boolean;
    }
  /** Names the zodiac of the figures that follow. */
  | { readonly kind: 'zodiac'; readonly zodiac: Zodiac; readonly text: string }
  | {
      readonly kind: 'facts';
      readonly zodiac: Zodiac | undefined;
      readonly rows: readonly (readonly [name: string, value: Said])[];
    }
  | {
      readonly kind: 'table';
      readonly name: 'positions' | 'cusps' | 'periods' | 'places' | 'grahas' | 'dashas' | 'phases';
      /** The zodiac of its positions. */
      readonly zodiac: Zodiac | undefined;
      readonly title: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly Said[])[];
      /** Indexes of number columns, from 0. */
      readonly figures: readonly number[];
    }
  /** Short phrases. */
  | { readonly kind: 'chips'; readonly title?: string; readonly items: readonly string[] }
  | {
      readonly kind: 'shares';
      /** Fire, earth, air and water, in this order. */
      readonly isOfElements: boolean;
      readonly rows: readonly (readonly [name: string, percent: number])[];
    }
  | { readonly kind: 'drawing'; readonly figure: Figure; readonly alt: string }
  /** The Moon's phase, if its angle from the Sun is known, and its name or day. */
  | {
      readonly kind: 'moon';
      readonly zodiac: Zodiac | undefined;
      readonly elongation: number | undefined;
      readonly text: string;
    }
  /** The positions of Sun, Moon and ascendant. */
  | {
      readonly kind: 'lights';
      readonly zodiac: Zodiac;
      readonly rows: readonly {
        readonly name: string;
        readonly glyph: GlyphName;
        readonly sign: Worded;
        readonly degree: string;
      }[];
    }
  | {
      readonly kind: 'photo';
      readonly alt: string;
      readonly legend: readonly {
        readonly colour: string;
        readonly isDashed: boolean;
        readonly text: string;
        readonly grade?: string;
      }[];
    }
  | {
      readonly kind: 'aspects';
      readonly zodiac: Zodiac;
      readonly chart: NatalChart | undefined;
      readonly entries: readonly AspectEntry[];
    }
  /** Questions, if known, and their answers. */
  | {
      readonly kind: 'conversation';
      readonly turns: readonly { readonly question: string | undefined; readonly pieces: readonly Piece[] }[];
    }
  /** A month of days; a book prints only one of them. */
  | { readonly kind: 'month'; readonly answer: unknown }
  | { readonly kind: 'advice'; readonly title: string; readonly texts: readonly string[] }
  | {
      readonly kind: 'card';
      readonly name: 'plain' | 'topic' | 'yoga' | Grade;
      readonly pieces: readonly Piece[];
    }
  | { readonly kind: 'cards'; readonly title?: string; readonly pieces: readonly Piece[] }
  /** Two columns on a wide screen. */
  | { readonly kind: 'beside'; readonly isEven: boolean; readonly sides: readonly (readonly Piece[])[] }
  /** Details for some readers. A book cannot unfold and prints only the values in it. */
  | { readonly kind: 'folded'; readonly title: string; readonly pieces: readonly Piece[] }
  | { readonly kind: 'terms'; readonly rows: readonly (readonly [name: string, pieces: readonly Piece[]])[] }
  /** Sentences that many texts of the chapter share, and their common disclaimer. */
  | {
      readonly kind: 'closing';
      readonly shared: readonly string[];
      /** The limits of reading a photo. */
      readonly limits: readonly string[];
      readonly disclaimers: readonly string[];
    }
  /** A value without a documented shape. */
  | {
      readonly kind: 'value';
      readonly value: unknown;
      readonly labels?: PalmLabels;
      /** The card's texts repeat all of it, so a book omits it. */
      readonly isRepeated?: boolean;
    };

/** Flattens the pieces that exist. */
export const those = (...pieces: readonly (Piece | false | undefined | readonly Piece[])[]): Piece[] =>
  pieces.flatMap((piece) => (piece === false || piece === undefined ? [] : piece));

export const textPiece = (text: string | undefined): Piece[] =>
  text?.trim() ? [{ kind: 'text', text }] : [];

/** Returns a piece for each value without a documented shape. */
export const valuePieces = (values: readonly unknown[]): Piece[] =>
  values.map((value): Piece => ({ kind: 'value', value }));
