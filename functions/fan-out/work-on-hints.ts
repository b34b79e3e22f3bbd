import { type Backlog, type JobMessage, job, subjectOf } from '../../shared/jobs/job.ts';
import { jsonOf } from '../../shared/json.ts';
import { type Subject, subjectName } from '../../shared/ledger/items/keys.ts';
import { correlationOf, countedLines, errorName, type Log } from '../../shared/log.ts';
import { isRefusedForNow } from '../../shared/table/table-error.ts';
import type { FanOutDeps } from './deps.ts';
import type { CallFlow } from './flow/call-flow.ts';
import { type Worked, workOnSubjects } from './work-on-subjects.ts';

export interface NamedSubject {
  readonly message: JobMessage;
  readonly key: string;
  readonly subject: Subject;
}

interface HintDeps {
  readonly depsFor: (jobs: readonly NamedSubject[]) => FanOutDeps;
  readonly flow: CallFlow;
  readonly backlog: Backlog | undefined;
  readonly timeForCallsMs: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly log: Log;
}

const maxPerReceive = 10;
/** A group costs eight writes; a larger one delays other customers. */
const maxPerGroup = 30;
const gatheringMs = 1000;
/** When this share of the time is left, no more messages are received, so that begun subjects complete. */
const completingShare = 1 / 4;

/**
 * Receives messages while the call flow has free slots. Redelivered messages, and subjects on which workers died, come
 * last and apart: they may kill the worker.
 */
export class HintWork {
  readonly #deps: HintDeps;
  readonly #later: NamedSubject[] = [];
  readonly #failed = new Set<string>();
  readonly #underWay = new Set<Promise<void>>();
  readonly #completingMs: number;

  constructor(deps: HintDeps) {
    this.#deps = deps;
    this.#completingMs = deps.timeForCallsMs() * completingShare;
  }

  async run(first: readonly JobMessage[]): Promise<ReadonlySet<string>> {
    const { depsFor, flow } = this.#deps;
    this.#start(first);
    await this.#pull();
    await Promise.all(this.#underWay);
    const later = this.#later.splice(0);
    const subjects = later.map(({ subject }) => subject);
    if (later.length > 0) await this.#end(later, await workOnSubjects(depsFor(later), subjects, flow));
    return this.#failed;
  }

  async #pull(): Promise<void> {
    const { backlog, flow, sleep, timeForCallsMs } = this.#deps;
    const mayReceive = () =>
      this.#later.length === 0 && this.#underWay.size > 0 && timeForCallsMs() > this.#completingMs;
    while (backlog !== undefined && mayReceive() && (await flow.begin())) {
      const hints = mayReceive() ? await this.#receive(backlog) : [];
      flow.begun();
      if (hints.length > 0) this.#start(hints);
      if (hints.length < maxPerReceive) await Promise.race([sleep(gatheringMs), Promise.all(this.#underWay)]);
    }
  }

  #start(hints: readonly JobMessage[]): void {
    const work = this.#work(hints).finally(() => this.#underWay.delete(work));
    this.#underWay.add(work);
  }

  async #work(hints: readonly JobMessage[]): Promise<void> {
    const { depsFor, flow } = this.#deps;
    const named = hints.flatMap((message) => this.#named(message) ?? []);
    const isAgain = ({ message: { attributes } }: NamedSubject) =>
      Number(attributes.ApproximateReceiveCount) > 1;
    this.#later.push(...named.filter(isAgain));
    const jobs = named.filter((one) => !isAgain(one));
    const subjects = jobs.map(({ subject }) => subject);
    if (jobs.length > 0) await this.#end(jobs, await workOnSubjects(depsFor(jobs), subjects, flow, 1));
  }

  #named(message: JobMessage): NamedSubject | undefined {
    const { messageId, body } = message;
    const { data } = job.safeParse(jsonOf(body));
    const subject = data && subjectOf(data);
    if (subject !== undefined) return { message, key: subjectName(subject), subject };
    this.#deps.log.error('A message names no subject', { messageId });
    this.#failed.add(messageId);
    return undefined;
  }

  async #receive(backlog: Backlog): Promise<readonly JobMessage[]> {
    const group: JobMessage[] = [];
    let received = maxPerReceive;
    try {
      while (received === maxPerReceive && group.length < maxPerGroup) {
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
    const suspects: NamedSubject[] = [];
    for (const one of worked) {
      const name = subjectName(one.subject);
      const jobsOfSubject = jobs.filter(({ key }) => key === name);
      const { batch, id } = one.subject;
      const about = { batch, subject: id, correlationId: correlationOf(name) };
      if ('result' in one && one.result === 'suspect') suspects.push(...jobsOfSubject);
      else if ('result' in one) log.info(countedLines.jobDone, { ...about, result: one.result });
      // After a temporary refusal, the table's due list replaces the message.
      else if (!isRefusedForNow(one.failure))
        for (const { message } of jobsOfSubject) this.#failed.add(message.messageId);
    }
    this.#later.push(...suspects);
    const finished = jobs.filter(
      (one) => !suspects.includes(one) && !this.#failed.has(one.message.messageId),
    );
    const messages = finished.map(({ message }) => message);
    if (backlog === undefined || messages.length === 0) return;
    // Deleted now, because a fair queue counts undeleted messages against their customer.
    await backlog.delete(messages).catch((error: unknown) => {
      // SQS delivers them again, and nothing is due then.
      log.warn('Messages could not be deleted', { error: errorName(error) });
    });
  }
}
