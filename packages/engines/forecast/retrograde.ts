import { signed } from '../sky/angle.ts';
import { type Planet, planetNames } from '../zodiac/bodies.ts';
import type { Ephemeris } from './ephemeris.ts';
import { bisect, type Span } from './transits.ts';

export type Retrograding = Exclude<Planet, 'Sun' | 'Moon'>;
export const retrograding: readonly Retrograding[] = planetNames.filter(
  (name) => name !== 'Sun' && name !== 'Moon',
);

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const longestSpellDays = 176;

/** Days between samples, shorter than any retrograde spell and any gap between two. */
const stepDays = 8;

const nextSpellWithinDays = 900;

/**
 * Those that overlap the span, in order, or else the next one; exact to minutes.
 * @param sky tropical: in the sidereal zodiac a station is hours off
 */
export function retrogradesOf(sky: Ephemeris, body: Retrograding, { from, to }: Span): Span[] {
  const isBack = (at: Date): boolean => {
    const [before, after] = [at.getTime() - hourMs, at.getTime() + hourMs].map((time) =>
      sky.longitude(body, new Date(time)),
    );
    return signed((after ?? 0) - (before ?? 0)) < 0;
  };
  const end = to.getTime() + nextSpellWithinDays * dayMs;
  const spells: Span[] = [];
  let previous = new Date(from.getTime() - longestSpellDays * dayMs);
  let wasBack = isBack(previous);
  let since: Date | undefined;
  for (let time = previous.getTime(); time < end; time += stepDays * dayMs) {
    const current = new Date(time);
    const isBackNow = isBack(current);
    if (isBackNow !== wasBack) {
      const station = bisect(previous, current, (at) => isBack(at) === wasBack);
      if (isBackNow) since = station;
      else if (since !== undefined) {
        if (station > from) spells.push({ from: since, to: station });
        if (station > to) break;
      }
    }
    [previous, wasBack] = [current, isBackNow];
  }
  const overlapping = spells.filter((spell) => spell.from < to);
  return overlapping.length > 0 ? overlapping : spells.slice(0, 1);
}
