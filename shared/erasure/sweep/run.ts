import type { Header } from '../../ledger/items/header.ts';
import type { Subject } from '../../ledger/items/keys.ts';
import type { Removed } from '../../ledger/items/tombstone.ts';
import type { IndexEntry } from '../../table/table.ts';
import type { SweepDeps } from '../sweep-deps.ts';

export interface SweepRun {
  readonly deps: SweepDeps;
  readonly header: Header;
  readonly subject: Subject;
  readonly photoIds: Set<string>;
  readonly pointers: Set<string>;
  readonly removed: Partial<Record<keyof Removed, number>>;
}

/** Returns the next page's start; undefined at the end. Idempotent. */
export type Step = (run: SweepRun, cursor: string | undefined) => Promise<string | undefined>;

export function countOf({ removed }: SweepRun, kind: keyof Removed, number = 1): void {
  removed[kind] = (removed[kind] ?? 0) + number;
}

export const namesOf = ({ subject, photoIds }: SweepRun): Subject[] =>
  [...photoIds].map((id) => ({ batch: subject.batch, id }));

const pageSize = 100;

export const stepThroughPartitions =
  (
    partitionsOf: (run: SweepRun) => readonly string[],
    take: (run: SweepRun, entry: IndexEntry) => Promise<void>,
  ): Step =>
  async (run, from) => {
    const [at, cursor] = sweepPosition(from);
    const partitions = partitionsOf(run);
    const partition = partitions[at];
    if (partition === undefined) return undefined;
    const page = await run.deps.ledger.table.queryIndex({
      index: 'batch',
      partition,
      limit: pageSize,
      ...(cursor === undefined ? {} : { cursor }),
    });
    for (const entry of page.items) await take(run, entry);
    return nextPlace(at, partitions.length, page.cursor);
  };

export const stepThroughList =
  <T>(listOf: (run: SweepRun) => readonly T[], take: (run: SweepRun, one: T) => Promise<void>): Step =>
  async (run, from) => {
    const [at] = sweepPosition(from);
    const list = listOf(run);
    const one = list[at];
    if (one === undefined) return undefined;
    await take(run, one);
    return nextPlace(at, list.length);
  };

export function sweepPosition(place: string | undefined): readonly [at: number, cursor: string | undefined] {
  const [at = '0', ...cursor] = (place ?? '').split(' ');
  return [Number(at), cursor.length === 0 ? undefined : cursor.join(' ')];
}

export function nextPlace(at: number, count: number, cursor?: string): string | undefined {
  if (cursor !== undefined) return `${at} ${cursor}`;
  return at + 1 < count ? String(at + 1) : undefined;
}
