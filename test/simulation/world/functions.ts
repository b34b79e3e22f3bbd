import { workOnSubjects } from '../../../functions/fan-out/work-on-subjects.ts';
import { reconcile } from '../../../functions/reconciler/reconcile.ts';
import { Allowance } from '../../../shared/budget/allowance.ts';
import type { Base } from '../../../shared/contract/operations.ts';
import type { Job } from '../../../shared/jobs/job.ts';
import { accept } from '../../../shared/ledger/inputs/accept.ts';
import { parseSubject, type Subject, subjectName } from '../../../shared/ledger/items/keys.ts';
import type { NewInput } from '../../../shared/plan/inputs.ts';
import type { Endpoint } from '../../../shared/service-client/caller.ts';
import { claimUpload, endUpload, saveProgress } from '../../../shared/uploads/claim.ts';
import type { Upload } from '../../../shared/uploads/upload.ts';
import type { CallWatch } from './calls.ts';
import type { Process } from './process.ts';
import type { Message } from './queue.ts';
import { minute } from './scenario.ts';
import { type File, sourceOf } from './universe.ts';
import { durations, type World } from './world.ts';

const endpoints = (world: World): Record<Base, Endpoint> => ({
  palmistry: { url: 'https://palmistry.example', scheme: world.scenario.schemes.palmistry },
  base: { url: 'https://base.example', scheme: world.scenario.schemes.base },
  vision: { url: 'https://vision.example', scheme: world.scenario.schemes.vision },
  chat: { url: 'https://chat.example', scheme: world.scenario.schemes.chat },
});

/** The functions as Lambda runs them: from a message to its deletion, or to a death anywhere between. */
export class Functions {
  /** Deaths in a row over one subject. */
  readonly deaths = new Map<string, number>();
  readonly #world: World;
  readonly #watch: CallWatch;
  #waves = 0;

  constructor(world: World, watch: CallWatch) {
    this.#world = world;
    this.#watch = watch;
  }

  fanOut(messages: readonly Message<Job>[]): void {
    const world = this.#world;
    const subjects = messages.flatMap(({ body }) => parseSubject(body.key) ?? []);
    const process = world.start('fanOut', () => {
      this.#watch.processDied(process);
      for (const subject of subjects) {
        const name = subjectName(subject);
        this.deaths.set(name, (this.deaths.get(name) ?? 0) + 1);
        world.history.add(world.clock.now(), name, `${process.name} dies`);
      }
    });
    for (const subject of subjects)
      world.history.add(world.clock.now(), subjectName(subject), `${process.name} starts`);
    void this.#run(process, () => this.#fanOut(process, messages, subjects));
  }

