import type { FaultKind, Process } from '../explorer/process.ts';
import type { ScopeSettings, ScopeWorld } from './scope-world.ts';

/** A process of a scope: its name and its work. */
export interface Starter {
  readonly name: string;
  readonly run: (world: ScopeWorld, process: Process) => Promise<unknown>;
  /** Set if faults never hit it; by default they do. */
  readonly isSound?: true;
}

/** Concurrent processes. The next stage begins when all have ended, died or frozen. */
interface Stage {
  /** The time before it begins, in milliseconds. */
  readonly afterMs?: number;
  readonly start: readonly Starter[];
}

/** A small world in which every play is explored. */
export interface Scope extends ScopeSettings {
  readonly name: string;
  /** The concurrent actions, in one sentence. */
  readonly what: string;
  /** Plays the preparation, with no other process. */
  readonly setUp: (world: ScopeWorld) => Promise<void>;
  readonly stages: readonly Stage[];
  /** The possible faults, and their largest number in one play. */
  readonly faults: { readonly kinds: readonly FaultKind[]; readonly most: number };
  /** The number of workers that jobs may start; later jobs are lost. */
  readonly workers?: number;
  /** Runs at rest; the world then settles again. */
  readonly afterwards?: (world: ScopeWorld) => Promise<void>;
  /** Further checks at the end. */
  readonly check?: (world: ScopeWorld) => Promise<void> | void;
}
