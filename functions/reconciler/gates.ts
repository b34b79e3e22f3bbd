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
      const isOpen =
        (await mayOpen(deps, name, gate, credential?.version)) && (await openGate(deps.ledger, name, gate));
      // A throttling service closes its gate again within the minute, so every run would find the gate just opened.
      if (gate.reason !== undefined && (!isOpen || gate.reason === 'throttled')) closed.push(gate.reason);
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (unread !== undefined && closed.length > 0) failures.push(unread);
  return { closed, failures };
}

/** Returns whether the reason for a gate's closing has ended, as far as the table and the secret show. */
async function mayOpen(
  { ledger, gates }: ReconcilerDeps,
  name: GateName,
  gate: Gate,
  version: string | undefined,
): Promise<boolean> {
  const isOther = version !== undefined && version !== gate.refusedVersion;
  switch (gate.reason) {
    case undefined:
      return true;
    case 'throttled':
      return !isClosed(gate, ledger.now());
    case 'credential unreadable':
    case 'placeholder':
    case 'credential refused':
      return isOther;
    case 'endpoint refused':
      // If the credential works elsewhere, the 403 concerned the endpoint alone.
      return isOther || (version !== undefined && (await hasWorked(ledger, gates, name, version)));
    case 'wallet empty':
    case 'unreachable':
    case 'failing':
    case 'store refuses':
      // Only a probe can tell; blockers.ts sends a hint to a waiting subject.
      return false;
  }
}
