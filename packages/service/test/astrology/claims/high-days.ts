import type { Oracle } from '@palmleaf/engines/testing';
import { signed } from '@palmleaf/engines/testing';
import { crossing, isRight, type Place, second, upperEdgeHeight, wrongMoonTimes } from './horizon.ts';
import { type DayRecord, deniedOf, limbsOf } from './panchang-claims.ts';
import { type Asked, midnightOf, momentsIn, monthOf } from './panchang-months.ts';

const towns = [
  [64.15, -21.94, 0],
  [64.18, -51.72, -2],
  [64.84, -147.72, -9],
  [64.5, -165.41, -9],
] as const;

export function highPlaces(count: number): readonly Place[] {
  return Array.from({ length: count }, (_, i) => {
    const [lat, lon, tzone] = towns[i] ?? [];
    if (lat !== undefined) return { lat, lon, tzone };
    const east = -170 + (i * 340) / Math.max(1, count - 1);
    const latitude = 60 + (18 * i) / Math.max(1, count - 1);
    return { lat: i % 4 === 3 ? -latitude : latitude, lon: east, tzone: Math.round(east / 15) };
  });
}

function transitAfter(oracle: Oracle, degrees: number, from: number, { lat, lon }: Place): number {
  const angle = (ut: number): number => oracle.side('Sun', ut, lat, lon).hourAngle;
  const at = from + ((degrees - angle(from) + 720) % 360) / 360;
  return at + signed(degrees - angle(at)) / 360;
}

/** Between two transits the height of the Sun is monotonic. */
function sunTurns(oracle: Oracle, from: number, to: number, place: Place): readonly number[] {
  const noon = transitAfter(oracle, 0, from, place);
  const night = transitAfter(oracle, 180, from, place);
  return [from, ...[noon, night, noon + 1, night + 1].filter((at) => at < to), to].sort((a, b) => a - b);
}

function wrongIn(oracle: Oracle, asked: Asked, day: DayRecord): readonly string[] {
  const momentOf = momentsIn(asked);
  const midnight = midnightOf(asked, day.date);
  const rise = day.sunrise === null ? undefined : momentOf(day.sunrise);
  const set = day.sunset === null ? undefined : momentOf(day.sunset);
  const height = upperEdgeHeight(oracle, 'Sun', asked);
  const turns = (from: number, to: number) => sunTurns(oracle, from, to, asked);
  const wrong = [...wrongMoonTimes(oracle, day, midnight, asked, momentOf)];
  if (!isRight(height, rise, crossing(height, 1, turns(midnight, midnight + 1)))) wrong.push('sunrise');
  if (rise === undefined) {
    if (set !== undefined) wrong.push('sunset without a sunrise');
  } else {
    const after = rise + 60 * second;
    if (!isRight(height, set, crossing(height, -1, turns(after, rise + 1)))) wrong.push('sunset');
    if (set !== undefined && set <= rise) wrong.push('sunset before sunrise');
  }
  for (const [name, span] of [
    ['rahu kalam', day.rahu_kalam],
    ['yamagandam', day.yamagandam],
    ['gulika', day.gulika],
  ] as const) {
    if ((span === null) !== (rise === undefined || set === undefined)) wrong.push(name);
    if (span === null || rise === undefined || set === undefined) continue;
    const [from, to] = [momentOf(span.from), momentOf(span.to)];
    const share = (8 * (from - rise)) / (set - rise);
    const isEighth = Math.abs(to - from - (set - rise) / 8) <= 2 * second;
    const beginsAtEighth = Math.abs(share - Math.round(share)) * (set - rise) <= 16 * second;
    if (from > to || from < rise - second || to > set + second || !isEighth || !beginsAtEighth)
      wrong.push(name);
  }
  return wrong;
}

/**
 * Compares every day of these places and years with Swiss Ephemeris alone.
 * @param elsewhere a place whose Sun replaces that of all places, to prove that wrong answers fail
 */
export async function judgeHighDays(
  oracle: Oracle,
  places: readonly Place[],
  years: readonly number[],
  elsewhere?: Place,
): Promise<{ readonly days: number; readonly sentences: number; readonly untrue: readonly string[] }> {
  const limbs = limbsOf(oracle);
  const untrue: string[] = [];
  let days = 0;
  for (const place of places) {
    const sunAtSix = (midnight: number): number => transitAfter(oracle, -90, midnight, place);
    for (const year of years) {
      for (let month = 1; month <= 12; month++) {
        const asked: Asked = { ...place, year, month, region: 'tamil-nadu' };
        const momentOf = momentsIn(asked);
        const all = await monthOf(asked);
        const riseOf = (day: DayRecord): number =>
          day.sunrise === null ? sunAtSix(midnightOf(asked, day.date)) : momentOf(day.sunrise);
        for (const [i, day] of all.entries()) {
          const next = all[i + 1];
          const limbsDenied =
            next === undefined ? [] : deniedOf(day, riseOf(day), riseOf(next), momentOf, limbs);
          const wrong = [...wrongIn(oracle, { ...asked, ...elsewhere }, day), ...limbsDenied];
          untrue.push(
            ...wrong.map((what) => `${what}, ${year}-${month}-${day.date} at ${place.lat}, ${place.lon}`),
          );
          days += 1;
        }
      }
    }
  }
  return { days, sentences: 7 * days, untrue };
}
