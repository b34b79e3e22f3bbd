import { Conflicts } from '../explorer/conflicts.ts';
import type { Scope } from '../world/scope.ts';
import type { ScopeWorld } from '../world/scope-world.ts';
import { type Beginning, begin, Execution, type Step } from './execution.ts';
import { Walk, type WalkBounds } from './walk.ts';

interface Counterexample {
  readonly violations: readonly string[];
  readonly trace: readonly string[];
}

export interface Exploration {
  readonly scope: string;
  readonly states: number;
  readonly steps: number;
  readonly executions: number;
  readonly pruned: number;
  readonly ends: number;
  readonly longest: number;
  readonly isExhausted: boolean;
  readonly seconds: number;
  readonly found?: Counterexample;
}

interface Frame {
  readonly steps: readonly Step[];
  index: number;
}

interface Bounds extends WalkBounds {
  readonly states?: number;
}

/**
 * Depth first. Each play starts at the beginning, because JavaScript cannot undo a Promise. Ends with the first play
 * that breaks a rule.
 */
export async function explore(scope: Scope, bounds: Bounds = {}): Promise<Exploration> {
  const started = performance.now();
  const search = new Search(scope, await begin(scope), bounds);
  const found = await search.run();
  const { states, steps, executions, pruned, ends, longest, isExhausted } = search;
  const seconds = (performance.now() - started) / 1000;
  const result = { states, steps, executions, pruned, ends, longest, isExhausted, seconds };
  return { scope: scope.name, ...result, ...(found === undefined ? {} : { found }) };
}

class Search {
  steps = 0;
  executions = 0;
  pruned = 0;
  ends = 0;
  longest = 0;
  isExhausted = true;
  readonly #scope: Scope;
  readonly #beginning: Beginning;
  readonly #bounds: Bounds;
  readonly #conflicts: Conflicts;
  readonly #known = new Set<string>();
  #frames: Frame[] = [];

  constructor(scope: Scope, beginning: Beginning, bounds: Bounds) {
    this.#scope = scope;
    this.#beginning = beginning;
    this.#bounds = bounds;
    this.#conflicts = new Conflicts(bounds.isUnpruned);
  }

  get states(): number {
    return this.#known.size;
  }

  async run(): Promise<Counterexample | undefined> {
    do {
      if (this.#conflicts.hasGrown) this.#restart();
      const violations = await this.#play();
      // If data has just proved not to be private, the next search finds the violation again.
      if (violations.length > 0 && !this.#conflicts.hasGrown) {
        this.isExhausted = false;
        return { violations, trace: await this.#trace() };
      }
      if (this.states >= (this.#bounds.states ?? Number.POSITIVE_INFINITY)) {
        this.isExhausted = false;
        return undefined;
      }
    } while (this.#conflicts.hasGrown || this.#backtrack());
    return undefined;
  }

  /** Restarts with less private data, because the plays so far may have left out orders. */
  #restart(): void {
    this.#conflicts.hasGrown = false;
    this.#known.clear();
    this.#frames = [];
    this.steps = this.executions = this.pruned = this.ends = this.longest = 0;
  }

  async #trace(): Promise<string[]> {
    const { walk, world } = await this.#walk();
    const trace: string[] = [];
    for (const { steps, index } of this.#frames) {
      const before = world.now;
      const what = await walk.take(steps[index]);
      const passed = Math.round((world.now - before) / 1000);
      if (passed > 0) trace.push(`(${passed} s pass)`);
      trace.push(`${steps[index]?.process}  ${what()}`);
    }
    return trace;
  }

  async #walk(): Promise<{ execution: Execution; walk: Walk; world: ScopeWorld }> {
    const execution = new Execution(this.#scope, this.#beginning, this.#conflicts);
    const walk = new Walk(execution, this.#bounds);
    await execution.nextStage();
    return { execution, walk, world: execution.world };
  }

  #backtrack(): boolean {
    for (let frame = this.#frames.at(-1); frame !== undefined; frame = this.#frames.at(-1)) {
      frame.index += 1;
      if (frame.index < frame.steps.length) return true;
      this.#frames.pop();
    }
    return false;
  }

  async #play(): Promise<readonly string[]> {
    this.executions += 1;
    const { execution, walk, world } = await this.#walk();
    for (const { steps, index } of this.#frames) await walk.take(steps[index]);
    if (this.#frames.length > 0) this.steps += 1;
    for (;;) {
      if (world.violations.length > 0) return world.violations;
      const steps = await walk.steps();
      const position = walk.position();
      if (this.#known.has(position)) {
        this.pruned += 1;
        return [];
      }
      this.#known.add(position);
      if (steps.length === 0) {
        this.ends += 1;
        await execution.end();
        return world.violations;
      }
      this.#frames.push({ steps, index: 0 });
      this.longest = Math.max(this.longest, this.#frames.length);
      await walk.take(steps[0]);
      this.steps += 1;
    }
  }
}

const mostSwitches = 6;

export async function simplestCounterexample(
  scope: Scope,
  bounds: Bounds = {},
): Promise<Counterexample | undefined> {
  for (let switches = 0; switches <= mostSwitches; switches += 1) {
    const { found } = await explore(scope, { ...bounds, switches });
    if (found !== undefined) return found;
  }
  return undefined;
}
