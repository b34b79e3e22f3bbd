import type { Backlog, JobMessage } from '../../shared/jobs/job.ts';
import { subjectName } from '../../shared/ledger/items/keys.ts';
import { correlationOf, countedLines, errorName, type Log } from '../../shared/log.ts';
import { isRefusedForNow } from '../../shared/table/table-error.ts';
import type { FanOutDeps } from './deps.ts';
import type { CallFlow } from './flow/call-flow.ts';
import { type NamedSubject, subjectsOf } from './subjects-of.ts';
import { type Worked, workOnFresh, workOnSubjects } from './work-on-subjects.ts';

interface HintDeps {
  readonly depsFor: (jobs: readonly NamedSubject[]) => FanOutDeps;
  readonly flow: CallFlow;
  readonly backlog: Backlog | undefined;
  readonly timeForCallsMs: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly log: Log;
}

const mostInReceive = 10;
/** Each group costs eight writes; a larger one delays the messages of other customers. */
const mostInGroup = 30;
const gatheringMs = 1000;
/** Pulling ends when this share of the time is left, so that subjects under way complete. */
const completingShare = 1 / 4;

/**
 * Receives more messages while the flow has free slots. Redelivered messages and suspects come last and alone,
 * because they may kill the worker.
 */
export class HintWork {
  readonly #deps: HintDeps;
  readonly #later: NamedSubject[] = [];
  readonly #failed = new Set<string>();
  readonly #messages = new Map<string, JobMessage>();
  readonly #underWay = new Set<Promise<void>>();
  readonly #completingMs: number;

  constructor(deps: HintDeps) {
    this.#deps = deps;
    this.#completingMs = deps.timeForCallsMs() * completingShare;
  }

  /** @returns the ids of the failed messages */
  async run(first: readonly JobMessage[]): Promise<ReadonlySet<string>> {
    const { depsFor, flow } = this.#deps;
    this.#start(first);
    await this.#pull();
    await Promise.all(this.#underWay);
    if (this.#later.length > 0) {
      const subjects = this.#later.map(({ subject }) => subject);
      await this.#end(this.#later, await workOnSubjects(depsFor(this.#later), subjects, flow));
    }
    return this.#failed;
  }

  async #pull(): Promise<void> {
    const { backlog, flow, sleep, timeForCallsMs } = this.#deps;
    const mayAsk = () =>
      this.#later.length === 0 && this.#underWay.size > 0 && timeForCallsMs() > this.#completingMs;
    while (backlog !== undefined && mayAsk() && (await flow.begin())) {
      const hints = mayAsk() ? await this.#receive(backlog) : [];
      flow.begun();
      if (hints.length > 0) this.#start(hints);
      if (hints.length < mostInReceive) await Promise.race([sleep(gatheringMs), Promise.all(this.#underWay)]);
    }
  }

  #start(hints: readonly JobMessage[]): void {
    for (const hint of hints) this.#messages.set(hint.messageId, hint);
    const work = this.#work(hints).finally(() => this.#underWay.delete(work));
    this.#underWay.add(work);
  }

  async #work(hints: readonly JobMessage[]): Promise<void> {
    const { depsFor, flow, log } = this.#deps;
    const { named, failed } = subjectsOf(hints, log);
    for (const messageId of failed) this.#failed.add(messageId);
    this.#later.push(...named.filter(({ again }) => again));
    const jobs = named.filter(({ again }) => !again);
    if (jobs.length === 0) return;
    const subjects = jobs.map(({ subject }) => subject);
    const worked = await workOnFresh(depsFor(jobs), subjects, flow);
    const suspects = new Set(worked.filter(isSuspect).map(({ subject }) => subjectName(subject)));
    this.#later.push(...jobs.filter(({ key }) => suspects.has(key)));
    await this.#end(
      jobs.filter(({ key }) => !suspects.has(key)),
      worked.filter((one) => !isSuspect(one)),
    );
  }

  async #receive(backlog: Backlog): Promise<readonly JobMessage[]> {
    const group: JobMessage[] = [];
    let received = mostInReceive;
    try {
      while (received === mostInReceive && group.length < mostInGroup) {
        const hints = await backlog.receive();
        group.push(...hints);
        received = hints.length;
      }
    } catch (error) {
      this.#deps.log.warn('No more messages could be received', { error: errorName(error) });
    }
    return group;
  }

  async #end(jobs: readonly NamedSubject[], worked: readonly Worked[]): Promise<void> {
    const { backlog, log } = this.#deps;
    for (const one of worked) {
      const name = subjectName(one.subject);
      const { batch, id } = one.subject;
      const about = { batch, subject: id, correlationId: correlationOf(name) };
      if ('result' in one) log.info(countedLines.jobDone, { ...about, result: one.result });
      // The table lists the subject.
      else if (!isRefusedForNow(one.failure))
        for (const { key, messageId } of jobs) if (key === name) this.#failed.add(messageId);
    }
    const done = jobs.filter(({ messageId }) => !this.#failed.has(messageId));
    const messages = done.flatMap(({ messageId }) => this.#messages.get(messageId) ?? []);
    if (backlog === undefined || messages.length === 0) return;
    // Now, because a fair queue counts undeleted messages against their customer.
    await backlog.delete(messages).catch((error: unknown) => {
      // They become visible again, and find nothing due.
      log.warn('Messages could not be deleted', { error: errorName(error) });
    });
  }
}

const isSuspect = (one: Worked): boolean => 'result' in one && one.result === 'suspect';
