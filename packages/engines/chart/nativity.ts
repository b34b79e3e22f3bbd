import type { Birth } from '@palmleaf/contract/birth';
import { normalize } from '../sky/angle.ts';
import { dateOfJulianDay, julianDayAt } from '../sky/instant.ts';
import { type BodyName, type ClassicalPlanet, grahas, westernBodies } from '../zodiac/bodies.ts';
import { type Dignity, vedicDignity, westernDignity } from '../zodiac/dignity.ts';
import { type Nakshatra, nakshatraOf } from '../zodiac/nakshatra.ts';
import { rulerOf } from '../zodiac/rulership.ts';
import { around, signOf } from '../zodiac/signs.ts';
import { type Aspect, aspectsOf } from './aspects.ts';
import { type Chart, computeChart, type Placement, place } from './chart.ts';

export type Tradition = 'VEDIC' | 'WESTERN';

export interface PlacedBody extends Placement {
  readonly name: BodyName;
  readonly dignity: Dignity | undefined;
  readonly nakshatra: Nakshatra | undefined;
}

export interface House {
  readonly number: number;
  readonly sign: number;
  readonly cusp: number;
  readonly ruler: ClassicalPlanet;
  readonly occupants: readonly PlacedBody[];
}

export interface Nativity {
  readonly tradition: Tradition;
  readonly chart: Chart;
  readonly born: Date;
  readonly points: readonly PlacedBody[];
  readonly ascendant: { readonly longitude: number; readonly sign: number; readonly degree: number };
  readonly aspects: readonly Aspect[];
}

/** Vedic: sidereal (Lahiri), whole-sign houses, Rahu the mean node. Western: tropical, Placidus, the true node. */
export function nativityOf(birth: Birth, tradition: Tradition): Nativity {
  const vedic = tradition === 'VEDIC';
  const chart = computeChart(
    birth,
    vedic
      ? { zodiac: 'sidereal', houseSystem: 'whole_sign' }
      : { zodiac: 'tropical', houseSystem: 'placidus' },
  );
  const names = vedic ? grahas : westernBodies;
  return {
    tradition,
    chart,
    born: dateOfJulianDay(julianDayAt(chart.time)),
    points: names.map((name) => {
      const placement = placementOf(chart, name);
      return {
        ...placement,
        name,
        dignity: (vedic ? vedicDignity : westernDignity)(name, placement.sign),
        nakshatra: vedic ? nakshatraOf(placement.longitude) : undefined,
      };
    }),
    ascendant: {
      longitude: chart.ascendant,
      sign: signOf(chart.ascendant),
      degree: chart.ascendant % 30,
    },
    aspects: vedic ? [] : aspectsOf(chart),
  };
}

function placementOf(chart: Chart, name: BodyName): Placement {
  if (name === 'Rahu') return chart.bodies['Mean Node'];
  if (name === 'North Node') return chart.bodies.Node;
  if (name !== 'Ketu') return chart.bodies[name];
  const { longitude, speed } = chart.bodies['Mean Node'];
  return place(normalize(longitude + 180), speed, chart.cusps);
}

/** @throws RangeError for a body that the tradition does not use */
export function pointOf(nativity: Nativity, name: BodyName): PlacedBody {
  const point = nativity.points.find((candidate) => candidate.name === name);
  if (!point) throw new RangeError(`${name} has no place in a ${nativity.tradition} chart`);
  return point;
}

export function houseOfNativity(nativity: Nativity, number: number): House {
  const cusp = nativity.chart.cusps[number - 1] ?? 0;
  const sign = signOf(cusp);
  return {
    number,
    sign,
    cusp,
    ruler: rulerOf(sign),
    occupants: nativity.points.filter(({ house }) => house === number),
  };
}

export function housesRuledBy(nativity: Nativity, body: BodyName): number[] {
  return nativity.chart.cusps.flatMap((cusp, index) => (rulerOf(signOf(cusp)) === body ? [index + 1] : []));
}

/** Counted from the planet's own house; the others aspect only the seventh. Brihat Parashara Hora Shastra 26. */
const aspectedHouses: Partial<Record<BodyName, readonly number[]>> = {
  Mars: [4, 7, 8],
  Jupiter: [5, 7, 9],
  Saturn: [3, 7, 10],
};

export function bodiesAspecting(nativity: Nativity, house: number): PlacedBody[] {
  return nativity.points.filter(({ name, house: own }) =>
    (aspectedHouses[name] ?? [7]).some((count) => around(own, count - 1) === house),
  );
}

export function companionsOf(nativity: Nativity, body: BodyName): PlacedBody[] {
  const { sign } = pointOf(nativity, body);
  return nativity.points.filter((point) => point.sign === sign && point.name !== body);
}

export function aspectsTouching(nativity: Nativity, names: readonly string[]): Aspect[] {
  return nativity.aspects
    .filter(({ aspecting, aspected }) => names.includes(aspecting) || names.includes(aspected))
    .sort((a, b) => a.orb - b.orb);
}

export function houseAt(nativity: Nativity, longitude: number): number {
  return place(longitude, 0, nativity.chart.cusps).house;
}
