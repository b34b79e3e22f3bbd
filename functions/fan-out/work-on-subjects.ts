import { type Subject, subjectName } from '../../shared/ledger/items/keys.ts';
import type { FanOutDeps } from './deps.ts';
import { type JobResult, workOnSubject } from './work-on-subject.ts';

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
  const fresh = await Promise.all(wanted.map((subject) => guarded(deps, subject, false)));
  const worked = fresh.filter((one) => !isSuspect(one));
  for (const { subject } of inRandomOrder(fresh.filter(isSuspect), deps.random)) {
    worked.push(await guarded(deps, subject, true));
  }
  await deps.allowance.close().catch(() => {
    deps.log.warn('What was left of an allowance could not be given back; the reconciler settles it');
  });
  return worked;
}

const isSuspect = (worked: Worked): boolean => 'result' in worked && worked.result === 'suspect';

async function guarded(deps: FanOutDeps, subject: Subject, suspectsToo: boolean): Promise<Worked> {
  try {
    return { subject, result: await workOnSubject(deps, subject, suspectsToo) };
  } catch (failure) {
    // What this subject took of the allowance is now known from the table only.
    deps.allowance.abandonBlocks();
    const error = failure instanceof Error ? failure.name : typeof failure;
    deps.log.error('A subject could not be worked on', { batch: subject.batch, subject: subject.id, error });
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
