import type { Oracle } from '@palmleaf/engines/testing';
import type { DayRecord } from './panchang-claims.ts';
import type { Asked } from './panchang-months.ts';

export type Place = Pick<Asked, 'lat' | 'lon' | 'tzone'>;
type Height = (ut: number) => number;

/** Degrees: if a body comes this near to the horizon and turns, both answers are true. */
const grazing = 12 / 3600;
export const second = 1 / 86_400;
const earthRadius = 6378.1366 / 149597870.7;

/** Height of the upper edge of the Sun or the Moon above the horizon of the sea, in air of 15 °C and 1013.25 hPa. */
export const upperEdgeHeight =
  (oracle: Oracle, body: 'Sun' | 'Moon', { lat, lon }: Place): Height =>
  (ut) => {
    const { altitude, distance } = oracle.side(body, ut, lat, lon);
    const parallax = Math.asin(earthRadius / distance) * (180 / Math.PI);
    const radius = body === 'Sun' ? 15.994 / 60 / distance : 0.272481 * parallax;
    return altitude + 33.592 / 60 + radius - parallax;
  };

interface Crossing {
  readonly at: number | undefined;
  /** False if the body grazes the horizon. */
  readonly isSure: boolean;
}

/** @param turns moments between which the height is monotonic */
export function crossing(height: Height, direction: 1 | -1, turns: readonly number[]): Crossing {
  const value: Height = (ut) => direction * height(ut);
  const heights = turns.map(value);
  const isTurn = (i: number) =>
    i === 0 ||
    i === turns.length - 1 ||
    ((heights[i] ?? 0) - (heights[i - 1] ?? 0)) * ((heights[i + 1] ?? 0) - (heights[i] ?? 0)) <= 0;
  const isSure = heights.every((one, i) => Math.abs(one) > grazing || !isTurn(i));
  const found = turns.findIndex((_, i) => i > 0 && (heights[i - 1] ?? 0) < 0 && (heights[i] ?? 0) >= 0);
  let [low = Number.NaN, high = Number.NaN] = found < 0 ? [] : [turns[found - 1], turns[found]];
  while (high - low > second / 10) {
    const middle = (low + high) / 2;
    if (value(middle) < 0) low = middle;
    else high = middle;
  }
  return { at: found < 0 ? undefined : high, isSure };
}

export function isRight(height: Height, stated: number | undefined, { at, isSure }: Crossing): boolean {
  if (stated === undefined || at === undefined) return stated === at || !isSure;
  const isOnHorizon = Math.abs(height(stated)) <= grazing;
  return Math.abs(stated - at) <= 3 * second || (isOnHorizon && (!isSure || Math.abs(stated - at) < 0.01));
}

/** Each hour, and steps of five minutes around each extreme height. */
function moonTurns(height: Height, midnight: number): readonly number[] {
  const hours = Array.from({ length: 25 }, (_, i) => midnight + i / 24);
  const heights = hours.map(height);
  const fine = hours.flatMap((at, i) => {
    const [before = 0, here = 0, after = 0] = [heights[i - 1], heights[i], heights[i + 1]];
    const isInside = i > 0 && i < 24 && (here - before) * (after - here) > 0;
    return isInside ? [at] : [at, ...Array.from({ length: 23 }, (_, k) => at + (k - 11) / 288)];
  });
  return fine.filter((at) => at >= midnight && at <= midnight + 1).sort((a, b) => a - b);
}

export function wrongMoonTimes(
  oracle: Oracle,
  { moonrise, moonset }: DayRecord,
  midnight: number,
  place: Place,
  momentOf: (clock: string) => number,
): readonly string[] {
  const height = upperEdgeHeight(oracle, 'Moon', place);
  const turns = moonTurns(height, midnight);
  const moment = (clock: string | null) => (clock === null ? undefined : momentOf(clock));
  return [
    ...(isRight(height, moment(moonrise), crossing(height, 1, turns)) ? [] : ['moonrise']),
    ...(isRight(height, moment(moonset), crossing(height, -1, turns)) ? [] : ['moonset']),
  ];
}
