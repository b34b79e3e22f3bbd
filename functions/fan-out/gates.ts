import { UnreadableSecret } from '../../shared/client/credential.ts';
import { type Base, bases, operations } from '../../shared/contract/operations.ts';
import {
  closeGate,
  type GateName,
  gateSentences,
  isClosed,
  isProbe,
  readGate,
  takeProbe,
} from '../../shared/gate/gate.ts';
import { type Subject, subjectName } from '../../shared/ledger/keys.ts';
import type { PartName, PlannedCall } from '../../shared/plan/plan.ts';
import type { FanOutDeps } from './deps.ts';
import { isReady, type Standing } from './standing.ts';

export const gateOf = (deps: Pick<FanOutDeps, 'endpoints'>, base: Base): GateName => ({
  base,
  scheme: deps.endpoints[base].scheme,
});

export const baseOf = ({ operation }: Pick<PlannedCall, 'operation'>): Base => operations[operation].base;

export interface Gates {
  /** Closed bases, with one sentence each. */
  readonly closed: Map<Base, string>;
  /** Bases whose gate is closed for everybody but this subject, which may send one call. */
  readonly probing: Map<Base, string>;
  readonly workedWith: ReadonlyMap<Base, string>;
}

/** How the gates stand that these calls must pass. */
export async function readGates(
  deps: Pick<FanOutDeps, 'ledger' | 'endpoints'>,
  subject: Subject,
  calls: readonly PlannedCall[],
): Promise<Gates> {
  const needed = bases.filter((base) => calls.some((call) => baseOf(call) === base));
  const gates = await Promise.all(needed.map((base) => readGate(deps.ledger, gateOf(deps, base))));
  const now = deps.ledger.now();
  const closed = new Map<Base, string>();
  const probing = new Map<Base, string>();
  const workedWith = new Map<Base, string>();
  for (const gate of gates) {
    if (gate.workedWith !== undefined) workedWith.set(gate.base, gate.workedWith);
    if (!isClosed(gate, now)) continue;
    const shut = isProbe(gate, subjectName(subject), now) ? probing : closed;
    shut.set(gate.base, gateSentences[gate.reason ?? 'slow down']);
  }
  return { closed, probing, workedWith };
}

/** The calls that may leave by the gates: none at a closed one, at a probed one the first that is ready. */
export function sendableThrough(
  { closed, probing }: Gates,
  open: readonly PlannedCall[],
  standing: ReadonlyMap<PartName, Standing>,
): PlannedCall[] {
  const probes = [...probing.keys()].flatMap(
    (base) => open.find((call) => baseOf(call) === base && isReady(call, standing)) ?? [],
  );
  return open.filter((call) => {
    const base = baseOf(call);
    return !closed.has(base) && (!probing.has(base) || probes.includes(call));
  });
}

/** Uses up the probes that a wave is about to send; what has been used already counts as closed. */
export async function takeProbes(
  deps: Pick<FanOutDeps, 'ledger' | 'endpoints'>,
  subject: Subject,
  gates: Gates,
): Promise<void> {
  for (const [base, sentence] of [...gates.probing]) {
    if (await takeProbe(deps.ledger, gateOf(deps, base), subjectName(subject))) continue;
    gates.probing.delete(base);
    gates.closed.set(base, sentence);
  }
}

/**
 * Looks whether there is a credential to send these calls with. A secret that only a person can make readable closes
 * the gates before them, and keeper opens them when it is readable again.
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
    if (!(error instanceof UnreadableSecret)) throw error;
    deps.log.error('The secret with the credential cannot be read', { why: error.message });
    const reason = 'credential unreadable';
    for (const base of new Set(calls.map(baseOf))) {
      await closeGate(deps.ledger, gateOf(deps, base), { reason });
      gates.probing.delete(base);
      gates.closed.set(base, gateSentences[reason]);
    }
    return false;
  }
}
