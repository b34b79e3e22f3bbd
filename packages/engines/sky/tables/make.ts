/**
 * Writes vsop87.json and elp-mpp02.json: the published series without their smallest terms.
 *
 *   node packages/engines/sky/tables/make.ts <data folder of the npm package astronomia 4.2.0>
 *
 * astronomia (MIT licence) has the series of VSOP87B (Bretagnon and Francou 1988) and ELP/MPP02 fitted to DE405
 * (Chapront and Francou 2003).
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';

/** The longest time from J2000 in the tables. */
const millennia = 0.2;

/** The least kept amplitude in radians, and the mean distance in au, which turns it into a length. */
const planetCuts = {
  Mercury: { cut: 5e-8, distance: 0.39 },
  Venus: { cut: 5e-8, distance: 0.72 },
  Earth: { cut: 6e-9, distance: 1 },
  Mars: { cut: 1e-7, distance: 1.52 },
  Jupiter: { cut: 1e-7, distance: 5.2 },
  Saturn: { cut: 1e-7, distance: 9.5 },
  Uranus: { cut: 1e-7, distance: 19.2 },
  Neptune: { cut: 1e-7, distance: 30 },
} as const;

/** Least kept amplitudes: arcseconds (L, B), kilometres (R). An error of B moves the true node eleven times as far. */
const moonCuts = { L: 0.004, B: 0.001, R: 1 } as const;

const powers = z.record(z.string(), z.array(z.array(z.number())));
const vsopFile = z.object({ L: powers, B: powers, R: powers });
const moonFile = z.object({ W1: z.array(z.number()), L: powers, B: powers, R: powers });

async function load<T>(folder: string, name: string, schema: z.ZodType<T>): Promise<T> {
  const module: { default: unknown } = await import(pathToFileURL(join(folder, name)).href);
  return schema.parse(module.default);
}

function rounded(value: number, weight: number, error: number): number {
  const decimals = Math.max(0, Math.ceil(Math.log10(weight / error)));
  return Number(value.toFixed(Math.min(15, decimals)));
}

type Rows = readonly (readonly number[])[];

function withoutEmptyEnd(rows: Rows): Rows {
  return rows.slice(0, rows.findLastIndex((row) => row.length > 0) + 1);
}

function vsopSeries(series: z.output<typeof powers>, cut: number): Rows {
  const rows = Object.entries(series).map(([power, terms]) => {
    const scale = millennia ** Number(power);
    return terms.flatMap(([a = 0, b = 0, c = 0]) => {
      if (Math.abs(a) * scale <= cut) return [];
      const error = cut / 20;
      const weight = Math.abs(a) * scale;
      return [rounded(a, scale, error), rounded(b, weight, error), rounded(c, weight * millennia, error)];
    });
  });
  return withoutEmptyEnd(rows);
}

function moonSeries(series: z.output<typeof powers>, cut: number): Rows {
  const centuries = 10 * millennia;
  const rows = Object.entries(series).map(([power, terms]) => {
    const scale = centuries ** Number(power);
    return terms
      .filter(([a = 0]) => Math.abs(a) * scale > cut)
      .flatMap(([a = 0, ...parts]) => [
        rounded(a, scale, cut / 20),
        ...[0, 1, 2].map((k) => rounded(parts[k] ?? 0, Math.abs(a) * scale * centuries ** k, cut / 20)),
      ]);
  });
  return withoutEmptyEnd(rows);
}

const folder = resolve(process.argv[2] ?? '.');

const planets: Record<string, Record<'L' | 'B' | 'R', Rows>> = {};
for (const [planet, { cut, distance }] of Object.entries(planetCuts)) {
  const { L, B, R } = await load(folder, `vsop87B${planet.toLowerCase()}.js`, vsopFile);
  planets[planet] = { L: vsopSeries(L, cut), B: vsopSeries(B, cut), R: vsopSeries(R, cut * distance) };
}
write('vsop87.json', {
  source:
    'VSOP87B, Bretagnon and Francou 1988, Astronomy and Astrophysics 202, 309; cut for 1800 to 2200 by make.ts',
  planets,
});

const moon = await load(folder, 'elpMppDe.js', moonFile);
write('elp-mpp02.json', {
  source:
    'ELP/MPP02 fitted to DE405, Chapront and Francou 2003, Astronomy and Astrophysics 404, 735; cut for 1800 to 2200 by make.ts',
  meanLongitude: moon.W1,
  L: moonSeries(moon.L, moonCuts.L),
  B: moonSeries(moon.B, moonCuts.B),
  R: moonSeries(moon.R, moonCuts.R),
});

function write(name: string, table: unknown): void {
  writeFileSync(join(import.meta.dirname, name), `${JSON.stringify(table)}\n`);
}
