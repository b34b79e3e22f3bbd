import { all } from '../../table/table.ts';
import type { LedgerContext, Worker } from '../context.ts';
import { membersOf, waveOf } from '../intent.ts';
import { type Header, header, headerItems } from '../items/header.ts';
import { headerKey } from '../items/keys.ts';
import { applyEvent } from '../states/apply-event.ts';
import type { Ending, WaveStart } from '../states/header-event.ts';
import type { Accounted } from '../states/spending.ts';
import { cancelUnchanged, leaseHeld } from '../states/unchanged-since.ts';

export const holdsLease = ({ lease }: Header, worker: string): boolean =>
  lease?.owner === worker && lease.over === undefined;

export const isLeased = ({ lease }: Header, worker: string, now: number): boolean =>
  lease !== undefined && lease.owner !== worker && lease.until > now;

/**
 * Returns whether the lease has this worker's name but this turn may not use it: another turn of the same worker took
 * it, or it is being settled.
 *
 * @param isTaken whether this turn took the lease
 */
export const isTwins = (header: Header, worker: string, isTaken: boolean): boolean =>
  header.lease?.owner === worker && !(isTaken && holdsLease(header, worker));

export const deathsOver = ({ lease, attempts }: Header, worker: string): number =>
  lease?.owner === worker ? Math.max(0, attempts - 1) : Math.max(attempts, lease === undefined ? 0 : 1);

/**
 * Takes the lease and records the calls to send and their reservation in one update.
 *
 * @param before the header that the caller read
 * @returns the updated header; undefined when another worker holds the lease or the inputs have changed
 */
export async function beginWave(
  context: LedgerContext,
  before: Header,
  worker: Worker,
  start: WaveStart,
): Promise<Header | undefined> {
  const result = await applyEvent(context, before, { kind: 'wave begins', worker, start });
  const item = 'item' in result ? result.item : undefined;
  if (result.ok) return headerItems.parse(item);
  // The table's client may have retried the update and met its own first write.
  const found = header.safeParse(item).data;
  const begun = waveOf(found?.intent) === start.wave;
  return begun && found !== undefined && holdsLease(found, worker.name) ? found : undefined;
}

/**
 * Adds calls to the intent of the current wave, before they are sent. Returns false when the lease is lost, or the
 * subject was cancelled since the wave began.
 *
 * @param begun the header at the start of the wave
 */
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
      condition: all(leaseHeld(worker), headerItems.equals('state', 'working'), cancelUnchanged(begun)),
    }),
  );
  return result.ok;
}

/**
 * Ends a turn: returns its lease, if any, and counts the spending on the header and on one count shard of the batch.
 * A turn that sends nothing needs no wave and ends with this one write.
 *
 * @param before the header at the start of the wave, or at the last read if nothing was sent
 * @returns false when another worker has the lease, the report is being erased, or it would settle or park inputs
 * that have changed
 */
export async function endTurn(
  context: LedgerContext,
  before: Header,
  worker: Worker,
  spent: readonly Accounted[],
  ending: Ending,
): Promise<boolean> {
  return (await applyEvent(context, before, { kind: 'turn ends', worker, spent, ending })).ok;
}

/**
 * Sets when the reconciler next sends a subject, if the subject is unchanged. Parked and finished subjects stay as
 * they are.
 */
export async function postpone(context: LedgerContext, before: Header, dueAt: number): Promise<boolean> {
  return (await applyEvent(context, before, { kind: 'postponed', dueAt })).ok;
}
