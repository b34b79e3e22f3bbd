import type { Rank } from '../../../../engines/varshaphal/condition.ts';
import type { IthasalaKind, Yoga } from '../../../../engines/varshaphal/yogas/yoga.ts';
import type { Graha } from '../../../../engines/zodiac/bodies.ts';

interface YogaText {
  readonly name: string;
  /** When the yoga arises. */
  readonly description: string;
}

/** All words of a varshaphal answer in one language; a missing one does not compile. */
export interface VarshaphalTexts {
  readonly grahas: Readonly<Record<Graha, string>>;
  /** Which zodiac is used, and why the Sun may stand in another sign elsewhere. */
  readonly zodiac: string;
  readonly yogas: Readonly<Record<Yoga, YogaText>>;
  /** Names of the three Ithasalas. */
  readonly ithasalas: Readonly<Record<IthasalaKind, string>>;
  /** The words that grade a Kamboola. */
  readonly ranks: Readonly<Record<Rank, string>>;
}
