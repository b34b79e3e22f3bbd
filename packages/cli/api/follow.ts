import { type GateReason, gateReasons } from '@palmleaf/shared/ledger/items/state';
import type { BatchView } from '@palmleaf/shared/views/views';
import { readBatch, readUploads, readWaiting } from './batches.ts';
import type { SignedFetch } from './signed-fetch.ts';

export type BatchStandings = ReadonlyMap<string, BatchView>;

interface FollowOptions {
  readonly reports: SignedFetch;
  readonly uploads: ReadonlyMap<string, readonly string[]>;
  readonly show: (standing: BatchStandings) => void;
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  readonly patienceMs: number;
  readonly pauseMs: number;
}

/** `ended`: no work is open. `waiting`: open work waits until somebody acts. `stalled`: no change for too long. */
export interface FollowEnd {
  readonly end: 'ended' | 'waiting' | 'stalled';
  readonly standing: BatchStandings;
}

export async function follow(options: FollowOptions): Promise<FollowEnd> {
  let last = '';
  let changedAt = options.now();
  for (;;) {
    const standing = await readAll(options);
    options.show(standing);
    if (await hasEnded(options, standing)) return { end: 'ended', standing };
    const text = JSON.stringify([...standing]);
    if (text !== last) changedAt = options.now();
    last = text;
    const idleMs = options.now() - changedAt;
    if (idleMs > idleBeforeWaitingMs) {
      const waiting = waitsForOperator(standing) || (await waitsForCeiling(options.reports, standing));
      if (waiting) return { end: 'waiting', standing };
    }
    if (idleMs > options.patienceMs) return { end: 'stalled', standing };
    await options.sleep(options.pauseMs);
  }
}

const idleBeforeWaitingMs = 20_000;

async function readAll({ reports, uploads }: FollowOptions): Promise<BatchStandings> {
  const views = new Map<string, BatchView>();
  for (const batch of uploads.keys()) {
    const view = await readBatch(reports, batch);
    if (view !== undefined) views.set(batch, view);
  }
  return views;
}

async function hasEnded({ reports, uploads }: FollowOptions, standing: BatchStandings): Promise<boolean> {
  if ([...uploads.keys()].some((batch) => standing.get(batch)?.open !== 0)) return false;
  for (const [batch, keys] of uploads) {
    const awaited = new Set(keys);
    for await (const { key, state } of readUploads(reports, batch)) {
      if (state === 'reading') return false;
      awaited.delete(key);
    }
    if (awaited.size > 0) return false;
  }
  for (const batch of uploads.keys()) if ((await readBatch(reports, batch))?.open !== 0) return false;
  return true;
}

const opensAutomatically: ReadonlySet<string> = new Set([
  'throttled',
  'unreachable',
  'failing',
] satisfies GateReason[]);
const needsOperator: ReadonlySet<string> = new Set(
  gateReasons.filter((reason) => !opensAutomatically.has(reason)),
);

async function waitsForCeiling(reports: SignedFetch, standing: BatchStandings): Promise<boolean> {
  for (const { batch, open } of standing.values()) {
    if (open === 0 || batch.startsWith('places/')) continue;
    if ((await readWaiting(reports, batch)).some(({ because }) => because?.code === 'ceiling')) return true;
  }
  return false;
}

function waitsForOperator(standing: BatchStandings): boolean {
  return [...standing.values()].some(
    ({ gates, holds, open }) =>
      gates.some(({ reason }) => needsOperator.has(reason ?? '')) || (open > 0 && holds.length > 0),
  );
}
