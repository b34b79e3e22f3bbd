/**
 * A Devata as the texts describe it. Sources by field (docs/vastu.md lists differences):
 *
 * - places: the 81-square mandala in the form with 32 x 1 + 8 x 2 + 4 x 6 + 9 padas;
 * - `bodyArea`: Varahamihira, Brihat Samhita 53.51-54 (the limbs of the left are given there as "likewise");
 * - `colour`: Vishvakarma Prakasha 5.62-66 and 5.81-85; `Held` where we could not read the verse ourselves;
 * - `theme` and `about`: our own words for the meaning that name and verse carry.
 */
export interface DevataText {
  readonly name: string;
  readonly alias?: string;
  readonly theme: string;
  readonly bodyArea: string;
  readonly colour: string;
  readonly about: string;
}

export type Ring = 'boundary ring 1' | 'ring 2' | 'ring 3' | 'centre';

/** Row 1 is the north side, column 9 the east side. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

export interface Devata extends DevataText {
  /** `DEV-01` (Shikhi, north-east) to `DEV-32` (Diti) clockwise along the boundary, then inwards to `DEV-45`. */
  readonly code: string;
  readonly ring: Ring;
  readonly padas: readonly Cell[];
}
