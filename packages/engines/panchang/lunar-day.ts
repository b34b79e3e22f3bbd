import { normalize } from '../sky/angle.ts';
import { toSidereal } from '../sky/ayanamsha.ts';
import type { Frame } from '../sky/frame.ts';
import { longitudeOf } from '../sky/planets.ts';
import { nakshatraOf } from '../zodiac/nakshatra.ts';

export type Paksha = 'Shukla' | 'Krishna';

/** The lunar day: 1 to 15 waxing (15 full moon), 16 to 30 waning (30 new moon), 12 degrees of elongation each. */
export function tithiAt(frame: Frame): number {
  return Math.floor(normalize(longitudeOf('Moon', frame) - longitudeOf('Sun', frame)) / 12) + 1;
}

/** The lunar mansion, 1 Ashwini to 27 Revati: sidereal (Lahiri) longitude of the Moon, 13 degrees 20 minutes each. */
export function nakshatraAt(frame: Frame): number {
  return nakshatraOf(toSidereal(longitudeOf('Moon', frame), frame)).index + 1;
}

export function pakshaOf(tithi: number): Paksha {
  return tithi <= 15 ? 'Shukla' : 'Krishna';
}
