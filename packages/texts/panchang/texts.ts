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
  /** The 27 yogas, Vishkambha first. */
  readonly yogas: readonly string[];
  /** The seven moving karanas, Bava first, then the four that come once in a lunar month. */
  readonly karanas: readonly string[];
  readonly festivals: Readonly<Record<FestivalId, string>>;
}

type Written = Omit<PanchangTexts, 'tithis' | 'nakshatras'> & {
  readonly tithis: readonly string[];
  readonly nakshatras: readonly string[];
};

/** The names of a panchang as panchang.json of a language holds them. */
export const panchangIn = ({
  default: { texts },
}: {
  readonly default: { readonly texts: Written };
}): PanchangTexts => ({
  ...texts,
  tithis: exactly(15, texts.tithis),
  nakshatras: perNakshatra(texts.nakshatras),
  yogas: exactly(27, texts.yogas),
  karanas: exactly(11, texts.karanas),
});
