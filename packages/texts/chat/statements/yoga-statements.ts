import type { Formation, YogaName } from '@palmleaf/engines/jyotish';
import type { Graha } from '@palmleaf/engines/zodiac';

export interface YogaStatements {
  yoga: { yoga: YogaName; formation?: Formation };
  'yoga again': { formation: Formation };
  'yoga needs': { yoga: YogaName };
  'yoga needs and gives': { yoga: YogaName };
  'yoga is so': { formation?: Formation };
  'yoga source': { yoga: YogaName };
  'yoga remedy': { yoga: YogaName };
  'yoga worth': { yoga: YogaName; present: boolean };
  'yoga gives': { yoga: YogaName; present: boolean };
  'yoga times': { yoga: YogaName; planets: readonly Graha[] };
  'no yogas': { asked: number };
  'yogas found': { found: readonly YogaName[]; asked: number };
  'yoga line': { yoga: YogaName; formation: Formation };
}
