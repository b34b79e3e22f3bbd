import { type Base, bases } from '@palmleaf/contract/operations';
import type { FanOutDeps, FanOutSettings } from '../../../functions/fan-out/deps.ts';
import { Breaker } from '../../../functions/fan-out/gates/breaker.ts';
import { BatchReadings } from '../../../functions/fan-out/trials/batch-readings.ts';
import { BatchTrials } from '../../../functions/fan-out/trials/trials.ts';
import { type Worked, workOnSubjects } from '../../../functions/fan-out/work-on-subjects.ts';
import type { ReconcilerDeps } from '../../../functions/reconciler/deps.ts';
import { reconcile } from '../../../functions/reconciler/reconcile.ts';
import { releaseNow } from '../../../shared/blockers/release.ts';
import { Allowance } from '../../../shared/budget/allowance.ts';
import type { ShapeMemory } from '../../../shared/drift/shape-memory.ts';
import type { Job } from '../../../shared/jobs/job.ts';
import { readCounts } from '../../../shared/ledger/batches/counts.ts';
import type { BodyStore } from '../../../shared/ledger/context.ts';
import { accept } from '../../../shared/ledger/inputs/accept.ts';
import { parseSubject, type Subject } from '../../../shared/ledger/items/keys.ts';
import { loadReport } from '../../../shared/ledger/items/load.ts';
import type { Report } from '../../../shared/ledger/items/part.ts';
import { Parking } from '../../../shared/ledger/waves/parking.ts';
import type { Money } from '../../../shared/money/money.ts';
import type { PriceTable } from '../../../shared/money/prices.ts';
import type { PhotoInputs, RowInputs, Source } from '../../../shared/plan/inputs.ts';
import { type AnswerClass, defaultPolicy, meaningOf } from '../../../shared/service-client/answer.ts';
import type { Answer, Call, Endpoint } from '../../../shared/service-client/caller.ts';
import type { Credential } from '../../../shared/service-client/credential.ts';
import { activeProfile } from '../../../shared/service-client/profile/active.ts';
import { palmIdIn } from '../../../shared/service-client/profile/contents.ts';
import type { Seller } from '../../../shared/service-client/seller.ts';
import { erasureOfItems } from '../ledger/erasing.ts';
import { madeUpSeller } from '../settings/made-up-service.ts';
import { usualFanOut, usualReconciler, withRetry } from '../settings/settings.ts';
import { MemoryTable } from '../table/memory-table.ts';

export const minute = 60_000;

class MemoryBodies implements BodyStore {
  readonly objects = new Map<string, Uint8Array>();
  refuses = false;

  async put(key: string, bytes: Uint8Array): Promise<void> {
    if (this.refuses) throw new Error('AccessDenied');
    this.objects.set(key, bytes);
  }

  async get(key: string): Promise<Uint8Array> {
    const bytes = this.objects.get(key);
    if (this.refuses) throw new Error('AccessDenied');
    if (bytes === undefined) throw Object.assign(new Error('No such key'), { name: 'NoSuchKey' });
    return bytes;
  }

  async copy(from: string, to: string): Promise<void> {
    await this.put(to, await this.get(from));
  }
}

export const answerOf = (answer: AnswerClass, more: Partial<Answer> = {}): Answer => ({
  class: answer,
  meaning: meaningOf(answer, defaultPolicy),
  ...more,
});

export const photo = (sha256: string): PhotoInputs => ({
  sha256,
  key: `photos/${sha256}`,
  bytes: 1000,
  width: 800,
  height: 600,
});

const birth = { day: 4, month: 7, year: 1990, hour: 6, min: 30, lat: 12.97, lon: 77.59, tzone: 5.5 };

export const row = (more: Partial<RowInputs> = {}): RowInputs => ({
  birth,
  questions: [],
  expertise: 'STANDARD',
  tradition: 'VEDIC',
  notes: [],
  ...more,
});

export const bornIn = (year: number): RowInputs => row({ birth: { ...birth, year } });

interface Sent {
  readonly call: Call;
  readonly credential: Credential;
  readonly at: number;
}

