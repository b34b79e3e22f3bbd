import { all } from '../../table/table.ts';
import type { LedgerContext, Worker } from '../context.ts';
import { membersOf, waveOf } from '../intent.ts';
import { type Header, header, headerItems } from '../items/header.ts';
import { headerKey } from '../items/keys.ts';
import { applyEvent } from '../states/apply-event.ts';
import type { Ending, WaveStart } from '../states/header-event.ts';
import type { Accounted } from '../states/spending.ts';
import { cancelUnchanged, leaseHeld } from '../states/unchanged-since.ts';

/** Whether the lease is this worker's, and nobody has begun to settle what it has under way. */
export const holdsLease = ({ lease }: Header, worker: string): boolean =>
  lease?.owner === worker && lease.over === undefined;

export const isLeased = ({ lease }: Header, worker: string, now: number): boolean =>
  lease !== undefined && lease.owner !== worker && lease.until > now;

/**
 * Whether the lease bears this worker's name and this turn may not use it: another turn of the same worker took it, or
 * somebody has begun to settle it.
 *
 * @param isTaken whether this turn took the lease
 */
export const isTwins = (header: Header, worker: string, isTaken: boolean): boolean =>
  header.lease?.owner === worker && !(isTaken && holdsLease(header, worker));

/** How many workers in a row died while they worked on this subject. */
export const deathsOver = ({ lease, attempts }: Header, worker: string): number =>
  lease?.owner === worker ? Math.max(0, attempts - 1) : Math.max(attempts, lease === undefined ? 0 : 1);

/**
 * Takes the lease and writes down, in one update, which calls are sent now and how many are reserved for them.
 *
 * @param before the header as it was read
 * @returns the header as it now is; undefined when somebody else holds the lease or the inputs have moved
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
  // The table's client may have sent the update twice and met its own first write.
  const found = header.safeParse(item).data;
  const begun = waveOf(found?.intent) === start.wave;
  return begun && found !== undefined && holdsLease(found, worker.name) ? found : undefined;
}

/**
 * Adds calls to the intent of a wave under way, before they are sent. Returns false when the lease is gone, or somebody has
 * cancelled the subject since the wave began.
 *
 * @param begun the header as the wave began it
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
 * Ends a turn: gives the lease back, if one was taken, and counts what was spent, on the header and on one count shard
 * of the batch. A turn that sends nothing needs no wave and ends with this one write.
 *
 * @param before the header as the wave began it, or as it was read where nothing was to be sent
 * @returns false when the lease is another's, the report is being erased, or it would settle or park inputs that have
 * moved meanwhile
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
 * Sets when the reconciler looks at a subject next, if nobody has changed it meanwhile. What is parked, or finished, is
 * not touched.
 */
export async function postpone(context: LedgerContext, before: Header, dueAt: number): Promise<boolean> {
  return (await applyEvent(context, before, { kind: 'postponed', dueAt })).ok;
}
