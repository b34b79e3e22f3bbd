import { all, type Condition } from '../../table/table.ts';
import type { Worker } from '../context.ts';
import { type Header, headerItems } from '../items/header.ts';

/** Another worker's wave changes the revision. Inputs that change during a wave change only the inputs revision. */
export const unchangedSince = (before: Header): Condition[] =>
  headerItems.unchanged(before, 'state', 'revision', 'inputsRevision');

export function leaseUnchanged({ lease }: Header): Condition {
  return lease === undefined
    ? headerItems.missing('lease')
    : headerItems.equals(['lease', 'owner'], lease.owner);
}

export function leaseFree(before: Header, worker: Worker, now: number): Condition {
  const { lease } = before;
  if (lease === undefined) return leaseUnchanged(before);
  if (lease.owner === worker.name) return leaseOwnedBy(worker);
  return leaseExpired(lease, now);
}

export const leaseOwnedBy = ({ name }: Worker): Condition =>
  all(headerItems.equals(['lease', 'owner'], name), headerItems.missing(['lease', 'over']));

export const leaseExpired = ({ owner, until }: NonNullable<Header['lease']>, now: number): Condition =>
  all(
    headerItems.equals(['lease', 'owner'], owner),
    headerItems.equals(['lease', 'until'], until),
    headerItems.atMost(['lease', 'until'], now),
  );

export const cancelUnchanged = ({ cancel }: Header): Condition =>
  cancel === undefined ? headerItems.missing('cancel') : headerItems.equals(['cancel', 'at'], cancel.at);
