import {
  type Gate,
  type GateName,
  hasWorked,
  isClosed,
  noteVersion,
  openGate,
  readGate,
} from '../../shared/gate/gate.ts';
import type { GateReason } from '../../shared/ledger/items/state.ts';
import { UnreadableSecretError } from '../../shared/service-client/credential.ts';
import type { ReconcilerDeps } from './deps.ts';

interface ReconciledGates {
  /** The reason of each closed gate, and of each throttled one that this run opens. */
  readonly closed: readonly GateReason[];
  /** The errors of single gates. Each other gate was reconciled. */
  readonly failures: readonly unknown[];
}

/** Opens the gates that may open without a call. */
export async function reconcileGates(deps: ReconcilerDeps): Promise<ReconciledGates> {
  const closed: GateReason[] = [];
  const failures: unknown[] = [];
  let unread: unknown;
  // Without a credential, no gate opens that needs another credential.
  const credential = await deps.credential().catch((failure: unknown) => {
    if (!(failure instanceof UnreadableSecretError)) unread = failure;
  });
  for (const name of deps.gates) {
    try {
      const gate = await readGate(deps.ledger, name);
      // Announces a secret that somebody changed without the command.
      if (credential) await noteVersion(deps.ledger, name, 'credentialVersion', credential.version);
      if (gate.state === 'open') continue;
      const isOpen = await opens(deps, name, gate, credential?.version);
      // A throttling service closes its gate again within the minute, so every run would find the gate just opened.
      if (gate.reason !== undefined && (!isOpen || gate.reason === 'throttled')) closed.push(gate.reason);
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (unread !== undefined && closed.length > 0) failures.push(unread);
  return { closed, failures };
}

/** Opens a gate if the reason for its closing has ended. */
async function opens(
  deps: ReconcilerDeps,
  name: GateName,
  gate: Gate,
  version: string | undefined,
): Promise<boolean> {
  const now = deps.ledger.now();
  switch (gate.reason) {
    case undefined:
      return openGate(deps.ledger, name, gate);
    case 'throttled':
      return !isClosed(gate, now) && (await openGate(deps.ledger, name, gate));
    case 'credential unreadable':
      return version !== undefined && (await openGate(deps.ledger, name, gate));
    case 'placeholder':
    case 'credential refused':
    case 'endpoint refused': {
      if (version === undefined) return false;
      if (version !== gate.refusedVersion) return openGate(deps.ledger, name, gate);
      if (gate.reason !== 'endpoint refused') return false;
      // The credential works elsewhere, so the 403 concerned the endpoint alone.
      return (
        (await hasWorked(deps.ledger, deps.gates, name, version)) && (await openGate(deps.ledger, name, gate))
      );
    }
    case 'wallet empty':
    case 'unreachable':
    case 'failing':
    case 'store refuses':
      // Only a probe can tell; blockers.ts sends a hint to a waiting subject.
      return false;
  }
}