/** The ledger and its functions in memory; nothing fails at random. */
export class LedgerWorld {
  readonly table = new MemoryTable();
  readonly sent: Sent[] = [];
  readonly jobs: Job[] = [];
  readonly logged: { message: string; fields?: Readonly<Record<string, unknown>> }[] = [];
  now = Date.UTC(2026, 10, 20, 8);
  credential: Credential = { version: 'v1', content: { token: 't', userId: 'u', apiKey: 'k' } };
  readCredential: () => Promise<Credential> = async () => this.credential;
  scheme: Record<Base, Endpoint['scheme']> = {
    palmistry: 'token',
    base: 'token',
    vision: 'token',
    chat: 'token',
  };
  monthlyCeiling: number | undefined;
  monthlyCeilingMoney: Money | undefined;
  customerCeiling: number | undefined;
  prices: PriceTable | undefined;
  blockSize = 30;
  trial = 0;
  profile = 'documented';
  shapes: ShapeMemory | undefined;
  random: () => number = () => 0.5;
  answer: (call: Call) => Answer | Promise<Answer> = (call) => this.bought(call);
  seller: Seller = madeUpSeller;
  settings: FanOutSettings = withRetry(usualFanOut, { maxDeferrals: 3 });
  readonly #delays = new WeakMap<Job, number>();
  #workers = 0;
  #waves = 0;
  #sequence = 0;

  readonly store = new MemoryBodies();
  readonly ledger = {
    table: this.table,
    now: () => this.now,
    bodies: this.store,
  };

