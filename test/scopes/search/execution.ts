import type { Job } from '../../../shared/jobs/job.ts';
import type { Item } from '../../../shared/table/table.ts';
import { Conflicts } from '../explorer/conflicts.ts';
import { type FaultKind, type Operation, Process } from '../explorer/process.ts';
import { check } from '../world/checks.ts';
import { subjectCalled, workOn } from '../world/fan-out.ts';
import type { Scope, Starter } from '../world/scope.ts';
import { minute, ScopeWorld } from '../world/scope-world.ts';
import { settle } from '../world/settle.ts';

export interface Step {
  readonly process: string;
  readonly operation: number;
  readonly fault?: FaultKind;
}

export interface Beginning {
  readonly items: readonly Item[];
  readonly world: ScopeWorld;
}

export async function begin(scope: Scope): Promise<Beginning> {
  const world = new ScopeWorld(scope);
  await scope.setUp(world);
  return { items: world.table.items(), world };
}

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const writes: ReadonlySet<Operation['kind']> = new Set(['write', 'call']);
const killing: ReadonlySet<Operation['kind']> = new Set(['write', 'call', 'send']);

export class Execution {
  readonly world: ScopeWorld;
  readonly #scope: Scope;
  #processes: Process[] = [];
  readonly #faultless = new Set<Process>();
  readonly #conflicts: Conflicts;
  #stage = -1;
  #faults: number;
  #workersStarted = 0;
  #isFree = false;
  /** A scope has no outages, so each error reveals a fault. */
  readonly #thrown: string[] = [];

  constructor(scope: Scope, { items, world: before }: Beginning, conflicts = new Conflicts()) {
    this.#scope = scope;
    this.#conflicts = conflicts;
    this.#faults = scope.faults.max;
    const world = new ScopeWorld(scope, conflicts);
    world.now = before.now;
    world.secret = before.secret;
    world.table.inner.load(items);
    world.service.credits = before.service.credits;
    world.service.accepted = before.service.accepted;
    world.service.charged.push(...before.service.charged);
    for (const name of before.service.notBuilt) world.service.notBuilt.add(name);
    for (const name of before.service.refusing) world.service.refusing.add(name);
    for (const [key, bytes] of before.objects) world.objects.set(key, bytes);
    for (const [key, found] of before.inbox) world.inbox.set(key, found);
    world.uploads.push(...before.uploads);
    world.events.push(...before.events);
    world.startWorker = (sender, job) => this.#startWorker(sender, job);
    this.world = world;
  }

  async nextStage(): Promise<boolean> {
    const stage = this.#scope.stages[this.#stage + 1];
    if (stage === undefined) return false;
    this.#stage += 1;
    this.#conflicts.stage = this.#stage;
    this.world.now += stage.afterMs ?? 0;
    for (const process of this.#processes) {
      process.wake();
      await tick();
    }
    for (const starter of stage.start) this.#start(starter);
    await tick();
    return true;
  }

  #start({ name, run, neverFails }: Starter): void {
    const process = new Process(
      name,
      () => this.#isFree,
      () => this.world.now,
    );
    this.#processes.push(process);
    if (neverFails) this.#faultless.add(process);
    void run(this.world, process).then(
      () => process.end(),
      (error: unknown) => {
        this.#thrown.push(error instanceof Error ? `${name} threw ${error.stack}` : `${name} threw`);
        process.end();
      },
    );
  }

  #startWorker(sender: Process, job: Job): boolean {
    if (this.#workersStarted >= (this.#scope.workers ?? 0)) return false;
    this.#workersStarted += 1;
    const subject = subjectCalled(job.key);
    this.#start({
      name: `${sender.name}'s worker`,
      run: (world, process) => workOn(world, process, subject),
    });
    return true;
  }

  steps(last: string | undefined): Step[] {
    const steps = this.#processes.flatMap((process) => (process.state === 'alive' ? this.#of(process) : []));
    return [
      ...steps.filter(({ process }) => process === last),
      ...steps.filter(({ process }) => process !== last),
    ];
  }

  #of(process: Process): Step[] {
    const { kinds } = this.#scope.faults;
    const mayFail = this.#faults > 0 && !this.#faultless.has(process);
    return process.pending.flatMap((operation) => {
      if (!operation.isReady()) return [];
      const step = { process: process.name, operation: operation.number };
      const faults = mayFail ? kinds.filter((fault) => fits(fault, operation)) : [];
      return [step, ...faults.map((fault) => ({ ...step, fault }))];
    });
  }

  async take({ process: name, operation: number, fault }: Step): Promise<() => string> {
    const process = this.#processes.find((one) => one.name === name && one.state === 'alive');
    const operation = process?.pending.find((one) => one.number === number);
    if (process === undefined || operation === undefined)
      throw new Error(`A play cannot be repeated: ${name} has no operation ${number}`);
    if (fault !== undefined) this.#faults -= 1;
    const answer = await process.step(operation, fault);
    await tick();
    return () => {
      const fails = answer.startsWith('{ok:false') || answer === 'false';
      const end = fault === undefined ? '' : ` and ${faultTexts[fault]}`;
      return `${operation.what()}${fails ? ' (its condition does not hold)' : ''}${end}`;
    };
  }

  /** Plays that reach the same position continue alike. */
  position(isExact: boolean): string {
    const processes = this.#processes
      .map((process) => process.position(isExact))
      .sort()
      .join();
    return `${this.#stage} ${this.#faults} ${this.#workersStarted} ${this.world.position} ${processes}`;
  }

  async end(): Promise<void> {
    const { world } = this;
    for (const process of this.#processes) if (process.state === 'frozen') process.die();
    this.#isFree = true;
    world.startWorker = undefined;
    for (const process of this.#processes) process.die();
    world.now += minute;
    await settle(world);
    if (this.#scope.afterwards !== undefined) {
      await this.#scope.afterwards(world);
      await settle(world);
    }
    await check(world);
    await this.#scope.check?.(world);
    if (this.#faults === this.#scope.faults.max) for (const thrown of this.#thrown) world.wrong(thrown);
  }
}

const faultTexts: Record<FaultKind, string> = {
  dies: 'DIES before it receives the answer',
  freezes: 'FREEZES before it receives the answer',
  'answer lost': 'gets NO ANSWER',
  'sent twice': 'its client sends it TWICE',
  refused: 'has no effect, because the table is BUSY',
};

function fits(fault: FaultKind, { kind }: Operation): boolean {
  switch (fault) {
    case 'dies':
    case 'freezes':
      return killing.has(kind);
    case 'answer lost':
      return writes.has(kind);
    case 'sent twice':
    case 'refused':
      return kind === 'write';
  }
}
