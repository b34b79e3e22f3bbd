import { type FestivalId, festivalIds, type Paksha } from '@palmleaf/engines/panchang';
import * as z from 'zod';
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

const name = z.string().min(1);

/** Names that stand as data, `almanac.json` in the folder of each language; a missing one fails by its key. */
const almanacNames = z.strictObject({
  /** The 27 yogas, Vishkambha first. */
  yogas: z.array(name).length(27),
  /** The seven moving karanas, Bava first, then the four that come once in a lunar month. */
  karanas: z.array(name).length(11),
  festivals: z.record(z.enum(festivalIds), name),
});

export interface AlmanacNames {
  readonly yogas: readonly string[];
  readonly karanas: readonly string[];
  readonly festivals: Readonly<Record<FestivalId, string>>;
}

/** Checks one language's names. Throws a ZodError that names what is missing. */
export const parseAlmanacNames = (data: unknown): AlmanacNames => almanacNames.parse(data);
