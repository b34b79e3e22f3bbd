import { bases } from '@palmleaf/contract/operations';
import { RootConstruct } from 'constructs';
import { createFanOut } from '../../../functions/fan-out/fan-out.ts';
import { createPhotos } from '../../../functions/photos/photos.ts';
import { reconcile } from '../../../functions/reconciler/reconcile.ts';
import { createRows } from '../../../functions/rows/rows.ts';
import { functionSettings } from '../../../infra/function-settings.ts';
import { callsInEachInvocation, ownPrices, readContext } from '../../../infra/settings.ts';
import {
  fanOutMemoryMb,
  photosMemoryMb,
  rowsMemoryMb,
  wholeProcessorMb,
} from '../../../infra/sizing/memory.ts';
import { groupOf } from '../../../shared/aws/queue.ts';
import { groupOfUpload } from '../../../shared/aws/upload-queue.ts';
import { type Opened, sendFirstHints } from '../../../shared/blockers/first-hints.ts';
import type { Settings } from '../../../shared/config/settings.ts';
import type { Job, Jobs } from '../../../shared/jobs/job.ts';
import { withNotificationRelay } from '../../../shared/lambda/relay.ts';
import { uploadHint } from '../../../shared/lambda/s3-event.ts';
import type { LedgerContext } from '../../../shared/ledger/context.ts';
import { nameHashWith } from '../../../shared/ledger/name-hash.ts';
import { priceTable } from '../../../shared/money/prices.ts';
import { activeProducts } from '../../../shared/plan/active-products.ts';
import type { Credential } from '../../../shared/service-client/credential.ts';
import { activeProfile } from '../../../shared/service-client/profile/active.ts';
import { palmIdIn } from '../../../shared/service-client/profile/contents.ts';
import { GroupedTable } from '../../../shared/table/grouped-table.ts';
import type { Upload, UploadEvent } from '../../../shared/uploads/upload.ts';
import { calledService, madeUpSeller } from '../../support/settings/made-up-service.ts';
import { noArchives } from '../../support/zip/no-archives.ts';
import { PaperInbox, PaperStore } from './buckets.ts';
import { PaperClock } from './clock.ts';
import { CompactTable } from './compact-table.ts';
import { backlogOf, EventSource } from './event-source.ts';
import { PaperInvocation } from './invocation.ts';
import { InvokedTable } from './invoked-table.ts';
import { TableLimits } from './limits.ts';
import { ErrorCount } from './log.ts';
import { PaperQueue } from './queue.ts';
import { PaperService } from './service.ts';
import { PaperStream } from './stream.ts';
import { WriteMeter } from './write-meter.ts';

const minuteMs = 60_000;
const start = Date.parse('2026-11-02T06:00:00Z');
const queueMs = 10;
const indexLagMs = 200;
const secretMs = 10;
/**
 * For a photo on a whole Lambda processor, assumed half as fast as the machine of docs/performance.md (`npm run bench
 * -- photos`).
 */
const preparePhotoMs = 130;
const sampleMs = 290;
const jobsPerRequest = 10;
const requestsAtOnce = 16;
const url = 'https://service.example';
const vendor = { service: 'vendor', palmistryUrl: url, baseUrl: url, visionUrl: url, chatUrl: url };
const reconcilerTimeoutMs = 50_000;
const reconcilerMemoryMb = wholeProcessorMb;

export interface PipelineOptions {
  readonly context: Readonly<Record<string, unknown>>;
  readonly latencyMs: number;
  readonly findsPalms: boolean;
  /** Without throttling, lag and cold starts, a run measures the pipeline alone. */
  readonly isIdeal?: boolean;
}

export class PaperPipeline {
  readonly clock = new PaperClock(start);
  readonly limits: TableLimits;
  readonly meter: WriteMeter;
  readonly table: CompactTable;
  readonly store = new PaperStore();
  readonly inbox = new PaperInbox();
  readonly service: PaperService;
  readonly settings: Settings;
  readonly prices = priceTable(ownPrices);
  readonly jobs: PaperQueue;
  readonly photos: PaperQueue;
  readonly rows: PaperQueue;
  readonly stream: PaperStream;
  readonly errors = new ErrorCount();
  readonly nameHash = nameHashWith(async () => 'a key of the paper world, with thirty-two letters');
  readonly inFlightCap: number;
  hints = 0;
  hintRequests = 0;
  uploadHints = 0;
  reconcilerKilled = 0;
  reconcilerGigabyteSeconds = 0;
  secretVersion = 'v1';
  readonly sources: readonly EventSource[];
  readonly #isIdeal: boolean;
  #names = 0;
  #random = 1;

