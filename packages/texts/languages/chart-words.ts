import type { AspectPoint, AspectType } from '@palmleaf/engines/chart';
import type { PerSign } from '@palmleaf/engines/zodiac';

type ChartName = AspectPoint | 'Node' | 'Chiron' | 'Part of Fortune' | 'Lilith';

export interface ChartWords {
  readonly names: Readonly<Record<ChartName, string>>;
  readonly signs: PerSign<string>;
  readonly aspects: Readonly<Record<AspectType, string>>;
}
