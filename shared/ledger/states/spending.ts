import type { Worker } from '../context.ts';
import type { Header } from '../items/header.ts';

/** Calls that a wave spent, by how each one ended. An unknown counts as spent: it may have been bought. */
export interface Spent {
  readonly bought: number;
  readonly unknown: number;
  /** Earlier attempts that were the same purchase as one that is bought now, told by a key that the service honours. */
  readonly resolved?: number;
}

export const nothingSpent: Spent = { bought: 0, unknown: 0 };

export const addSpent = (a: Spent, b: Spent): Spent => ({
  bought: a.bought + b.bought,
  unknown: a.unknown + b.unknown,
  resolved: (a.resolved ?? 0) + (b.resolved ?? 0),
});

/** What a worker spent on a subject, and no header says yet. */
export interface Accounted {
  readonly worker: Worker;
  readonly spent: Spent;
}

/**
 * What a header says of calls spent, with what was spent since.
 *
 * @param settled workers without a block that is open: nobody will ask what they spent here
 */
export function spendingOf(
  before: Header,
  spent: readonly Accounted[],
  settled: ReadonlySet<string> = new Set(),
) {
  let { callsBought, callsUnknown } = before;
  const spentBy: Record<string, Header['spentBy'][string]> = Object.fromEntries(
    Object.entries(before.spentBy).filter(([worker]) => !settled.has(worker)),
  );
  for (const { worker, spent: more } of spent) {
    const calls = more.bought + more.unknown;
    const resolved = more.resolved ?? 0;
    if (calls === 0 && resolved === 0) continue;
    callsBought += more.bought;
    callsUnknown += more.unknown - resolved;
    const { name, until } = worker;
    spentBy[name] = { calls: (spentBy[name]?.calls ?? 0) + calls, until };
  }
  return { callsBought, callsUnknown, spentBy };
}
