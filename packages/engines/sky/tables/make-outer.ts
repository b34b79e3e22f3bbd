/**
 * Writes pluto.json and chiron.json: Chebyshev series of their orbits from 1798 to 2202.
 *
 *   node packages/engines/sky/tables/make-outer.ts <package folder of astronomia 4.2.0> <package folder of caelus 0.23.0>
 *
 * Integrates both orbits (small-body.ts) among the giant planets of VSOP87B, from the state that best fits JPL
 * Horizons: Pluto 1900 to 2060 (pluto-known.ts), Chiron 1850 to 2150 (caelus, MIT licence).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AstroTime, Body, HelioState } from 'astronomy-engine';
import * as z from 'zod';
import { plutoKnown } from './pluto-known.ts';
import { type BodyState, giantMasses, integrate, stepDays } from './small-body.ts';

type Vector = readonly [number, number, number];

/** Days of terrestrial time since J2000: 1758 to 2242. */
const span = { from: -88400, to: 88400 } as const;

const [astronomia, caelus] = [resolve(process.argv[2] ?? '.'), resolve(process.argv[3] ?? '.')];

const powers = z.record(z.string(), z.array(z.array(z.number())));
const vsopFile = z.object({ L: powers, B: powers, R: powers });
type VsopFile = z.output<typeof vsopFile>;

async function load(name: string): Promise<VsopFile> {
  const module: { default: unknown } = await import(
    pathToFileURL(join(astronomia, 'data', `vsop87B${name}.js`)).href
  );
  return vsopFile.parse(module.default);
}

function summed(series: z.output<typeof powers>, t: number): number {
  return Object.values(series).reduceRight(
    (value, terms) =>
      value * t + terms.reduce((row, [a = 0, b = 0, c = 0]) => row + a * Math.cos(b + c * t), 0),
    0,
  );
}

/** Heliocentric, au, dynamical ecliptic and equinox of J2000. */
function vsopPlace({ L, B, R }: VsopFile, tt: number): Vector {
  const t = tt / 365250;
  const [l, b, r] = [summed(L, t), summed(B, t), summed(R, t)];
  return [r * Math.cos(b) * Math.cos(l), r * Math.cos(b) * Math.sin(l), r * Math.sin(b)];
}

const giantFiles = await Promise.all(['jupiter', 'saturn', 'uranus', 'neptune'].map(load));
const giantsCache = new Map<number, readonly Vector[]>();
function giantsAt(tt: number): readonly Vector[] {
  const known = giantsCache.get(tt) ?? giantFiles.map((file) => vsopPlace(file, tt));
  giantsCache.set(tt, known);
  return known;
}

interface Known {
  readonly tt: number;
  readonly place: Vector;
}

function fromEquator([x, y, zed]: Vector): Vector {
  return [
    x - 0.000000479966 * y,
    0.00000044036 * x + 0.917482137087 * y + 0.397776982902 * zed,
    -0.000000190919 * x - 0.397776982902 * y + 0.917482137087 * zed,
  ];
}

function sunAgainstBarycentre(tt: number): Vector {
  const total = 1 + giantMasses.reduce((sum, mass) => sum + mass, 0);
  const pulled = giantFiles.map((file) => vsopPlace(file, tt));
  const along = (k: 0 | 1 | 2): number =>
    -pulled.reduce((sum, giant, i) => sum + ((giantMasses[i] ?? 0) / total) * giant[k], 0);
  return [along(0), along(1), along(2)];
}

function knownOfPluto(): { places: readonly Known[]; start: BodyState } {
  const places = plutoKnown.map(([day, ...seen]): Known => {
    const tt = day - 2451545;
    const [x, y, zed] = fromEquator(seen);
    const [sx, sy, sz] = sunAgainstBarycentre(tt);
    return { tt, place: [x - sx, y - sy, zed - sz] };
  });
  const { x, y, z: height, vx, vy, vz } = HelioState(Body.Pluto, AstroTime.FromTerrestrialTime(0));
  return { places, start: [...fromEquator([x, y, height]), ...fromEquator([vx, vy, vz])] };
}

const chironFile = z.object({
  jd0: z.number(),
  seg_days: z.number(),
  segments: z.array(z.array(z.array(z.number()))),
});

function chebyshev(series: readonly number[], x: number): number {
  return series.reduce((sum, value, i) => sum + value * Math.cos(i * Math.acos(x)), 0);
}

function knownOfChiron(): { places: readonly Known[]; start: BodyState } {
  const file = chironFile.parse(JSON.parse(readFileSync(join(caelus, 'data', 'chiron_cheb.json'), 'utf8')));
  const placeAt = (tt: number): Vector => {
    const at = (tt + 2451545 - file.jd0) / file.seg_days;
    const segment = file.segments[Math.floor(at)] ?? [];
    const x = 2 * (at - Math.floor(at)) - 1;
    return [chebyshev(segment[0] ?? [], x), chebyshev(segment[1] ?? [], x), chebyshev(segment[2] ?? [], x)];
  };
  const places: Known[] = [];
  for (let tt = -54700; tt <= 54700; tt += 100) places.push({ tt, place: placeAt(tt) });
  const [before, after] = [placeAt(-2), placeAt(2)];
  const speed = [0, 1, 2].map((k) => ((after[k] ?? 0) - (before[k] ?? 0)) / 4);
  return { places, start: [...placeAt(0), speed[0] ?? 0, speed[1] ?? 0, speed[2] ?? 0] };
}

