import type { FaultKind, Process } from '../explorer/process.ts';
import type { ScopeSettings, ScopeWorld } from './scope-world.ts';

/** A process of a scope: what it is called, and what it does. */
export interface Starter {
  readonly name: string;
  readonly run: (world: ScopeWorld, process: Process) => Promise<unknown>;
  /** Whether faults are meant for it; by default they are. */
  readonly isSound?: true;
}

/** Processes that run at once. The next stage begins when all have ended, died or frozen. */
interface Stage {
  /** How much time passes before it begins, in milliseconds. */
  readonly afterMs?: number;
  readonly start: readonly Starter[];
}

/** A small world of which every play is looked at. */
export interface Scope extends ScopeSettings {
  readonly name: string;
  /** What happens at once, in one sentence. */
  readonly what: string;
  /** Plays what comes before, with nobody else there. */
  readonly setUp: (world: ScopeWorld) => Promise<void>;
  readonly stages: readonly Stage[];
  /** What may go wrong, and how often in one play. */
  readonly faults: { readonly kinds: readonly FaultKind[]; readonly most: number };
  /** How many workers the jobs that are sent may start; what is sent beyond is lost. */
  readonly workers?: number;
  /** Played when all is at rest; then it comes to rest again. */
  readonly afterwards?: (world: ScopeWorld) => Promise<void>;
  /** What else must hold in the end. */
  readonly check?: (world: ScopeWorld) => Promise<void> | void;
}
