import type { Header } from '../items/header.ts';

/** Calls that a wave spent, by how each one ended. An unknown counts as spent: it may have been bought. */
export interface Spent {
  readonly bought: number;
  readonly unknown: number;
}

export const nothingSpent: Spent = { bought: 0, unknown: 0 };

export const addSpent = (a: Spent, b: Spent): Spent => ({
  bought: a.bought + b.bought,
  unknown: a.unknown + b.unknown,
});

/** What a worker spent on a subject, and no header says yet. */
export interface Accounted {
  readonly worker: string;
  readonly spent: Spent;
}

/** The reconciler settles the block of a dead worker within minutes; a day is kept. */
const retentionMs = 24 * 3600_000;

/** What a header says of calls spent, with what was spent since. */
export function spendingOf(before: Header, spent: readonly Accounted[], now: number) {
  let { callsBought, callsUnknown } = before;
  const spentBy: Record<string, Header['spentBy'][string]> = Object.fromEntries(
    Object.entries(before.spentBy).filter(([, { at }]) => at > now - retentionMs),
  );
  for (const { worker, spent: more } of spent) {
    const calls = more.bought + more.unknown;
    if (calls === 0) continue;
    callsBought += more.bought;
    callsUnknown += more.unknown;
    spentBy[worker] = { calls: (spentBy[worker]?.calls ?? 0) + calls, at: now };
  }
  return { callsBought, callsUnknown, spentBy };
}
