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
 * Returns the retrograde periods that overlap a span, in order, or else the next one; exact to minutes.
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
  let before = new Date(from.getTime() - longestSpellDays * dayMs);
  let wasBack = isBack(before);
  let since: Date | undefined;
  for (let time = before.getTime(); time < end; time += stepDays * dayMs) {
    const after = new Date(time);
    const isBackNow = isBack(after);
    if (isBackNow !== wasBack) {
      const station = bisect(before, after, (at) => isBack(at) === wasBack);
      if (isBackNow) since = station;
      else if (since !== undefined) {
        if (station > from) spells.push({ from: since, to: station });
        if (station > to) break;
      }
    }
    [before, wasBack] = [after, isBackNow];
  }
  const within = spells.filter((spell) => spell.from < to);
  return within.length > 0 ? within : spells.slice(0, 1);
}
