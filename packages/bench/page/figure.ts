import { appendFileSync } from 'node:fs';
import * as z from 'zod';

const figure = z.strictObject({
  name: z.string(),
  value: z.number(),
  /** A ratio has an empty unit. */
  unit: z.string(),
  /** True if every machine gives the same value: a ratio within one run, or a count of a simulation. */
  isSteady: z.boolean(),
  better: z.enum(['more', 'less']),
  /** A minimum if more is better, else a maximum. */
  goal: z.number().optional(),
});
export type Figure = z.output<typeof figure>;

export const figures = z.array(figure);

export const measured = z.strictObject({
  machine: z.string(),
  benchmarks: z.record(z.string(), figures),
});
export type Measured = z.output<typeof measured>;

export const isMissed = ({ better, value, goal }: Figure): boolean =>
  goal !== undefined && !(better === 'more' ? value >= goal : value <= goal);

export const figuresVariable = 'PALMLEAF_BENCH_FIGURES';

export const isRecording = (): boolean => process.env[figuresVariable] !== undefined;

export function recordFigures(list: readonly Figure[]): void {
  const file = process.env[figuresVariable];
  if (file === undefined) return;
  for (const each of list) appendFileSync(file, `${JSON.stringify(figure.parse(each))}\n`);
}

/** Of two measurements of the same run, to three digits. */
export const ratio = (name: string, value: number, better: Figure['better'], goal?: number): Figure => ({
  name,
  value: Number(value.toPrecision(3)),
  unit: '',
  isSteady: true,
  better,
  ...(goal === undefined ? {} : { goal }),
});

export const steadyAmount = (
  name: string,
  value: number,
  unit: string,
  better: Figure['better'],
  goal?: number,
): Figure => ({ ...ratio(name, value, better, goal), unit });

export const amount = (
  name: string,
  value: number,
  unit: string,
  better: Figure['better'],
  goal?: number,
): Figure => ({
  ...steadyAmount(name, value, unit, better, goal),
  isSteady: false,
});
