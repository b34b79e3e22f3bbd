import type { Base } from '@palmleaf/contract/operations';
import { BatchReadings } from '../../../functions/fan-out/trials/batch-readings.ts';
import { workOnSubjects } from '../../../functions/fan-out/work-on-subjects.ts';
import { reconcile } from '../../../functions/reconciler/reconcile.ts';
import { groupOf } from '../../../shared/aws/queue.ts';
import { Allowance } from '../../../shared/budget/allowance.ts';
import { subjectOf } from '../../../shared/jobs/job.ts';
import { subjectName } from '../../../shared/ledger/items/keys.ts';
import type { Answer, Call, Endpoint } from '../../../shared/service-client/caller.ts';
import type { Table } from '../../../shared/table/table.ts';
import { Clock } from '../../simulation/world/clock.ts';
import { FairQueue } from './fair-queue.ts';
import { LedgerWorld, minute } from './ledger-world.ts';

const second = 1000;
const tableMs = 5;
const fanOutMs = 180 * second;
const reconcilerMs = 60 * second;
const marginMs = 10 * second;
const pollMs = 100;

export interface QueueWorldOptions {
  readonly invocations: number;
  readonly subjectsAtOnce: number;
  readonly callsAtOnce: number;
  readonly latencyMs: number;
  readonly callsPerSecond?: number;
  readonly start?: number;
}

export class QueueWorld {
  readonly world = new LedgerWorld();
  readonly clock: Clock;
  readonly queue: FairQueue;
  readonly options: QueueWorldOptions;
  answer: (call: Call) => Answer = (call) => this.world.bought(call);
  inFlight = 0;
  mostInFlight = 0;
  /** Calls in flight, summed over time in milliseconds. */
  busyMs = 0;
  readonly #table: Table;
  #running = 0;

  constructor(options: QueueWorldOptions) {
    this.options = options;
    this.clock = new Clock(options.start ?? this.world.now);
    this.queue = new FairQueue(this.clock.now);
    this.#table = this.#slow(this.world.table);
  }

  hint(...names: readonly string[]): void {
    for (const key of names) this.#send({ kind: 'subject', key });
  }

  async runUntil(done: () => boolean, mostMinutes: number): Promise<number> {
    const start = this.clock.now();
    const end = start + mostMinutes * minute;
    let isOver = false;
    let isDone = false;
    const poll = () => {
      if (isOver) return;
      isDone = done();
      while (this.#running < this.options.invocations) {
        const messages = this.queue.receive(this.options.subjectsAtOnce);
        if (messages.length === 0) break;
        void this.#fanOut(messages);
      }
      this.clock.after(pollMs, poll);
    };
    const everyMinute = () => {
      if (isOver) return;
      void this.#reconcile();
      this.clock.after(minute, everyMinute);
    };
    poll();
    this.clock.after(minute, everyMinute);
    await this.clock.run(() => isDone || this.clock.now() > end);
    isOver = true;
    if (!isDone) throw new Error(`Not done after ${mostMinutes} minutes`);
    return (this.clock.now() - start) / minute;
  }

  ended(batch: string): boolean {
    for (const item of this.world.table.items()) {
      if (item.sk !== 'report' || item.batch !== batch) continue;
      const { state } = item;
      if (state === 'due' || state === 'working' || state === 'waiting') return false;
    }
    return true;
  }

  async #fanOut(messages: ReturnType<FairQueue['receive']>): Promise<void> {
    const { world, clock } = this;
    this.#running += 1;
    const deadline = clock.now() + fanOutMs;
    const subjects = messages.flatMap(({ job }) => subjectOf(job) ?? []);
    const names = subjects.map(subjectName);
    const ledger = { ...world.ledger, table: this.#table, now: clock.now };
    const worker = {
      name: `worker at ${clock.now()}, ${world.sent.length}, ${names[0]}`,
      until: deadline + marginMs,
    };
    const byBatch = Map.groupBy(names, (name) => name.slice(0, name.indexOf('/')));
    const { monthlyCeiling, blockSize } = world;
    const deps = world.fanOut(names, {
      ledger,
      worker,
      settings: { ...world.settings, calls: { ...world.settings.calls, atOnce: this.options.callsAtOnce } },
      endpoints: this.#endpoints(),
      batches: new BatchReadings(ledger),
      allowance: new Allowance({
        ledger,
        worker,
        subjects: byBatch,
        settings: { monthlyCeiling, blockSize },
      }),
      send: async (call, _endpoint, credential) => {
        world.sent.push({ call, credential, at: clock.now() });
        return this.#serve(call);
      },
      sleep: clock.sleep,
      remainingMs: () => deadline - clock.now(),
    });
    await workOnSubjects(deps, subjects);
    for (const message of messages) this.queue.delete(message);
    this.#running -= 1;
  }

  #endpoints(): Record<Base, Endpoint> {
    const { callsPerSecond } = this.options;
    const endpoint = (base: Base): Endpoint => ({
      url: `https://${base}.example`,
      scheme: this.world.scheme[base],
      ...(callsPerSecond === undefined ? {} : { callsPerSecond }),
    });
    return {
      palmistry: endpoint('palmistry'),
      base: endpoint('base'),
      vision: endpoint('vision'),
      chat: endpoint('chat'),
    };
  }

  async #serve(call: Call): Promise<Answer> {
    this.inFlight += 1;
    this.mostInFlight = Math.max(this.mostInFlight, this.inFlight);
    const answer = this.answer(call);
    const quick = answer.status === 429;
    await this.clock.sleep(quick ? tableMs : this.options.latencyMs);
    if (!quick) this.busyMs += this.options.latencyMs;
    this.inFlight -= 1;
    return answer;
  }

  #reconcile() {
    const { world, clock } = this;
    const deadline = clock.now() + reconcilerMs;
    return reconcile(
      world.reconciler({
        ledger: { ...world.ledger, table: this.#table, now: clock.now },
        jobs: {
          send: async (jobs, delaySeconds = 0) => {
            for (const job of jobs) this.#send(job, delaySeconds);
          },
        },
        queueDepth: async () => this.queue.depth,
        remainingMs: () => deadline - clock.now(),
      }),
    );
  }

  #send(job: Parameters<FairQueue['send']>[0], delaySeconds = 0): void {
    this.queue.send(job, groupOf(job), delaySeconds * second);
  }

  #slow(table: Table): Table {
    const after = <T>(effect: () => Promise<T>) => this.clock.sleep(tableMs).then(effect);
    return {
      get: (key) => after(() => table.get(key)),
      query: (query) => after(() => table.query(query)),
      queryIndex: (query) => after(() => table.queryIndex(query)),
      update: (update) => after(() => table.update(update)),
      delete: (removal) => after(() => table.delete(removal)),
      transact: (writes) => after(() => table.transact(writes)),
    };
  }
}
