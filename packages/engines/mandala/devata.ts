/**
 * Sources: Brihat Samhita 53.51-54 (`bodyArea`), Vishvakarma Prakasha 5.62-66 and 5.81-85 (`colour`); `theme` and
 * `about` are ours. See docs/vastu.md.
 */
/** The answer's colour of a Devata whose verse we have not read. */
export const unreadColour = 'Held';

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
  /** `DEV-01` (Shikhi, north-east) clockwise to `DEV-32` (Diti), then inwards to `DEV-45`. */
  readonly code: string;
  readonly ring: Ring;
  readonly padas: readonly Cell[];
}
