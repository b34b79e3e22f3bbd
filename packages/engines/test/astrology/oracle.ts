import { type Birth, yearSpan } from '@palmleaf/contract/birth';
import SwissEph from 'swisseph-wasm';
import type { ChartBody } from '../../chart/chart.ts';
import type { HouseSystem } from '../../chart/houses/cusps.ts';
import { signed } from '../../sky/angle.ts';
import { j2000 } from '../../sky/instant.ts';

const bodyNumbers: Record<ChartBody, number> = {
  Sun: 0,
  Moon: 1,
  Mercury: 2,
  Venus: 3,
  Mars: 4,
  Jupiter: 5,
  Saturn: 6,
  Uranus: 7,
  Neptune: 8,
  Pluto: 9,
  'Mean Node': 10,
  Node: 11,
  Lilith: 12,
  Chiron: 15,
};

const houseLetters: Record<HouseSystem, string> = {
  placidus: 'P',
  koch: 'K',
  topocentric: 'T',
  poryphry: 'O',
  equal_house: 'E',
  whole_sign: 'W',
};

const withSpeed = 2 | 256;
const equatorial = 2 | 2048;
const eclipticAndNutation = -1;

export interface SkySide {
  readonly isAbove: boolean;
  readonly isEastern: boolean;
  readonly altitude: number;
  readonly hourAngle: number;
  /** Astronomical units. */
  readonly distance: number;
}

export interface Oracle {
  readonly atUniversal: (body: ChartBody, ut: number) => readonly [longitude: number, speed: number];
  readonly atTerrestrial: (body: ChartBody, tt: number) => readonly [longitude: number, speed: number];
  readonly houses: (
    system: HouseSystem,
    ut: number,
    lat: number,
    lon: number,
  ) => {
    readonly cusps: readonly number[];
    readonly ascendant: number;
    readonly midheaven: number;
    readonly vertex: number;
  };
  readonly side: (body: ChartBody, ut: number, lat: number, lon: number) => SkySide;
  /** Lahiri ayanamsha with nutation left out, degrees, at terrestrial time. */
  readonly lahiri: (tt: number) => number;
  /** Nutation in longitude, degrees, at Universal Time. */
  readonly nutation: (ut: number) => number;
  /** Terrestrial minus Universal Time, seconds. */
  readonly deltaT: (ut: number) => number;
  readonly sunrise: (ut: number, lat: number, lon: number) => number | undefined;
}

/** Swiss Ephemeris, the independent reference; only tests and measurements load it. */
export async function loadOracle(): Promise<Oracle> {
  const swiss = new SwissEph();
  await swiss.initSwissEph();
  swiss.set_sid_mode(1, 0, 0);
  return {
    atUniversal: (body, ut) => {
      const [longitude = Number.NaN, , , speed = Number.NaN] = swiss.calc_ut(
        ut + j2000,
        bodyNumbers[body],
        withSpeed,
      );
      return [longitude, speed];
    },
    atTerrestrial: (body, tt) => {
      const found = swiss.calc(tt + j2000, bodyNumbers[body], withSpeed);
      return [found.longitude, found.longitudeSpeed];
    },
    houses: (system, ut, lat, lon) => {
      const { cusps, ascmc } = swiss.houses(ut + j2000, lat, lon, houseLetters[system]);
      const [ascendant = Number.NaN, midheaven = Number.NaN, , vertex = Number.NaN] = ascmc;
      return { cusps: Array.from(cusps).slice(1), ascendant, midheaven, vertex };
    },
    side: (body, ut, lat, lon) => {
      const [ascension = Number.NaN, declination = Number.NaN, distance = Number.NaN] = swiss.calc_ut(
        ut + j2000,
        bodyNumbers[body],
        equatorial,
      );
      const radians = Math.PI / 180;
      const hourAngle = (15 * swiss.sidtime(ut + j2000) + lon - ascension) * radians;
      const [pole, height] = [lat * radians, declination * radians];
      const altitude =
        Math.sin(pole) * Math.sin(height) + Math.cos(pole) * Math.cos(height) * Math.cos(hourAngle);
      return {
        isAbove: altitude >= 0,
        isEastern: Math.sin(hourAngle) < 0,
        altitude: Math.asin(altitude) / radians,
        hourAngle: signed(hourAngle / radians),
        distance,
      };
    },
    lahiri: (tt) => swiss.get_ayanamsa(tt + j2000),
    nutation: (ut) => swiss.calc_ut(ut + j2000, eclipticAndNutation, 0)[2] ?? Number.NaN,
    deltaT: (ut) => swiss.deltat(ut + j2000) * 86400,
    sunrise: (ut, lat, lon) => {
      const rise = swiss.rise_trans(ut + j2000, 0, '', 2, 1, [lon, lat, 0], 1013.25, 15)?.[0];
      return rise === undefined ? undefined : rise - j2000;
    },
  };
}

export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function beginningOf(year: number): number {
  return (Date.UTC(year, 0, 1) - Date.UTC(2000, 0, 1, 12)) / 86_400_000;
}

export const yearAtAge = ({ year }: Birth, age: number): number => Math.min(yearSpan.to, year + age);

export function randomBirths(seed: number, count: number): readonly Birth[] {
  const random = seeded(seed);
  const whole = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  return Array.from({ length: count }, () => ({
    day: whole(1, 28),
    month: whole(1, 12),
    year: whole(yearSpan.from, yearSpan.to),
    hour: whole(0, 23),
    min: whole(0, 59),
    lat: random() * 180 - 90,
    lon: random() * 360 - 180,
    tzone: whole(-24, 28) / 2,
  }));
}
