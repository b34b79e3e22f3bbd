import { signed } from '../sky/angle.ts';
import { type Planet, planetNames } from '../zodiac/bodies.ts';
import type { Ephemeris } from './ephemeris.ts';
import { bisect, type Span } from './transits.ts';

/** Planets that can be retrograde: never the Sun and the Moon; the mean node always is. */
export type Retrograding = Exclude<Planet, 'Sun' | 'Moon'>;
export const retrograding: readonly Retrograding[] = planetNames.filter(
  (name) => name !== 'Sun' && name !== 'Moon',
);

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** No planet goes backwards for longer: Pluto does for half a year. */
const longestDays = 176;

/** Days between samples: no spell, and no time between two of them, is as short. */
const stepDays = 8;

/** Days within which every planet has begun to go backwards, and has come to the end of it. */
const turnsWithinDays = 900;

/**
 * The spells in which a planet goes backwards as seen from the Earth, from one station to the next, each to some minutes: all that
 * touch a span, in order, and where none does, the next one after it.
 *
 * @param sky of the tropical zodiac: in the sidereal one a station comes up to hours earlier or later, by precession
 */
export function retrogradesOf(sky: Ephemeris, body: Retrograding, { from, to }: Span): Span[] {
  const isBack = (at: Date): boolean => {
    const [before, after] = [at.getTime() - hourMs, at.getTime() + hourMs].map((time) =>
      sky.longitude(body, new Date(time)),
    );
    return signed((after ?? 0) - (before ?? 0)) < 0;
  };
  const end = to.getTime() + turnsWithinDays * dayMs;
  const spells: Span[] = [];
  let before = new Date(from.getTime() - longestDays * dayMs);
  let was = isBack(before);
  let since: Date | undefined;
  for (let time = before.getTime(); time < end; time += stepDays * dayMs) {
    const after = new Date(time);
    const is = isBack(after);
    if (is !== was) {
      const station = bisect(before, after, (at) => isBack(at) === was);
      if (is) since = station;
      else if (since !== undefined) {
        if (station > from) spells.push({ from: since, to: station });
        if (station > to) break;
      }
    }
    [before, was] = [after, is];
  }
  const within = spells.filter((spell) => spell.from < to);
  return within.length > 0 ? within : spells.slice(0, 1);
}
