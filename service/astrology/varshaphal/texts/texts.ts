import type { Rank } from '../../../../engines/varshaphal/dignity.ts';
import type { Graha } from '../../../../engines/varshaphal/grahas.ts';
import type { IthasalaKind, Yoga } from '../../../../engines/varshaphal/yogas/yoga.ts';

export interface YogaText {
  readonly name: string;
  /** When the yoga arises. */
  readonly description: string;
  /** What it stands for in a year in which it happens. */
  readonly prediction: string;
}

/** All words of a varshaphal answer in one language; a missing one does not compile. */
export interface VarshaphalTexts {
  readonly grahas: Readonly<Record<Graha, string>>;
  readonly yogas: Readonly<Record<Yoga, YogaText>>;
  /** Names of the three Ithasalas. */
  readonly ithasalas: Readonly<Record<IthasalaKind, string>>;
  /** The words that grade a Kamboola. */
  readonly ranks: Readonly<Record<Rank, string>>;
}
