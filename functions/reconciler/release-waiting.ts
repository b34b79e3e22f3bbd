import {
  type Gate,
  type GateName,
  noteRelease,
  type Release,
  waitingOnGate,
} from '../../shared/gate/gate.ts';
import {
  dueShards,
  parkedPartition,
  subjectName,
  subjectOfPartition,
} from '../../shared/ledger/items/keys.ts';
import type { ReconcilerDeps } from './deps.ts';
import { depthOf } from './queue-depth.ts';
import { isOver } from './time-share.ts';

/** Hints that are sent with one delay, and entries that are taken from one partition before it is the next one's turn. */
const pageSize = 100;
/** By so much more is released in a minute when the line has worked off what it had. */
const growth = 4;
/** The most hints that wait in the queue for a line that works them off. */
const mostWaiting = 20_000;

/**
 * Sends hints to those who wait on an open gate, in the order in which they came, and keeps on the gate how far it has come.
 * Nothing of theirs is written: whoever gets the hint finds the gate open. The first minute few are sent, and more in each
 * that follows as long as the line works them off; over each minute they are spread.
 *
 * @param gate the gate as it was read, and found open
 * @returns how many were sent
 */
export async function releaseWaiting(deps: ReconcilerDeps, name: GateName, gate: Gate): Promise<number> {
  const depth = await depthOf(deps);
  const before = passOf(deps, gate, depth);
  if (before === undefined) return 0;
  const size = sizeOf(deps, before, depth);
  const open = Array.from({ length: dueShards }, (_, shard) => shard).filter(
    (shard) => before.ended?.includes(shard) !== true,
  );
  const cursors: Record<string, string> = { ...before.cursors };
  const ended = new Set(before.ended);
  let sent = 0;
  let left = size - (depth ?? 0);
  for (let shard = open.shift(); shard !== undefined && left > 0 && !isOver(deps); shard = open.shift()) {
    const cursor = cursors[shard];
    const page = await deps.ledger.table.queryIndex({
      index: 'due',
      partition: parkedPartition(waitingOnGate(name), shard),
      limit: Math.min(pageSize, left),
      ...(cursor === undefined ? {} : { cursor }),
    });
    const subjects = page.items.flatMap(({ pk }) => subjectOfPartition(pk) ?? []);
    const delaySeconds = Math.floor((deps.random() * deps.settings.reconciler.releaseSpreadMs) / 1000);
    await deps.jobs.send(
      subjects.map((subject) => ({ kind: 'subject', key: subjectName(subject) })),
      delaySeconds,
    );
    sent += subjects.length;
    left -= subjects.length;
    delete cursors[shard];
    if (page.cursor === undefined) ended.add(shard);
    else {
      cursors[shard] = page.cursor;
      open.push(shard);
    }
  }
  const isEnd = ended.size === dueShards;
  // Where nobody waits there is nothing to remember.
  if (sent === 0 && (isEnd || gate.release?.revision === gate.revision)) return 0;
  const release: Release = {
    revision: gate.revision,
    size,
    ...(isEnd ? { endedAt: deps.ledger.now() } : { cursors, ended: [...ended] }),
  };
  await noteRelease(deps.ledger, name, release);
  return sent;
}

/**
 * The pass that is under way, or a new one: after an opening, and when those of whom hints were lost, or who came to wait
 * while the gate was opening, have not been worked on for a while after the last pass.
 */
function passOf(
  { ledger, settings }: ReconcilerDeps,
  { release, revision }: Gate,
  depth: number | undefined,
): Release | undefined {
  if (release?.revision !== revision) return { revision, size: settings.reconciler.releaseLimit };
  if (release.endedAt === undefined) return release;
  const { releaseSpreadMs, recheckAfterMs } = settings.reconciler;
  const isRecent = ledger.now() < release.endedAt + releaseSpreadMs + recheckAfterMs;
  return isRecent || (depth ?? 0) > release.size / 2 ? undefined : { revision, size: release.size };
}

/** A line that has left less than half of what it may have waiting can do with more. */
function sizeOf({ settings }: ReconcilerDeps, { size, cursors }: Release, depth: number | undefined): number {
  const { releaseLimit } = settings.reconciler;
  if (depth === undefined) return releaseLimit;
  const isFirst = cursors === undefined;
  return isFirst || depth > size / 2 ? size : Math.min(Math.max(mostWaiting, releaseLimit), size * growth);
}
