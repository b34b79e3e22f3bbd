import { type Base, bases } from '@palmleaf/contract/operations';
import {
  clockSkewMs,
  closeGate,
  type Gate,
  gateKey,
  isClosed,
  isProbeDue,
  openGate,
  readGate,
  takeProbe,
} from '../../../shared/gate/gate.ts';
import { outagesOf } from '../../../shared/gate/outages.ts';
import { type Subject, subjectName } from '../../../shared/ledger/items/keys.ts';
import type { Report } from '../../../shared/ledger/items/part.ts';
import type { GateReason } from '../../../shared/ledger/items/state.ts';
import { takesBodies } from '../../../shared/ledger/parts/bodies.ts';
import type { PartName } from '../../../shared/plan/part-names.ts';
import type { PlannedCall } from '../../../shared/plan/plan.ts';
import { UnreadableSecretError } from '../../../shared/service-client/credential.ts';
import { fullJitter } from '../../../shared/service-client/retry-timing.ts';
import { type CallStatus, isReady, type Judging } from '../call-status.ts';
import { type FanOutDeps, hasTimeForCall } from '../deps.ts';
import { retryWithBackoff } from '../flow/retry-with-backoff.ts';
import type { WorkDeps } from '../flow/work-deps.ts';
import { baseOf, gateOf } from '../gate-names.ts';
import { outageWindowMs } from './breaker.ts';

export interface Gates {
  /** Closed bases, each with what its gate is closed for. */
  readonly closed: Map<Base, GateReason>;
  /** Bases whose gate is closed but for one call, which this subject may send if nobody comes before it. */
  readonly probing: Map<Base, Gate>;
  /** When those open again that the service has only asked some time for. */
  readonly opensAt: ReadonlyMap<Base, number>;
  readonly lastGoodCredentialVersion: ReadonlyMap<Base, string>;
}

/** A look at the gates that is older than this is not enough to send by. */
export const staleMs = 2000;

/** How the gates stand that these calls must pass. */
export async function readGates(
  deps: Pick<WorkDeps, 'ledger' | 'endpoints' | 'flow'>,
  calls: readonly PlannedCall[],
): Promise<Gates> {
  const needed = bases.filter((base) => calls.some((call) => baseOf(call) === base));
  const gates = await Promise.all(needed.map((base) => readGate(deps.ledger, gateOf(deps, base))));
  const now = deps.ledger.now();
  const closed = new Map<Base, GateReason>();
  const probing = new Map<Base, Gate>();
  const opensAt = new Map<Base, number>();
  const lastGoodCredentialVersion = new Map<Base, string>();
  for (const gate of gates) {
    deps.flow.seen(gate);
    if (gate.lastGoodCredentialVersion !== undefined)
      lastGoodCredentialVersion.set(gate.base, gate.lastGoodCredentialVersion);
    if (!isClosed(gate, now)) continue;
    if (isProbeDue(gate, now)) probing.set(gate.base, gate);
    else closed.set(gate.base, gate.reason ?? 'throttled');
    if (gate.reason === 'throttled') opensAt.set(gate.base, (gate.until ?? 0) + clockSkewMs);
  }
  return { closed, probing, opensAt, lastGoodCredentialVersion };
}

/** Reads the outages of the bases whose calls have an unknown outcome; no other outcome depends on them. */
export async function readJudging(
  deps: Pick<WorkDeps, 'ledger' | 'endpoints' | 'settings'>,
  { parts }: Pick<Report, 'parts'>,
  calls: readonly PlannedCall[],
): Promise<Judging> {
  const unknown = calls.filter(({ part }) => parts.get(part)?.state === 'unknown').map(baseOf);
  const outages = await Promise.all(
    [...new Set(unknown)].map(
      async (base) => [base, outagesOf(await readGate(deps.ledger, gateOf(deps, base)))] as const,
    ),
  );
  return { now: deps.ledger.now(), windowMs: outageWindowMs(deps), outages: new Map(outages) };
}

/**
 * Waits for a gate to open, where that is soon: whoever comes to a short pause of the service is not parked for it.
 *
 * @returns false when there is no such gate before these calls, or no time
 */
