import type { PartialCount } from '@palmleaf/engines/jyotish';
import type { Graha } from '@palmleaf/engines/zodiac';

export const sadeSatiPhases = ['rising', 'peak', 'setting'] as const;
export type SadeSatiPhase = (typeof sadeSatiPhases)[number];

export interface JyotishTexts {
  readonly kundli: string;
  readonly vedicZodiac: string;
  readonly westernZodiac: string;
  readonly computed: string;
  readonly withoutTime: string;
  readonly rashiChart: string;
  readonly navamsaChart: string;
  readonly rashi: string;
  readonly pada: string;
  readonly vara: string;
  readonly yoga: string;
  readonly karana: string;
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
  readonly cancelled: string;
  /** Printed after the verdict if only one way to count makes mangal dosha. */
  readonly counted: Readonly<Record<PartialCount, string>>;
  readonly phases: Readonly<Record<SadeSatiPhase, string>>;
  readonly atBirth: string;
  readonly short: Readonly<Record<Graha | 'Ascendant', string>>;
  /** Mesha first. */
  readonly rashis: readonly string[];
}
