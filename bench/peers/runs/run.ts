import { existsSync, readdirSync } from 'node:fs';
import type { Person } from '../people.ts';
import type { Vendor } from '../vendor.ts';

/** What every run is given. */
export interface Given {
  readonly vendor: Vendor;
  /** The folder in which the scripts of the others lie, beside what they need. */
  readonly scripts: string;
  readonly service: string;
  readonly people: readonly Person[];
  /** Where reports are to be put, a file each. */
  readonly reports: string;
  /** After so many calls whatever makes them is killed. */
  readonly killAfter: number;
  /** How long an invocation may take, and how long a message stays out of sight after it was received. */
  readonly timeoutMs: number;
  /** What has not ended by then is lost. */
  readonly patienceMs: number;
}

/** Milliseconds since it began, when so many reports lay there; undefined when they never did. */
export async function untilReports(
  { people, reports, patienceMs }: Given,
  began: number,
): Promise<number | undefined> {
  const isDone = () => existsSync(reports) && readdirSync(reports).length >= people.length;
  return until(isDone, began, patienceMs);
}

/** Milliseconds since it began, when it is done; undefined when it is not in so long. */
export async function until(
  isDone: () => boolean | Promise<boolean>,
  began: number,
  patienceMs: number,
): Promise<number | undefined> {
  for (;;) {
    if (await isDone()) return performance.now() - began;
    if (performance.now() - began > patienceMs) return undefined;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
