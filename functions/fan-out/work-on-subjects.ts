import { type Subject, subjectName } from '../../shared/ledger/items/keys.ts';
import { correlationOf, errorName, withFields } from '../../shared/log.ts';
import type { FanOutDeps } from './deps.ts';
import { CallFlow } from './flow/call-flow.ts';
import type { WorkDeps } from './flow/work-deps.ts';
import type { JobResult } from './turn.ts';
import { workOnSubject } from './work-on-subject.ts';

/** What became of one subject; with a failure, its message is to be given back to the queue. */
export type Worked =
  | { readonly subject: Subject; readonly result: JobResult }
  | { readonly subject: Subject; readonly failure: unknown };

/**
 * Works on the subjects of one invocation, each of them once however many jobs name it. Those over which a worker has
 * died come after the others and one at a time, so that the one that kills its worker takes no other with it. Gives
 * back what is left of the allowance.
 */
export async function workOnSubjects(deps: FanOutDeps, subjects: readonly Subject[]): Promise<Worked[]> {
  const wanted = [...new Map(subjects.map((subject) => [subjectName(subject), subject])).values()];
  const flow = new CallFlow(deps);
  const fresh = await Promise.all(
    wanted.map(async (subject) => {
      // Without time left it only says that it is due.
      const begins = await flow.begin();
      let begun = !begins;
      const sayBegun = () => {
        if (!begun) flow.begun();
        begun = true;
      };
      const worked = await guarded({ ...deps, flow, begun: sayBegun }, subject, false);
      sayBegun();
      return worked;
    }),
  );
  const worked = fresh.filter((one) => !isSuspect(one));
  for (const { subject } of inRandomOrder(fresh.filter(isSuspect), deps.random)) {
    worked.push(await guarded(alone(deps), subject, true));
  }
  await deps.allowance.close().catch(() => {
    deps.log.warn('What was left of an allowance could not be given back; the reconciler settles it');
  });
  return worked;
}

/** What a subject needs that is worked on beside no other. */
export const alone = (deps: FanOutDeps): WorkDeps => ({
  ...deps,
  flow: new CallFlow(deps),
  begun: () => undefined,
});

const isSuspect = (worked: Worked): boolean => 'result' in worked && worked.result === 'suspect';

async function guarded(deps: WorkDeps, subject: Subject, suspectsToo: boolean): Promise<Worked> {
  const log = withFields(deps.log, { correlationId: correlationOf(subjectName(subject)) });
  try {
    return { subject, result: await workOnSubject({ ...deps, log }, subject, suspectsToo) };
  } catch (failure) {
    // What this subject took of the allowance is now known from the table only.
    deps.allowance.abandonBlocks();
    const { batch, id } = subject;
    log.error('A subject could not be worked on', { batch, subject: id, error: errorName(failure) });
    return { subject, failure };
  }
}

/** Not always the same one first: behind one that kills every worker, the others would never have their turn. */
function inRandomOrder<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
