import type { Job } from '../../shared/jobs/job.ts';
import {
  accountsDue,
  duePartition,
  dueShards,
  erasuresDue,
  headerKey,
  headerSortKey,
  hintedFor,
  hintedPartition,
  partOfSortKey,
  subjectName,
  subjectOfPartition,
} from '../../shared/ledger/items/keys.ts';
import { dueItems, isMarked } from '../../shared/ledger/items/publish-mark.ts';
import { all, type Item, type Key } from '../../shared/table/table.ts';
import { uploadItems, uploadPrefix } from '../../shared/uploads/upload.ts';
import type { ItemDeps, ReconcilerDeps, ReconcilerRun } from './deps.ts';
import { eraseDue } from './erase.ts';
import { inGroups, isOver, rotated, withShare } from './time-share.ts';

const pageSize = 200;
/** Hints of an unchanged subject get rarer, up to this many intervals apart. */
const maxResendIntervals = 12;
/** The largest share of the remaining time for a partition. */
const shareOf: Readonly<Record<string, number>> = { [accountsDue]: 1 / 2, [erasuresDue]: 1 / 4 };
/** The largest share for one item; the next run continues the item. */
const itemShare = 1 / 4;

/**
 * Accounts come first; then the partitions take turns, beginning with another one each minute. Writes the table before
 * the queue, so that a lost job is only late.
 */
export async function sendOverdue(
  deps: ReconcilerRun,
  reconcileItem: (deps: ItemDeps, key: Key) => Promise<number>,
) {
  const { ledger, settings, failures } = deps;
  const now = ledger.now();
  // `isWaiting`: a subject waits although nothing blocks it.
  const done = { sent: 0, oldestMs: 0, released: 0, isWaiting: false };
  const shards = rotated(dueShards, now);
  const hinted = shards.map(hintedPartition);
  const subjects = new Set([...shards.map(duePartition), ...hinted]);
  // A hint postpones its subject at most to this time; reading up to it finds every waiting subject.
  const latestHint = now + maxResendIntervals * settings.jobs.resendAfterMs;
  const read = ({ partition, cursor }: PartitionPage) =>
    ledger.table.queryIndex({
      index: 'due',
      partition,
      upTo: subjects.has(partition) ? latestHint : now,
      limit: pageSize,
      ...(cursor === undefined ? {} : { cursor }),
    });
  const first = [accountsDue, erasuresDue, ...shards.map(duePartition)];
  const partitions: PartitionPage[] = first.map((partition) => ({ partition }));
  if (((await deps.queueDepth()) ?? 0) <= deepQueue)
    partitions.push(...hinted.map((partition) => ({ partition })));
  const unread = new Set(subjects);
  for (let next = partitions.shift(); next !== undefined; next = partitions.shift()) {
    const { partition } = next;
    const limited = withShare(deps, shareOf[partition] ?? 1);
    const page = await read(next);
    if (unread.delete(partition)) done.isWaiting ||= page.items.some(isHeader);
    const overdue = page.items.filter(({ sort }) => Number(sort) <= now);
    const takeOne = (key: Key) => reconcileDue(limited, key, now, reconcileItem);
    for await (const group of inGroups(limited, overdue, takeOne)) {
      const jobs = group.flatMap((one) => one.jobs ?? []);
      if (jobs.length > 0) await deps.jobs.send(jobs).catch((failure: unknown) => failures.push(failure));
      for (const { moved, lateMs, released = 0 } of group) {
        done.oldestMs = Math.max(done.oldestMs, lateMs);
        done.released += released;
        done.sent += moved ? 1 : 0;
      }
    }
    if (isOver(deps)) break;
    const isCut = page.cursor !== undefined && overdue.length === page.items.length;
    if (isCut) partitions.push({ partition, cursor: page.cursor });
  }
  const holdsWaiting = async (partition: string) => (await read({ partition })).items.some(isHeader);
  for (const partition of unread)
    done.isWaiting ||= await holdsWaiting(partition).catch((failure: unknown) => {
      failures.push(failure);
      return false;
    });
  return done;
}

const isHeader = ({ sk }: Key): boolean => sk === headerSortKey;

/** With more messages in the queue, no subject gets a second hint. */
const deepQueue = 1000;

interface PartitionPage {
  readonly partition: string;
  readonly cursor?: string | undefined;
}

interface ClaimedItem {
  readonly moved: boolean;
  readonly lateMs: number;
  readonly jobs?: readonly Job[];
  readonly released?: number;
}

async function reconcileDue(
  deps: ItemDeps,
  key: Key,
  now: number,
  reconcileItem: (deps: ItemDeps, key: Key) => Promise<number>,
): Promise<ClaimedItem> {
  const item = await deps.ledger.table.get(key);
  const dueAt = item?.dueAt;
  // The lagging index may list an ended item whose event awaits publication.
  if (item === undefined || typeof dueAt !== 'number' || dueAt > now || isMarked(item.due))
    return { moved: false, lateMs: 0 };
  const lateMs = now - dueAt;
  const { settings } = deps;
  const { resendAfterMs } = settings.jobs;
  const done: ClaimedItem = { moved: true, lateMs };
  const subject = subjectOfPartition(key.pk);
  if (subject !== undefined && item.state === 'erasing') {
    await eraseDue(withShare(deps, itemShare), item);
    return done;
  }
  if (subject !== undefined) {
    const name = subjectName(subject);
    const isPart = partOfSortKey(key.sk) !== undefined;
    // The report was dropped while a part was copied to it, so no worker would process this part.
    if (isPart && (await deps.ledger.table.get(headerKey(subject))) === undefined)
      return { ...done, moved: await moveOn(deps, item, dueAt) };
    const unchangedMs = typeof item.updatedAt === 'number' ? deps.ledger.now() - item.updatedAt : 0;
    const againMs = Math.min(Math.max(resendAfterMs, unchangedMs), maxResendIntervals * resendAfterMs);
    // A part is due only to fetch its pictures or to note a late answer.
    const moved = isPart
      ? await moveOn(deps, item, dueAt, resendAfterMs)
      : await moveOn(deps, item, dueAt, againMs, hintedFor(name));
    return { ...done, moved, jobs: moved ? [{ kind: 'subject', key: name }] : [] };
  }
  // Long work is rescheduled first: if it kills this run, the next run begins with other items.
  const isUpload = key.sk.startsWith(uploadPrefix);
  const againMs = isUpload ? resendAfterMs : settings.reconciler.recheckAfterMs;
  if (!(await moveOn(deps, item, dueAt, againMs))) return { ...done, moved: false };
  if (isUpload) {
    await deps.uploads.send(uploadItems.parse(item));
    return done;
  }
  return { ...done, released: await reconcileItem(withShare(deps, itemShare), key) };
}

/** Makes an item due after `againMs`; without `againMs`, no longer due. */
async function moveOn(
  { ledger }: ReconcilerDeps,
  { pk, sk, due }: Item,
  dueAt: number,
  againMs?: number,
  partition?: string,
): Promise<boolean> {
  if (typeof due !== 'string') return false;
  const result = await ledger.table.update(
    dueItems.update({
      key: { pk, sk },
      ...(againMs === undefined
        ? { remove: ['due', 'dueAt'] }
        : { set: { dueAt: ledger.now() + againMs, due: partition ?? due } }),
      condition: all(dueItems.equals('due', due), dueItems.atMost('dueAt', dueAt)),
    }),
  );
  return result.ok;
}
