import { all, type Condition } from '../../table/table.ts';
import type { Worker } from '../context.ts';
import { type Header, headerItems } from '../items/header.ts';

/**
 * What every write must name that was judged by a header as it was read. The revision tells a whole wave of another
 * worker that has passed since, after which the rest looks the same; inputs move under a wave without one.
 */
export const unchangedSince = (before: Header): Condition[] =>
  headerItems.unchanged(before, 'state', 'revision', 'inputsRevision');

/** Nobody has the lease who did not have it when the header was read. */
export function leaseUnchanged({ lease }: Header): Condition {
  return lease === undefined
    ? headerItems.missing('lease')
    : headerItems.equals(['lease', 'owner'], lease.owner);
}

/** The same, and it is this worker's, with nobody settling it, or nobody's that lives. */
export function leaseFree(before: Header, worker: Worker, now: number): Condition {
  const { lease } = before;
  if (lease === undefined) return leaseUnchanged(before);
  if (lease.owner === worker.name) return leaseHeld(worker);
  return leaseRunOut(lease, now);
}

/** The lease is this worker's, and nobody has begun to settle it. */
export const leaseHeld = ({ name }: Worker): Condition =>
  all(headerItems.equals(['lease', 'owner'], name), headerItems.missing(['lease', 'over']));

/** The lease is the one that was read, and its time is over. */
export const leaseRunOut = ({ owner, until }: NonNullable<Header['lease']>, now: number): Condition =>
  all(
    headerItems.equals(['lease', 'owner'], owner),
    headerItems.equals(['lease', 'until'], until),
    headerItems.atMost(['lease', 'until'], now),
  );

/** Nobody has cancelled the subject since the header was read. */
export const cancelUnchanged = ({ cancel }: Header): Condition =>
  cancel === undefined ? headerItems.missing('cancel') : headerItems.equals(['cancel', 'at'], cancel.at);