  async #fanOut(
    process: Process,
    messages: readonly Message<Job>[],
    subjects: readonly Subject[],
  ): Promise<void> {
    const world = this.#world;
    const { clock, random, fanOutSettings } = world;
    const worker = { name: process.name, until: process.deadline + world.skewMs + 10_000 };
    const ledger = world.ledgerOf(process);
    const byBatch = new Map<string, string[]>();
    for (const subject of subjects) {
      byBatch.set(subject.batch, [...(byBatch.get(subject.batch) ?? []), subjectName(subject)]);
    }
    const settings = {
      monthlyCeiling: world.scenario.monthlyCeiling,
      blockSize: world.blockSize,
    };
    const poison = new Set(
      world.scenario.people.filter((one) => one.poison).map((one) => subjectName(one.subject)),
    );
    const worked = await workOnSubjects(
      {
        ledger,
        worker,
        allowance: new Allowance(ledger, worker, byBatch, settings),
        credentials: world.credentialsOf(process),
        endpoints: endpoints(world),
        send: this.#watch.sender(process, worker, subjects, (name) => {
          if (poison.has(name)) process.die();
        }),
        addressOf: async (key) => `https://store.example/${key}?X-Amz-Signature=5ec4e7`,
        settings: fanOutSettings,
        sleep: (milliseconds) => process.sleep(milliseconds),
        random: random.next,
        remainingMs: () => process.deadline - clock.now(),
        newWave: () => this.#newWave(),
        log: world.log(process.name),
      },
      subjects,
    );
    const failed = new Set(worked.filter((one) => 'failure' in one).map((one) => subjectName(one.subject)));
    for (const one of worked) {
      const result = 'failure' in one ? `fails: ${String(one.failure)}` : one.result;
      world.history.add(clock.now(), subjectName(one.subject), `${process.name}: ${result}`);
      this.deaths.delete(subjectName(one.subject));
    }
    for (const message of messages) {
      if (failed.has(message.body.key)) continue;
      await process.cross(random.between(2, 10), async () => world.jobs.delete(message));
    }
  }

  #newWave(): string {
    this.#waves += 1;
    return `wave-${this.#waves}`;
  }

  intake(message: Message<File>): void {
    const process = this.#world.start('intake', () => {});
    void this.#run(process, () => this.#intake(process, message));
  }

  async #intake(process: Process, message: Message<File>): Promise<void> {
    const world = this.#world;
    const { clock, random } = world;
    const file = message.body;
    const ledger = world.ledgerOf(process);
    const jobs = world.jobsOf(process);
    const reader = { name: process.name, until: process.deadline + world.skewMs + 10_000 };
    const source = sourceOf(file);
    const event = { ...source, sizeBytes: 1000 };
    const takeOver = world.wallClock() + durations.intake + minute;
    const claim = await claimUpload(ledger, event, file.kind, file.batch, reader, takeOver);
    if (claim.kind === 'claimed') {
      let { upload } = claim;
      for (let line = upload.checkpoint?.byte ?? 0; line < file.lines.length; line += 1) {
        const { subject, offer } = file.lines[line] ?? {};
        if (subject === undefined || offer === undefined) break;
        const from = { ...source, ...(file.kind === 'rows' ? { line: line + 2 } : {}) };
        const input: NewInput =
          offer.kind === 'photo'
            ? { kind: 'photo', value: offer.value, source: from }
            : { kind: 'row', value: offer.value, source: from };
        const { outcome } = await accept(ledger, subject, input, world.wallClock() + 2 * minute);
        world.history.add(clock.now(), subjectName(subject), `${offer.kind} ${offer.version}: ${outcome}`);
        if (outcome === 'accepted') await jobs.send([{ kind: 'subject', key: subjectName(subject) }]);
        if (line % 10 === 9) {
          upload = progressed(upload, line + 1);
          if (!(await saveProgress(ledger, upload, reader, upload))) break;
        }
      }
      await endUpload(ledger, upload, reader, 'done', upload);
    }
    await process.cross(random.between(2, 10), async () => world.intake.delete(message));
  }

  reconciler(): void {
    const process = this.#world.start('reconciler', () => {});
    void this.#run(process, () => this.#reconciler(process));
  }

  async #reconciler(process: Process): Promise<void> {
    const world = this.#world;
    const byKey = new Map(world.files.map((file) => [`${file.key} ${file.sequencer}`, file]));
    await reconcile({
      ledger: world.ledgerOf(process),
      jobs: world.jobsOf(process),
      uploads: {
        send: ({ key, sequencer }) =>
          process.cross(5, async () => {
            const file = byKey.get(`${key} ${sequencer}`);
            if (file) world.intake.send(file);
          }),
      },
      gates: world.gates,
      credential: () => world.credentialsOf(process).read(),
      settings: world.reconcilerSettings,
      random: world.random.next,
      remainingMs: () => process.deadline - world.clock.now(),
      log: world.log('reconciler'),
    });
  }

  /** A function that throws gives its message back; one that has ended cannot die any more. */
  async #run(process: Process, run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.#world
        .log(process.name)
        .error(`A function failed: ${error instanceof Error ? error.name : 'error'}`);
      if (!(error instanceof Error) || !passing.has(error.name)) this.#world.wrong('*', errorText(error));
    }
    process.end();
    this.#world.processes.delete(process);
  }
}

/** What the faults of the table throw; anything else that a function throws is a bug. */
const passing = new Set([
  'ProvisionedThroughputExceededException',
  'TransactionCanceledException',
  'TimeoutError',
]);

const errorText = (error: unknown): string =>
  error instanceof Error ? `A function threw ${error.stack ?? error.message}` : 'A function threw no error';

function progressed(upload: Upload, line: number): Upload {
  return {
    ...upload,
    checkpoint: {
      byte: line,
      line: line + 1,
      records: line,
      warnedEncoding: false,
      dialect: { encoding: 'utf-8', separator: ',', newline: 'lf', columns: ['id'] },
    },
    counts: { ...upload.counts, rows: line },
  };
}
