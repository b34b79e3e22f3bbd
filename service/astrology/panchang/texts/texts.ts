import type { Paksha } from '../../../../engines/panchang/lunar-day.ts';

type Fifteen<T> = readonly [T, T, T, T, T, T, T, T, T, T, T, T, T, T, T];
type PerNakshatra<T> = readonly [...Fifteen<T>, T, T, T, T, T, T, T, T, T, T, T, T];

/** All names of a panchang in one language; a missing one does not compile. */
export interface PanchangTexts {
  /** The fifteen lunar days of the waxing half, the full moon last; fourteen of them serve the waning half too. */
  readonly tithis: Fifteen<string>;
  readonly newMoon: string;
  /** Ashwini first. */
  readonly nakshatras: PerNakshatra<string>;
  readonly pakshas: Readonly<Record<Paksha, string>>;
}
