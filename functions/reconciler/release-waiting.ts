import {
  dueShards,
  parkedPartition,
  subjectName,
  subjectOfPartition,
} from '../../shared/ledger/items/keys.ts';
import type { ReleasePass } from '../../shared/ledger/items/release-pass.ts';
import type { ReconcilerDeps } from './deps.ts';
import { depthOf } from './queue-depth.ts';
import { isOver } from './time-share.ts';

/** Hints that are sent with one delay, and entries that are taken from one partition before it is the next one's turn. */
const pageSize = 100;
/** By so much more is released in a minute when the line has worked off what it had. */
const growth = 4;
/** The most hints that wait in the queue for a line that works them off. */
const mostWaiting = 20_000;

const shards = Array.from({ length: dueShards }, (_, shard) => shard);

/** Subjects that wait on something that has let them go. */
interface Waiting {
  /** One or several things that the same event has let go. */
  readonly waitingOn: string | readonly string[];
  /** Of what let them go. With another revision, a new pass begins. */
  readonly revision: number;
  /** The pass as it was last stored. */
  readonly release?: ReleasePass | undefined;
  /** Hints to send in a run however deep another batch keeps the queue; by default those of a first run. */
  readonly least?: number;
}

interface Released {
  /** Hints that were sent. */
  readonly sent: number;
  /** Whether this run went through all partitions and found nobody. */
  readonly isNobodyLeft: boolean;
  /** The pass to store, if it has moved. */
  readonly pass?: ReleasePass;
}

/** After so long everybody who still waits is sent for once more, whatever waits in the queue. */
const longestRestMs = 15 * 60_000;

/**
 * Sends hints to subjects that wait on an open gate or on a resumed batch, in the order in which they came. It writes no
 * header: the worker that takes the hint finds the way open. Each minute sends more hints than the last as long as the
 * line works them off, and never none because another batch keeps the queue deep.
 */
export async function releaseWaiting(deps: ReconcilerDeps, waiting: Waiting): Promise<Released> {
  const { revision } = waiting;
  const partitions = [waiting.waitingOn]
    .flat()
    .flatMap((one) => shards.map((shard) => parkedPartition(one, shard)));
  const depth = await depthOf(deps);
  const before = passOf(deps, waiting, depth);
  if (before === undefined) return { sent: 0, isNobodyLeft: false };
  const size = sizeOf(deps, before, depth);
  const open = [...partitions.keys()].filter((index) => before.ended?.includes(index) !== true);
  const cursors: Record<string, string> = { ...before.cursors };
  const ended = new Set(before.ended);
  let sent = 0;
  const { least = deps.settings.reconciler.releaseLimit } = waiting;
  let left = Math.max(least, size - (depth ?? 0));
  for (let index = open.shift(); index !== undefined && left > 0 && !isOver(deps); index = open.shift()) {
    const cursor = cursors[index];
    const page = await deps.ledger.table.queryIndex({
      index: 'due',
      partition: partitions[index] ?? '',
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
    delete cursors[index];
    if (page.cursor === undefined) ended.add(index);
    else {
      cursors[index] = page.cursor;
      open.push(index);
    }
  }
  const isEnd = ended.size === partitions.length;
  // Where nobody waits there is nothing to remember; of a pass that earlier runs began, that it has ended.
  const isNobodyLeft = sent === 0 && isEnd && before.ended === undefined;
  const hasMoved = sent > 0 || ended.size > (before.ended?.length ?? 0);
  if (isNobodyLeft || !hasMoved) return { sent, isNobodyLeft };
  const pass = {
    revision,
    size,
    ...(isEnd ? { endedAt: deps.ledger.now() } : { cursors, ended: [...ended] }),
  };
  return { sent, isNobodyLeft: false, pass };
}

/**
 * The pass that is under way, or a new one: after an opening, and when those of whom hints were lost, or who came to wait
 * while the way was opening, have not been worked on for a while after the last pass.
 */
function passOf(
  { ledger, settings }: ReconcilerDeps,
  { release, revision }: Waiting,
  depth: number | undefined,
): ReleasePass | undefined {
  if (release?.revision !== revision) return { revision, size: settings.reconciler.releaseLimit };
  if (release.endedAt === undefined) return release;
  const { releaseSpreadMs, recheckAfterMs } = settings.reconciler;
  const restedMs = ledger.now() - release.endedAt;
  const isRecent = restedMs < releaseSpreadMs + recheckAfterMs;
  const isBusy = restedMs < longestRestMs && (depth ?? 0) > release.size / 2;
  return isRecent || isBusy ? undefined : { revision, size: release.size };
}

/** A line that has left less than half of what it may have waiting can do with more. */
function sizeOf(
  { settings }: ReconcilerDeps,
  { size, cursors }: ReleasePass,
  depth: number | undefined,
): number {
  const { releaseLimit } = settings.reconciler;
  if (depth === undefined) return releaseLimit;
  const isFirst = cursors === undefined;
  return isFirst || depth > size / 2 ? size : Math.min(Math.max(mostWaiting, releaseLimit), size * growth);
}
