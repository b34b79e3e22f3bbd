import { normalize } from '../sky/angle.ts';
import { planetNames } from '../zodiac/bodies.ts';
import { signOf } from '../zodiac/signs.ts';
import type { AspectPoint } from './aspect-types.ts';
import { longitudeOfPoint } from './aspects.ts';
import type { Chart } from './chart.ts';

export const elementNames = ['Fire', 'Earth', 'Air', 'Water'] as const;
export type Element = (typeof elementNames)[number];
export const modeNames = ['Cardinal', 'Fixed', 'Mutable'] as const;
export type Mode = (typeof modeNames)[number];

type Weights = readonly (readonly [AspectPoint, number])[];

/** Sum 12; the outer planets have no weight. */
const balanceWeights: Weights = [
  ['Sun', 2],
  ['Moon', 2],
  ['Ascendant', 2],
  ['Mars', 1],
  ['Mercury', 1],
  ['Jupiter', 1],
  ['Venus', 1],
  ['Saturn', 1],
  ['Midheaven', 1],
];

/** Sum 72, because the vendor's percentages are counts of 72 (docs/decisions/astrology-natal.md). */
const signWeights: Weights = [
  ['Sun', 9],
  ['Moon', 9],
  ['Ascendant', 9],
  ['Mars', 6],
  ['Mercury', 6],
  ['Venus', 6],
  ['Jupiter', 5],
  ['Saturn', 5],
  ['Midheaven', 5],
  ['Uranus', 4],
  ['Neptune', 4],
  ['Pluto', 4],
];

/** Groups count from 1; `leading` are all that share the highest count, `dominant` is the first of them. */
interface Balance {
  readonly percentages: readonly number[];
  readonly dominant: number;
  readonly leading: readonly number[];
}

function balance(chart: Chart, weights: Weights, groups: number, decimals: number): Balance {
  const points = new Array<number>(groups).fill(0);
  let total = 0;
  for (const [point, weight] of weights) {
    const group = (signOf(longitudeOfPoint(chart, point)) - 1) % groups;
    points[group] = (points[group] ?? 0) + weight;
    total += weight;
  }
  const most = Math.max(...points);
  return {
    percentages: points.map((count) => truncated((count * 100) / total, decimals)),
    dominant: points.indexOf(most) + 1,
    leading: points.flatMap((count, i) => (count === most ? [i + 1] : [])),
  };
}

/** Like the vendor, without rounding. */
function truncated(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.floor(value * scale + 1e-7) / scale;
}

export function elementsOf(chart: Chart): Balance {
  return balance(chart, balanceWeights, elementNames.length, 3);
}

export function modesOf(chart: Chart): Balance {
  return balance(chart, balanceWeights, modeNames.length, 3);
}

export function polarityOf(chart: Chart): { readonly yang: number; readonly yin: number } {
  const { percentages } = balance(chart, balanceWeights, 2, 3);
  return { yang: percentages[0] ?? 0, yin: percentages[1] ?? 0 };
}

export function dominantSignOf(chart: Chart): { readonly sign: number; readonly percentage: number } {
  const { percentages, dominant } = balance(chart, signWeights, 12, 2);
  return { sign: dominant, percentage: percentages[dominant - 1] ?? 0 };
}

/** 1 (New Moon) to 8 (Balsamic Moon). */
export function moonPhaseOf(chart: Chart): number {
  return Math.floor(normalize(chart.bodies.Moon.longitude - chart.bodies.Sun.longitude) / 45) + 1;
}

/** An even split counts as Eastern and as Northern, like the vendor's. */
export function hemispheresOf(chart: Chart): {
  readonly eastWest: 'Eastern' | 'Western';
  readonly northSouth: 'Northern' | 'Southern';
  readonly evenEastWest: boolean;
  readonly evenNorthSouth: boolean;
} {
  const sides = planetNames.map((planet) => chart.sides[planet]);
  const eastern = sides.filter(({ isEastern }) => isEastern).length;
  const northern = sides.filter(({ isAbove }) => !isAbove).length;
  const half = planetNames.length / 2;
  return {
    eastWest: eastern >= half ? 'Eastern' : 'Western',
    northSouth: northern >= half ? 'Northern' : 'Southern',
    evenEastWest: eastern === half,
    evenNorthSouth: northern === half,
  };
}
