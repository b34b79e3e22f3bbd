import { scheduleNow } from '../ledger/batches/batches.ts';
import { cancelledAtOf, cancelOf, wholeCancelOf } from '../ledger/batches/cancelled.ts';
import { isFiltered } from '../ledger/batches/filter.ts';
import { selectOnPage } from '../ledger/batches/state-walk.ts';
import type { LedgerContext } from '../ledger/context.ts';
import {
  type BatchItem,
  batchItems,
  type Cancellation,
  cancelledFrom,
  type Filter,
  type WaitingCancel,
  waitingCancel,
} from '../ledger/items/batch.ts';
import { type Header, headerItems } from '../ledger/items/header.ts';
import { batchKey, headerKey, type Subject } from '../ledger/items/keys.ts';
import { applyEvent } from '../ledger/states/apply-event.ts';
import { transitions } from '../ledger/states/transitions.ts';
import { revokeLinksOf } from '../links/change.ts';
import { ContendedItemError, changeItem } from '../table/change-item.ts';
import type { Attributes } from '../table/item-kind.ts';
import { all, type Update } from '../table/table.ts';
import { markUnchanged } from './hold.ts';
import { announceCancellation } from './hold-notice.ts';

/**
 * - `cancelled`: calls in flight end, and the report ends as cancelled.
 * - `ended`: the report had already ended; nothing was changed.
 * - `unknown`: no such subject.
 */
type CancelledSubject = 'cancelled' | 'ended' | 'unknown';

const maxAttempts = 20;

export async function cancelSubject(context: LedgerContext, subject: Subject): Promise<CancelledSubject> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const before = await headerItems.read(context.table, headerKey(subject));
    if (before === undefined || before.state === 'erasing') return 'unknown';
    if (transitions[before.state].cancel === null) return 'ended';
    if (wholeCancelOf(before) === undefined) {
      const at = context.now();
      const event = { kind: 'cancel', at, dueAt: at, queuesHint: false } as const;
      if (!(await applyEvent(context, before, event)).ok) continue;
    }
    await revokeLinksOf(context, subject);
    return 'cancelled';
  }
  throw new ContendedItemError('A report header changed during every attempt to cancel it');
}

export type Busy = 'whole' | 'busy';

type Wanted = Omit<WaitingCancel, 'at'>;

const isSame = (one: Wanted, other: Wanted): boolean =>
  (['person', 'part', 'because', 'erases'] as const).every((field) => one[field] === other[field]);

export const lastAskedAt = ({ at, againAt = at }: Pick<Cancellation, 'at' | 'againAt'>): number => againAt;

const mostWaiting = 100;

interface Decided {
  readonly outcome: Cancellation | WaitingCancel | Busy;
  readonly set?: Attributes<BatchItem>;
  readonly also?: readonly Update[];
}

/**
 * The reconciler ends the subjects. Erasing cancellations go first: they find only open subjects.
 * @returns what reaches the subjects, without `revision` while it waits; undefined for an unknown batch
 */
export async function cancelBatch(
  { table, now }: LedgerContext,
  batch: string,
  wanted: Wanted = {},
): Promise<Decided['outcome'] | undefined> {
  let outcome: Decided['outcome'] | undefined;
  const asked = { ...wanted, at: now() };
  await changeItem(table, batchItems, batchKey(batch), (item) => {
    const decided = item?.v === undefined ? undefined : decide(batch, item, asked);
    outcome = decided?.outcome;
    return (
      item &&
      decided?.set &&
      withMarksUnchanged(item, { ...decided.set, ...scheduleNow(asked.at) }, decided.also)
    );
  });
  return outcome;
}

export async function beginWaiting({ table, now }: LedgerContext, batch: string): Promise<boolean> {
  return changeItem(table, batchItems, batchKey(batch), (item) => {
    const [first, ...waiting] = item?.waitingCancels ?? [];
    if (item === undefined || first === undefined || runningOf(item) !== undefined) return undefined;
    const { set, also } = begin(batch, item, first, { waitingCancels: waiting, begunAt: now() });
    return withMarksUnchanged(item, set, also);
  });
}

const withMarksUnchanged = (item: BatchItem, set: Attributes<BatchItem>, also: readonly Update[] = []) => ({
  set,
  also,
  condition: all(
    batchItems.exists('v'),
    markUnchanged('cancellation', item.cancellation),
    ...(item.cancellation === undefined
      ? []
      : [batchItems.equals(['cancellation', 'people'], item.cancellation.people)]),
    ...batchItems.unchanged(item, 'waitingCancels'),
  ),
});

