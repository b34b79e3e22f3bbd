import { bases } from '@palmleaf/contract/operations';
import type { GateName } from '../../../shared/gate/gate.ts';
import type { Job } from '../../../shared/jobs/job.ts';
import type { RootLog } from '../../../shared/lambda/logger.ts';
import { type LedgerContext, noBodies } from '../../../shared/ledger/context.ts';
import { nameHashWith } from '../../../shared/ledger/name-hash.ts';
import type { PriceTable } from '../../../shared/money/prices.ts';
import { MemoryTable } from '../../support/table/memory-table.ts';
import { Bucket, bodyStoreOf, type Crossing, inboxOf } from './aws/bucket.ts';
import { FakeBus } from './aws/bus.ts';
import { Conflicts } from './aws/conflicts.ts';
import { FaultyTable, type SharedTable } from './aws/faulty-table.ts';
import { IndexLag } from './aws/index-lag.ts';
import { Queue } from './aws/queue.ts';
import { s3Notification } from './aws/s3-notification.ts';
import { CachedSecret, Secret } from './aws/secret.ts';
import { busFaults, queueFaults, tableFaults } from './aws/storm.ts';
import { Stream } from './aws/stream.ts';
import { pricesAt, setCeilings } from './ceilings.ts';
import { CancelWatch } from './checks/batches/cancels.ts';
import { HoldWatch } from './checks/batches/holds.ts';
import { EventWatch } from './checks/events.ts';
import { Clock } from './clock.ts';
import { History } from './history.ts';
import { SlowDownError, transientErrorNames } from './passing-errors.ts';
import { Process } from './process.ts';
import { Random } from './random.ts';
import { Readers } from './readers.ts';
import { type File, filesOf, sourceOf } from './scenario/files.ts';
import type { Scenario, Span } from './scenario/scenario.ts';
import { minute } from './scenario/times.ts';
import { Universe } from './scenario/universe.ts';
import { FakeService } from './service/fake-service.ts';
import { PictureHosts } from './service/pictures.ts';
import { settingsOf, type WorldSettings } from './settings.ts';

/** The timeout of each function, as in infra/functions. */
const durations = {
  fanOut: 180_000,
  photos: 120_000,
  rows: 120_000,
  reconciler: 50_000,
  deadLetters: 60_000,
  publish: 60_000,
  panchang: 300_000,
  reports: 30_000,
} as const;
export type FunctionName = keyof typeof durations;

const streamBatch = 100;

export class World {
  readonly scenario: Scenario;
  readonly random: Random;
  readonly archiveRandom: Random;
  unreported = 0;
  readonly clock: Clock;
  readonly table = new MemoryTable();
  readonly inbox = new Bucket();
  readonly store = new Bucket();
  readonly service: FakeService;
  readonly pictures: PictureHosts;
  readonly secret: Secret;
  readonly history: History;
  readonly files: File[];
  readonly universe: Universe;
  readonly queues: Readonly<Record<'jobs' | 'photos' | 'rows' | 'dead', Queue>>;
  readonly stream = new Stream(streamBatch);
  readonly bus: FakeBus;
  readonly events: EventWatch;
  readonly cancels = new CancelWatch(this);
  readonly holds: HoldWatch;
  readonly readers = new Readers();
  readonly #faultFree = new WeakSet<Process>();
  readonly processes = new Set<Process>();
  readonly logged: string[] = [];
  readonly violations: string[] = [];
  readonly gates: readonly GateName[];
  readonly settings: WorldSettings;
  readonly nameHash = nameHashWith(async () => 'the key of a simulated erasure');
  readonly erased = new Set<string>();
  readonly erasedBatches = new Set<string>();
  readonly keptOut = new Map<string, number>();
  /** By the clock of the erasing function. */
  readonly erasedAt = new Map<string, number>();
  refreshedAt: number | undefined;
  readonly hinted = new Map<string, number>();
  purged = 0;
  died = 0;
  readonly #shared: SharedTable;
  #names = 0;
  readonly #credentials: CachedSecret;