  readonly #log = {
    info: (message: string, fields = {}) => void this.logged.push({ message, fields }),
    warn: (message: string, fields = {}) => void this.logged.push({ message, fields }),
    error: (message: string, fields = {}) => void this.logged.push({ message, fields }),
  };

  readonly #breakers = new Map<string, Breaker>();

  breakerOf(environment = 'environment'): Breaker {
    const known = this.#breakers.get(environment);
    if (known !== undefined) return known;
    const breaker = new Breaker(this, environment, () => this.now + minute);
    this.#breakers.set(environment, breaker);
    return breaker;
  }

  get budget() {
    const { monthlyCeiling, monthlyCeilingMoney, customerCeiling, blockSize } = this;
    return { monthlyCeiling, monthlyCeilingMoney, customerCeiling, blockSize };
  }

  bought(call: Call): Answer {
    const palm =
      call.operation === 'get-palm-id' ? { palm_id: `palm of ${String(call.body.image_url)}` } : {};
    return answerOf('json', { status: 200, body: { of: call.operation, ...palm } });
  }

  source(key: string, sequencer?: string): Source {
    this.#sequence += 1;
    const order = sequencer ?? this.#sequence.toString(16).padStart(8, '0');
    return { bucket: 'inbox', key, etag: `etag ${order}`, sequencer: order, time: this.now };
  }

  acceptPhoto(name: string, value: PhotoInputs, source = this.source(`palms/${name}.jpg`)) {
    return accept(this.ledger, subject(name), { kind: 'photo', value, source }, this.now + minute);
  }

  acceptRow(name: string, value: RowInputs, source = this.source(`births/${name}.csv`)) {
    return accept(this.ledger, subject(name), { kind: 'row', value, source }, this.now + minute);
  }

  fanOut(names: readonly string[], more: Partial<FanOutDeps> = {}): FanOutDeps {
    this.#workers += 1;
    const deadline = this.now + 3 * minute;
    const worker = more.worker ?? { name: `worker-${this.#workers}`, until: deadline + 10_000 };
    const byBatch = Map.groupBy(names, (name) => subject(name).batch);
    const { prices, trial, profile, shapes } = this;
    const batches = new BatchReadings(this.ledger);
    return {
      ledger: this.ledger,
      worker,
      ...(shapes === undefined ? {} : { shapes }),
      batches,
      breaker: this.breakerOf(),
      trials:
        trial === 0
          ? undefined
          : new BatchTrials({
              ledger: this.ledger,
              batches,
              worker,
              log: this.#log,
              size: trial,
              profile,
              release: (blocker, way) => {
                const { ledger, jobs, random, settings } = this.reconciler();
                const deps = { ledger, jobs, random, settings: settings.reconciler };
                return releaseNow(deps, blocker, way);
              },
            }),
      parking: new Parking(this.ledger, worker, minute),
      allowance: new Allowance({
        ledger: this.ledger,
        worker,
        subjects: byBatch,
        settings: this.budget,
        prices,
      }),
      prices,
      credentials: {
        current: () => this.readCredential(),
        refetch: () => this.readCredential(),
      },
      endpoints: {
        palmistry: { url: 'https://palmistry.example', scheme: this.scheme.palmistry },
        base: { url: 'https://base.example', scheme: this.scheme.base },
        vision: { url: 'https://vision.example', scheme: this.scheme.vision },
        chat: { url: 'https://chat.example', scheme: this.scheme.chat },
      },
      send: async (call, _endpoint, credential) => {
        this.sent.push({ call, credential, at: this.now });
        return this.answer(call);
      },
      palmIdIn: (body) => palmIdIn(activeProfile, body),
      seller: this.seller,
      addressOf: async (key) => `https://store.example/${key}`,
      settings: this.settings,
      sleep: async (milliseconds) => {
        this.now += milliseconds;
      },
      random: () => this.random(),
      remainingMs: () => deadline - this.now,
      newWave: () => this.#newWave(),
      log: this.#log,
      ...more,
    };
  }

  #newWave(): string {
    this.#waves += 1;
    return `wave-${this.#waves}`;
  }

  async work(...names: string[]): Promise<readonly Worked[]> {
    return workOnSubjects(this.fanOut(names), names.map(subject));
  }

  async workIn(environment: string, ...names: string[]): Promise<readonly Worked[]> {
    const deps = this.fanOut(names, { breaker: this.breakerOf(environment) });
    return workOnSubjects(deps, names.map(subject));
  }

  reconciler(more: Partial<ReconcilerDeps> = {}): ReconcilerDeps {
    return {
      ledger: this.ledger,
      jobs: {
        send: async (jobs, delaySeconds = 0) => {
          for (const job of jobs) this.#delays.set(job, delaySeconds);
          this.jobs.push(...jobs);
        },
      },
      queueDepth: async () => undefined,
      uploads: { send: async () => undefined },
      erasure: erasureOfItems,
      gates: bases.map((base) => ({ base, scheme: this.scheme[base] })),
      credential: () => this.readCredential(),
      settings: {
        ...usualReconciler,
        reconciler: { ...usualReconciler.reconciler, releaseLimit: 50, releaseSpreadMs: 30_000 },
        trial: this.trial,
        budget: this.budget,
      },
      prices: this.prices,
      random: () => this.random(),
      remainingMs: () => 50_000,
      log: this.#log,
      ...more,
    };
  }

  reconcile(more: Partial<ReconcilerDeps> = {}) {
    return reconcile(this.reconciler(more));
  }

  async pass(minutes: number, more: Partial<ReconcilerDeps> = {}): Promise<void> {
    for (let done = 0; done < minutes; done += 1) {
      this.now += minute;
      await this.reconcile(more);
      const delay = (job: Job) => this.#delays.get(job) ?? 0;
      const jobs = this.jobs.splice(0).sort((a, b) => delay(a) - delay(b));
      for (const job of jobs) await this.work(job.key);
    }
  }

  async report(name: string): Promise<Report> {
    const report = await loadReport(this.ledger, subject(name));
    if (report === undefined) throw new Error(`No report of ${name}`);
    return report;
  }

  timesSent(operation: string): number {
    return this.sent.filter(({ call }) => call.operation === operation).length;
  }

  async counts(batch: string): Promise<Record<string, number>> {
    const counts = await readCounts(this.ledger, batch);
    return Object.fromEntries(Object.entries(counts).filter(([, value]) => value !== 0));
  }
}

export function subject(name: string): Subject {
  const parsed = parseSubject(name);
  if (parsed === undefined) throw new Error(`No subject: ${name}`);
  return parsed;
}
