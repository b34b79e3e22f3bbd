import type { Paksha } from '@palmleaf/engines/panchang';
import type { PerNakshatra } from '../languages/per-nakshatra.ts';

type Fifteen<T> = readonly [T, T, T, T, T, T, T, T, T, T, T, T, T, T, T];

/** All names of a panchang in one language; a missing one does not compile. */
export interface PanchangTexts {
  /** The fifteen lunar days of the waxing half, the full moon last; fourteen of them serve the waning half too. */
  readonly tithis: Fifteen<string>;
  readonly newMoon: string;
  readonly nakshatras: PerNakshatra<string>;
  readonly pakshas: Readonly<Record<Paksha, string>>;
}