function decide(batch: string, item: BatchItem, asked: WaitingCancel): Decided {
  const running = runningOf(item);
  const open = [...(running ? [running] : []), ...(item.waitingCancels ?? [])];
  const isWhole = !isFiltered(asked);
  if (running !== undefined && !isFiltered(running)) {
    if (!isWhole) return { outcome: asked.erases === undefined ? running : 'whole' };
    return lastAskedAt(running) >= asked.at ? { outcome: running } : repeated(running, asked.at);
  }
  const reaching = isWhole
    ? undefined
    : open.find((one) => isSame(one, asked) || (!asked.erases && !isFiltered(one)));
  if (reaching !== undefined) return { outcome: reaching };
  const kept = isWhole ? open.filter(({ erases }) => erases) : open;
  const [first = asked, ...rest] = [...kept, asked].sort((one, other) => rankOf(one) - rankOf(other));
  if (!isWhole && rest.length > mostWaiting) return { outcome: 'busy' };
  const waitingCancels = rest.map((one) => waitingCancel.parse(one));
  if (first === running) return { outcome: asked, set: { waitingCancels } };
  const begun = begin(batch, item, first, { waitingCancels });
  return first === asked ? begun : { ...begun, outcome: asked };
}

const rankOf = (one: WaitingCancel): number => (one.erases ? 0 : isFiltered(one) ? 1 : 2);

const runningOf = ({ cancellation }: BatchItem): Cancellation | undefined =>
  cancellation?.doneAt === undefined ? cancellation : undefined;

function begin(
  batch: string,
  { cancellation: before }: BatchItem,
  { people = 0, ...asked }: WaitingCancel,
  { waitingCancels, begunAt }: Pick<BatchItem, 'waitingCancels'> & Pick<Cancellation, 'begunAt'>,
): Required<Decided> {
  const cancellation = { ...asked, begunAt, revision: (before?.revision ?? 0) + 1, people, walks: 0 };
  const set = { cancellation, waitingCancels };
  if (isFiltered(asked)) return { outcome: cancellation, set, also: [] };
  const also = [announceCancellation(batch, cancellation)];
  return { outcome: cancellation, set: { ...set, cancelledAt: asked.at }, also };
}

function repeated(running: Cancellation, againAt: number): Decided {
  const { revision } = running;
  const cancellation = { ...running, againAt, position: undefined, revision: revision + 1, walks: 0 };
  return { outcome: cancellation, set: { cancellation, cancelledAt: againAt } };
}

type Picking = Filter & Pick<Cancellation, 'at' | 'againAt' | 'position'>;

export const selectCancelled = (
  context: Pick<LedgerContext, 'table'>,
  batch: string,
  mark: Picking,
  limit: number,
) =>
  selectOnPage(
    context,
    batch,
    { states: cancelledFrom, only: mark, position: mark.position, limit },
    (header, parts) => {
      const isReached =
        isFiltered(mark) || cancelledAtOf(header, { cancelledAt: lastAskedAt(mark) }) !== undefined;
      return isReached ? cancelOf(header, parts, mark) : undefined;
    },
  );

/** Until then, a worker that read the batch before the cancellation may park subjects. */
const lastWalkAfterMs = 5 * 60_000;

export function nextPageAt({
  walks,
  position,
  doneAt,
  begunAt = 0,
  ...asked
}: Cancellation): number | undefined {
  if (doneAt !== undefined) return undefined;
  const at = Math.max(begunAt, lastAskedAt(asked));
  return walks > 0 && position === undefined ? at + lastWalkAfterMs : at;
}

/**
 * Makes the page's subjects due, so that they end, or erases them. Idempotent.
 * @param dueAt when the reconciler sends lost jobs again
 * @returns the subjects that need a job
 */
export async function cancelPage(
  context: LedgerContext,
  batch: string,
  mark: Cancellation,
  { limit, dueAt, erase }: CancelledPage,
): Promise<readonly Header[]> {
  const { selected, next } = await selectCancelled(context, batch, mark, limit);
  const cancelled: Header[] = [];
  for (const { header, picked } of selected) {
    if (mark.erases) await erase(header, mark);
    else {
      const event = { kind: 'cancel', at: mark.at, parts: picked.parts, dueAt, queuesHint: true } as const;
      if (!(await applyEvent(context, header, event)).ok) continue;
      await revokeLinksOf(context, header);
    }
    cancelled.push(header);
  }
  const walks = next === undefined ? mark.walks + 1 : mark.walks;
  const isDone = next === undefined && (isFiltered(mark) || walks > 1);
  await context.table.update(
    batchItems.update({
      key: batchKey(batch),
      set: {
        cancellation: {
          ...mark,
          walks,
          people: mark.people + cancelled.length,
          position: next,
          // The item outlives an erasure of the person.
          ...(isDone ? { person: undefined, doneAt: context.now() } : {}),
        },
      },
      condition: all(
        batchItems.equals(['cancellation', 'revision'], mark.revision),
        batchItems.equals(['cancellation', 'people'], mark.people),
        batchItems.equals(['cancellation', 'walks'], mark.walks),
      ),
    }),
  );
  return mark.erases ? [] : cancelled.filter(({ state }) => state !== 'working');
}

interface CancelledPage {
  readonly limit: number;
  readonly dueAt: number;
  readonly erase: (subject: Subject, mark: Cancellation) => Promise<unknown>;
}
