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
