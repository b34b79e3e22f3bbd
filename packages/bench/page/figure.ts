import { appendFileSync } from 'node:fs';
import * as z from 'zod';

/** One thing that a benchmark has measured. */
const figure = z.strictObject({
  name: z.string(),
  value: z.number(),
  /** The unit of the value; empty for a ratio. */
  unit: z.string(),
  /** Whether it means the same on every machine: a ratio of two measurements of one run, or a count on paper. */
  isSteady: z.boolean(),
  better: z.enum(['more', 'less']),
  /** The goal: a minimum if more is better, else a maximum. */
  goal: z.number().optional(),
});
export type Figure = z.output<typeof figure>;

export const figures = z.array(figure);

/** Figures by the name of the benchmark that took them, and the machine of the last run that wrote some. */
export const measured = z.strictObject({
  machine: z.string(),
  benchmarks: z.record(z.string(), figures),
});
export type Measured = z.output<typeof measured>;

export const isMissed = ({ better, value, goal }: Figure): boolean =>
  goal !== undefined && !(better === 'more' ? value >= goal : value <= goal);

/** Names the file for a benchmark's figures, if the caller wants them: one line of JSON for each. */
export const figuresVariable = 'PALMLEAF_BENCH_FIGURES';

/** Returns whether the caller wants figures, so that a benchmark may omit output for people. */
export const isTold = (): boolean => process.env[figuresVariable] !== undefined;

/** Appends figures to the caller's file, if it named one; prints nothing. */
export function tell(told: readonly Figure[]): void {
  const file = process.env[figuresVariable];
  if (file === undefined) return;
  for (const each of told) appendFileSync(file, `${JSON.stringify(figure.parse(each))}\n`);
}

/** A ratio of two measurements of the same run, to three digits. */
export const ratio = (name: string, value: number, better: Figure['better'], goal?: number): Figure => ({
  name,
  value: Number(value.toPrecision(3)),
  unit: '',
  isSteady: true,
  better,
  ...(goal === undefined ? {} : { goal }),
});

/** Returns a figure with a unit that is equal on every machine, to three digits. */
export const counted = (
  name: string,
  value: number,
  unit: string,
  better: Figure['better'],
  goal?: number,
): Figure => ({ ...ratio(name, value, better, goal), unit });

/** Returns a figure that depends on the machine, to three digits. */
export const amount = (
  name: string,
  value: number,
  unit: string,
  better: Figure['better'],
  goal?: number,
): Figure => ({
  ...counted(name, value, unit, better, goal),
  isSteady: false,
});
