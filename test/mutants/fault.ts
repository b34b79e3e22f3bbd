/** The parts of the core that faults are planted in. */
export const areas = [
  'ledger',
  'gate',
  'budget',
  'fan-out',
  'reconciler',
  'intake',
  'erasure',
  'publish',
  'webhooks',
  'drift',
  'table',
] as const;
export type Area = (typeof areas)[number];

/** One fault that can be planted, and what is meant to see it. */
export interface Fault {
  /** Stays as it is: by it the fault is spoken of. */
  readonly name: string;
  readonly file: string;
  /** The text that the fault takes the place of. It stands in the file exactly once. */
  readonly find: string;
  readonly put: string;
  /** What goes wrong with it, in one sentence. */
  readonly why: string;
  /** Test files, as paths from the root. */
  readonly tests: readonly string[];
  /** Seeds of the simulation, played with 150 subjects if no test has failed. */
  readonly seeds?: readonly number[];
  /** Set where the fault makes the code go on for ever: only then counts a hang as caught. */
  readonly hangs?: true;
  /** Why no test need see it. Such a fault is not planted. */
  readonly struckOff?: string;
}

export interface ListedFault extends Fault {
  readonly area: Area;
}
