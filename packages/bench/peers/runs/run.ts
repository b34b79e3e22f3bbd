import { existsSync, readdirSync } from 'node:fs';
import type { Person } from '../people.ts';
import type { Vendor } from '../vendor.ts';

export interface PeerRun {
  readonly vendor: Vendor;
  /** `scripts` and `reports` are folders. */
  readonly scripts: string;
  readonly service: string;
  readonly people: readonly Person[];
  readonly reports: string;
  readonly killAfterCalls: number;
  readonly timeoutMs: number;
  readonly patienceMs: number;
  readonly signal: AbortSignal;
}

export async function untilReports(given: PeerRun, began: number): Promise<number | undefined> {
  const { people, reports } = given;
  const isDone = () => existsSync(reports) && readdirSync(reports).length >= people.length;
  return until(isDone, began, given);
}

/**
 * @returns milliseconds since `began`, or undefined on timeout
 * @throws when it is interrupted
 */
export async function until(
  isDone: () => boolean | Promise<boolean>,
  began: number,
  { patienceMs, signal }: Pick<PeerRun, 'patienceMs' | 'signal'>,
): Promise<number | undefined> {
  for (;;) {
    signal.throwIfAborted();
    if (await isDone()) return performance.now() - began;
    if (performance.now() - began > patienceMs) return undefined;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
