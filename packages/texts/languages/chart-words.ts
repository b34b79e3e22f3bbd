import type { AspectPoint, AspectType } from '@palmleaf/engines/chart';
import type { PerSign } from '@palmleaf/engines/zodiac';

/** Every name that an answer about a western chart can carry. */
type ChartName = AspectPoint | 'Node' | 'Chiron' | 'Part of Fortune' | 'Lilith';

/** Names of a chart's parts, as answers give them; a missing one does not compile. */
export interface ChartWords {
  readonly names: Readonly<Record<ChartName, string>>;
  readonly signs: PerSign<string>;
  readonly aspects: Readonly<Record<AspectType, string>>;
}