  constructor(scenario: Scenario) {
    this.scenario = scenario;
    this.random = new Random(scenario.seed * 7919 + 17);
    this.archiveRandom = new Random(scenario.seed * 49_979_687 + 11);
    this.clock = new Clock(scenario.start);
    this.history = new History(scenario.start);
    this.files = filesOf(scenario);
    this.universe = new Universe(scenario, this.files);
    this.pictures = new PictureHosts(
      this.clock,
      new Random(scenario.seed * 104_729 + 11),
      () => this.isStormy,
      (what) => this.wrong('*', what),
    );
    this.service = new FakeService(this.clock, this.random.fork(), scenario, this.pictures);
    this.secret = new Secret(this.clock, scenario, this.service);
    this.#credentials = new CachedSecret(this.secret, this.random);
    const dead = this.#queue('dead', durations.deadLetters);
    const { jobReceives, uploadReceives } = scenario;
    this.queues = {
      dead,
      jobs: this.#queue('jobs', durations.fanOut, { dead, maxReceives: jobReceives }),
      photos: this.#queue('photos', durations.photos, { dead, maxReceives: uploadReceives }),
      rows: this.#queue('rows', durations.rows, { dead, maxReceives: uploadReceives }),
    };
    this.gates = bases.map((base) => ({ base, scheme: scenario.schemes[base] }));
    this.settings = settingsOf(scenario, this.random);
    this.events = new EventWatch(this.clock.now, (what) => this.wrong('*', what));
    this.bus = new FakeBus(
      this.random.fork(),
      () => busFaults(this.isStormy),
      (event) => this.events.hear(event),
    );
    const lag = new IndexLag(this.clock);
    this.#shared = { table: this.table, conflicts: new Conflicts(this.clock), lag, writer: undefined };
    this.holds = new HoldWatch(this);
    this.table.listeners.push(this.stream.write, this.events.write, this.holds.write, lag.write);
    this.#schedule();
  }

