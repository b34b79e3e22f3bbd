import type { FanOutSettings } from '../../../functions/fan-out/deps.ts';
import type { ReconcilerSettings } from '../../../functions/reconciler/deps.ts';
import { bases } from '../../../shared/contract/operations.ts';
import { type GateName, gateKey } from '../../../shared/gate/gate.ts';
import type { Job } from '../../../shared/jobs/job.ts';
import type { BodyStore } from '../../../shared/ledger/context.ts';
import { batchKey } from '../../../shared/ledger/items/keys.ts';
import type { Log } from '../../../shared/log.ts';
import type { Credential } from '../../../shared/service-client/credential.ts';
import { MemoryTable } from '../../support/memory-table.ts';
import { usualFanOut, usualReconciler } from '../../support/settings.ts';
import { Clock } from './clock.ts';
import { Secret } from './credentials.ts';
import { FakeService } from './fake-service.ts';
import { FaultyTable, healthyTable, type TableFaults } from './faulty-table.ts';
import { History } from './history.ts';
import { Process } from './process.ts';
import { Queue, type QueueFaults } from './queue.ts';
import { Random } from './random.ts';
import { minute, type Scenario } from './scenario.ts';
import { type File, filesOf, Universe } from './universe.ts';

export const durations = { fanOut: 180_000, intake: 120_000, reconciler: 60_000 } as const;

const stormyTable: TableFaults = {
  refused: 0.004,
  answerLost: 0.001,
  sentTwice: 0.002,
  slow: 0.003,
  stale: 0.05,
};
const stormyQueue: QueueFaults = { duplicate: 0.05, late: 0.03 };
const healthyQueue: QueueFaults = { duplicate: 0, late: 0 };

/** Everything outside the functions: the table, the queues, the secret, the bucket, the service, and time. */
export class World {
  readonly scenario: Scenario;
  readonly random: Random;
  readonly clock: Clock;
  readonly table = new MemoryTable();
  readonly bodies = new Map<string, Uint8Array>();
  readonly service: FakeService;
  readonly secret: Secret;
  readonly history: History;
  readonly files: readonly File[];
  readonly universe: Universe;
  readonly jobs: Queue<Job>;
  readonly intake: Queue<File>;
  readonly processes = new Set<Process>();
  readonly logged: string[] = [];
  readonly violations: string[] = [];
  readonly gates: readonly GateName[];
  readonly fanOutSettings: FanOutSettings;
  readonly reconcilerSettings: ReconcilerSettings;
  readonly blockSize: number;
  purged = 0;
  died = 0;
  #names = 0;
  /** What an execution environment remembers of the secret between invocations. */
  #cachedSecret: Credential | undefined;

  constructor(scenario: Scenario) {
    this.scenario = scenario;
    this.random = new Random(scenario.seed * 7919 + 17);
    this.clock = new Clock(scenario.start);
    this.history = new History(scenario.start);
    this.files = filesOf(scenario);
    this.universe = new Universe(scenario, this.files);
    this.service = new FakeService(this.clock, this.random.fork(), scenario);
    this.secret = new Secret(this.clock, scenario, this.service);
    const queueFaults = () => (this.stormy ? stormyQueue : healthyQueue);
    this.jobs = new Queue(this.clock, this.random.fork(), {
      visibility: 6 * durations.fanOut,
      maxReceives: 5,
      faults: queueFaults,
    });
    this.intake = new Queue(this.clock, this.random.fork(), {
      visibility: 6 * minute,
      maxReceives: 5,
      faults: queueFaults,
    });
    this.gates = bases.map((base) => ({ base, scheme: scenario.schemes[base] }));
    this.blockSize = this.random.pick([8, 40, 110]);
    this.fanOutSettings = {
      ...usualFanOut,
      retry: { ...usualFanOut.retry, unknown: scenario.unknownPolicy },
      calls: { ...usualFanOut.calls, atOnce: this.random.pick([4, 22, 22]) },
      reuse: scenario.reuse,
    };
    this.reconcilerSettings = {
      ...usualReconciler,
      budget: { ...usualReconciler.budget, monthlyCeiling: scenario.monthlyCeiling },
    };
    this.#schedule();
  }

  /** How far the clock of the functions is off, by all steps so far. */
  get skewMs(): number {
    const now = this.clock.now();
    return (this.scenario.clockSteps ?? []).reduce((sum, { at, byMs }) => sum + (at <= now ? byMs : 0), 0);
  }

  /** What the functions read as the time. Deadlines, timers, queues and the service go by the true one. */
  readonly wallClock = (): number => this.clock.now() + this.skewMs;

