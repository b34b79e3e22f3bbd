import { all } from '../../table/table.ts';
import type { LedgerContext } from '../context.ts';
import { type Header, headerItems } from '../items/header.ts';
import { countKey, dueFor, headerKey, type Subject, subjectName } from '../items/keys.ts';
import { toPublish } from '../items/publish-mark.ts';
import { isEnd } from '../items/state.ts';
import { transitions } from '../states/transitions.ts';
import { asSeen } from '../states/unchanged-since.ts';

/** `finished`: nothing is due. `again`: the reconciler sends it again. `given up`: the report has failed. */
type DeadLetterOutcome = 'finished' | 'under way' | 'again' | 'given up';

/**
 * Counts a job that failed for good against its subject. With attempts left the subject is due at once; otherwise it
 * ends, with what it has.
 */
export async function countDeadLetter(
  context: LedgerContext,
  subject: Subject,
  maxAttempts: number,
): Promise<DeadLetterOutcome> {
  const item = await context.table.get(headerKey(subject));
  if (item === undefined) return 'finished';
  const seen = headerItems.parse(item);
  if (transitions[seen.state]['wave begins'] === null) return 'finished';
  if (seen.lease !== undefined && seen.lease.until > context.now()) return 'under way';
  if (seen.state === 'waiting') return 'under way';
  const deadLetters = (seen.deadLetters ?? 0) + 1;
  // What a dead worker had under way must be settled first; the next one does that, and counts its own attempts.
  const unsettled = seen.lease !== undefined;
  return deadLetters >= maxAttempts && !unsettled
    ? giveUp(context, seen, deadLetters)
    : sendAgain(context, seen, deadLetters);
}

const untouched = (seen: Header) =>
  all(
    ...asSeen(seen),
    seen.lease === undefined
      ? headerItems.missing('lease')
      : headerItems.equals(['lease', 'owner'], seen.lease.owner),
  );

async function sendAgain(
  context: LedgerContext,
  seen: Header,
  deadLetters: number,
): Promise<DeadLetterOutcome> {
  const result = await context.table.update(
    headerItems.update({
      key: headerKey(seen),
      set: { deadLetters, due: dueFor(subjectName(seen)), dueAt: context.now() },
      condition: untouched(seen),
    }),
  );
  return result.ok ? 'again' : 'under way';
}

async function giveUp(context: LedgerContext, seen: Header, deadLetters: number): Promise<DeadLetterOutcome> {
  const state = seen.callsBought + seen.callsReused > 0 ? ('partial' as const) : ('failed' as const);
  if (transitions[seen.state]['given up'] === null || !isEnd(state)) return 'finished';
  const now = context.now();
  const held = await context.table.transact([
    headerItems.update({
      key: headerKey(seen),
      set: {
        state,
        stateId: `${state}#${seen.id}`,
        deadLetters,
        reason: `given up: its jobs failed ${deadLetters} times; the messages are kept`,
        finishedAt: now,
        updatedAt: now,
        revision: seen.revision + 1,
        ...toPublish(subjectName(seen), now),
      },
      setPaths: [headerItems.member(['counted', 'state'], state)],
      remove: ['holder'],
      condition: untouched(seen),
    }),
    { key: countKey(seen), add: { [state]: 1 } },
  ]);
  return held.ok ? 'given up' : 'under way';
}
