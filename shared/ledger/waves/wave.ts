import { all } from '../../table/table.ts';
import type { LedgerContext, Worker } from '../context.ts';
import { membersOf, waveOf } from '../intent.ts';
import { type Header, header, headerItems } from '../items/header.ts';
import { headerKey } from '../items/keys.ts';
import { applyEvent } from '../states/apply-event.ts';
import type { Ending, WaveStart } from '../states/header-event.ts';
import { spendingOf, type WorkerSpending } from '../states/spending.ts';
import { cancelUnchanged, leaseOwnedBy } from '../states/unchanged-since.ts';

export const holdsLease = ({ lease }: Header, worker: string): boolean =>
  lease?.owner === worker && lease.over === undefined;

export const isLeased = ({ lease }: Header, worker: string, now: number): boolean =>
  lease !== undefined && lease.owner !== worker && lease.until > now;

/**
 * The lease has this worker's name, but another run of the worker took it, or the reconciler settles its calls.
 * @param ownsLease whether this run took the lease and still holds it
 */
export const isLeasedByOtherRun = (header: Header, worker: string, ownsLease: boolean): boolean =>
  header.lease?.owner === worker && !ownsLease;

export const earlierDeaths = ({ lease, attempts }: Header, worker: string): number =>
  lease?.owner === worker ? Math.max(0, attempts - 1) : Math.max(attempts, lease === undefined ? 0 : 1);

/**
 * Takes the lease and records the calls to send in one update.
 * @returns undefined when another worker holds the lease or the inputs have changed
 */
export async function beginWave(
  context: LedgerContext,
  before: Header,
  worker: Worker,
  start: WaveStart,
): Promise<Header | undefined> {
  const result = await applyEvent(context, before, { kind: 'wave started', worker, start });
  const item = 'item' in result ? result.item : undefined;
  if (result.ok) return headerItems.parse(item);
  const found = header.safeParse(item).data;
  const begun = waveOf(found?.intent) === start.wave;
  return begun && found !== undefined && holdsLease(found, worker.name) ? found : undefined;
}

/** Call this before sending. False when the lease is lost, or the subject was cancelled. */
export async function extendIntent(
  { table, now }: LedgerContext,
  begun: Header,
  worker: Worker,
  { dispatched, conversations, prices }: Pick<WaveStart, 'dispatched' | 'conversations' | 'prices'>,
): Promise<boolean> {
  const result = await table.update(
    headerItems.update({
      key: headerKey(begun),
      setPaths: membersOf(dispatched, begun.intent ?? {}, now(), prices).map(([number, text]) =>
        headerItems.member(['intent', number], text),
      ),
      ...(conversations.size === 0 ? {} : { add: { conversations } }),
      condition: all(leaseOwnedBy(worker), headerItems.equals('state', 'working'), cancelUnchanged(begun)),
    }),
  );
  return result.ok;
}

/**
 * Returns the lease and counts the spending; the only write of a turn that sends nothing.
 * @param before the header at the start of the wave, or at the last read if nothing was sent
 * @returns false when another worker has the lease, during an erasure, or if settled inputs have changed
 */
export async function endRun(
  context: LedgerContext,
  before: Header,
  worker: Worker,
  spent: readonly WorkerSpending[],
  ending: Ending,
): Promise<boolean> {
  return (await applyEvent(context, before, { kind: 'run ended', worker, spent, ending })).ok;
}

/** Call it during an erasure, once each sent call has its outcome in a part: the others surely cost nothing. */
export async function endErasedRun(
  { table }: Pick<LedgerContext, 'table'>,
  before: Header,
  { worker, spent }: WorkerSpending,
): Promise<void> {
  await table.update(
    headerItems.update({
      key: headerKey(before),
      set: spendingOf(before, [{ worker, spent }]),
      remove: ['lease', 'intent'],
      condition: all(leaseOwnedBy(worker), headerItems.equals('state', 'erasing')),
    }),
  );
}

export async function postpone(context: LedgerContext, before: Header, dueAt: number): Promise<boolean> {
  return (await applyEvent(context, before, { kind: 'postponed', dueAt })).ok;
}
