import { addCost, type Cost } from '../../money/prices.ts';
import type { Worker } from '../context.ts';
import type { Header } from '../items/header.ts';

/** Calls that a wave spent, by how each one ended. An unknown counts as spent: it may have been bought. */
export interface Spent {
  readonly bought: number;
  readonly unknown: number;
  /** Earlier attempts that were the same purchase as one that is bought now, told by a key that the service honours. */
  readonly resolved?: number;
  /** What the calls cost, by the prices of the worker that sent them; absent where it knew none. */
  readonly cost?: Cost | undefined;
}

export const nothingSpent: Spent = { bought: 0, unknown: 0 };

export const addSpent = (a: Spent, b: Spent): Spent => ({
  bought: a.bought + b.bought,
  unknown: a.unknown + b.unknown,
  resolved: (a.resolved ?? 0) + (b.resolved ?? 0),
  ...(a.cost === undefined && b.cost === undefined ? {} : { cost: addCost(costIn(a), costIn(b)) }),
});

/** What calls cost; where no price is told, none of them has one. */
const costIn = ({ bought, unknown, cost }: Spent): Cost => cost ?? { micros: 0, unpriced: bought + unknown };

/** How a header writes down what a worker spent. */
export const costingOf = ({ bought, unknown, cost }: Spent) => ({ calls: bought + unknown, ...cost });

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
    const { calls } = costingOf(more);
    const resolved = more.resolved ?? 0;
    if (calls === 0 && resolved === 0) continue;
    callsBought += more.bought;
    callsUnknown += more.unknown - resolved;
    const { name, until } = worker;
    const known = spentBy[name];
    spentBy[name] = {
      calls: (known?.calls ?? 0) + calls,
      ...(more.cost === undefined && known?.micros === undefined
        ? {}
        : addCost(writtenCost(known), costIn(more))),
      until,
    };
  }
  return { callsBought, callsUnknown, spentBy };
}

/** What a header says that the calls of a worker cost. */
const writtenCost = (
  { calls, micros = 0, unpriced = calls }: Header['spentBy'][string] = { calls: 0, until: 0 },
): Cost => ({
  micros,
  unpriced,
});
