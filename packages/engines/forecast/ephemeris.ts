import type { Zodiac } from '../chart/chart.ts';
import { toSidereal } from '../sky/ayanamsha.ts';
import { type Frame, frameAt } from '../sky/frame.ts';
import { instant, julianDayOfDate } from '../sky/instant.ts';
import { meanNode } from '../sky/lunar-points.ts';
import { longitudeOf } from '../sky/planets.ts';
import type { Planet } from '../zodiac/bodies.ts';

export type Mover = Planet | 'Rahu';

/**
 * Longitudes over time in one zodiac. Frames are kept for the life of the object (one answer), because several
 * bodies are asked for at the same moments.
 */
export class Ephemeris {
  readonly zodiac: Zodiac;
  readonly #frames = new Map<number, Frame>();

  constructor(zodiac: Zodiac) {
    this.zodiac = zodiac;
  }

  /** Apparent geocentric longitude in degrees; Rahu is the mean node. */
  longitude(body: Mover, at: Date): number {
    const frame = this.#frameAt(at);
    const tropical = body === 'Rahu' ? meanNode(frame) : longitudeOf(body, frame);
    return this.zodiac === 'sidereal' ? toSidereal(tropical, frame) : tropical;
  }

  #frameAt(at: Date): Frame {
    const key = at.getTime();
    const known = this.#frames.get(key);
    if (known) return known;
    const frame = frameAt(instant(julianDayOfDate(at)));
    this.#frames.set(key, frame);
    return frame;
  }
}