function orbit(start: BodyState): readonly BodyState[] {
  return [
    ...integrate(start, 0, span.from, giantsAt).toReversed(),
    ...integrate(start, 0, span.to, giantsAt).slice(1),
  ];
}

function placeOn(states: readonly BodyState[], tt: number): Vector {
  const at = (tt - span.from) / stepDays;
  const index = Math.min(states.length - 2, Math.floor(at));
  const u = at - index;
  const [a, b] = [states[index], states[index + 1]];
  if (!a || !b) throw new RangeError(`the orbit does not reach ${tt}`);
  const one = (k: 0 | 1 | 2, v: 3 | 4 | 5): number =>
    (1 + 2 * u) * (1 - u) ** 2 * a[k] +
    u * (1 - u) ** 2 * stepDays * a[v] +
    u * u * (3 - 2 * u) * b[k] +
    u * u * (u - 1) * stepDays * b[v];
  return [one(0, 3), one(1, 4), one(2, 5)];
}

function residuals(start: BodyState, places: readonly Known[]): number[] {
  const states = orbit(start);
  return places.flatMap(({ tt, place }) => {
    const [x, y, zed] = placeOn(states, tt);
    return [place[0] - x, place[1] - y, place[2] - zed];
  });
}

function solved(columns: readonly (readonly number[])[], right: readonly number[]): number[] {
  const dot = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
  const rows = columns.map((column) => [...columns.map((other) => dot(column, other)), dot(column, right)]);
  for (let i = 0; i < rows.length; i++) {
    const pivot = rows[i] ?? [];
    for (const [k, other] of rows.entries()) {
      if (k === i) continue;
      const factor = (other[i] ?? 0) / (pivot[i] ?? 1);
      rows[k] = other.map((value, column) => value - factor * (pivot[column] ?? 0));
    }
  }
  return rows.map((values, i) => (values[rows.length] ?? 0) / (values[i] ?? 1));
}

function fitted({ places, start }: { places: readonly Known[]; start: BodyState }): BodyState {
  let state = start;
  for (let pass = 0; pass < 4; pass++) {
    const now = residuals(state, places);
    const root = Math.sqrt(now.reduce((sum, value) => sum + value * value, 0) / now.length);
    console.error(`  root mean square ${root.toExponential(2)} au`);
    const steps = [1e-5, 1e-5, 1e-5, 1e-9, 1e-9, 1e-9];
    const columns = steps.map((step, k) => {
      const nudged = state.map((value, i) => (i === k ? value + step : value));
      const [x = 0, y = 0, zed = 0, vx = 0, vy = 0, vz = 0] = nudged;
      return residuals([x, y, zed, vx, vy, vz], places).map((value, i) => ((now[i] ?? 0) - value) / step);
    });
    const [x = 0, y = 0, zed = 0, vx = 0, vy = 0, vz = 0] = solved(columns, now);
    const [a, b, c, d, e, f] = state;
    state = [a + x, b + y, c + zed, d + vx, e + vy, f + vz];
  }
  return state;
}

function write(
  name: string,
  source: string,
  state: BodyState,
  { segmentDays, terms }: { segmentDays: number; terms: number },
): void {
  const states = orbit(state);
  const firstDay = -73_792;
  const count = Math.ceil(147_584 / segmentDays);
  const segments = Array.from({ length: count }, (_, segment) => {
    const nodes = Array.from({ length: terms }, (__, j) => Math.cos((Math.PI * (j + 0.5)) / terms));
    const places = nodes.map((x) => placeOn(states, firstDay + segmentDays * (segment + (x + 1) / 2)));
    return ([0, 1, 2] as const).map((k) =>
      Array.from({ length: terms }, (__, i) => {
        const sum = places.reduce(
          (total, place, j) => total + place[k] * Math.cos((Math.PI * i * (j + 0.5)) / terms),
          0,
        );
        return Number(((sum * (i === 0 ? 1 : 2)) / terms).toFixed(8));
      }),
    );
  });
  writeFileSync(
    join(import.meta.dirname, name),
    `${JSON.stringify({ source, firstDay: firstDay + 2451545, segmentDays, segments })}\n`,
  );
}

write(
  'pluto.json',
  'Integrated by make-outer.ts among the giants of VSOP87B through positions of JPL Horizons (DE441) from 1900 to 2060',
  fitted(knownOfPluto()),
  { segmentDays: 9_224, terms: 13 },
);
write(
  'chiron.json',
  'Integrated by make-outer.ts among the giants of VSOP87B through positions of JPL Horizons from 1850 to 2150 that caelus 0.23.0 carries (MIT licence, copyright its authors)',
  fitted(knownOfChiron()),
  { segmentDays: 2_306, terms: 13 },
);
