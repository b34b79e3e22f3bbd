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
import type { ReleaseDecision } from './release-decision.ts';

interface ReleaseDeps {
  readonly ledger: Pick<LedgerContext, 'table' | 'now'>;
  readonly jobs: Jobs;
  /** Approximate number of hints in the queue; undefined if unknown. */
  readonly queueDepth: () => Promise<number | undefined>;
  readonly random: () => number;
  readonly isOver: () => boolean;
  readonly keepsCursors?: boolean;
  readonly settings: {
    /** Hints in the first minute after a failure, and per minute while another batch fills the queue. */
    readonly releaseLimit: number;
    /** Hints after a failure are spread over this time. */
    readonly releaseSpreadMs: number;
    readonly recheckAfterMs: number;
  };
}

const pageSize = 100;
/** Hints grow by this factor per minute while the workers drain the queue. */
const growth = 4;
/** The most hints in the queue. */
export const mostWaiting = 20_000;
/** After this time, all waiting subjects get another hint, even if the queue is full. */
const maxRestMs = 15 * 60_000;

/** Sends hints in the order of arrival, as the queue has room: few after a failure, then more each minute. */
export async function release(
  deps: ReleaseDeps,
  item: BlockerItem,
  decision: ReleaseDecision,
): Promise<number> {
  const hinted =
    decision.candidates === undefined ? 0 : await hintLatest(deps, item, decision.candidates / 2);
  const room = decision.candidates === undefined ? decision.room : decision.candidates - hinted;
  const { sent, pass } = await sendHints(deps, item, { ...decision, room });
  if (pass !== undefined)
    await deps.ledger.table.update(
      blockerItems.update({
        key: blockerKey(item.blocker),
        set: { pass, ...blockerDueAt(deps.ledger.now() + deps.settings.recheckAfterMs) },
        condition: blockerItems.exists('parkingUntil'),
      }),
    );
  return sent + hinted;
}

/** The reconciler sends the rest. */
export async function releaseNow(
  deps: Omit<ReleaseDeps, 'isOver' | 'queueDepth' | 'keepsCursors'>,
  blocker: Blocker,
  decision: ReleaseDecision,
): Promise<void> {
  const item = await blockerItems.read(deps.ledger.table, blockerKey(blocker));
  if (item === undefined) return;
  // Only the reconciler can decrypt stored cursors, so this pass begins at the start.
  const pass = { isOver: () => false, queueDepth: async () => undefined, keepsCursors: false };
  await release({ ...deps, ...pass }, item, decision);
}

/** Sends hints to the latest subjects too: if earlier batches may not buy, only these can send the probe. */
async function hintLatest(deps: ReleaseDeps, { blocker }: BlockerItem, most: number): Promise<number> {
  const latest = await parkedOn(deps.ledger, blocker, Math.floor(most), 'latest');
  for (const key of latest) await hint(deps, [key], true);
  return latest.length;
}

async function sendHints(
  deps: ReleaseDeps,
  item: BlockerItem,
  { revision, room, failed }: ReleaseDecision,
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
  let remaining = Math.floor(Math.min(room, Math.max(deps.settings.releaseLimit, size - (depth ?? 0))));
  for (
    let shard = open.shift();
    shard !== undefined && remaining > 0 && !deps.isOver();
    shard = open.shift()
  ) {
    const cursor = cursors[shard];
    const page = await deps.ledger.table.queryIndex({
      index: 'due',
      partition: parkedPartition(queueOf(item.blocker), shard),
      limit: Math.min(pageSize, Math.ceil(remaining / (open.length + 1))),
      ...(cursor === undefined ? {} : { cursor }),
    });
    await hint(deps, page.items, failed);
    sent += page.items.length;
    remaining -= page.items.length;
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
      ...(isEnd
        ? { endedAt: deps.ledger.now() }
        : { cursors: deps.keepsCursors === false ? {} : cursors, ended: [...ended] }),
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

/** Starts a new pass when the blocker has opened again, or when subjects still wait some time after a pass. */
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
  const isBusy = restedMs < maxRestMs && (depth ?? 0) > pass.size / 2;
  return isRecent || isBusy ? undefined : { revision, size: pass.size };
}

function sizeOf(
  { settings }: ReleaseDeps,
  { size, cursors }: ReleasePass,
  depth: number | undefined,
): number {
  const { releaseLimit } = settings;
  if (depth === undefined) return releaseLimit;
  const isFirstPass = cursors === undefined;
  return isFirstPass || depth > size / 2
    ? size
    : Math.min(Math.max(mostWaiting, releaseLimit), size * growth);
}
