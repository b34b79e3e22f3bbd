import type { PlaceInputs } from './inputs.ts';
import type { PartName } from './part-names.ts';

/**
 * Days of one month at which a place keeps one UTC offset. A call takes one offset, so a month in which clocks change is
 * bought in two stretches.
 */
export type MonthStretch = PlaceInputs['months'][number];

/** The part of a stretch: `place/2026-03`, and `place/2026-03.08` for the days from the 8th on. */
export const partOfStretch = ({ month, from }: MonthStretch): PartName =>
  `place/${month}${from === undefined ? '' : `.${String(from).padStart(2, '0')}`}`;
