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

/** One plantable fault, and the tests that should catch it. */
export interface Fault {
  /** Never changes: reports refer to the fault by it. */
  readonly name: string;
  readonly file: string;
  /** The text that the fault replaces. It occurs in the file exactly once. */
  readonly find: string;
  readonly put: string;
  /** The harm that it does, in one sentence. */
  readonly why: string;
  /** Test files, as paths from the root. */
  readonly tests: readonly string[];
  /** Seeds of the simulation, played with 150 subjects if no test has failed. */
  readonly seeds?: readonly number[];
  /** Set if the fault makes the code loop endlessly. Only then does a hang count as caught. */
  readonly hangs?: true;
  /** Why no test need catch it. Such a fault is not planted. */
  readonly struckOff?: string;
}

export interface ListedFault extends Fault {
  readonly area: Area;
}
