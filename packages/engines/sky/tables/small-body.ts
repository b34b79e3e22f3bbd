/** Integrates a body beyond Jupiter. The inner planets count as part of the Sun: an error of at most 5e-6 au. */
type Triple = [number, number, number];
export type BodyState = readonly [x: number, y: number, z: number, vx: number, vy: number, vz: number];

type GiantPlaces = (tt: number) => readonly (readonly [number, number, number])[];

/** Gauss's constant squared, and masses in the Sun's: IAU 2009. */
const sunGm = 0.0002959122082855911;
const innerPlanetMasses = 1 / 6023600 + 1 / 408523.71 + 1 / 328900.56 + 1 / 3098703.59;
export const giantMasses = [1 / 1047.348644, 1 / 3497.9018, 1 / 22902.98, 1 / 19412.26] as const;

/** Days per step of Nystroem's fourth-order method; an error of 1e-9 au a century. */
export const stepDays = 4;

function acceleration(at: Triple, giants: readonly (readonly [number, number, number])[]): Triple {
  const distance = Math.hypot(...at);
  const central = (-sunGm * (1 + innerPlanetMasses)) / distance ** 3;
  const sum: Triple = [central * at[0], central * at[1], central * at[2]];
  for (const [i, giant] of giants.entries()) {
    const gm = sunGm * (giantMasses[i] ?? 0);
    const away: Triple = [giant[0] - at[0], giant[1] - at[1], giant[2] - at[2]];
    const direct = gm / Math.hypot(...away) ** 3;
    const indirect = gm / Math.hypot(...giant) ** 3;
    for (const k of [0, 1, 2] as const) sum[k] += direct * away[k] - indirect * giant[k];
  }
  return sum;
}

/** Steps in either direction; `from` and `to` are days of terrestrial time since J2000. */
export function integrate(state: BodyState, from: number, to: number, giantsAt: GiantPlaces): BodyState[] {
  const step = to < from ? -stepDays : stepDays;
  const count = Math.round((to - from) / step);
  const states: BodyState[] = [state];
  let [x, y, z, vx, vy, vz] = state;
  for (let i = 0; i < count; i++) {
    const tt = from + i * step;
    const place: Triple = [x, y, z];
    const speed: Triple = [vx, vy, vz];
    const first = acceleration(place, giantsAt(tt));
    const halfway = moved(place, speed, first, step / 2);
    const middle = acceleration(halfway, giantsAt(tt + step / 2));
    const last = acceleration(moved(place, speed, middle, step), giantsAt(tt + step));
    const mean = combined(first, middle, last, [1 / 6, 2 / 6, 0]);
    const gain = combined(first, middle, last, [1 / 6, 4 / 6, 1 / 6]);
    const at = (k: 0 | 1 | 2): number => place[k] + step * (speed[k] + step * mean[k]);
    const rate = (k: 0 | 1 | 2): number => speed[k] + step * gain[k];
    [x, y, z] = [at(0), at(1), at(2)];
    [vx, vy, vz] = [rate(0), rate(1), rate(2)];
    states.push([x, y, z, vx, vy, vz]);
  }
  return states;
}

function moved(place: Triple, speed: Triple, pull: Triple, days: number): Triple {
  const at = (k: 0 | 1 | 2): number => place[k] + days * (speed[k] + (days / 2) * pull[k]);
  return [at(0), at(1), at(2)];
}

function combined(a: Triple, b: Triple, c: Triple, [p, q, r]: Triple): Triple {
  const at = (k: 0 | 1 | 2): number => p * a[k] + q * b[k] + r * c[k];
  return [at(0), at(1), at(2)];
}
