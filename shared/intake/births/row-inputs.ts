import type { Expertise, Gender, HouseType, Language, Tradition } from '../values/vocabulary.ts';

/** Birth data as the calculation endpoints take it; tzone in hours east of Greenwich. */
export interface BirthData {
  readonly day: number;
  readonly month: number;
  readonly year: number;
  readonly hour: number;
  readonly min: number;
  readonly lat: number;
  readonly lon: number;
  readonly tzone: number;
}

/** What one accepted row of a births table says of its subject. */
export interface RowInputs {
  readonly id: string;
  /** Whole or absent. */
  readonly birth?: BirthData;
  /** The date of birth, also where the rest of the birth data is missing. */
  readonly birthDate?: Pick<BirthData, 'day' | 'month' | 'year'>;
  readonly houseType?: HouseType;
  readonly varshaphalYear?: number;
  readonly vastuId?: string;
  readonly questions: readonly string[];
  readonly expertise: Expertise;
  readonly tradition: Tradition;
  readonly name?: string;
  readonly gender?: Gender;
  readonly place?: string;
  readonly country?: string;
  readonly language?: Language;
  /** Path of the photo below the folder of the batch, as the row gives it. */
  readonly photo?: string;
  /** What the reader of the report should know: how tzone was found, what was left out. */
  readonly notes: readonly string[];
}
