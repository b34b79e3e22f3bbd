import { type Subject, subjectName } from '../../shared/ledger/items/keys.ts';
import { correlationOf, errorName, withFields } from '../../shared/log.ts';
import type { FanOutDeps } from './deps.ts';
import { CallFlow, type WorkDeps } from './flow/call-flow.ts';
import type { JobResult } from './run.ts';
import { workOnSubject } from './work-on-subject.ts';

export type Worked =
  | { readonly subject: Subject; readonly result: JobResult }
  | { readonly subject: Subject; readonly failure: unknown };

/**
 * Works on each subject once. Suspects (workers died with them) follow in groups of half the size after each death, and
 * alone before the last attempt: this finds the subject that kills its worker.
 * @param rounds with 1, suspects are only returned
 */
export async function workOnSubjects(
  deps: FanOutDeps,
  subjects: readonly Subject[],
  flow = new CallFlow(deps),
  rounds = Number.POSITIVE_INFINITY,
): Promise<Worked[]> {
  const last = Math.max(1, deps.settings.retry.maxAttempts - 1);
  const ended: Worked[] = [];
  let remaining = [...new Map(subjects.map((subject) => [subjectName(subject), subject])).values()];
  for (let deaths = 0; remaining.length > 0 && deaths < rounds; deaths += 1) {
    const isLast = deaths >= last;
    const size = isLast ? 1 : Math.ceil(remaining.length / 2 ** deaths);
    const order = deaths === 0 ? remaining : inRandomOrder(remaining, deps.random);
    const suspects: Subject[] = [];
    for (let start = 0; start < order.length; start += size) {
      const group = order.slice(start, start + size);
      for (const one of await allAtOnce(deps, group, flow, isLast ? Number.POSITIVE_INFINITY : deaths)) {
        if ('result' in one && one.result === 'suspect') suspects.push(one.subject);
        else ended.push(one);
      }
    }
    remaining = suspects;
  }
  await deps.allowance.close().catch(() => {
    deps.log.warn('The rest of an allowance could not be returned; the reconciler settles it');
  });
  return [...ended, ...remaining.map((subject) => ({ subject, result: 'suspect' }) as const)];
}

function allAtOnce(
  deps: FanOutDeps,
  subjects: readonly Subject[],
  flow: CallFlow,
  maxDeaths: number,
): Promise<Worked[]> {
  return Promise.all(
    subjects.map(async (subject) => {
      let isPreparing = await flow.begin();
      const markBegun = () => {
        if (isPreparing) flow.begun();
        isPreparing = false;
      };
      const worked = await tryWork({ ...deps, flow, begun: markBegun }, subject, maxDeaths);
      markBegun();
      return worked;
    }),
  );
}

async function tryWork(deps: WorkDeps, subject: Subject, maxDeaths: number): Promise<Worked> {
  const log = withFields(deps.log, { correlationId: correlationOf(subjectName(subject)) });
  try {
    return { subject, result: await workOnSubject({ ...deps, log }, subject, maxDeaths) };
  } catch (failure) {
    // Only the table now knows how much of the allowance this subject took.
    deps.allowance.abandonBlocks();
    const { batch, id } = subject;
    log.error('A subject could not be processed', { batch, subject: id, error: errorName(failure) });
    return { subject, failure };
  }
}

/** Sooner or later, other subjects come before the one that kills every worker. */
function inRandomOrder<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
