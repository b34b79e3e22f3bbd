import type { HandShape, Limb, Spot } from './anatomy.ts';
import type { PalmLines } from './creases.ts';

export type Colour = readonly [red: number, green: number, blue: number];

/** The inputs of a drawn photo of a hand; the same values give the same pixels. */
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
  /** Another body than an open hand's. */
  readonly limbs?: readonly (readonly Limb[])[];
  /** Bodies in front of the hand, from the farthest to the nearest. */
  readonly front?: readonly Layer[];
  /** Cloth or rubber instead of skin, 0 for rubber to 1 for coarse wool. */
  readonly fabric?: number;
  /** Filled and outlined instead of lit. */
  readonly isFlat?: boolean;
}

/** A rounded body in one colour. */
export interface Layer {
  readonly limbs: readonly Limb[];
  readonly colour: Colour;
}

/** Returns the spot of the hand at a pixel of the picture. */
export type Place = (column: number, row: number) => Spot;