  constructor({ context, latencyMs, findsPalms, isIdeal }: PipelineOptions) {
    const { clock } = this;
    const root = new RootConstruct();
    for (const [name, value] of Object.entries({ ...vendor, ...context })) root.node.setContext(name, value);
    const read = readContext(root.node);
    this.settings = functionSettings(read, { palmistry: url, base: url, vision: url, chat: url });
    this.inFlightCap = read.maxConcurrency * callsInEachInvocation(read);
    this.limits = new TableLimits(clock);
    this.meter = new WriteMeter(clock, this.limits, (item) => this.stream.receive(item));
    this.#isIdeal = isIdeal === true;
    this.table = new CompactTable(this.meter, isIdeal ? undefined : (run) => clock.after(indexLagMs, run));
    this.stream = new PaperStream(clock, (invocation) => this.#tableOf(invocation));
    this.service = new PaperService(clock, latencyMs, findsPalms);
    const intakeMs = read.intakeTimeoutSeconds * 1000;
    const fanOutMs = read.fanOutTimeoutSeconds * 1000;
    this.jobs = new PaperQueue(clock, 'jobs', 6 * fanOutMs);
    this.photos = new PaperQueue(clock, 'photos', 6 * intakeMs);
    this.rows = new PaperQueue(clock, 'rows', 6 * intakeMs);
    this.sources = [
      new EventSource({
        clock,
        isIdeal,
        queue: this.jobs,
        batchSize: read.subjectsAtOnce,
        atOnce: read.maxConcurrency,
        memoryMb: fanOutMemoryMb(callsInEachInvocation(read)),
        windowMs: read.subjectsAtOnce > 10 ? 1000 : 0,
        timeoutMs: fanOutMs,
        handle: (event, invocation) => this.#fanOut(invocation)(event, invocation),
      }),
      new EventSource({
        clock,
        isIdeal,
        queue: this.photos,
        batchSize: 1,
        atOnce: read.intakeConcurrency,
        memoryMb: photosMemoryMb(read),
        timeoutMs: intakeMs,
        handle: (event, invocation) => this.#photos(invocation)(event, invocation),
      }),
      new EventSource({
        clock,
        isIdeal,
        queue: this.rows,
        batchSize: 1,
        atOnce: read.intakeConcurrency,
        memoryMb: rowsMemoryMb,
        timeoutMs: intakeMs,
        handle: (event, invocation) => this.#rows(invocation)(event, invocation),
      }),
    ];
    clock.after(minuteMs, () => this.#everyMinute());
  }

  /** Operations on this table take no simulated time. */
  get ledger(): LedgerContext {
    return {
      table: this.table,
      bodies: this.store.for(this.#withoutDeadline()),
      now: this.clock.now,
      nameHash: this.nameHash,
    };
  }

  sendFirstHints(opened: Opened): Promise<void> {
    const { settings, gates, prices } = this;
    const jobs = this.#jobsOf(this.#withoutDeadline());
    const queueDepth = async () => this.jobs.visible;
    const deps = {
      ledger: this.ledger,
      jobs,
      queueDepth,
      settings,
      gates,
      prices,
      random: this.#next,
      log: this.errors.log,
    };
    return sendFirstHints(deps, opened);
  }

  get gates() {
    return bases.map((base) => ({ base, scheme: this.settings.services[base].scheme }));
  }

  get started(): number {
    return start;
  }

  #withoutDeadline = (): PaperInvocation => new PaperInvocation(this.clock, 1769, 24 * 60 * minuteMs);

  #tableOf = (invocation: PaperInvocation): InvokedTable =>
    new InvokedTable(this.table, invocation, this.#isIdeal ? undefined : this.limits);

  #ledgerOf(invocation: PaperInvocation): LedgerContext {
    return {
      table: this.#tableOf(invocation),
      bodies: this.store.for(invocation),
      now: this.clock.now,
      nameHash: this.nameHash,
    };
  }

  #jobsOf(invocation: PaperInvocation): Jobs {
    return {
      send: async (jobs: readonly Job[], delaySeconds = 0) => {
        const perSend = jobsPerRequest * requestsAtOnce;
        const send = (entries: readonly Job[]) =>
          invocation.request(queueMs, () => {
            for (const job of entries)
              this.jobs.send(JSON.stringify(job), {
                delayMs: delaySeconds * 1000,
                group: groupOf(job, this.settings.customerWeights),
              });
            this.hints += entries.length;
            this.hintRequests += 1;
          });
        for (let start = 0; start < jobs.length; start += perSend) {
          const some = jobs.slice(start, start + perSend);
          const batches = some.flatMap((_, index) =>
            index % jobsPerRequest === 0 ? [some.slice(index, index + jobsPerRequest)] : [],
          );
          await Promise.all(batches.map(send));
        }
      },
    };
  }

  #credential = (): Credential => ({ version: this.secretVersion, content: { token: 'secret' } });

  readonly #newName = (): string => {
    this.#names += 1;
    return String(this.#names).padStart(16, '0');
  };

  readonly #next = (): number => {
    this.#random = (this.#random * 48_271) % 2_147_483_647;
    return this.#random / 2_147_483_647;
  };

  #fanOut(invocation: PaperInvocation) {
    const current = () => invocation.request(secretMs, this.#credential);
    return createFanOut({
      ledger: this.#ledgerOf(invocation),
      jobs: this.#jobsOf(invocation),
      backlog: backlogOf(this.clock, this.jobs, invocation, queueMs),
      credentials: { current: async () => this.#credential(), refetch: current },
      send: (call, _endpoint, credential) =>
        invocation.request(0, () => this.service.answer(call, credential)),
      addressOf: async (key) => `https://store.example/${key}`,
      palmIdIn: (body) => palmIdIn(activeProfile, body),
      seller: madeUpSeller,
      profile: activeProfile.name,
      prices: this.prices,
      settings: this.settings,
      sleep: invocation.sleep,
      random: this.#next,
      newName: this.#newName,
      log: this.errors.log,
    });
  }

  #photos(invocation: PaperInvocation) {
    const photos = createPhotos({
      ledger: this.#ledgerOf(invocation),
      inbox: this.inbox.for(invocation),
      archives: noArchives,
      hints: { send: (upload) => this.#sendUpload(invocation, upload) },
      jobs: this.#jobsOf(invocation),
      preparePhoto: async (bytes) => {
        await invocation.compute(preparePhotoMs);
        return { image: bytes, format: 'jpeg', width: 1600, height: 1200, sourceFormat: 'jpeg', changed: [] };
      },
      inspect: async () => {
        await invocation.compute(sampleMs);
        return undefined;
      },
      settings: { ...this.settings, products: activeProducts },
      newName: this.#newName,
      log: this.errors.log,
    });
    return withNotificationRelay(
      (upload) => this.#sendUploadTo(this.photos, invocation, upload),
      this.errors.log,
      photos,
    );
  }

  #rows(invocation: PaperInvocation) {
    const ledger = this.#ledgerOf(invocation);
    const table = new GroupedTable(this.#tableOf(invocation), (run) => this.clock.after(0, run));
    const rows = createRows({
      ledger: { ...ledger, table },
      inbox: this.inbox.for(invocation),
      jobs: this.#jobsOf(invocation),
      hints: { send: (upload) => this.#sendUpload(invocation, upload) },
      settings: { ...this.settings, products: activeProducts },
      newName: this.#newName,
      log: this.errors.log,
    });
    return withNotificationRelay(
      (upload) => this.#sendUploadTo(this.rows, invocation, upload),
      this.errors.log,
      rows,
    );
  }

  #sendUpload(invocation: PaperInvocation, upload: Upload): Promise<void> {
    return this.#sendUploadTo(upload.kind === 'photo' ? this.photos : this.rows, invocation, upload);
  }

  #sendUploadTo(queue: PaperQueue, invocation: PaperInvocation, upload: UploadEvent): Promise<void> {
    this.uploadHints += 1;
    return invocation.request(queueMs, () =>
      queue.send(JSON.stringify(uploadHint(upload)), { group: groupOfUpload(upload) }),
    );
  }

  #everyMinute(): void {
    const { clock } = this;
    clock.after(minuteMs, () => this.#everyMinute());
    const invocation = new PaperInvocation(clock, reconcilerMemoryMb, reconcilerTimeoutMs);
    const begun = clock.now();
    let hasEnded = false;
    clock.at(invocation.deadline, () => {
      if (!hasEnded) this.reconcilerKilled += 1;
    });
    void this.#reconcile(invocation).then(() => {
      hasEnded = true;
      this.reconcilerGigabyteSeconds += ((clock.now() - begun) / 1000) * (reconcilerMemoryMb / 1024);
    });
  }

  async #reconcile(invocation: PaperInvocation): Promise<void> {
    await reconcile({
      ledger: this.#ledgerOf(invocation),
      jobs: this.#jobsOf(invocation),
      queueDepth: () => invocation.request(queueMs, () => this.jobs.visible),
      uploads: { send: (upload) => this.#sendUpload(invocation, upload) },
      erasure: {
        service: calledService,
        nameHash: this.nameHash,
        store: this.store.listed(invocation),
        inbox: this.inbox.listed(invocation),
        deadQueues: [],
        secondSweepAfterMs: this.settings.erasure.secondSweepAfterMs,
      },
      gates: this.gates,
      prices: this.prices,
      credential: () => invocation.request(secretMs, this.#credential),
      settings: this.settings,
      random: this.#next,
      remainingMs: invocation.getRemainingTimeInMillis,
      log: this.errors.log,
    });
  }
}
