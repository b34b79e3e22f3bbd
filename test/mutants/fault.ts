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

export interface Fault {
  /** Never changes: reports refer to the fault by it. */
  readonly name: string;
  readonly file: string;
  /** Occurs in the file exactly once. */
  readonly find: string;
  readonly put: string;
  readonly why: string;
  /** Test files, as paths from the root. */
  readonly tests: readonly string[];
  /** Seeds of the simulation, played with 150 subjects if no test has failed. */
  readonly seeds?: readonly number[];
  /** Only then does a hang count as caught. */
  readonly hangs?: true;
  /** Such a fault is not planted. */
  readonly struckOff?: string;
}

export interface ListedFault extends Fault {
  readonly area: Area;
}
