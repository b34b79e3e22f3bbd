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

/** What came of one input. */
export interface Reaction {
  /** A word by which reactions are counted: a status, a refusal's code, how a connection ended. */
  readonly kind: string;
  /** What broke a promise, in a sentence; a promise that is the same for all targets is judged by `run/judge.ts`. */
  readonly fault?: string;
  /** Statuses of all answers, where there is HTTP. */
  readonly statuses?: readonly number[];
  readonly answerBytes?: number;
  /** What was answered to a refused input. */
  readonly refusal?: string;
  /** What was logged meanwhile. */
  readonly log?: string;
}

/** A target made ready: nothing of one world is seen by another. */
export interface World {
  play(bytes: Buffer): Promise<Reaction>;
  /** Memory of all its processes, where it has more than this one. */
  residentBytes?(): number | undefined;
  close(): Promise<void>;
}

/** Something that reads what strangers send. */
export interface Target {
  readonly name: TargetName;
  /** The share of inputs whose framing is changed; 0 for what never reads from a socket. */
  readonly framing: number;
  /** Secrets and data of persons that the world holds, and that no log line and no refusal may show. */
  readonly planted: readonly string[];
  /** Whether the address of an input is a key, whose id logs name. */
  readonly logsNameAddress?: boolean;
  /** The largest answer to a refused input. */
  readonly maxRefusalBytes: number;
  /** Inputs that share a world; then a new one begins, so that nothing grows but by a leak. 400 where it is not said. */
  readonly inputsPerWorld?: number;
  /** Inputs to start from beside the files of the corpus, made of the description of what the target answers. */
  readonly made?: readonly MadeRequest[];
  open(): Promise<World>;
}

/** What is planted everywhere, so that it can be searched for. */
export const plantedName = 'Ottoline Quarles';
export const plantedToken = 'plt_Zx81-planted-token-of-the-fuzzer';
