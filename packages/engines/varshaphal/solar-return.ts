import type { AstroTime } from 'astronomy-engine';
import { signed } from '../sky/angle.ts';
import { toSidereal } from '../sky/ayanamsha.ts';
import { frameAt } from '../sky/frame.ts';
import { instant, julianDayAt } from '../sky/instant.ts';
import { longitudeOf } from '../sky/planets.ts';

const siderealYearDays = 365.256363;
const meanDegreesPerDay = 360 / siderealYearDays;

function siderealSun(time: AstroTime): number {
  const frame = frameAt(time);
  return toSidereal(longitudeOf('Sun', frame), frame);
}

/** Age 0 is the birth. */
export function solarReturn(birth: AstroTime, age: number): AstroTime {
  const natal = siderealSun(birth);
  let day = julianDayAt(birth) + age * siderealYearDays;
  for (let pass = 0; pass < 6; pass++) {
    const missing = signed(natal - siderealSun(instant(day)));
    day += missing / meanDegreesPerDay;
    if (Math.abs(missing) < 1e-7) break;
  }
  return instant(day);
}