export async function waitForOpening(
  deps: Pick<WorkDeps, 'ledger' | 'settings' | 'sleep' | 'random' | 'remainingMs'>,
  { opensAt }: Gates,
  calls: readonly PlannedCall[],
): Promise<boolean> {
  const { ledger, settings, sleep, random } = deps;
  const openings = calls.flatMap((call) => opensAt.get(baseOf(call)) ?? []);
  if (openings.length === 0) return false;
  const pauseMs =
    Math.max(0, Math.min(...openings) - ledger.now()) + fullJitter(settings.gate.throttled, 1, random);
  if (pauseMs > settings.gate.shortWaitMs || !hasTimeForCall(deps, pauseMs)) return false;
  await sleep(pauseMs);
  return true;
}

/** The calls that may be sent through the gates: none at a closed one, at a probed one the first that is ready. */
export function sendableThrough(
  { closed, probing }: Gates,
  open: readonly PlannedCall[],
  statuses: ReadonlyMap<PartName, CallStatus>,
): PlannedCall[] {
  const probes = [...probing.keys()].flatMap(
    (base) => open.find((call) => baseOf(call) === base && isReady(call, statuses)) ?? [],
  );
  return open.filter((call) => {
    const base = baseOf(call);
    return !closed.has(base) && (!probing.has(base) || probes.includes(call));
  });
}

/** When a gate that closes now is probed first: not all of them at once. */
export const firstProbeAt = ({
  ledger,
  settings,
  random,
}: Pick<FanOutDeps, 'ledger' | 'settings' | 'random'>): number =>
  ledger.now() + settings.gate.probe.firstMs / 2 + fullJitter(settings.gate.probe, 1, random) / 2;

/** Closes a gate because what is bought, or copied, can be kept nowhere. */
export const closeForStore = (
  deps: Pick<FanOutDeps, 'ledger' | 'endpoints' | 'settings' | 'random' | 'sleep' | 'remainingMs'>,
  base: Base,
): Promise<void> =>
  retryWithBackoff(deps, () =>
    closeGate(deps.ledger, gateOf(deps, base), { reason: 'store refuses', probeAt: firstProbeAt(deps) }),
  );

/** What has been bought cannot be copied now: the gates close, because it must not be bought again either. */
export async function closeForCopies(
  deps: Parameters<typeof closeForStore>[0],
  gates: Gates,
  calls: readonly PlannedCall[],
): Promise<void> {
  for (const base of new Set(calls.map(baseOf))) {
    await closeForStore(deps, base);
    gates.probing.delete(base);
    gates.closed.set(base, 'store refuses');
  }
}

/**
 * Takes the probes that a wave is about to send; one that another has taken meanwhile leaves the gate closed. Whether
 * the store takes bodies again needs no call: the store is asked.
 */
export async function takeProbes(
  { ledger, endpoints, settings, log }: Pick<FanOutDeps, 'ledger' | 'endpoints' | 'settings' | 'log'>,
  subject: Subject,
  gates: Gates,
  wanted: readonly PlannedCall[],
): Promise<void> {
  for (const [base, gate] of [...gates.probing]) {
    if (!wanted.some((call) => baseOf(call) === base)) continue;
    const name = gateOf({ endpoints }, base);
    if (await takeProbe(ledger, name, gate, subjectName(subject), settings.gate.probe)) {
      log.info('A probe goes through a closed gate', {
        gate: gateKey(name).pk,
        probes: (gate.probes ?? 0) + 1,
      });
      if (gate.reason !== 'store refuses') continue;
      if ((await takesBodies(ledger.bodies)) && (await openGate(ledger, name, gate))) {
        gates.probing.delete(base);
        continue;
      }
    }
    gates.probing.delete(base);
    gates.closed.set(base, gate.reason ?? 'throttled');
  }
}

/**
 * Looks whether there is a credential to send these calls with. A secret that only a person can make readable closes
 * the gates before them, and the reconciler opens them when it is readable again.
 */
export async function readCredential(
  deps: Pick<FanOutDeps, 'ledger' | 'endpoints' | 'credentials' | 'log'>,
  gates: Gates,
  calls: readonly PlannedCall[],
): Promise<boolean> {
  try {
    await deps.credentials.current();
    return true;
  } catch (error) {
    if (!(error instanceof UnreadableSecretError)) throw error;
    deps.log.error('The secret with the credential cannot be read', { why: error.message });
    const reason = 'credential unreadable' as const;
    for (const base of new Set(calls.map(baseOf))) {
      await closeGate(deps.ledger, gateOf(deps, base), { reason });
      gates.probing.delete(base);
      gates.closed.set(base, reason);
    }
    return false;
  }
}
