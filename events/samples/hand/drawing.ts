import type { HandShape, Limb, Spot } from './anatomy.ts';
import type { PalmLines } from './creases.ts';

export type Colour = readonly [red: number, green: number, blue: number];

export interface HandDrawing {
  readonly seed: number;
  readonly side: 'left' | 'right';
  readonly view: 'palm' | 'back';
  readonly shape: HandShape;
  readonly lines: PalmLines;
  readonly skin: Colour;
  readonly background: Colour;
  readonly width: number;
  readonly height: number;
  /** Drawn instead of the hand. */
  readonly limbs?: readonly (readonly Limb[])[];
  readonly front?: readonly Layer[];
  /** Cloth or rubber instead of skin: 0 for rubber, 1 for coarse wool. */
  readonly fabric?: number;
  readonly isCartoon?: boolean;
}

export interface Layer {
  readonly limbs: readonly Limb[];
  readonly colour: Colour;
}

export type PixelToSpot = (column: number, row: number) => Spot;
