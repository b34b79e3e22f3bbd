import { type BudgetCeilings, ceilingsNow, percentagesSpent } from '../budget/ceilings-now.ts';
import { roomOf } from '../budget/room.ts';
import { type GateName, gateId, isProbeDue, readGate } from '../gate/gate.ts';
import { currentPause, currentTrialHold } from '../holds/hold.ts';
import { freeSlots, revisionOfKind } from '../holds/trial.ts';
import { readBatchItem } from '../ledger/batches/batches.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { readAccount } from '../ledger/items/account.ts';
import type { Blocker, BlockerOf } from '../ledger/items/blocker.ts';
import type { PriceTable } from '../money/prices.ts';

export interface ReleaseDecision {
  /** Changes when the blocker opens; all waiting subjects then get another hint. */
  readonly revision: string;
  /** Subjects to release; 0 while the blocker is closed. */
  readonly room: number;
  /** A failure closed the blocker: the release begins with few subjects. */
  readonly failed?: true;
  /** If only a probe may pass, the number of subjects that get a hint. */
  readonly candidates?: number;
}

export interface DecisionDeps {
  readonly ledger: Pick<LedgerContext, 'table' | 'now'>;
  readonly gates: readonly GateName[];
  readonly prices?: PriceTable | undefined;
  readonly settings: {
    readonly budget: BudgetCeilings;
    readonly trial: number;
    readonly reconciler: { readonly recheckAfterMs: number; readonly releaseLimit: number };
  };
  readonly reportSpentOfCeiling?: ((percent: number) => void) | undefined;
}

const unlimited = Number.POSITIVE_INFINITY;

export function decideRelease(deps: DecisionDeps, blocker: Blocker): Promise<ReleaseDecision> {
  switch (blocker.kind) {
    case 'gates':
      return decideForGates(deps, blocker);
    case 'pause':
    case 'hold':
      return decideForBatch(deps, blocker);
    case 'trial':
      return decideForTrial(deps, blocker);
    case 'ceiling':
      return decideForCeiling(deps, blocker);
  }
}

const probeCandidates = 20;

/** Any open gate releases all subjects; a subject that needs another gate is parked there. */
async function decideForGates(deps: DecisionDeps, { gates }: BlockerOf<'gates'>): Promise<ReleaseDecision> {
  const { ledger, settings } = deps;
  const names = deps.gates.filter((name) => gates.includes(gateId(name)));
  // The credential scheme has changed, so subjects wait at another gate.
  if (names.length < gates.length) return { revision: 'another scheme', room: unlimited, failed: true };
  const found = await Promise.all(names.map((name) => readGate(ledger, name)));
  const revision = found.map((gate) => gate.revision).join('.');
  if (found.some(({ state }) => state === 'open')) return { revision, room: unlimited, failed: true };
  const now = ledger.now();
  const probedAt = found.flatMap((gate) => (isProbeDue(gate, now) ? [gate.probeAt ?? now] : []));
  if (probedAt.length === 0) return { revision, room: 0 };
  const { recheckAfterMs, releaseLimit } = settings.reconciler;
  // Each recheck without a probe doubles the hints.
  const more = 2 ** Math.floor((now - Math.min(...probedAt)) / recheckAfterMs);
  return { revision, room: 0, failed: true, candidates: Math.min(releaseLimit, probeCandidates * more) };
}

async function decideForBatch(
  { ledger }: DecisionDeps,
  { kind, batch }: BlockerOf<'pause' | 'hold'>,
): Promise<ReleaseDecision> {
  const item = await readBatchItem(ledger, batch);
  const [last, current] =
    kind === 'pause' ? [item?.pause, currentPause(item)] : [item?.trial?.hold, currentTrialHold(item)];
  return { revision: String(last?.revision ?? 0), room: current === undefined ? unlimited : 0 };
}

async function decideForTrial(
  { ledger, settings }: DecisionDeps,
  { batch, of }: BlockerOf<'trial'>,
): Promise<ReleaseDecision> {
  const item = await readBatchItem(ledger, batch);
  if (settings.trial === 0) return { revision: 'no trial', room: unlimited };
  const kindTrial = item?.trial?.kinds[of];
  const revision = revisionOfKind(item?.trial, of);
  if (currentTrialHold(item) !== undefined) return { revision, room: 0 };
  if (kindTrial?.passed !== undefined) return { revision, room: unlimited };
  return { revision, room: freeSlots(kindTrial, { size: settings.trial, now: ledger.now() }) };
}

export async function decideForCeiling(
  deps: Pick<DecisionDeps, 'ledger' | 'prices' | 'reportSpentOfCeiling'> & {
    readonly settings: Pick<DecisionDeps['settings'], 'budget'>;
  },
  { account: key, calls, micros, judgedBy }: BlockerOf<'ceiling'>,
): Promise<ReleaseDecision> {
  const account = readAccount(await deps.ledger.table.get(key));
  const ceilings = await ceilingsNow(deps.ledger, key, account, deps.settings.budget);
  for (const share of percentagesSpent(account, ceilings)) deps.reportSpentOfCeiling?.(share);
  const room = roomOf(account, ceilings, deps.prices);
  const revision = `${ceilings.calls ?? ''}/${ceilings.money?.micros ?? ''} ${room.judgedBy}`;
  const forCalls = Math.floor(room.calls / Math.max(1, calls));
  // The prices changed after the subject found no room, so it must check again.
  if (judgedBy !== room.judgedBy) return { revision, room: forCalls };
  if (micros === undefined) return { revision, room: 0 };
  return { revision, room: Math.min(forCalls, Math.floor(room.micros / Math.max(1, micros))) };
}
