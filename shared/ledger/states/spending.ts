import { addCost, type Cost } from '../../money/prices.ts';
import type { Worker } from '../context.ts';
import type { Header } from '../items/header.ts';

/** An unknown outcome counts as spent, because it may have been charged. */
export interface Spent {
  readonly bought: number;
  readonly unknown: number;
  readonly resolved?: number;
  readonly cost?: Cost | undefined;
}

export const nothingSpent: Spent = { bought: 0, unknown: 0 };

export const addSpent = (a: Spent, b: Spent): Spent => ({
  bought: a.bought + b.bought,
  unknown: a.unknown + b.unknown,
  resolved: (a.resolved ?? 0) + (b.resolved ?? 0),
  ...(a.cost === undefined && b.cost === undefined ? {} : { cost: addCost(costIn(a), costIn(b)) }),
});

const costIn = ({ bought, unknown, cost }: Spent): Cost => cost ?? { micros: 0, unpriced: bought + unknown };

export const costingOf = ({ bought, unknown, cost }: Spent) => ({ calls: bought + unknown, ...cost });

export interface WorkerSpending {
  readonly worker: Worker;
  readonly spent: Spent;
}

/** Drops the entries of settled workers. */
export function spendingOf(
  before: Header,
  spent: readonly WorkerSpending[],
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

const writtenCost = (
  { calls, micros = 0, unpriced = calls }: Header['spentBy'][string] = { calls: 0, until: 0 },
): Cost => ({
  micros,
  unpriced,
});
