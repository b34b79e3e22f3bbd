import type { Zodiac } from '@palmleaf/engines/chart';
import type { Devata, Grade } from '../answers/devatas.ts';
import type { Aspect, NatalChart } from '../answers/natal.ts';
import type { Marked } from '../answers/places.ts';
import type { GlyphName } from '../answers/strokes.ts';
import type { KundliChart } from '../drawings/kundli.ts';
import type { PalmLabels } from '../words/palm-labels.ts';
import type { ChartStyle } from '../words/tradition.ts';
import type { Prose } from './prose.ts';

/** Words with what belongs beside them. */
export interface Worded {
  readonly text: string;
  /** Signs that stand before the words and say the same. */
  readonly signs?: readonly GlyphName[];
  /** A letter behind the words, and what it means. */
  readonly mark?: { readonly text: string; readonly means: string };
  readonly grade?: Grade;
}
export type Said = string | Worded;

/** What a drawing shows. */
type Figure =
  | { readonly of: 'wheel'; readonly chart: NatalChart; readonly zodiac: 'tropical' }
  | {
      readonly of: 'kundli';
      readonly charts: readonly KundliChart[];
      readonly style: ChartStyle;
      readonly zodiac: 'sidereal';
    }
  | { readonly of: 'mandala'; readonly reference: readonly Devata[]; readonly marks: readonly Marked[] };

/** What an answer says of one aspect. */
export interface AspectEntry {
  readonly title: string;
  readonly signs: readonly GlyphName[];
  readonly kind: Aspect['kind'];
  /** How far it is from exact: `Orb 0° 11′`. */
  readonly orb: string | undefined;
  /** That of its field in the grid, where it has one. */
  readonly key: string | undefined;
  readonly text: string;
}

/**
 * One thing that an answer says. Pages and books draw each kind in their own look. Texts are plain; an empty line ends a
 * paragraph.
 */
export type Piece =
  /** A title, with the value that it names or a short remark. */
  | {
      readonly kind: 'heading';
      readonly text: string;
      readonly language?: string;
      readonly value?: Worded;
      readonly aside?: Worded;
    }
  | { readonly kind: 'text'; readonly text: string; readonly language?: string }
  /** The sentence that a card begins with. */
  | { readonly kind: 'lead'; readonly text: string }
  | { readonly kind: 'fine'; readonly text: string; readonly label?: Worded }
  /** A reading of the palm, as it came and sorted. */
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
      /** Of the positions in it, or of what they decide. */
      readonly zodiac: Zodiac | undefined;
      readonly title: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly Said[])[];
      /** Columns of figures, from 0. */
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
  /** The Moon, where its angle from the Sun is known, and its name or day. */
  | {
      readonly kind: 'moon';
      readonly zodiac: Zodiac | undefined;
      readonly elongation: number | undefined;
      readonly text: string;
    }
  /** Where Sun, Moon and ascendant stand. */
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
  /** Questions, as far as they are known, and what was answered. */
  | {
      readonly kind: 'conversation';
      readonly turns: readonly { readonly question: string | undefined; readonly pieces: readonly Piece[] }[];
    }
  /** A month of days, of which a book prints one. */
  | { readonly kind: 'month'; readonly answer: unknown }
  | { readonly kind: 'advice'; readonly title: string; readonly texts: readonly string[] }
  | {
      readonly kind: 'card';
      readonly name: 'plain' | 'topic' | 'yoga' | Grade;
      readonly pieces: readonly Piece[];
    }
  | { readonly kind: 'cards'; readonly title?: string; readonly pieces: readonly Piece[] }
  /** Two that a wide screen shows side by side. */
  | { readonly kind: 'beside'; readonly isEven: boolean; readonly sides: readonly (readonly Piece[])[] }
  /** What only some readers want. A book, which cannot unfold, prints the values in it alone. */
  | { readonly kind: 'folded'; readonly title: string; readonly pieces: readonly Piece[] }
  | { readonly kind: 'terms'; readonly rows: readonly (readonly [name: string, pieces: readonly Piece[]])[] }
  /** Sentences that many texts of the chapter share, and what all of them disclaim. */
  | {
      readonly kind: 'closing';
      readonly shared: readonly string[];
      /** What a photo leaves open. */
      readonly limits: readonly string[];
      readonly disclaimers: readonly string[];
    }
  /** A value without a documented shape. */
  | {
      readonly kind: 'value';
      readonly value: unknown;
      readonly labels?: PalmLabels;
      /** Its texts name all of it, so a book leaves it out. */
      readonly isRepeated?: boolean;
    };

/** The pieces of a list that are there. */
export const those = (...pieces: readonly (Piece | false | undefined | readonly Piece[])[]): Piece[] =>
  pieces.flatMap((piece) => (piece === false || piece === undefined ? [] : piece));

/** A text, if there is one. */
export const textPiece = (text: string | undefined): Piece[] =>
  text?.trim() ? [{ kind: 'text', text }] : [];

/** Values of no documented shape, one piece each. */
export const valuePieces = (values: readonly unknown[]): Piece[] =>
  values.map((value): Piece => ({ kind: 'value', value }));
