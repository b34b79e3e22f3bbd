import type { Birth } from '@palmleaf/contract/birth';
import type { AstroTime } from 'astronomy-engine';
import { normalize, signed } from '../sky/angle.ts';
import { siderealOffset } from '../sky/ayanamsha.ts';
import { type Frame, frameAfter, frameAt } from '../sky/frame.ts';
import { instant, julianDayOf } from '../sky/instant.ts';
import { meanLilith, meanNode, trueNode } from '../sky/lunar-points.ts';
import { eclipticVector, longitudeOf } from '../sky/planets.ts';
import { type Planet, planetNames } from '../zodiac/bodies.ts';
import { signOf } from '../zodiac/signs.ts';
import { type Angles, anglesOf, type Horizon, offThePole, type Side, sideOf } from './houses/angles.ts';
import { type Cusps, cuspsOf, type HouseSystem, houseOf } from './houses/cusps.ts';

export const chartBodies = [...planetNames, 'Node', 'Chiron', 'Lilith', 'Mean Node'] as const;
/** `Node` is the true (osculating) node, `Mean Node` the Rahu of the Vedic operations, `Lilith` the mean apogee. */
export type ChartBody = (typeof chartBodies)[number];

export type Zodiac = 'tropical' | 'sidereal';

export interface Placement {
  /** Degrees in the chart's zodiac, 0 to 360. */
  readonly longitude: number;
  /** Degrees per day; negative when retrograde. */
  readonly speed: number;
  readonly retrograde: boolean;
  readonly sign: number;
  readonly degree: number;
  /** 1 to 12 in the chart's house system. */
  readonly house: number;
}

export interface ChartOptions {
  readonly houseSystem: HouseSystem;
  readonly zodiac: Zodiac;
}

export interface Chart extends Angles {
  readonly options: ChartOptions;
  /** Days since J2000 in universal and terrestrial time. */
  readonly time: AstroTime;
  readonly bodies: Readonly<Record<ChartBody, Placement>>;
  readonly partOfFortune: Placement;
  readonly sides: Readonly<Record<Planet, Side>>;
  readonly byDay: boolean;

  readonly cusps: Cusps;
  /** Tropical minus this chart's longitudes: 0, or Lahiri ayanamsha with nutation. */
  readonly zodiacOffset: number;
}

/** Interval for speeds, in days: the path is nearly straight, and no digit is lost. */
const speedIntervalDays = 1e-5;

const apparentLongitude =
  (body: Planet | 'Chiron') =>
  (frame: Frame): number =>
    longitudeOf(body, frame);

const longitudes: Record<ChartBody, (frame: Frame) => number> = {
  Sun: apparentLongitude('Sun'),
  Moon: apparentLongitude('Moon'),
  Mars: apparentLongitude('Mars'),
  Mercury: apparentLongitude('Mercury'),
  Jupiter: apparentLongitude('Jupiter'),
  Venus: apparentLongitude('Venus'),
  Saturn: apparentLongitude('Saturn'),
  Uranus: apparentLongitude('Uranus'),
  Neptune: apparentLongitude('Neptune'),
  Pluto: apparentLongitude('Pluto'),
  Node: trueNode,
  Chiron: apparentLongitude('Chiron'),
  Lilith: meanLilith,
  'Mean Node': meanNode,
};

/**
 * Geocentric apparent longitudes for the true equinox of date.
 * @param birth a valid civil moment of the years 1800 to 2200 and a place
 */
export function computeChart(birth: Birth, options: ChartOptions): Chart {
  return computeChartAt(instant(julianDayOf(birth)), birth, options);
}

export function computeChartAt(
  time: AstroTime,
  { lat, lon }: { readonly lat: number; readonly lon: number },
  options: ChartOptions,
): Chart {
  const frame = frameAt(time);
  const horizon = horizonAt(frame, lat, lon);
  const tropical = anglesOf(horizon, { flipsMidheaven: options.houseSystem === 'topocentric' });
  const zodiacOffset = options.zodiac === 'sidereal' ? siderealOffset(frame) : 0;
  const shift = (degrees: number): number => normalize(degrees - zodiacOffset);
  const angles: Angles = {
    ascendant: shift(tropical.ascendant),
    midheaven: shift(tropical.midheaven),
    vertex: shift(tropical.vertex),
  };
  const cusps = cuspsInZodiac(options, tropical, angles, horizon, shift);
  const motions = motionsAt(frame);
  const bodies = mapBodies((body) => {
    const { longitude: degrees, speed } = motions[body];
    return place(shift(degrees), speed, cusps);
  });
  const sides = mapPlanets((planet) => sideOf(eclipticVector(planet, frame), horizon));
  const byDay = sides.Sun.isAbove;
  const elongation = motions.Moon.longitude - motions.Sun.longitude;
  const fortune = tropical.ascendant + (byDay ? elongation : -elongation);
  return {
    options,
    time,
    ...angles,
    bodies,
    partOfFortune: place(shift(fortune), 0, cusps),
    sides,
    byDay,
    cusps,
    zodiacOffset,
  };
}

export function horizonAt(frame: Frame, lat: number, lon: number): Horizon {
  return {
    meridian: normalize(frame.siderealTime + lon),
    latitude: offThePole(lat),
    obliquity: frame.obliquity,
  };
}

export interface Motion {
  readonly longitude: number;
  readonly speed: number;
}

export function motionsAt(frame: Frame): Record<ChartBody, Motion> {
  const after = frameAfter(frame, speedIntervalDays);
  return mapBodies((body) => {
    const longitude = longitudes[body](frame);
    return { longitude, speed: signed(longitudes[body](after) - longitude) / speedIntervalDays };
  });
}

export function place(longitude: number, speed: number, cusps: Cusps): Placement {
  const sign = signOf(longitude);
  return {
    longitude,
    speed,
    retrograde: speed < 0,
    sign,
    degree: longitude - 30 * (sign - 1),
    house: houseOf(longitude, cusps),
  };
}

function cuspsInZodiac(
  { houseSystem }: ChartOptions,
  tropical: Angles,
  inZodiac: Angles,
  horizon: Horizon,
  shift: (degrees: number) => number,
): Cusps {
  if (houseSystem === 'whole_sign') return cuspsOf(houseSystem, inZodiac, horizon);
  return cuspsOf(houseSystem, tropical, horizon).map(shift);
}

function mapBodies<T>(value: (body: ChartBody) => T): Record<ChartBody, T> {
  return {
    ...mapPlanets(value),
    Node: value('Node'),
    Chiron: value('Chiron'),
    Lilith: value('Lilith'),
    'Mean Node': value('Mean Node'),
  };
}

function mapPlanets<T>(value: (planet: Planet) => T): Record<Planet, T> {
  return {
    Sun: value('Sun'),
    Moon: value('Moon'),
    Mars: value('Mars'),
    Mercury: value('Mercury'),
    Jupiter: value('Jupiter'),
    Venus: value('Venus'),
    Saturn: value('Saturn'),
    Uranus: value('Uranus'),
    Neptune: value('Neptune'),
    Pluto: value('Pluto'),
  };
}
