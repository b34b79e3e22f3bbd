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
  // Without it no gate opens that only another credential could open.
  const credential = await deps.credential().catch((failure: unknown) => {
    if (!(failure instanceof UnreadableSecretError)) unread = failure;
  });
  for (const name of deps.gates) {
    try {
      const gate = await readGate(deps.ledger, name);
      // A secret that was changed by other hands than the command's is used from now on, too.
      if (credential) await noteVersion(deps.ledger, name, 'credentialVersion', credential.version);
      if (gate.state === 'open') continue;
      const isOpen = await opens(deps, name, gate, credential?.version);
      // A service that throttles closes the gate again within the minute: every run would find it just over.
      if (gate.reason !== undefined && (!isOpen || gate.reason === 'throttled')) closed.push(gate.reason);
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (unread !== undefined && closed.length > 0) failures.push(unread);
  return { closed, failures };
}

/** Opens a gate where what closed it is over. */
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
      // A credential that works elsewhere is fine: the 403 was about the endpoint alone, and will be taken so.
      return (
        (await hasWorked(deps.ledger, deps.gates, name, version)) && (await openGate(deps.ledger, name, gate))
      );
    }
    case 'wallet empty':
    case 'unreachable':
    case 'failing':
    case 'store refuses':
      // Only a call can tell; whoever waits for the gate is called for its probe (blockers.ts).
      return false;
  }
}
