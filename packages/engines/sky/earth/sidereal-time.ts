import { type AstroTime, SiderealTime } from 'astronomy-engine';
import { precession } from './precession.ts';

/** 1850 January 1 and 2050 January 1, in days since J2000. */
const [iauFrom, iauTo] = [-54786.5, 18262.5];

const aberration = 20.4935 / 3600;
/** Degrees that make the two formulas meet. */
const [joinBefore, joinAfter] = [-1.37 / 3600, -5 / 3600];

/** Degrees, ecliptic J2000 (Simon and others 1994); `t` in millennia of terrestrial time. */
function earthLongitude(t: number): number {
  return 100.46645683 + (1295977422.83429 * t - 2.04411 * t ** 2 - 0.00523 * t ** 3) / 3600;
}

/** Degrees, unreduced. IAU 2006 from 1850 to 2050, outside by the Earth's mean longitude, as in Swiss Ephemeris. */
export function meanSiderealTime(time: AstroTime, equationOfEquinoxes: number): number {
  if (time.ut > iauFrom && time.ut < iauTo) return SiderealTime(time) * 15 - equationOfEquinoxes;
  const join = time.ut < 0 ? joinBefore : joinAfter;
  const ofDate = earthLongitude(time.tt / 365250) + precession(time.tt / 36525);
  return ofDate + 180 - aberration + join + 360 * (time.ut % 1);
}
