import { all, type Condition } from '../../table/table.ts';
import type { Worker } from '../context.ts';
import { type Header, headerItems } from '../items/header.ts';

/**
 * Returns the conditions of every write that is based on a header. The revision reveals a whole wave of another
 * worker that looks the same afterwards; inputs change during a wave without one.
 */
export const unchangedSince = (before: Header): Condition[] =>
  headerItems.unchanged(before, 'state', 'revision', 'inputsRevision');

export function leaseUnchanged({ lease }: Header): Condition {
  return lease === undefined
    ? headerItems.missing('lease')
    : headerItems.equals(['lease', 'owner'], lease.owner);
}

/** Requires an unchanged lease that is either this worker's and not being settled, or expired. */
export function leaseFree(before: Header, worker: Worker, now: number): Condition {
  const { lease } = before;
  if (lease === undefined) return leaseUnchanged(before);
  if (lease.owner === worker.name) return leaseHeld(worker);
  return leaseRunOut(lease, now);
}

export const leaseHeld = ({ name }: Worker): Condition =>
  all(headerItems.equals(['lease', 'owner'], name), headerItems.missing(['lease', 'over']));

export const leaseRunOut = ({ owner, until }: NonNullable<Header['lease']>, now: number): Condition =>
  all(
    headerItems.equals(['lease', 'owner'], owner),
    headerItems.equals(['lease', 'until'], until),
    headerItems.atMost(['lease', 'until'], now),
  );

export const cancelUnchanged = ({ cancel }: Header): Condition =>
  cancel === undefined ? headerItems.missing('cancel') : headerItems.equals(['cancel', 'at'], cancel.at);
