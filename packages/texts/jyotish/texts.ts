import type { PartialCount } from '@palmleaf/engines/jyotish';
import type { Graha } from '@palmleaf/engines/zodiac';

/** The phases of sade sati, in their order. */
export const sadeSatiPhases = ['rising', 'peak', 'setting'] as const;
export type SadeSatiPhase = (typeof sadeSatiPhases)[number];

/** The words of a Vedic birth chart, as printed almanacs of the language have them; a missing one does not compile. */
export interface JyotishTexts {
  /** The title of the chapter. */
  readonly kundli: string;
  /** Names a figure's zodiac, so that readers do not confuse the two. */
  readonly vedicZodiac: string;
  readonly westernZodiac: string;
  /** Says that the chart is computed, not bought. */
  readonly computed: string;
  readonly withoutTime: string;
  readonly rashiChart: string;
  readonly navamsaChart: string;
  readonly rashi: string;
  /** A quarter of a nakshatra, before its number. */
  readonly pada: string;
  readonly vara: string;
  readonly yoga: string;
  readonly karana: string;
  /** The three eighths of a day in which nothing is begun. */
  readonly rahu: string;
  readonly yama: string;
  readonly gulika: string;
  readonly vimshottari: string;
  readonly mahadasha: string;
  readonly antardasha: string;
  readonly doshas: string;
  readonly mangal: string;
  readonly kalaSarpa: string;
  readonly sadeSati: string;
  readonly present: string;
  readonly absent: string;
  /** Present, and a rule cancels it. */
  readonly cancelled: string;
  /** Names the one count that makes mangal dosha where the others do not; follows the verdict. */
  readonly counted: Readonly<Record<PartialCount, string>>;
  readonly phases: Readonly<Record<SadeSatiPhase, string>>;
  readonly atBirth: string;
  /** Labels in the houses of a drawn chart. */
  readonly short: Readonly<Record<Graha | 'Ascendant', string>>;
  /** The twelve signs, Mesha first. */
  readonly rashis: readonly string[];
}
