import type { FestivalId, Paksha } from '@palmleaf/engines/panchang';
import type { PerNakshatra } from '../languages/per-nakshatra.ts';
import { exactly, perNakshatra } from '../languages/sized.ts';

type Fifteen<T> = readonly [T, T, T, T, T, T, T, T, T, T, T, T, T, T, T];

/** All names of a panchang in one language; a missing one does not compile. */
export interface PanchangTexts {
  /** The fifteen lunar days of the waxing half, the full moon last; fourteen of them serve the waning half too. */
  readonly tithis: Fifteen<string>;
  readonly newMoon: string;
  readonly nakshatras: PerNakshatra<string>;
  readonly pakshas: Readonly<Record<Paksha, string>>;
}

/** The names of an almanac. */
export interface AlmanacNames {
  /** The 27 yogas, Vishkambha first. */
  readonly yogas: readonly string[];
  /** The seven moving karanas, Bava first, then the four that come once in a lunar month. */
  readonly karanas: readonly string[];
  readonly festivals: Readonly<Record<FestivalId, string>>;
}

type Written = AlmanacNames &
  Omit<PanchangTexts, 'tithis' | 'nakshatras'> & {
    readonly tithis: readonly string[];
    readonly nakshatras: readonly string[];
  };

/** The names of a panchang as panchang.json of a language holds them. */
export const panchangIn = ({ tithis, newMoon, nakshatras, pakshas }: Written): PanchangTexts => ({
  tithis: exactly(15, tithis),
  newMoon,
  nakshatras: perNakshatra(nakshatras),
  pakshas,
});

/** The names of an almanac as panchang.json of a language holds them. */
export const almanacIn = ({ yogas, karanas, festivals }: Written): AlmanacNames => ({
  yogas: exactly(27, yogas),
  karanas: exactly(11, karanas),
  festivals,
});
