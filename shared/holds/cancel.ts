import { scheduleNow } from '../ledger/batches/batches.ts';
import { cancelledAtOf } from '../ledger/batches/cancelled.ts';
import { pageOfStates } from '../ledger/batches/state-walk.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { batchItems, type Cancellation, cancelledFrom } from '../ledger/items/batch.ts';
import { type Header, headerItems } from '../ledger/items/header.ts';
import { batchKey, headerKey, type Subject } from '../ledger/items/keys.ts';
import { applyEvent } from '../ledger/states/apply-event.ts';
import { transitions } from '../ledger/states/transitions.ts';
import { revokeLinksOf } from '../links/change.ts';
import { ContendedItemError, changeItem } from '../table/change-item.ts';
import { all } from '../table/table.ts';
import { markUnchanged } from './hold.ts';
import { tellCancellation } from './hold-news.ts';

/**
 * - `cancelled`: nothing more is bought; calls in flight end, and the report ends as cancelled.
 * - `ended`: the report had ended already; nothing was changed.
 * - `unknown`: there is no such subject.
 */
type CancelledSubject = 'cancelled' | 'ended' | 'unknown';

/** How often a changing header is tried before its contention counts as an error. */
const tries = 20;

/** Cancels one subject, and revokes its reader links. From now on no worker can record another call. */
export async function cancelSubject(context: LedgerContext, subject: Subject): Promise<CancelledSubject> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const before = await headerItems.read(context.table, headerKey(subject));
    if (before === undefined || before.state === 'erasing') return 'unknown';
    if (transitions[before.state].cancel === null) return 'ended';
    if (before.cancel === undefined) {
      const at = context.now();
      const event = { kind: 'cancel', at, dueAt: at, hintFollows: false } as const;
      if (!(await applyEvent(context, before, event)).ok) continue;
    }
    // A repeated request revokes too, because the one before may have broken off here.
    await revokeLinksOf(context, subject);
    return 'cancelled';
  }
  throw new ContendedItemError('A report header changed under every try to cancel it');
}

/** The selection of a batch's cancellation, and its requester. */
interface Wanted {
  readonly by?: string | undefined;
  /** Only subjects that wait for this reason. */
  readonly because?: string | undefined;
}

/**
 * Cancels a batch, or its subjects that wait for a reason. Sets a mark, which applies to the whole batch at once; the
 * reconciler ends one subject after the other. A repeated request changes nothing.
 *
 * @returns `busy` during a cancellation for another reason; undefined when there is no such batch
 */
export async function cancelBatch(
  { table, now }: LedgerContext,
  batch: string,
  { by, because }: Wanted = {},
): Promise<Cancellation | 'busy' | undefined> {
  let outcome: Cancellation | 'busy' | undefined;
  await changeItem(table, batchItems, batchKey(batch), (item) => {
    outcome = undefined;
    if (item?.v === undefined) return undefined;
    const before = item.cancellation;
    if (before !== undefined && before.doneAt === undefined) {
      outcome = before.because === because || before.because === undefined ? before : 'busy';
      if (outcome !== 'busy' || because !== undefined) return undefined;
    }
    const at = now();
    const cancellation: Cancellation = {
      revision: (before?.revision ?? 0) + 1,
      at,
      ...(by === undefined ? {} : { by }),
      ...(because === undefined ? {} : { because }),
      people: 0,
      walks: 0,
    };
    outcome = cancellation;
    const isWhole = because === undefined;
    return {
      set: { cancellation, ...(isWhole ? { cancelledAt: at } : {}), ...scheduleNow(at) },
      condition: all(batchItems.exists('v'), markUnchanged('cancellation', before)),
      also: isWhole ? [tellCancellation(batch, cancellation)] : [],
    };
  });
  return outcome;
}

type Picking = Pick<Cancellation, 'at' | 'because' | 'position'>;

/** Returns one page of the subjects that a cancellation picks. Changes nothing. */
export async function selectCancelled(
  { table }: Pick<LedgerContext, 'table'>,
  batch: string,
  { at, because, position }: Picking,
  limit: number,
): Promise<{ readonly selected: readonly Header[]; readonly next?: Cancellation['position'] }> {
  const { subjects, next } = await pageOfStates({ table }, batch, cancelledFrom, position, limit);
  const headers = await Promise.all(subjects.map((subject) => headerItems.read(table, headerKey(subject))));
  const selected = headers.filter(
    (header) =>
      header !== undefined &&
      header.cancel === undefined &&
      transitions[header.state].cancel !== null &&
      isPicked(header, { at, because }),
  );
  return {
    selected: selected.flatMap((header) => header ?? []),
    ...(next === undefined ? {} : { next }),
  };
}

/** Matches the reason of the subject, or of the gate that it waits for. */
function isPicked(header: Header, { at, because }: Pick<Picking, 'at' | 'because'>): boolean {
  if (because === undefined) return cancelledAtOf(header, { cancelledAt: at }) !== undefined;
  const { reason } = header;
  return reason?.code === because || (reason?.code === 'gate' && reason.gate === because);
}

/**
 * How long after the cancellation the last walk through a whole batch begins, in milliseconds. A worker that read the
 * batch before may park subjects until it has surely ended.
 */
const lastWalkAfterMs = 5 * 60_000;

/** Returns when the next page of a cancellation is due, in milliseconds since 1970; undefined when it is done. */
export function nextPageAt({ at, walks, position, doneAt }: Cancellation): number | undefined {
  if (doneAt !== undefined) return undefined;
  return walks > 0 && position === undefined ? at + lastWalkAfterMs : at;
}

/**
 * Works through one page of a cancellation: makes every subject on it due, to end without another call. Safe to
 * repeat.
 *
 * @param dueAt when the reconciler sends these subjects if the jobs that follow are lost
 * @returns the subjects that need a job
 */
export async function cancelPage(
  context: LedgerContext,
  batch: string,
  mark: Cancellation,
  limit: number,
  dueAt: number,
): Promise<readonly Header[]> {
  const { selected, next } = await selectCancelled(context, batch, mark, limit);
  const cancelled: Header[] = [];
  for (const header of selected) {
    const event = { kind: 'cancel', at: mark.at, dueAt, hintFollows: true } as const;
    if (!(await applyEvent(context, header, event)).ok) continue;
    await revokeLinksOf(context, header);
    cancelled.push(header);
  }
  const { position: _, ...rest } = mark;
  const walks = next === undefined ? mark.walks + 1 : mark.walks;
  const isDone = next === undefined && (mark.because !== undefined || walks > 1);
  await context.table.update(
    batchItems.update({
      key: batchKey(batch),
      set: {
        cancellation: {
          ...rest,
          walks,
          people: mark.people + cancelled.length,
          ...(next === undefined ? {} : { position: next }),
          ...(isDone ? { doneAt: context.now() } : {}),
        },
      },
      condition: all(
        batchItems.equals(['cancellation', 'revision'], mark.revision),
        batchItems.equals(['cancellation', 'people'], mark.people),
        batchItems.equals(['cancellation', 'walks'], mark.walks),
      ),
    }),
  );
  return cancelled.filter(({ state }) => state !== 'working');
}
