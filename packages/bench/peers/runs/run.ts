import { existsSync, readdirSync } from 'node:fs';
import type { Person } from '../people.ts';
import type { Vendor } from '../vendor.ts';

/** The input of every run. */
export interface Given {
  readonly vendor: Vendor;
  /** The folder in which the scripts of the others lie, beside what they need. */
  readonly scripts: string;
  readonly service: string;
  readonly people: readonly Person[];
  /** The folder for reports, one file each. */
  readonly reports: string;
  /** After so many calls whatever makes them is killed. */
  readonly killAfter: number;
  /** The time limit of an invocation, and the visibility timeout of a message. */
  readonly timeoutMs: number;
  /** When unfinished work counts as lost. */
  readonly patienceMs: number;
  /** Aborted when the run is interrupted. */
  readonly signal: AbortSignal;
}

/** Milliseconds since it began, when so many reports lay there; undefined when they never did. */
export async function untilReports(given: Given, began: number): Promise<number | undefined> {
  const { people, reports } = given;
  const isDone = () => existsSync(reports) && readdirSync(reports).length >= people.length;
  return until(isDone, began, given);
}

/** Milliseconds since it began, when it is done; undefined when it is not in so long. @throws when it is interrupted */
export async function until(
  isDone: () => boolean | Promise<boolean>,
  began: number,
  { patienceMs, signal }: Pick<Given, 'patienceMs' | 'signal'>,
): Promise<number | undefined> {
  for (;;) {
    signal.throwIfAborted();
    if (await isDone()) return performance.now() - began;
    if (performance.now() - began > patienceMs) return undefined;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
