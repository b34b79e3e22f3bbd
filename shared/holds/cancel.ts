import { scheduleNow } from '../ledger/batches/batches.ts';
import { cancelledAtOf, cancelOf, wholeCancelOf } from '../ledger/batches/cancelled.ts';
import { isFiltered } from '../ledger/batches/filter.ts';
import { selectOnPage } from '../ledger/batches/state-walk.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { batchItems, type Cancellation, cancelledFrom, type Filter } from '../ledger/items/batch.ts';
import { type Header, headerItems } from '../ledger/items/header.ts';
import { batchKey, headerKey, type Subject } from '../ledger/items/keys.ts';
import { applyEvent } from '../ledger/states/apply-event.ts';
import { transitions } from '../ledger/states/transitions.ts';
import { revokeLinksOf } from '../links/change.ts';
import { ContendedItemError, changeItem } from '../table/change-item.ts';
import { all } from '../table/table.ts';
import { markUnchanged } from './hold.ts';
import { announceCancellation } from './hold-notice.ts';

/** `cancelled`: calls in flight end, then the report. `ended`: it had already ended. */
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

export type Busy = 'erasing' | 'whole' | 'busy';

type Wanted = Filter & Pick<Cancellation, 'by' | 'erases'>;

const isSame = (one: Wanted, other: Wanted): boolean =>
  (['person', 'part', 'because', 'erases'] as const).every((field) => one[field] === other[field]);

export const lastAskedAt = ({ at, againAt = at }: Pick<Cancellation, 'at' | 'againAt'>): number => againAt;

/**
 * The mark applies at once; the reconciler ends the subjects.
 * @returns what else is in progress; undefined for an unknown batch
 */
export async function cancelBatch(
  { table, now }: LedgerContext,
  batch: string,
  wanted: Wanted = {},
): Promise<Cancellation | Busy | undefined> {
  let outcome: Cancellation | Busy | undefined;
  const isWhole = !isFiltered(wanted);
  const at = now();
  await changeItem(table, batchItems, batchKey(batch), (item) => {
    outcome = undefined;
    if (item?.v === undefined) return undefined;
    const before = item.cancellation;
    const running = before?.doneAt === undefined ? before : undefined;
    if (running !== undefined) {
      const isPart = !isFiltered(running) && wanted.erases === undefined;
      outcome = isSame(running, wanted) || isPart ? running : busyWith(running, isWhole);
      if (!isWhole || running.erases === true) return undefined;
    }
    const isAgain = running !== undefined && !isFiltered(running);
    if (isAgain && lastAskedAt(running) >= at) return undefined;
    const cancellation: Cancellation = {
      ...(isAgain ? { ...running, againAt: at, position: undefined } : { ...wanted, at, people: 0 }),
      revision: (before?.revision ?? 0) + 1,
      walks: 0,
    };
    outcome = cancellation;
    return {
      set: { cancellation, ...(isWhole ? { cancelledAt: at } : {}), ...scheduleNow(at) },
      condition: all(
        batchItems.exists('v'),
        markUnchanged('cancellation', before),
        ...(isAgain ? [batchItems.equals(['cancellation', 'people'], running.people)] : []),
      ),
      also: isWhole && !isAgain ? [announceCancellation(batch, cancellation)] : [],
    };
  });
  return outcome;
}

function busyWith(running: Cancellation, isWhole: boolean): Busy {
  if (!isFiltered(running)) return 'whole';
  return isWhole && running.erases === true ? 'erasing' : 'busy';
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

export function nextPageAt({ walks, position, doneAt, ...asked }: Cancellation): number | undefined {
  if (doneAt !== undefined) return undefined;
  const at = lastAskedAt(asked);
  return walks > 0 && position === undefined ? at + lastWalkAfterMs : at;
}

/**
 * Makes the page's subjects due, so that they end, or erases them. Idempotent.
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
