import { release, type Way } from '../../shared/blockers/release.ts';
import { roomOf } from '../../shared/budget/room.ts';
import { gateId, isProbeDue, readGate } from '../../shared/gate/gate.ts';
import { currentPause, currentTrialHold } from '../../shared/holds/hold.ts';
import { revisionOfKind, slotsFree } from '../../shared/holds/trial.ts';
import { readBatchItem } from '../../shared/ledger/batches/batches.ts';
import { readAccount } from '../../shared/ledger/items/account.ts';
import { type Blocker, type BlockerOf, blockerItems } from '../../shared/ledger/items/blocker.ts';
import type { Key } from '../../shared/table/table.ts';
import { ceilingsNow, tellSpending } from './accounts.ts';
import type { ReconcilerDeps } from './deps.ts';
import { depthOf } from './queue-depth.ts';
import { isOver } from './time-share.ts';

const open = Number.POSITIVE_INFINITY;

/**
 * Looks at one blocker, and sends hints to those whom it lets go.
 *
 * @returns hints that were sent
 */
export async function reconcileBlocker(deps: ReconcilerDeps, key: Key): Promise<number> {
  const { ledger, jobs, random, settings } = deps;
  const item = await blockerItems.read(ledger.table, key);
  if (item === undefined) return 0;
  const releasing = {
    ledger,
    jobs,
    random,
    queueDepth: () => depthOf(deps),
    isOver: () => isOver(deps),
    settings: settings.reconciler,
  };
  return release(releasing, item, await wayOf(deps, item.blocker));
}

function wayOf(deps: ReconcilerDeps, blocker: Blocker): Promise<Way> {
  switch (blocker.kind) {
    case 'gates':
      return wayThroughGates(deps, blocker);
    case 'pause':
    case 'hold':
      return wayOfBatch(deps, blocker);
    case 'trial':
      return wayOfTrial(deps, blocker);
    case 'ceiling':
      return wayUnderCeiling(deps, blocker);
  }
}

/** So many are called first when a probe is due: whoever of them can pay sends it, the others stay where they are. */
const probeCandidates = 20;

/** Any open gate lets all go on: who still waits for another one is parked there. */
async function wayThroughGates(deps: ReconcilerDeps, { gates }: BlockerOf<'gates'>): Promise<Way> {
  const { ledger, settings } = deps;
  const names = deps.gates.filter((name) => gates.includes(gateId(name)));
  // A base that is called with another kind of credential now has another gate.
  if (names.length < gates.length) return { revision: 'another scheme', room: open, failed: true };
  const found = await Promise.all(names.map((name) => readGate(ledger, name)));
  const revision = found.map((gate) => gate.revision).join('.');
  if (found.some(({ state }) => state === 'open')) return { revision, room: open, failed: true };
  const now = ledger.now();
  const probedAt = found.flatMap((gate) => (isProbeDue(gate, now) ? [gate.probeAt ?? now] : []));
  if (probedAt.length === 0) return { revision, room: 0 };
  const { recheckAfterMs, releaseLimit } = settings.reconciler;
  // More each minute in which nobody has sent it.
  const more = 2 ** Math.floor((now - Math.min(...probedAt)) / recheckAfterMs);
  return { revision, room: 0, failed: true, candidates: Math.min(releaseLimit, probeCandidates * more) };
}

async function wayOfBatch(
  { ledger }: ReconcilerDeps,
  { kind, batch }: BlockerOf<'pause' | 'hold'>,
): Promise<Way> {
  const item = await readBatchItem(ledger, batch);
  const [last, current] =
    kind === 'pause' ? [item?.pause, currentPause(item)] : [item?.trial?.hold, currentTrialHold(item)];
  return { revision: String(last?.revision ?? 0), room: current === undefined ? open : 0 };
}

async function wayOfTrial(
  { ledger, settings }: ReconcilerDeps,
  { batch, of }: BlockerOf<'trial'>,
): Promise<Way> {
  const item = await readBatchItem(ledger, batch);
  if (settings.trial === 0) return { revision: 'no trial', room: open };
  const own = item?.trial?.kinds[of];
  const revision = revisionOfKind(item?.trial, of);
  if (currentTrialHold(item) !== undefined) return { revision, room: 0 };
  if (own?.passed !== undefined) return { revision, room: open };
  return { revision, room: slotsFree(own, { size: settings.trial, now: ledger.now() }) };
}

async function wayUnderCeiling(
  deps: ReconcilerDeps,
  { account: key, calls, micros, judgedBy }: BlockerOf<'ceiling'>,
): Promise<Way> {
  const account = readAccount(await deps.ledger.table.get(key));
  const ceilings = ceilingsNow(deps, key, account);
  tellSpending(deps, account, ceilings);
  const room = roomOf(account, ceilings, deps.prices);
  const revision = `${ceilings.calls ?? ''}/${ceilings.money?.micros ?? ''} ${room.judgedBy}`;
  const forCalls = Math.floor(room.calls / Math.max(1, calls));
  // By other prices than those by which it found no room, a subject looks again itself.
  if (judgedBy === undefined || judgedBy !== room.judgedBy) return { revision, room: forCalls };
  if (micros === undefined) return { revision, room: room.needsPrices ? 0 : forCalls };
  return { revision, room: Math.min(forCalls, Math.floor(room.micros / Math.max(1, micros))) };
}
