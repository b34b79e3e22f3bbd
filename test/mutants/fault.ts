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
  /** Permanent, because reports use it. */
  readonly name: string;
  readonly file: string;
  /** A text that occurs in the file exactly once; `put` replaces it. */
  readonly find: string;
  readonly put: string;
  /** The harm done. */
  readonly why: string;
  /** Paths from the root. */
  readonly tests: readonly string[];
  /** Seeds of the simulation, played with 150 subjects if no test has failed. */
  readonly seeds?: readonly number[];
  /** The fault makes its tests hang, so a hang counts as caught. */
  readonly hangs?: true;
  /** Why the fault changes nothing; it is then not planted. */
  readonly struckOff?: string;
}

export interface ListedFault extends Fault {
  readonly area: Area;
}
