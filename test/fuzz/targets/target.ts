import type { MadeRequest } from '../made/requests.ts';

export const targetNames = [
  'service',
  'intake',
  'reports',
  'console',
  'gateway',
  'readers',
  'stack',
] as const;
export type TargetName = (typeof targetNames)[number];

/** The reaction to one input. */
export interface Reaction {
  /** A word that groups reactions: a status, a refusal's code, the end of a connection. */
  readonly kind: string;
  /** The broken promise, in a sentence; `run/judge.ts` judges the promises that all targets share. */
  readonly fault?: string;
  /** Statuses of all HTTP answers. */
  readonly statuses?: readonly number[];
  readonly answerBytes?: number;
  /** The answer to a refused input. */
  readonly refusal?: string;
  readonly log?: string;
}

/** A prepared target. Worlds are isolated from each other. */
export interface World {
  play(bytes: Buffer): Promise<Reaction>;
  /** Memory of all its processes, if it has more than this one. */
  residentBytes?(): number | undefined;
  close(): Promise<void>;
}

/** A reader of untrusted input. */
export interface Target {
  readonly name: TargetName;
  /** The share of inputs with changed framing; 0 for a target without a socket. */
  readonly framing: number;
  /** Secrets and personal data in the world, which no log line and no refusal may show. */
  readonly planted: readonly string[];
  /** Whether the address of an input is a key with an id that logs name. */
  readonly logsNameAddress?: boolean;
  /** The largest answer to a refused input. */
  readonly maxRefusalBytes: number;
  /** The number of inputs before a new world begins, so that only a leak makes memory grow. 400 by default. */
  readonly inputsPerWorld?: number;
  /** Starting points beside the corpus files, generated from the target's description. */
  readonly made?: readonly MadeRequest[];
  open(): Promise<World>;
}

/** Text planted everywhere, which the judge then searches. */
export const plantedName = 'Ottoline Quarles';
export const plantedToken = 'plt_Zx81-planted-token-of-the-fuzzer';
