import {
  credentialOf,
  type Gate,
  type GateName,
  isClosed,
  isProbeDue,
  openGate,
  readGate,
  waitingOnGate,
} from '../../shared/gate/gate.ts';
import { subjectName } from '../../shared/ledger/items/keys.ts';
import { parkedOn, release } from '../../shared/ledger/waves/release.ts';
import { type Credential, UnreadableSecretError } from '../../shared/service-client/credential.ts';
import type { ReconcilerDeps } from './deps.ts';
import { isOver } from './time-share.ts';

interface ReconciledGates {
  readonly closed: number;
  readonly released: number;
  /** What was thrown over one gate; the others were reconciled all the same. */
  readonly failures: readonly unknown[];
}

/** Opens what may open, lets one probe through where only a call can tell, and releases what waited on open gates. */
export async function reconcileGates(deps: ReconcilerDeps): Promise<ReconciledGates> {
  let closed = 0;
  let released = 0;
  const credential = onceAsked(() => readable(deps.credential));
  const failures: unknown[] = [];
  for (const name of deps.gates) {
    try {
      const gate = await readGate(deps.ledger, name);
      const open = gate.state === 'open' || (await mayOpen(deps, name, gate, credential));
      if (open) released += await releaseParked(deps, waitingOnGate(name));
      else closed += 1;
    } catch (failure) {
      failures.push(failure);
    }
  }
  return { closed, released, failures };
}

async function mayOpen(
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
      if (await hasWorked(deps, name, version)) return openGate(deps.ledger, name, gate);
      return callForProbe(deps, name, gate);
    }
    case 'wallet empty':
    case 'unreachable':
    case 'store refuses':
      return callForProbe(deps, name, gate);
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

/** A credential that works elsewhere is fine: the 403 was about the endpoint alone, and will be taken so. */
async function hasWorked(deps: ReconcilerDeps, refusing: GateName, version: string): Promise<boolean> {
  for (const name of deps.gates) {
    if (credentialOf(name) !== credentialOf(refusing)) continue;
    if ((await readGate(deps.ledger, name)).lastGoodCredentialVersion === version) return true;
  }
  return false;
}

/** So many are released when a probe is due: the first of them that can pay sends it, the others go on waiting. */
const probeCandidates = 20;

/** Sees to it that somebody comes when a probe is due; with an open line somebody comes anyway. */
async function callForProbe(deps: ReconcilerDeps, name: GateName, gate: Gate): Promise<false> {
  if (isProbeDue(gate, deps.ledger.now())) await releaseParked(deps, waitingOnGate(name), probeCandidates);
  return false;
}

/**
 * Releases a bounded number, and spreads their jobs over some time: what failed together must not return together.
 *
 * @param queue where they are parked, if not under what they wait for
 */
export async function releaseParked(
  deps: ReconcilerDeps,
  waitingOn: string,
  limit = deps.settings.reconciler.releaseLimit,
  queue = waitingOn,
): Promise<number> {
  const { ledger, settings, jobs, random } = deps;
  let released = 0;
  for (const key of await parkedOn(ledger, queue, limit)) {
    if (isOver(deps)) break;
    const header = await release(
      ledger,
      key,
      waitingOn,
      ledger.now() + settings.reconciler.releaseSpreadMs + settings.jobs.resendAfterMs,
    );
    if (header === undefined) continue;
    const delaySeconds = Math.floor((random() * settings.reconciler.releaseSpreadMs) / 1000);
    await jobs.send([{ kind: 'subject', key: subjectName(header) }], delaySeconds);
    released += 1;
  }
  return released;
}

function onceAsked<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= ask();
    return answer;
  };
}
