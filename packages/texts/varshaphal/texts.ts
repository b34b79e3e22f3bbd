import type { IthasalaKind, Rank, Yoga } from '@palmleaf/engines/varshaphal';
import type { Graha } from '@palmleaf/engines/zodiac';

interface YogaText {
  readonly name: string;
  readonly description: string;
}

export interface VarshaphalTexts {
  readonly grahas: Readonly<Record<Graha, string>>;
  readonly zodiac: string;
  readonly yogas: Readonly<Record<Yoga, YogaText>>;
  readonly ithasalas: Readonly<Record<IthasalaKind, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
}
