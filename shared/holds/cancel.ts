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
import { announceCancellation } from './hold-news.ts';

/**
 * - `cancelled`: calls in flight end, and the report ends as cancelled.
 * - `ended`: the report had already ended; nothing was changed.
 * - `unknown`: no such subject.
 */
type CancelledSubject = 'cancelled' | 'ended' | 'unknown';

const tries = 20;

/** Also revokes the subject's reader links. From now on no worker can record another call. */
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
    await revokeLinksOf(context, subject);
    return 'cancelled';
  }
  throw new ContendedItemError('A report header changed under every try to cancel it');
}

interface Wanted {
  readonly by?: string | undefined;
  readonly because?: string | undefined;
}

/**
 * The mark applies at once; the reconciler ends the subjects. Idempotent.
 * @returns `busy` during a cancellation for another reason; undefined for an unknown batch
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
      by,
      because,
      people: 0,
      walks: 0,
    };
    outcome = cancellation;
    const isWhole = because === undefined;
    return {
      set: { cancellation, ...(isWhole ? { cancelledAt: at } : {}), ...scheduleNow(at) },
      condition: all(batchItems.exists('v'), markUnchanged('cancellation', before)),
      also: isWhole ? [announceCancellation(batch, cancellation)] : [],
    };
  });
  return outcome;
}

type Picking = Pick<Cancellation, 'at' | 'because' | 'position'>;

export async function selectCancelled(
  { table }: Pick<LedgerContext, 'table'>,
  batch: string,
  { at, because, position }: Picking,
  limit: number,
): Promise<{ readonly selected: readonly Header[]; readonly next: Cancellation['position'] }> {
  const { subjects, next } = await pageOfStates({ table }, batch, cancelledFrom, position, limit);
  const headers = await Promise.all(subjects.map((subject) => headerItems.read(table, headerKey(subject))));
  const selected = headers
    .flatMap((header) => header ?? [])
    .filter(({ cancel, state }) => cancel === undefined && transitions[state].cancel !== null)
    .filter((header) => isPicked(header, { at, because }));
  return { selected, next };
}

function isPicked(header: Header, { at, because }: Pick<Picking, 'at' | 'because'>): boolean {
  if (because === undefined) return cancelledAtOf(header, { cancelledAt: at }) !== undefined;
  const { reason } = header;
  return reason?.code === because || (reason?.code === 'gate' && reason.gate === because);
}

/** A worker that read the batch before the mark may park subjects until then. */
const lastWalkAfterMs = 5 * 60_000;

export function nextPageAt({ at, walks, position, doneAt }: Cancellation): number | undefined {
  if (doneAt !== undefined) return undefined;
  return walks > 0 && position === undefined ? at + lastWalkAfterMs : at;
}

/**
 * Makes the page's subjects due, so that they end. Idempotent.
 * @param dueAt when the reconciler sends lost jobs again
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
  const walks = next === undefined ? mark.walks + 1 : mark.walks;
  const isDone = next === undefined && (mark.because !== undefined || walks > 1);
  await context.table.update(
    batchItems.update({
      key: batchKey(batch),
      set: {
        cancellation: {
          ...mark,
          walks,
          people: mark.people + cancelled.length,
          position: next,
          doneAt: isDone ? context.now() : undefined,
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
