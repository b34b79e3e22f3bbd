import type { Job } from '../../shared/jobs/job.ts';
import { duePartition, dueShards, subjectName, subjectOfPartition } from '../../shared/ledger/items/keys.ts';
import { dueItems } from '../../shared/ledger/items/publish-mark.ts';
import { refreshKey, resumeRefresh } from '../../shared/places/refresh.ts';
import { all, type Key } from '../../shared/table/table.ts';
import { uploadItems, uploadPrefix } from '../../shared/uploads/upload.ts';
import type { ReconcilerDeps } from './deps.ts';
import { eraseDue } from './erase.ts';

export interface Overdue {
  /** Items that were overdue, and by how many milliseconds the oldest was. */
  readonly sent: number;
  readonly oldestMs: number;
  readonly released: number;
  /** What single items threw; the others were taken up all the same. */
  readonly failures: readonly unknown[];
}

/** Items that are moved on at the same time. */
const concurrency = 10;
/** Nothing new is begun with less time left than this. */
const reserveMs = 8000;

/**
 * Sends a job for every overdue item and moves its dueAt on: first the table, then the queue, so that a job lost in
 * between is only late.
 */
export async function sendOverdue(
  deps: ReconcilerDeps,
  reconcileAccount: (key: Key) => Promise<number>,
): Promise<Overdue> {
  const { ledger, remainingMs } = deps;
  const now = ledger.now();
  let sent = 0;
  let released = 0;
  let oldestMs = 0;
  const failures: unknown[] = [];
  for (let shard = 0; shard < dueShards; shard += 1) {
    let cursor: string | undefined;
    do {
      const page = await ledger.table.queryIndex({
        index: 'due',
        partition: duePartition(shard),
        upTo: now,
        limit: 200,
        ...(cursor === undefined ? {} : { cursor }),
      });
      for (let start = 0; start < page.items.length; start += concurrency) {
        if (remainingMs() < reserveMs) return { sent, oldestMs, released, failures };
        const results = await Promise.all(
          page.items
            .slice(start, start + concurrency)
            .map((key) =>
              takeUp(deps, key, now, reconcileAccount).catch((failure: unknown) => failed(failures, failure)),
            ),
        );
        const jobs = results.flatMap((result) => result.jobs);
        if (jobs.length > 0) await deps.jobs.send(jobs).catch((failure: unknown) => failures.push(failure));
        for (const result of results) {
          oldestMs = Math.max(oldestMs, result.lateMs);
          released += result.released;
          sent += result.moved ? 1 : 0;
        }
      }
      cursor = page.cursor;
    } while (cursor !== undefined);
  }
  return { sent, oldestMs, released, failures };
}

interface TakenUp {
  readonly moved: boolean;
  readonly lateMs: number;
  readonly jobs: readonly Job[];
  readonly released: number;
}

const untouched: TakenUp = { moved: false, lateMs: 0, jobs: [], released: 0 };

function failed(failures: unknown[], failure: unknown): TakenUp {
  failures.push(failure);
  return untouched;
}

async function takeUp(
  deps: ReconcilerDeps,
  key: Key,
  now: number,
  reconcileAccount: (key: Key) => Promise<number>,
): Promise<TakenUp> {
  const item = await deps.ledger.table.get(key);
  const dueAt = item?.dueAt;
  if (item === undefined || typeof dueAt !== 'number' || dueAt > now) return untouched;
  const lateMs = now - dueAt;
  if (key.pk === refreshKey.pk) {
    const { jobs, remainingMs, settings } = deps;
    await resumeRefresh({ ledger: deps.ledger, jobs, remainingMs, jobGraceMs: settings.jobs.resendAfterMs });
    return { moved: true, lateMs, jobs: [], released: 0 };
  }
  const subject = subjectOfPartition(key.pk);
  if (subject !== undefined && item.state === 'erasing') {
    await eraseDue(deps, item);
    return { moved: true, lateMs, jobs: [], released: 0 };
  }
  if (subject !== undefined) {
    const moved = await moveOn(deps, key, item.due, dueAt);
    return {
      moved,
      lateMs,
      jobs: moved ? [{ kind: 'subject', key: subjectName(subject) }] : [],
      released: 0,
    };
  }
  if (key.sk.startsWith(uploadPrefix)) {
    const moved = await moveOn(deps, key, item.due, dueAt);
    if (moved) await deps.uploads.send(uploadItems.parse(item));
    return { moved, lateMs, jobs: [], released: 0 };
  }
  return { moved: true, lateMs, jobs: [], released: await reconcileAccount(key) };
}

async function moveOn(deps: ReconcilerDeps, key: Key, due: unknown, dueAt: number): Promise<boolean> {
  if (typeof due !== 'string') return false;
  const { ledger, settings } = deps;
  const result = await ledger.table.update(
    dueItems.update({
      key,
      set: { dueAt: ledger.now() + settings.jobs.resendAfterMs },
      condition: all(dueItems.equals('due', due), dueItems.atMost('dueAt', dueAt)),
    }),
  );
  return result.ok;
}
