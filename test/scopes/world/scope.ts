import type { FaultKind, Process } from '../explorer/process.ts';
import type { ScopeSettings, ScopeWorld } from './scope-world.ts';

export interface Starter {
  readonly name: string;
  readonly run: (world: ScopeWorld, process: Process) => Promise<unknown>;
  readonly neverFails?: true;
}

/** The next stage begins when all processes have ended, died or frozen. */
interface Stage {
  readonly afterMs?: number;
  readonly start: readonly Starter[];
}

export interface Scope extends ScopeSettings {
  readonly name: string;
  readonly what: string;
  readonly setUp: (world: ScopeWorld) => Promise<void>;
  readonly stages: readonly Stage[];
  readonly faults: { readonly kinds: readonly FaultKind[]; readonly max: number };
  readonly workers?: number;
  readonly afterwards?: (world: ScopeWorld) => Promise<void>;
  readonly check?: (world: ScopeWorld) => Promise<void> | void;
}
