import { asin, cos, normalize, signed, sin } from '../sky/angle.ts';
import { type Quantity, sunAndMoonAt } from '../sky/sun-and-moon.ts';

/** Degrees, in air of 15 °C and 1013.25 hPa. */
const refraction = 33.592 / 60;
/** Radius and parallax at 1 au, degrees. */
const sunRadius = 15.994 / 60;
const sunParallax = 8.794 / 3600;
/** Radius as a share of the parallax, and the Earth's radius in au (IAU 2009). */
const moonRadius = 0.272481;
const earthRadius = 6378.1366 / 149597870.7;

interface Body {
  readonly ascension: Quantity;
  readonly declination: Quantity;
  /** Altitude of the centre, seen from the centre of the Earth, when the upper edge shows. */
  readonly riseAltitude: (at: number) => number;
  readonly transitDays: number;
}

const bodies: Record<'Sun' | 'Moon', Body> = {
  Sun: {
    ascension: 'sunAscension',
    declination: 'sunDeclination',
    riseAltitude: (at) => (sunParallax - sunRadius) / sunAndMoonAt('sunDistance', at) - refraction,
    transitDays: 1,
  },
  Moon: {
    ascension: 'moonAscension',
    declination: 'moonDeclination',
    riseAltitude: (at) =>
      (1 - moonRadius) * asin(earthRadius / sunAndMoonAt('moonDistance', at)) - refraction,
    transitDays: 1.03505,
  },
};

interface Horizon {
  readonly lat: number;
  readonly lon: number;
}

/** Degrees since the upper transit, -180 to 180. */
function hourAngle(body: Body, at: number, lon: number): number {
  return signed(sunAndMoonAt('siderealTime', at) + lon - sunAndMoonAt(body.ascension, at));
}

function height(body: Body, at: number, { lat, lon }: Horizon): number {
  const declination = sunAndMoonAt(body.declination, at);
  const altitude = asin(
    sin(lat) * sin(declination) + cos(lat) * cos(declination) * cos(hourAngle(body, at, lon)),
  );
  return altitude - body.riseAltitude(at);
}

/** The first after `from` at an hour angle (degrees), to a second. */
function momentOfHourAngle(body: Body, degrees: number, from: number, lon: number): number {
  const at = from + (normalize(degrees - hourAngle(body, from, lon)) / 360) * body.transitDays;
  return at + (signed(degrees - hourAngle(body, at, lon)) / 360) * body.transitDays;
}

type Transit = 0 | 180;

/** Days; far from the equator the drift in declination moves the extreme altitude off the transit. */
const turnSlack = 0.06;
const minShiftedLatitude = 55;

/** The highest or lowest altitude near a transit, by a parabola. */
function turnAt(body: Body, transit: number, horizon: Horizon): number {
  if (Math.abs(horizon.lat) < minShiftedLatitude) return transit;
  const [before, at, after] = [-turnSlack, 0, turnSlack].map((days) => height(body, transit + days, horizon));
  if (before === undefined || at === undefined || after === undefined) return transit;
  const shift = (turnSlack / 2) * ((before - after) / (before - 2 * at + after));
  return transit + Math.max(-turnSlack, Math.min(turnSlack, shift));
}

function turnAfter(body: Body, kind: Transit, from: number, horizon: Horizon): number {
  const extremeAfter = (after: number) =>
    turnAt(body, momentOfHourAngle(body, kind, after, horizon.lon), horizon);
  const first = extremeAfter(from - turnSlack);
  return first > from ? first : extremeAfter(from + turnSlack);
}

/** Rise (1) or set (-1), if any. Between two extremes the altitude is monotonic. */
function firstCrossing(
  body: Body,
  direction: 1 | -1,
  from: number,
  to: number,
  horizon: Horizon,
): number | undefined {
  const value = (at: number): number => direction * height(body, at, horizon);
  const turn = (kind: Transit, after: number): number => turnAfter(body, kind, after, horizon);
  let next: Transit = turn(0, from) < turn(180, from) ? 0 : 180;
  for (let low = from; low < to; ) {
    const high = Math.min(turn(next, low), to);
    if (value(low) < 0 && value(high) >= 0) return zeroOf(value, low, high);
    low = high;
    next = next === 0 ? 180 : 0;
  }
  return undefined;
}

/** Regula falsi with the Illinois correction, to a hundredth of a second. */
function zeroOf(value: (at: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  let [below, above] = [value(from), value(to)];
  let retained: 'low' | 'high' | undefined;
  while (high - low > 1e-7 && above > 0) {
    const at = low + ((high - low) * -below) / (above - below);
    const found = value(at);
    if (Math.abs(found) < 1e-6) return at;
    if (found < 0) {
      low = at;
      below = found;
      if (retained === 'high') above /= 2;
      retained = 'high';
    } else {
      high = at;
      above = found;
      if (retained === 'low') below /= 2;
      retained = 'low';
    }
  }
  return high;
}

const minute = 1 / 1440;

/** Julian days of Universal Time. */
export interface SunDay {
  /** If false, `rise` is six o'clock by the Sun. */
  readonly sunRises: boolean;
  readonly rise: number;
  readonly set: number | undefined;
  /** `set`, or without a sunset six in the evening by the Sun. */
  readonly evening: number;
}

export function sunDay(midnight: number, horizon: Horizon): SunDay {
  const up = firstCrossing(bodies.Sun, 1, midnight, midnight + 1, horizon);
  const set = up === undefined ? undefined : firstCrossing(bodies.Sun, -1, up, up + 1, horizon);
  // A Sun that only touches the horizon at noon does not rise.
  const touches = up !== undefined && set !== undefined && set - up < minute;
  const found = touches ? undefined : up;
  const rise = found ?? momentOfHourAngle(bodies.Sun, -90, midnight, horizon.lon);
  return {
    sunRises: found !== undefined,
    rise,
    set: touches ? undefined : set,
    evening: (touches ? undefined : set) ?? momentOfHourAngle(bodies.Sun, 90, rise, horizon.lon),
  };
}

export function sunReader(horizon: Horizon, midnight: number): (day: number) => SunDay {
  const known = new Map<number, SunDay>();
  return (day) => {
    const number = Math.round(day - midnight);
    const found = known.get(number) ?? sunDay(midnight + number, horizon);
    known.set(number, found);
    return found;
  };
}

export function moonDay(
  midnight: number,
  horizon: Horizon,
): { readonly rise: number | undefined; readonly set: number | undefined } {
  const crossing = (direction: 1 | -1) =>
    firstCrossing(bodies.Moon, direction, midnight, midnight + 1, horizon);
  return { rise: crossing(1), set: crossing(-1) };
}
