import type { Header } from '../../ledger/items/header.ts';
import type { Subject } from '../../ledger/items/keys.ts';
import type { Removed } from '../../ledger/items/tombstone.ts';
import type { IndexEntry } from '../../table/table.ts';
import type { SweepDeps } from '../sweep-deps.ts';

/** The findings and removals of one run of a sweep. */
export interface SweepRun {
  readonly deps: SweepDeps;
  readonly header: Header;
  readonly subject: Subject;
  /** The known names of the subject's photos, its own id first. */
  readonly photoIds: Set<string>;
  /** Input hashes whose pointers may hold these names. */
  readonly pointers: Set<string>;
  readonly removed: Partial<Record<keyof Removed, number>>;
}

/** Handles one page of a step, and returns the start of the next page, or undefined at the end. Safe to repeat. */
export type Step = (run: SweepRun, cursor: string | undefined) => Promise<string | undefined>;

export function countOf({ removed }: SweepRun, kind: keyof Removed, number = 1): void {
  removed[kind] = (removed[kind] ?? 0) + number;
}

/** Returns the subject and its photos, as subjects of the batch. */
export const namesOf = ({ subject, photoIds }: SweepRun): Subject[] =>
  [...photoIds].map((id) => ({ batch: subject.batch, id }));

/** Entries to handle between two checks of the time. */
const pageSize = 100;

/** Returns a step that handles all entries of some partitions of the `batch` index, page by page. */
export const everyEntry =
  (
    partitionsOf: (run: SweepRun) => readonly string[],
    take: (run: SweepRun, entry: IndexEntry) => Promise<void>,
  ): Step =>
  async (run, from) => {
    const [at, cursor] = placeOf(from);
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

/** Returns a step that handles the members of a known list, one by one. */
export const everyOne =
  <T>(listOf: (run: SweepRun) => readonly T[], take: (run: SweepRun, one: T) => Promise<void>): Step =>
  async (run, from) => {
    const [at] = placeOf(from);
    const list = listOf(run);
    const one = list[at];
    if (one === undefined) return undefined;
    await take(run, one);
    return nextPlace(at, list.length);
  };

/** Parses a position: the number of a partition, and the table's cursor in it. */
export function placeOf(place: string | undefined): readonly [at: number, cursor: string | undefined] {
  const [at = '0', ...cursor] = (place ?? '').split(' ');
  return [Number(at), cursor.length === 0 ? undefined : cursor.join(' ')];
}

export function nextPlace(at: number, count: number, cursor?: string): string | undefined {
  if (cursor !== undefined) return `${at} ${cursor}`;
  return at + 1 < count ? String(at + 1) : undefined;
}
