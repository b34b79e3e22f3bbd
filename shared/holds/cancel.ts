import { scheduleNow } from '../ledger/batches/batches.ts';
import { cancelledAtOf } from '../ledger/batches/cancelled.ts';
import { pageOfStates } from '../ledger/batches/state-walk.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { batchItems, type Cancellation, cancelledFrom } from '../ledger/items/batch.ts';
import { type Header, headerItems } from '../ledger/items/header.ts';
import { batchKey, headerKey, type Subject } from '../ledger/items/keys.ts';
import { applyEvent } from '../ledger/states/apply-event.ts';
import { transitions } from '../ledger/states/transitions.ts';
import { ContendedItemError, changeItem } from '../table/change-item.ts';
import { all } from '../table/table.ts';
import { markUnchanged } from './hold.ts';
import { tellCancellation } from './hold-news.ts';

/**
 * - `cancelled`: nothing more is bought; what is under way ends, and the report ends as cancelled.
 * - `ended`: the report had ended already; nothing was changed.
 * - `unknown`: there is no such subject.
 */
type CancelledSubject = 'cancelled' | 'ended' | 'unknown';

/** A header that changes under every try is contended by something that never lets go. */
const tries = 20;

/** Cancels one subject. From here on no worker writes down that it sends another call for it. */
export async function cancelSubject(context: LedgerContext, subject: Subject): Promise<CancelledSubject> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const before = await headerItems.read(context.table, headerKey(subject));
    if (before === undefined || before.state === 'erasing') return 'unknown';
    if (transitions[before.state].cancel === null) return 'ended';
    if (before.cancel !== undefined) return 'cancelled';
    const at = context.now();
    const event = { kind: 'cancel', at, dueAt: at, hintFollows: false } as const;
    if ((await applyEvent(context, before, event)).ok) return 'cancelled';
  }
  throw new ContendedItemError('A report header changed under every try to cancel it');
}

/** What a cancellation of a batch picks, and who asks for it. */
interface Wanted {
  readonly by?: string | undefined;
  /** Only those who wait for this reason. */
  readonly because?: string | undefined;
}

/**
 * Cancels a batch, or those in it who wait for a reason. A mark is set, which holds for the whole batch from here on; the
 * reconciler ends one subject after the other. Asking again while that is under way changes nothing.
 *
 * @returns `busy` while another reason is worked through; undefined when there is no such batch
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

/** The reason is that of the subject, or of the gate that it waits for. */
function isPicked(header: Header, { at, because }: Pick<Picking, 'at' | 'because'>): boolean {
  if (because === undefined) return cancelledAtOf(header, { cancelledAt: at }) !== undefined;
  const { reason } = header;
  return reason?.code === because || (reason?.code === 'gate' && reason.gate === because);
}

/**
 * A worker that read the batch before it was cancelled may park a subject until it has surely ended: the last walk through a
 * whole batch begins so long after the cancellation, in milliseconds.
 */
const lastWalkAfterMs = 5 * 60_000;

/** When the next page of a cancellation is due, in milliseconds since 1970; undefined when it is done. */
export function nextPageAt({ at, walks, position, doneAt }: Cancellation): number | undefined {
  if (doneAt !== undefined) return undefined;
  return walks > 0 && position === undefined ? at + lastWalkAfterMs : at;
}

/**
 * Works through one page of a cancellation: every subject on it is due, to be ended without another call. Safe to repeat.
 *
 * @param dueAt when the reconciler looks at these subjects if the jobs that follow are lost
 * @returns the subjects for which a job is to be sent
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
    if ((await applyEvent(context, header, event)).ok) cancelled.push(header);
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
