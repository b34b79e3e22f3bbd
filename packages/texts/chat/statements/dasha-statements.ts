import type { Dasha } from '@palmleaf/engines/forecast';
import type { Graha, Nakshatra, NakshatraLord } from '@palmleaf/engines/zodiac';
import type { Nothing } from './nothing.ts';

export interface DashaStatements {
  'belongs to': { maha: NakshatraLord; antar: NakshatraLord };
  'why periods': { star: Nakshatra };
  'dasha source': Nothing;
  'planet stands': { body: Graha; well: boolean };
  'period runs': { lord: Graha; runs: boolean };
  /** Undefined `at` means now. */
  'you are in': { maha: Dasha; antar: Dasha; at?: Date };
  'time of': { lords: readonly NakshatraLord[] };
  'next antardasha': { antar: Dasha };
  'next mahadasha': { maha: Dasha };
  'now pratyantar': { pratyantar: Dasha };
  carried: { carries: boolean };
  'now in antardasha': { maha: Dasha; antar: Dasha };
  'not in period': { lord: Graha; maha: Dasha };
  'mahadasha lasts': { maha: Dasha; past: boolean };
  'antardasha within': { maha: Dasha; antar: Dasha; is: 'past' | 'running' | 'coming' };
}
