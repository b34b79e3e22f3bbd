import { signed } from '../sky/angle.ts';
import type { Planet } from '../zodiac/bodies.ts';
import type { Ephemeris } from './ephemeris.ts';
import { bisect, pairs, type Span } from './transits.ts';

/** Those that turn back at all: never the Sun and the Moon; the mean node does nothing else. */
export type Retrograding = Exclude<Planet, 'Sun' | 'Moon'>;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Days for which each goes backwards at most. */
const longest: Record<Retrograding, number> = {
  Mercury: 26,
  Venus: 45,
  Mars: 84,
  Jupiter: 124,
  Saturn: 144,
  Uranus: 158,
  Neptune: 164,
  Pluto: 168,
};

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
  const start = from.getTime() - (longest[body] + stepDays) * dayMs;
  const end = to.getTime() + turnsWithinDays * dayMs;
  const times: Date[] = [];
  for (let at = start; at < end; at += stepDays * dayMs) times.push(new Date(at));
  const spells: Span[] = [];
  let since: Date | undefined;
  for (const [before, after] of pairs(times)) {
    const was = isBack(before);
    if (was === isBack(after)) continue;
    const station = bisect(before, after, (at) => isBack(at) === was);
    if (!was) since = station;
    else if (since !== undefined) {
      if (station > from) spells.push({ from: since, to: station });
      if (station > to) break;
    }
  }
  const within = spells.filter((spell) => spell.from < to);
  return within.length > 0 ? within : spells.slice(0, 1);
}
