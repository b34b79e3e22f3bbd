import type { FanOutDeps } from '../../../functions/fan-out/deps.ts';
import { Breaker } from '../../../functions/fan-out/gates/breaker.ts';
import type { JobResult } from '../../../functions/fan-out/run.ts';
import { BatchReadings } from '../../../functions/fan-out/trials/batch-readings.ts';
import { workOnSubject } from '../../../functions/fan-out/work-on-subject.ts';
import { publishRecords } from '../../../functions/publish/publish-records.ts';
import type { ReconcilerDeps } from '../../../functions/reconciler/deps.ts';
import { reconcile } from '../../../functions/reconciler/reconcile.ts';
import { Allowance } from '../../../shared/budget/allowance.ts';
import type { Bus } from '../../../shared/events/bus.ts';
import type { PalmleafEvent } from '../../../shared/events/events.ts';
import type { Job, Jobs } from '../../../shared/jobs/job.ts';
import { subjectOf } from '../../../shared/jobs/job.ts';
import type { BodyStore, LedgerContext } from '../../../shared/ledger/context.ts';
import { accept } from '../../../shared/ledger/inputs/accept.ts';
import { type Header, header } from '../../../shared/ledger/items/header.ts';
import { headerKey, type Subject, subjectName } from '../../../shared/ledger/items/keys.ts';
import { Parking } from '../../../shared/ledger/waves/parking.ts';
import type { Answer, Call } from '../../../shared/service-client/caller.ts';
import { activeProfile } from '../../../shared/service-client/profile/active.ts';
import { palmIdIn } from '../../../shared/service-client/profile/contents.ts';
import { type Upload, uploadEvent } from '../../../shared/uploads/upload.ts';
import { erasureOfItems } from '../ledger/erasing.ts';
import { withCallFlow } from '../ledger/with-call-flow.ts';
import { madeUpSeller } from '../settings/made-up-service.ts';
import { usualFanOut, usualReconciler } from '../settings/settings.ts';
import { StreamingTable } from '../table/streaming-table.ts';
import { silent } from './intake-world.ts';

const minute = 60_000;

export class PipelineWorld {
  readonly table = new StreamingTable();
  readonly store = new Map<string, Uint8Array>();
  readonly jobs: Job[] = [];
  readonly uploadHints: Upload[] = [];
  readonly calls: Call[] = [];
  readonly published: PalmleafEvent[] = [];
  now = Date.parse('2026-11-21T09:00:00Z');
  placesCeiling: number | undefined;
  erasure: ReconcilerDeps['erasure'] = erasureOfItems;
  answer: (call: Call) => Answer | Promise<Answer> = ({ operation }) => ({
    class: 'json',
    meaning: 'bought',
    status: 200,
    body: operation === 'get-palm-id' ? { palm_id: 'p-1' } : { operation },
  });
  #published = 0;
  #workers = 0;
  #sequence = 0;

  readonly bodies: BodyStore = {
    put: async (key, bytes) => void this.store.set(key, bytes),
    get: async (key) => this.store.get(key) ?? new Uint8Array(0),
    copy: async (from, to) => void this.store.set(to, this.store.get(from) ?? new Uint8Array(0)),
  };
  readonly ledger: LedgerContext = { table: this.table, bodies: this.bodies, now: () => this.now };
  readonly queue: Jobs = { send: async (jobs) => void this.jobs.push(...jobs) };
  readonly bus: Bus = {
    put: async (events) => {
      this.published.push(...events);
      return events.map(() => true);
    },
  };

  source(key: string) {
    this.#sequence += 1;
    const sequencer = this.#sequence.toString(16).toUpperCase().padStart(18, '0');
    const etag = `e${this.#sequence}`;
    return uploadEvent.parse({ bucket: 'inbox', key, etag, sequencer, time: this.now, sizeBytes: 1000 });
  }

