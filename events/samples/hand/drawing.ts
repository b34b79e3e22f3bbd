import type { HandShape, Spot } from './anatomy.ts';
import type { PalmLines } from './creases.ts';

export type Colour = readonly [red: number, green: number, blue: number];

/** Everything that a drawn photo of a hand depends on; the same values give the same pixels. */
export interface HandDrawing {
  readonly seed: number;
  readonly side: 'left' | 'right';
  readonly view: 'palm' | 'back';
  readonly shape: HandShape;
  readonly lines: PalmLines;
  /** Skin in even daylight, 0..255. */
  readonly skin: Colour;
  readonly background: Colour;
  /** Picture size in pixels. */
  readonly width: number;
  readonly height: number;
}

/** Where a pixel of the picture lies on the hand. */
export type Place = (column: number, row: number) => Spot;
