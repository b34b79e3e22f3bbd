import type { IthasalaKind, Rank, Yoga } from '@palmleaf/engines/varshaphal';
import type { Graha } from '@palmleaf/engines/zodiac';

interface YogaText {
  readonly name: string;
  /** The condition of the yoga. */
  readonly description: string;
}

/** All words of a varshaphal answer in one language; a missing one does not compile. */
export interface VarshaphalTexts {
  readonly grahas: Readonly<Record<Graha, string>>;
  /** Names the zodiac, and why the Sun may be in another sign elsewhere. */
  readonly zodiac: string;
  readonly yogas: Readonly<Record<Yoga, YogaText>>;
  /** Names of the three Ithasalas. */
  readonly ithasalas: Readonly<Record<IthasalaKind, string>>;
  /** The words that grade a Kamboola. */
  readonly ranks: Readonly<Record<Rank, string>>;
}
