import { normalize, signed } from '../sky/angle.ts';
import { toSidereal } from '../sky/ayanamsha.ts';
import { type Frame, frameAt } from '../sky/frame.ts';
import { instant } from '../sky/instant.ts';
import { longitudeOf } from '../sky/planets.ts';

const elongation = (frame: Frame): number =>
  normalize(longitudeOf('Moon', frame) - longitudeOf('Sun', frame));
const siderealMoon = (frame: Frame): number => toSidereal(longitudeOf('Moon', frame), frame);

/** Mean motions, degrees a day: of the Moon from the Sun, and against the stars. */
const elongationRate = 12.190749;
const moonRate = 13.176358;

/** The moment (Julian day, Universal Time) after `from` at which an angle comes to the next multiple of `step` degrees. */
function nextMultiple(angle: (frame: Frame) => number, step: number, rate: number, from: number): number {
  const begin = angle(frameAt(instant(from)));
  const target = (Math.floor(begin / step) + 1) * step;
  let at = from + (target - begin) / rate;
  for (let pass = 0; pass < 8; pass++) {
    const missing = signed(target - angle(frameAt(instant(at))));
    at += missing / rate;
    if (Math.abs(missing) < 1e-6) break;
  }
  return at;
}

/** When the tithi that stands at a moment ends. */
export function tithiEnd(from: number): number {
  return nextMultiple(elongation, 12, elongationRate, from);
}

/** When the nakshatra that stands at a moment ends. */
export function nakshatraEnd(from: number): number {
  return nextMultiple(siderealMoon, 360 / 27, moonRate, from);
}

/** Which eighth of the day from sunrise to sunset each time holds, Sunday first. */
const eighths = {
  rahu: [8, 2, 7, 5, 6, 4, 3],
  yama: [5, 4, 3, 2, 1, 7, 6],
  gulika: [7, 6, 5, 4, 3, 2, 1],
} as const;

/** Rahu kalam, yamagandam or gulika of a day (weekday 0 Sunday) between sunrise and sunset. */
export function eighthOf(
  name: keyof typeof eighths,
  weekday: number,
  sunrise: number,
  sunset: number,
): { readonly from: number; readonly to: number } {
  const part = (sunset - sunrise) / 8;
  const from = sunrise + part * ((eighths[name][weekday] ?? 1) - 1);
  return { from, to: from + part };
}