  /** Whether a worker may be alive whose lease has ended, or begun, by a step of the clock. */
  get unsteady(): boolean {
    const now = this.clock.now();
    return (this.scenario.clockSteps ?? []).some(({ at }) => at <= now && now < at + durations.fanOut);
  }

  get stormy(): boolean {
    return this.clock.now() < this.scenario.calm;
  }

  #schedule(): void {
    const { clock, scenario } = this;
    const at = (time: number, run: () => void) => clock.after(time - clock.now(), run);
    for (const file of this.files) at(file.time, () => this.intake.send(file));
    for (const time of scenario.purges) {
      at(time, () => {
        this.purged += this.jobs.purge();
        this.history.add(time, '*', 'the jobs queue is purged');
      });
    }
    for (const { at: time, credits } of scenario.topUps) at(time, () => this.service.topUp(credits));
    at(scenario.calm, () => this.service.topUp(1e9));
    for (const [batch, ceiling] of scenario.ceilings) this.setCeiling(batch, ceiling);
    for (const { at: time, batch, ceiling } of scenario.raises)
      at(time, () => this.setCeiling(batch, ceiling));
  }

  setCeiling(batch: string, ceiling: number): void {
    const key = batchKey(batch);
    void this.table.update({
      key,
      set: { ceiling },
      setIfMissing: { v: 1, name: batch, committed: 0, blocks: {} },
    });
  }

  /** A function starts: it lives until its deadline, or until a crash that is drawn for it. */
  start(kind: keyof typeof durations, onDeath: () => void): Process {
    const { clock, random, scenario } = this;
    this.#names += 1;
    const crashes = this.stormy && random.chance(scenario.crashChance);
    const process: Process = new Process(`${kind}-${this.#names}`, clock, random, {
      deadline: clock.now() + durations[kind],
      crossings: crashes ? random.whole(1, random.pick([12, 60, 250])) : Number.POSITIVE_INFINITY,
      onDeath: () => {
        this.died += 1;
        this.processes.delete(process);
        onDeath();
      },
    });
    this.processes.add(process);
    return process;
  }

  tableOf(process: Process): FaultyTable {
    return new FaultyTable(this.table, process, this.random, () =>
      this.stormy ? stormyTable : healthyTable,
    );
  }

  /** The store, as it is. */
  readonly bodyStore: BodyStore = {
    put: async (key, bytes) => void this.bodies.set(key, bytes),
    get: async (key) => {
      const bytes = this.bodies.get(key);
      if (bytes === undefined) throw new Error('NoSuchKey');
      return bytes;
    },
    copy: async (from, to) => this.bodyStore.put(to, await this.bodyStore.get(from), ''),
  };

  ledgerOf(process: Process) {
    const { put, get, copy } = this.bodyStore;
    const cross = <T>(effect: () => Promise<T>) => {
      if (this.stormy && this.random.chance(0.03)) return Promise.reject(new Error('SlowDown'));
      return process.cross(this.random.between(5, 40), effect);
    };
    const bodies: BodyStore = {
      put: (...object) => cross(() => put(...object)),
      get: (key) => cross(() => get(key)),
      copy: (from, to) => cross(() => copy(from, to)),
    };
    return { table: this.tableOf(process), now: this.wallClock, bodies };
  }

  jobsOf(process: Process) {
    return {
      send: async (jobs: readonly Job[], delaySeconds = 0): Promise<void> => {
        for (const job of jobs) {
          await process.cross(this.random.between(2, 15), async () =>
            this.jobs.send(job, delaySeconds * 1000),
          );
        }
      },
    };
  }

  credentialsOf(process: Process) {
    const read = () => process.cross(this.random.between(5, 30), async () => this.secret.current);
    return {
      current: async (): Promise<Credential> => {
        this.#cachedSecret ??= await read();
        return this.#cachedSecret;
      },
      refetch: async (refused: string): Promise<Credential> => {
        if (this.#cachedSecret === undefined || this.#cachedSecret.version === refused)
          this.#cachedSecret = await read();
        return this.#cachedSecret;
      },
      read,
    };
  }

  log(about: string): Log {
    const note = (message: string, fields?: Readonly<Record<string, unknown>>) => {
      this.logged.push(`${message} ${JSON.stringify(fields ?? {})}`);
      this.history.add(this.clock.now(), about, message);
    };
    return { info: note, warn: note, error: note };
  }

  /** Something that must not be, and what happened to whom it concerns. */
  wrong(about: string | readonly string[], what: string): void {
    const abouts = typeof about === 'string' ? [about] : about;
    this.violations.push(`${what}\n${this.history.of(abouts).join('\n')}`);
    for (const one of abouts) this.history.add(this.clock.now(), one, `VIOLATION ${what}`);
  }

  gateItem(name: GateName) {
    return this.table.get(gateKey(name));
  }
}
