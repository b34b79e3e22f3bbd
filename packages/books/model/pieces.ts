import type { Zodiac } from '@palmleaf/engines/chart';
import type { DevataAnswer, ShownGrade } from '../answers/devatas.ts';
import type { AspectAnswer, NatalChart } from '../answers/natal.ts';
import type { NumberedEntity } from '../answers/places.ts';
import type { GlyphName } from '../answers/strokes.ts';
import type { KundliChart } from '../drawings/kundli.ts';
import type { PalmLabels } from '../words/palm-labels.ts';
import type { ChartStyle } from '../words/tradition.ts';
import type { Prose } from './prose.ts';

export interface Worded {
  readonly text: string;
  readonly signs?: readonly GlyphName[];
  readonly mark?: { readonly text: string; readonly means: string };
  readonly grade?: ShownGrade;
}
export type CellContent = string | Worded;

type Figure =
  | { readonly of: 'wheel'; readonly chart: NatalChart; readonly zodiac: 'tropical' }
  | {
      readonly of: 'kundli';
      readonly charts: readonly KundliChart[];
      readonly style: ChartStyle;
      readonly zodiac: 'sidereal';
    }
  | {
      readonly of: 'mandala';
      readonly reference: readonly DevataAnswer[];
      readonly marks: readonly NumberedEntity[];
    };

export interface AspectEntry {
  readonly title: string;
  readonly signs: readonly GlyphName[];
  readonly kind: AspectAnswer['kind'];
  readonly orb: string | undefined;
  /** The key of the aspect's field in the grid. */
  readonly key: string | undefined;
  readonly text: string;
}

export type Piece =
  | {
      readonly kind: 'heading';
      readonly text: string;
      readonly language?: string;
      readonly value?: Worded;
      readonly aside?: Worded;
    }
  | { readonly kind: 'text'; readonly text: string; readonly language?: string }
  | { readonly kind: 'lead'; readonly text: string }
  | { readonly kind: 'fine'; readonly text: string; readonly label?: Worded }
  | {
      readonly kind: 'prose';
      readonly text: string;
      readonly sorted: Prose;
      readonly isSummary: boolean;
    }
  | { readonly kind: 'zodiac'; readonly zodiac: Zodiac; readonly text: string }
  | {
      readonly kind: 'facts';
      readonly zodiac: Zodiac | undefined;
      readonly rows: readonly (readonly [name: string, value: CellContent])[];
    }
  | {
      readonly kind: 'table';
      readonly name: 'positions' | 'cusps' | 'periods' | 'places' | 'grahas' | 'dashas' | 'phases';
      readonly zodiac: Zodiac | undefined;
      readonly title: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly CellContent[])[];
      readonly numberColumns: readonly number[];
    }
  | { readonly kind: 'chips'; readonly title?: string; readonly items: readonly string[] }
  | {
      readonly kind: 'shares';
      /** True for rows of fire, earth, air and water, in this order. */
      readonly isOfElements: boolean;
      readonly rows: readonly (readonly [name: string, percent: number])[];
    }
  | { readonly kind: 'drawing'; readonly figure: Figure; readonly alt: string }
  | {
      readonly kind: 'moon';
      readonly zodiac: Zodiac | undefined;
      readonly elongation: number | undefined;
      readonly text: string;
    }
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
  | {
      readonly kind: 'conversation';
      readonly turns: readonly { readonly question: string | undefined; readonly pieces: readonly Piece[] }[];
    }
  | { readonly kind: 'month'; readonly answer: unknown }
  | { readonly kind: 'advice'; readonly title: string; readonly texts: readonly string[] }
  | {
      readonly kind: 'card';
      readonly name: 'plain' | 'topic' | 'yoga' | ShownGrade;
      readonly pieces: readonly Piece[];
    }
  | {
      readonly kind: 'cards';
      readonly title?: string;
      /** The cards hold evidence for other cards; a phone shows them on a tap. */
      readonly isEvidence?: boolean;
      readonly pieces: readonly Piece[];
    }
  | { readonly kind: 'beside'; readonly isEven: boolean; readonly sides: readonly (readonly Piece[])[] }
  /** Closed at first on a page; a book prints only its `value` pieces. */
  | { readonly kind: 'folded'; readonly title: string; readonly pieces: readonly Piece[] }
  | { readonly kind: 'terms'; readonly rows: readonly (readonly [name: string, pieces: readonly Piece[]])[] }
  | {
      readonly kind: 'closing';
      readonly shared: readonly string[];
      readonly limits: readonly string[];
      readonly disclaimers: readonly string[];
    }
  | {
      readonly kind: 'value';
      readonly value: unknown;
      readonly labels?: PalmLabels;
      /** True if the texts of the card repeat the value, so that a book omits it. */
      readonly isRepeated?: boolean;
    };

export const presentPieces = (
  ...pieces: readonly (Piece | false | undefined | readonly Piece[])[]
): Piece[] => pieces.flatMap((piece) => (piece === false || piece === undefined ? [] : piece));

export const textPiece = (text: string | undefined): Piece[] =>
  text?.trim() ? [{ kind: 'text', text }] : [];

export const valuePieces = (values: readonly unknown[]): Piece[] =>
  values.map((value): Piece => ({ kind: 'value', value }));
