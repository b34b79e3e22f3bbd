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

/** The same, and it is this worker's or nobody's that lives. */
export function leaseFree(before: Header, worker: Worker, now: number): Condition {
  const { lease } = before;
  if (lease === undefined || lease.owner === worker.name) return leaseUnchanged(before);
  return all(
    leaseUnchanged(before),
    headerItems.equals(['lease', 'until'], lease.until),
    headerItems.atMost(['lease', 'until'], now),
  );
}
