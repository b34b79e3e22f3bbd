import type { FestivalId, Paksha } from '@palmleaf/engines/panchang';
import type { PerNakshatra } from '../languages/per-nakshatra.ts';
import { exactly, perNakshatra } from '../languages/sized.ts';

type Fifteen<T> = readonly [T, T, T, T, T, T, T, T, T, T, T, T, T, T, T];

export interface PanchangTexts {
  /** The full moon last; fourteen also serve the waning half. */
  readonly tithis: Fifteen<string>;
  readonly newMoon: string;
  readonly nakshatras: PerNakshatra<string>;
  readonly pakshas: Readonly<Record<Paksha, string>>;
  /** Vishkambha first. */
  readonly yogas: readonly string[];
  /** The seven moving ones, Bava first, then the four fixed. */
  readonly karanas: readonly string[];
  readonly festivals: Readonly<Record<FestivalId, string>>;
}

type Written = Omit<PanchangTexts, 'tithis' | 'nakshatras'> & {
  readonly tithis: readonly string[];
  readonly nakshatras: readonly string[];
};

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
