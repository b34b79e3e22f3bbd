import {
  type Gate,
  type GateName,
  hasWorked,
  isClosed,
  natures,
  noteVersion,
  openGate,
  readGate,
} from '../../shared/gate/gate.ts';
import type { GateReason } from '../../shared/ledger/items/state.ts';
import { UnreadableSecretError } from '../../shared/service-client/credential.ts';
import type { ReconcilerDeps, ReconcilerRun } from './deps.ts';

export async function reconcileGates(deps: ReconcilerRun): Promise<readonly GateReason[]> {
  const closed: GateReason[] = [];
  let credentialFailure: unknown;
  // If the credential cannot be read, a gate that waits for a new one stays closed.
  const credential = await deps.credential().catch((failure: unknown) => {
    if (!(failure instanceof UnreadableSecretError)) credentialFailure = failure;
  });
  const reading = deps.gates.map(async (name) => ({ name, gate: await readGate(deps.ledger, name) }));
  for (const outcome of await Promise.allSettled(reading)) {
    try {
      if (outcome.status === 'rejected') throw outcome.reason;
      const { name, gate } = outcome.value;
      // Announces a secret that somebody changed without our command.
      if (credential && gate.credentialVersion !== credential.version)
        await noteVersion(deps.ledger, name, 'credentialVersion', credential.version);
      if (gate.state === 'open') continue;
      const isOpen =
        (await mayOpen(deps, name, gate, credential?.version)) &&
        (await openGate(deps.ledger, name, { before: gate }));
      // A gate that just opened counts too if it was throttled: the service may close it again within the minute.
      if (gate.reason !== undefined && (!isOpen || gate.reason === 'throttled')) closed.push(gate.reason);
    } catch (failure) {
      deps.failures.push(failure);
    }
  }
  if (credentialFailure !== undefined && closed.length > 0) deps.failures.push(credentialFailure);
  return closed;
}

async function mayOpen(
  { ledger, gates }: ReconcilerDeps,
  name: GateName,
  gate: Gate,
  version: string | undefined,
): Promise<boolean> {
  const { reason, refusedVersion } = gate;
  if (reason === undefined) return true;
  const { opens } = natures[reason];
  if (opens.includes('time')) return !isClosed(gate, ledger.now());
  if (version === undefined || !opens.includes('credential')) return false;
  if (version !== refusedVersion) return true;
  return opens.includes('probe') && (await hasWorked(ledger, gates, name, version));
}