  async acceptPhoto(subject: Subject, sha256 = subjectName(subject)): Promise<void> {
    const value = { sha256, key: `photos/${sha256}.jpg`, bytes: 1000, width: 100, height: 100 };
    const source = this.source(`palms/${subject.batch}/${subject.id}.jpg`);
    await accept(this.ledger, subject, { kind: 'photo', value, source }, this.now + 2 * minute);
  }

  async header(subject: Subject): Promise<Header> {
    return header.parse(await this.table.get(headerKey(subject)));
  }

  fanOut(subject: Subject): FanOutDeps {
    this.#workers += 1;
    const worker = { name: `worker-${this.#workers}`, until: this.now + 3 * minute };
    const subjects = new Map([[subject.batch, [subjectName(subject)]]]);
    const ceilings = { monthlyCeiling: undefined, placesCeiling: this.placesCeiling, blockSize: 40 };
    let waves = 0;
    return {
      ledger: this.ledger,
      worker,
      batches: new BatchReadings(this.ledger),
      breaker: new Breaker(
        { ledger: this.ledger, settings: usualFanOut },
        worker.name,
        () => this.now + minute,
      ),
      parking: new Parking(this.ledger, worker, minute),
      allowance: new Allowance({ ledger: this.ledger, worker, subjects, settings: ceilings }),
      credentials: {
        current: async () => ({ version: '1', content: { token: 'secret' } }),
        refetch: async () => ({ version: '1', content: { token: 'secret' } }),
      },
      endpoints: {
        palmistry: { url: 'https://palmistry.example', scheme: 'token' },
        base: { url: 'https://base.example', scheme: 'token' },
        vision: { url: 'https://vision.example', scheme: 'token' },
        chat: { url: 'https://chat.example', scheme: 'token' },
      },
      send: async (call) => {
        this.calls.push(call);
        return this.answer(call);
      },
      palmIdIn: (body) => palmIdIn(activeProfile, body),
      seller: madeUpSeller,
      addressOf: async (key) => `https://store.example/${key}`,
      settings: { ...usualFanOut, gate: { ...usualFanOut.gate, shortWaitMs: 0, shortWaits: 0 } },
      sleep: async (milliseconds) => {
        this.now += milliseconds;
      },
      random: () => 0.5,
      remainingMs: () => 170_000,
      newWave: () => {
        waves += 1;
        return `wave-${worker.name}-${waves}`;
      },
      log: silent,
    };
  }

  async work(subject: Subject): Promise<JobResult> {
    const deps = this.fanOut(subject);
    const result = await workOnSubject(withCallFlow(deps), subject);
    await deps.allowance.close();
    return result;
  }

  async workAll(): Promise<void> {
    for (let job = this.jobs.shift(); job !== undefined; job = this.jobs.shift()) {
      const subject = subjectOf(job);
      if (subject !== undefined) await this.work(subject);
    }
  }

  reconciler(): ReconcilerDeps {
    return {
      ledger: this.ledger,
      jobs: this.queue,
      queueDepth: async () => undefined,
      uploads: { send: async (upload) => void this.uploadHints.push(upload) },
      erasure: this.erasure,
      gates: [{ base: 'base', scheme: 'token' }],
      credential: async () => ({ version: '1', content: { token: 'secret' } }),
      settings: {
        ...usualReconciler,
        budget: { ...usualReconciler.budget, placesCeiling: this.placesCeiling },
      },
      random: () => 0.5,
      remainingMs: () => 45_000,
      log: silent,
    };
  }

  async runReconciler(minutes = 1): Promise<void> {
    for (let passed = 0; passed < minutes; passed += 1) {
      this.now += minute;
      await reconcile(this.reconciler());
    }
  }

  async publish(bus: Bus = this.bus): Promise<string[]> {
    const records = this.table.stream.slice(this.#published);
    const failed = await publishRecords({ ledger: this.ledger, bus, log: silent }, records);
    const first = failed.sort()[0];
    this.#published = first === undefined ? this.#published + records.length : Number(first) - 1;
    return failed;
  }

  trimStream(): void {
    this.#published = this.table.stream.length;
  }
}