  #queue(
    name: string,
    functionMs: number,
    whenFailed: { readonly dead?: Queue; readonly maxReceives: number } = {
      maxReceives: Number.POSITIVE_INFINITY,
    },
  ): Queue {
    return new Queue(this.clock, this.random.fork(), {
      name,
      visibilityMs: 6 * functionMs,
      faults: () => queueFaults(this.isStormy, this.scenario.lateMessages),
      ...whenFailed,
    });
  }

  get skewMs(): number {
    const now = this.clock.now();
    return (this.scenario.clockSteps ?? []).reduce((sum, { at, byMs }) => sum + (at <= now ? byMs : 0), 0);
  }

  /** Only functions read this time; deadlines, timers, queues and the service use true time. */
  readonly wallClock = (process?: Process): number => this.clock.now() + this.skewMs + (process?.skewMs ?? 0);

  gateEpisodes = 0;

  get writer(): Process | undefined {
    return this.#shared.writer;
  }

  get hasClockJumped(): boolean {
    const now = this.clock.now();
    return (this.scenario.clockSteps ?? []).some(({ at }) => at <= now && now < at + durations.fanOut);
  }

  get isStormy(): boolean {
    return this.clock.now() < this.scenario.calm;
  }

  get isStreamUnread(): boolean {
    return this.#isIn(this.scenario.streamGap);
  }

  get isReconcilerLate(): boolean {
    return this.#isIn(this.scenario.reconcilerGap);
  }

  #isIn(span: Span | undefined): boolean {
    const now = this.clock.now();
    return span !== undefined && span.from <= now && now < span.to;
  }

  get isIdle(): boolean {
    return (
      this.processes.size === 0 &&
      this.unreported === 0 &&
      this.stream.left === 0 &&
      Object.values(this.queues).every(({ size }) => size === 0)
    );
  }

  #schedule(): void {
    const { clock, scenario } = this;
    const at = (time: number, run: () => void) => clock.after(time - clock.now(), run);
    for (const file of this.files) at(file.time, () => this.#upload(file));
    for (const time of scenario.purges) {
      at(time, () => {
        this.purged += this.queues.jobs.purge();
        this.history.add(time, '*', 'the jobs queue is purged');
      });
    }
    const { streamGap } = scenario;
    if (streamGap !== undefined) at(streamGap.to, () => this.stream.trim());
    for (const { at: time, credits } of scenario.topUps) at(time, () => this.service.topUp(credits));
    at(scenario.calm, () => this.service.topUp(1e9));
    setCeilings(scenario, { table: this.table, bodies: noBodies, now: this.wallClock }, at);
  }

  #upload(file: File): void {
    this.inbox.put(file.key, file.bytes, file.metadata);
    const event = { ...sourceOf(file), sizeBytes: file.bytes.byteLength };
    this.queues[file.kind === 'photo' ? 'photos' : 'rows'].send(s3Notification(event));
  }

  get prices(): PriceTable | undefined {
    return pricesAt(this.scenario, this.clock.now());
  }

  /** @param isFaultFree whether random faults never crash, freeze or refuse the process */
  start(kind: FunctionName, onDeath: () => void = () => {}, isFaultFree = false): Process {
    const { clock, random, scenario } = this;
    this.#names += 1;
    const crashes = this.isStormy && random.chance(scenario.crashChance) && !isFaultFree;
    const freezes = this.isStormy && random.chance(scenario.freezeChance) && !isFaultFree;
    const process: Process = new Process(`${kind}-${this.#names}`, clock, random, {
      deadline: clock.now() + durations[kind],
      skewMs: random.between(-1, 1) * scenario.skewMs,
      ...(freezes
        ? {
            freeze: {
              at: clock.now() + random.next() * durations[kind],
              forMs: random.between(1, 8) * minute,
            },
          }
        : {}),
      crossings: crashes ? random.whole(1, random.pick([12, 60, 250])) : Number.POSITIVE_INFINITY,
      onDeath: () => {
        this.died += 1;
        this.processes.delete(process);
        onDeath();
      },
    });
    this.processes.add(process);
    if (isFaultFree) this.#faultFree.add(process);
    return process;
  }

  tableOf(process: Process): FaultyTable {
    const { refusal } = this.scenario;
    return new FaultyTable(this.#shared, process, this.random, {
      faults: () => tableFaults(this.isStormy && !this.#faultFree.has(process)),
      refuses: (key) => this.#isIn(refusal) && refusal?.isOf(key) === true,
    });
  }

  bucketBorder(process: Process): Crossing {
    return (effect) => {
      const error = () => {
        process.noteFailure('bucket refused');
        return new SlowDownError('The bucket asks for fewer requests');
      };
      const refused = this.isStormy && (this.#isIn(this.scenario.bucketOutage) || this.random.chance(0.03));
      return process.cross(
        this.random.between(5, 40),
        effect,
        refused ? { kind: 'error before', error } : { kind: 'none' },
      );
    };
  }

  ledgerOf(process: Process): LedgerContext {
    return {
      table: this.tableOf(process),
      now: () => this.wallClock(process),
      bodies: bodyStoreOf(this.store, this.bucketBorder(process)),
      nameHash: this.nameHash,
    };
  }

  inboxOf(process: Process) {
    return inboxOf(this.inbox, this.bucketBorder(process));
  }

  /** SQS reports the depth approximately, late, and sometimes not at all. */
  depthOf(process: Process) {
    return () =>
      process.cross(this.random.between(2, 15), async () => {
        if (this.isStormy && this.random.chance(0.05)) throw new SlowDownError('The queue does not say');
        const factor = this.isStormy && this.random.chance(this.scenario.depthLies) ? 20 : 1;
        return Math.round(this.queues.jobs.visible * factor * this.random.between(0.8, 1.2));
      });
  }

  jobsOf(process: Process) {
    return {
      send: async (jobs: readonly Job[], delaySeconds = 0): Promise<void> => {
        for (const job of jobs) {
          await process.cross(this.random.between(2, 15), async () => {
            this.hinted.set(job.key, this.clock.now());
            this.queues.jobs.send(job, delaySeconds * 1000);
          });
        }
      },
    };
  }

  credentialsOf(process: Process) {
    return this.#credentials.of(process);
  }

  log(about: string): RootLog {
    const note = (message: string, fields: Readonly<Record<string, unknown>> = {}) => {
      this.logged.push(`${message} ${JSON.stringify(fields)}`);
      this.history.add(this.clock.now(), about, message);
      const { error, where } = fields;
      if (typeof error === 'string' && !transientErrorNames.has(error))
        this.wrong(about, `${message}: ${error} at ${String(where)}`);
    };
    const log = { info: note, warn: note, error: note };
    return { ...log, child: () => log };
  }

  wrong(about: string | readonly string[], what: string): void {
    const abouts = typeof about === 'string' ? [about] : about;
    this.violations.push(`${what}\n${this.history.of(abouts).join('\n')}`);
    for (const one of abouts) this.history.add(this.clock.now(), one, `VIOLATION ${what}`);
  }

  threw(about: string, error: unknown): void {
    const name = error instanceof Error ? error.name : 'no error';
    this.log(about).error('A function failed', { failure: name });
    if (!transientErrorNames.has(name))
      this.wrong('*', `A function threw ${error instanceof Error ? error.stack : name}`);
  }
}
