import { asin, atan2, cos, normalize, signed, sin } from '../sky/angle.ts';
import { type Frame, frameAt } from '../sky/frame.ts';
import { instant } from '../sky/instant.ts';
import { eclipticVector } from '../sky/planets.ts';

/** How far air of 15 degrees and 1013.25 hPa lifts what stands on the horizon, degrees. */
const refraction = 33.592 / 60;
/** The Sun's radius and its parallax at a distance of 1 au, degrees. */
const radius = 15.994 / 60;
const parallax = 8.794 / 3600;

/** Altitude of the Sun's centre, seen from the centre of the Earth, when its upper limb shows; `distance` in au. */
function riseAltitude(distance: number): number {
  return (parallax - radius) / distance - refraction;
}

/** Turn of the Earth against the stars. */
const siderealDegreesPerDay = 360.98564737;

/** A civil day's Sun at a place: a function of the day's fraction, 0 its beginning and 1 its end. */
export interface SunOfDay {
  /** Degrees above the horizon, without refraction. */
  readonly altitude: (fraction: number) => number;
  /** Degrees since the upper transit, -180 to 180. */
  readonly hourAngle: (fraction: number) => number;
  /** Altitude at which the upper limb rises and sets. */
  readonly riseAltitude: number;
}

/** What the interpolation needs of a moment. */
export interface SunSample {
  readonly rightAscension: number;
  readonly declination: number;
  readonly siderealTime: number;
  /** Astronomical units. */
  readonly distance: number;
}

function sunSample(frame: Frame): SunSample {
  const [x, y, z] = eclipticVector('Sun', frame);
  const { obliquity } = frame;
  const up = y * sin(obliquity) + z * cos(obliquity);
  const distance = Math.hypot(x, y, z);
  return {
    rightAscension: atan2(y * cos(obliquity) - z * sin(obliquity), x),
    declination: asin(up / distance),
    siderealTime: frame.siderealTime,
    distance,
  };
}

export function sunSampleAt(julianDayUt: number): SunSample {
  return sunSample(frameAt(instant(julianDayUt)));
}

/**
 * The Sun between two midnights, on a straight line from the one to the other: never more than 5 arcseconds off, a
 * third of a second of time.
 */
export function sunOfDay(begin: SunSample, end: SunSample, lat: number, lon: number): SunOfDay {
  const advance = signed(end.rightAscension - begin.rightAscension);
  const climb = end.declination - begin.declination;
  const ascension = (fraction: number): number => begin.rightAscension + advance * fraction;
  const hourAngle = (fraction: number): number =>
    signed(begin.siderealTime + lon + siderealDegreesPerDay * fraction - ascension(fraction));
  const altitude = (fraction: number): number => {
    const declination = begin.declination + climb * fraction;
    return asin(sin(lat) * sin(declination) + cos(lat) * cos(declination) * cos(hourAngle(fraction)));
  };
  return { altitude, hourAngle, riseAltitude: riseAltitude((begin.distance + end.distance) / 2) };
}

/** The fraction of the day at which the Sun comes to an hour angle (degrees). */
export function timeOfHourAngle(sun: SunOfDay, degrees: number): number {
  let fraction = normalize(degrees - sun.hourAngle(0)) / 360;
  for (let pass = 0; pass < 3; pass++) {
    fraction += signed(degrees - sun.hourAngle(fraction)) / 360;
  }
  return fraction;
}

/** The day's fraction at which the upper limb first rises; undefined when it does not rise on this civil day. */
export function sunriseOf(sun: SunOfDay): number | undefined {
  return firstCrossing(sun, (altitude) => altitude - sun.riseAltitude);
}

/** The day's fraction at which the upper limb first sets; undefined when it does not set on this civil day. */
export function sunsetOf(sun: SunOfDay): number | undefined {
  return firstCrossing(sun, (altitude) => sun.riseAltitude - altitude);
}

/** Between two transits the Sun only climbs or only sinks, so that one crossing at most lies in each stretch. */
function firstCrossing(sun: SunOfDay, above: (altitude: number) => number): number | undefined {
  const transits = [timeOfHourAngle(sun, 0), timeOfHourAngle(sun, 180)].filter((at) => at > 0 && at < 1);
  const bounds = [0, ...transits.sort((a, b) => a - b), 1];
  const value = (fraction: number): number => above(sun.altitude(fraction));
  for (let i = 1; i < bounds.length; i++) {
    let low = bounds[i - 1] ?? 0;
    let high = bounds[i] ?? 1;
    if (value(low) >= 0 || value(high) < 0) continue;
    while (high - low > 1e-7) {
      const middle = (low + high) / 2;
      if (value(middle) < 0) low = middle;
      else high = middle;
    }
    return high;
  }
  return undefined;
}
