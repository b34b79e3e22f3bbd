import type { Zodiac } from '../chart/chart.ts';
import { toSidereal } from '../sky/ayanamsha.ts';
import { type Frame, frameAt } from '../sky/frame.ts';
import { instant, julianDayOfDate } from '../sky/instant.ts';
import { meanNode } from '../sky/lunar-points.ts';
import { longitudeOf } from '../sky/planets.ts';
import type { Planet } from '../zodiac/bodies.ts';

export type Mover = Planet | 'Rahu';

const maxMoments = 12_000;
const remembered = new Map<string, Map<number, number>>();

export class Ephemeris {
  readonly zodiac: Zodiac;
  readonly #frames = new Map<number, Frame>();
  readonly #moments = new Map<Mover, Map<number, number>>();

  constructor(zodiac: Zodiac) {
    this.zodiac = zodiac;
  }

  /** Apparent geocentric longitude in degrees; Rahu is the mean node. */
  longitude(body: Mover, at: Date): number {
    const moments = this.#moments.get(body) ?? this.#rememberedOf(body);
    const known = moments.get(at.getTime());
    if (known !== undefined) return known;
    const longitude = this.#compute(body, at);
    if (moments.size >= maxMoments) moments.clear();
    moments.set(at.getTime(), longitude);
    return longitude;
  }

  #rememberedOf(body: Mover): Map<number, number> {
    const key = `${this.zodiac} ${body}`;
    const moments = remembered.get(key) ?? new Map<number, number>();
    remembered.set(key, moments);
    this.#moments.set(body, moments);
    return moments;
  }

  #compute(body: Mover, at: Date): number {
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
