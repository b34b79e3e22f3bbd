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
import { type Credential, UnreadableSecretError } from '../../shared/service-client/credential.ts';
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
  const credential = onceAsked(() => readable(deps.credential));
  const failures: unknown[] = [];
  for (const name of deps.gates) {
    try {
      const gate = await readGate(deps.ledger, name);
      await tellVersion(deps, name, gate, credential);
      if (gate.state === 'open') continue;
      const isOpen = await opens(deps, name, gate, credential);
      // A service that throttles closes the gate again within the minute: every run would find it just over.
      if (gate.reason !== undefined && (!isOpen || gate.reason === 'throttled')) closed.push(gate.reason);
    } catch (failure) {
      failures.push(failure);
    }
  }
  return { closed, failures };
}

/** A secret that was changed by other hands than the command's is used from now on, too. */
async function tellVersion(
  deps: ReconcilerDeps,
  name: GateName,
  { credentialVersion }: Gate,
  credential: () => Promise<Credential | undefined>,
): Promise<void> {
  // Where it cannot be read, the next minute tells.
  const version = (await credential().catch(() => undefined))?.version;
  if (version !== undefined && version !== credentialVersion)
    await noteVersion(deps.ledger, name, 'credentialVersion', version);
}

/** Opens a gate where what closed it is over. */
async function opens(
  deps: ReconcilerDeps,
  name: GateName,
  gate: Gate,
  credential: () => Promise<Credential | undefined>,
): Promise<boolean> {
  const now = deps.ledger.now();
  switch (gate.reason) {
    case undefined:
      return openGate(deps.ledger, name, gate);
    case 'throttled':
      return !isClosed(gate, now) && (await openGate(deps.ledger, name, gate));
    case 'credential unreadable':
      return (await credential()) !== undefined && (await openGate(deps.ledger, name, gate));
    case 'placeholder':
    case 'credential refused':
    case 'endpoint refused': {
      const version = (await credential())?.version;
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

/** Undefined while the secret cannot be read: no gate opens that only another credential could open. */
async function readable(read: ReconcilerDeps['credential']): Promise<Credential | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadableSecretError) return undefined;
    throw error;
  }
}

function onceAsked<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= ask();
    return answer;
  };
}
