import type { PlaceInputs } from './inputs.ts';
import type { PartName } from './part-names.ts';

/** A call takes one UTC offset, so a month with a clock change is bought in two stretches. */
export type MonthStretch = PlaceInputs['months'][number];

export const partOfStretch = ({ month, from }: MonthStretch): PartName =>
  `place/${month}${from === undefined ? '' : `.${String(from).padStart(2, '0')}`}`;
