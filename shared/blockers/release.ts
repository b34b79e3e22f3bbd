import type { Jobs } from '../jobs/job.ts';
import type { LedgerContext } from '../ledger/context.ts';
import {
  type Blocker,
  type BlockerItem,
  blockerDueAt,
  blockerItems,
  blockerKey,
  queueOf,
  type ReleasePass,
} from '../ledger/items/blocker.ts';
import { dueShards, parkedPartition, subjectName, subjectOfPartition } from '../ledger/items/keys.ts';
import { parkedOn } from '../ledger/waves/parking.ts';
import type { Key } from '../table/table.ts';
import type { Way } from './way.ts';

interface ReleaseDeps {
  readonly ledger: Pick<LedgerContext, 'table' | 'now'>;
  readonly jobs: Jobs;
  /** How many hints wait in the queue, about; undefined when that cannot be told. */
  readonly queueDepth: () => Promise<number | undefined>;
  readonly random: () => number;
  /** Whether the time is used up. */
  readonly isOver: () => boolean;
  readonly settings: {
    /** Hints of the first minute after a failure, and of every minute in which another batch keeps the queue deep. */
    readonly releaseLimit: number;
    /** Over this time hints are spread after a failure. */
    readonly releaseSpreadMs: number;
    /** Between two looks at a blocker. */
    readonly recheckAfterMs: number;
  };
}

/** Hints that are sent with one delay, and entries that are taken from one partition before it is the next one's turn. */
const pageSize = 100;
/** By so much more is released in a minute when the line has worked off what it had. */
const growth = 4;
/** The most hints that wait in the queue for a line that works them off. */
export const mostWaiting = 20_000;
/** After so long everybody who still waits is sent for once more, whatever waits in the queue. */
const longestRestMs = 15 * 60_000;

/**
 * The one release, whatever is waited for. It sends hints to those whom the blocker lets go, page by page in the order in
 * which they came, as many as may wait in the queue, and never none because another batch keeps the queue deep. After a
 * failure it sends few in the first minute, and four times as many in each that follows as long as the line works them off. It writes no header: the worker that takes the hint finds the
 * way open, or leaves the subject where it is.
 *
 * @returns hints that were sent
 */
export async function release(deps: ReleaseDeps, item: BlockerItem, way: Way): Promise<number> {
  const called = way.candidates === undefined ? 0 : await callLatest(deps, item, way.candidates / 2);
  const room = way.candidates === undefined ? way.room : way.candidates - called;
  const { sent, pass } = await sendHints(deps, item, { ...way, room });
  if (pass !== undefined)
    await deps.ledger.table.update(
      blockerItems.update({
        key: blockerKey(item.blocker),
        set: { pass, ...blockerDueAt(deps.ledger.now() + deps.settings.recheckAfterMs) },
        condition: blockerItems.exists('parkingUntil'),
      }),
    );
  return sent + called;
}

/** Releases those who wait for a blocker that has just let them go. The reconciler goes on where this ends. */
export async function releaseNow(
  deps: Omit<ReleaseDeps, 'isOver' | 'queueDepth'>,
  blocker: Blocker,
  way: Way,
): Promise<void> {
  const item = await blockerItems.read(deps.ledger.table, blockerKey(blocker));
  if (item === undefined) return;
  await release({ ...deps, isOver: () => false, queueDepth: async () => undefined }, item, way);
}

/** Who came last may be the only one who can send a probe: before it a million may stand whose batch has no room left. */
async function callLatest(deps: ReleaseDeps, { blocker }: BlockerItem, most: number): Promise<number> {
  const latest = await parkedOn(deps.ledger, blocker, Math.floor(most), 'latest');
  for (const key of latest) await hint(deps, [key], true);
  return latest.length;
}

async function sendHints(
  deps: ReleaseDeps,
  item: BlockerItem,
  { revision, room, failed }: Way,
): Promise<{ readonly sent: number; readonly pass?: ReleasePass }> {
  if (room < 1) return { sent: 0 };
  const depth = await deps.queueDepth();
  const before = passOf(deps, item.pass, { revision, failed: failed === true }, depth);
  if (before === undefined) return { sent: 0 };
  const size = sizeOf(deps, before, depth);
  const cursors: Record<string, string> = { ...before.cursors };
  const ended = new Set(before.ended);
  const open = shards.filter((shard) => !ended.has(shard));
  let sent = 0;
  let left = Math.floor(Math.min(room, Math.max(deps.settings.releaseLimit, size - (depth ?? 0))));
  for (let shard = open.shift(); shard !== undefined && left > 0 && !deps.isOver(); shard = open.shift()) {
    const cursor = cursors[shard];
    const page = await deps.ledger.table.queryIndex({
      index: 'due',
      partition: parkedPartition(queueOf(item.blocker), shard),
      limit: Math.min(pageSize, Math.ceil(left / (open.length + 1))),
      ...(cursor === undefined ? {} : { cursor }),
    });
    await hint(deps, page.items, failed);
    sent += page.items.length;
    left -= page.items.length;
    delete cursors[shard];
    if (page.cursor === undefined) ended.add(shard);
    else {
      cursors[shard] = page.cursor;
      open.push(shard);
    }
  }
  const isEnd = ended.size === shards.length;
  const hasMoved = sent > 0 || ended.size > (before.ended?.length ?? 0);
  if (!hasMoved) return { sent };
  return {
    sent,
    pass: {
      revision,
      size,
      ...(isEnd ? { endedAt: deps.ledger.now() } : { cursors, ended: [...ended] }),
    },
  };
}

const shards = Array.from({ length: dueShards }, (_, shard) => shard);

async function hint(
  { jobs, random, settings }: ReleaseDeps,
  keys: readonly Key[],
  isSpread = false,
): Promise<void> {
  const subjects = keys.flatMap(({ pk }) => subjectOfPartition(pk) ?? []);
  const delaySeconds = isSpread ? Math.floor((random() * settings.releaseSpreadMs) / 1000) : 0;
  await jobs.send(
    subjects.map((subject) => ({ kind: 'subject', key: subjectName(subject) })),
    delaySeconds,
  );
}

/**
 * Returns the pass that is under way, or a new one: after an opening, and when those whose hint was lost, or who came to
 * wait meanwhile, have not been worked on for a while after the last pass.
 */
function passOf(
  { ledger, settings }: ReleaseDeps,
  pass: ReleasePass | undefined,
  { revision, failed }: { readonly revision: string; readonly failed: boolean },
  depth: number | undefined,
): ReleasePass | undefined {
  const { releaseLimit } = settings;
  if (pass?.revision !== revision)
    return { revision, size: failed ? releaseLimit : Math.max(mostWaiting, releaseLimit) };
  if (pass.endedAt === undefined) return pass;
  const restedMs = ledger.now() - pass.endedAt;
  const isRecent = restedMs < settings.releaseSpreadMs + settings.recheckAfterMs;
  const isBusy = restedMs < longestRestMs && (depth ?? 0) > pass.size / 2;
  return isRecent || isBusy ? undefined : { revision, size: pass.size };
}

/** A line that has left less than half of what it may have waiting can do with more. */
function sizeOf(
  { settings }: ReleaseDeps,
  { size, cursors }: ReleasePass,
  depth: number | undefined,
): number {
  const { releaseLimit } = settings;
  if (depth === undefined) return releaseLimit;
  const isFirst = cursors === undefined;
  return isFirst || depth > size / 2 ? size : Math.min(Math.max(mostWaiting, releaseLimit), size * growth);
}
