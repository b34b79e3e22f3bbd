import {
  announceCredential,
  credentialOf,
  type Gate,
  type GateName,
  type GateReason,
  isClosed,
  isProbeDue,
  noteRelease,
  openGate,
  readGate,
} from '../../shared/gate/gate.ts';
import { waitingOnAnyWith } from '../../shared/gate/waiting.ts';
import { subjectName } from '../../shared/ledger/items/keys.ts';
import { parkedOn, release } from '../../shared/ledger/waves/release.ts';
import { type Credential, UnreadableSecretError } from '../../shared/service-client/credential.ts';
import type { Key } from '../../shared/table/table.ts';
import type { ReconcilerDeps } from './deps.ts';
import { releaseWaiting } from './release-waiting.ts';
import { isOver } from './time-share.ts';

interface ReconciledGates {
  /** Why each gate is closed that is. */
  readonly closed: readonly GateReason[];
  readonly released: number;
  /** What was thrown over one gate; the others were reconciled all the same. */
  readonly failures: readonly unknown[];
}

/** Opens what may open, lets one probe through where only a call can tell, and releases what waited on open gates. */
export async function reconcileGates(deps: ReconcilerDeps): Promise<ReconciledGates> {
  const closed: GateReason[] = [];
  let released = 0;
  const credential = onceAsked(() => readable(deps.credential));
  const failures: unknown[] = [];
  for (const name of deps.gates) {
    try {
      const gate = await readGate(deps.ledger, name);
      await tellVersion(deps, name, gate, credential);
      const open = gate.state === 'open' ? gate : await opened(deps, name, gate, credential);
      if (open !== undefined) released += await releaseOpened(deps, name, open);
      else if (gate.reason !== undefined) closed.push(gate.reason);
    } catch (failure) {
      failures.push(failure);
    }
  }
  return { closed, released, failures };
}

/** Has those go on who wait on an open gate, and keeps on it how far that has come. */
async function releaseOpened(deps: ReconcilerDeps, name: GateName, gate: Gate): Promise<number> {
  const { revision, release } = gate;
  const waitingOn = waitingOnAnyWith(name, deps.gates);
  const { sent, pass } = await releaseWaiting(deps, { waitingOn, revision, release });
  if (pass !== undefined) await noteRelease(deps.ledger, name, pass);
  return sent;
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
    await announceCredential(deps.ledger, name, version);
}

/** The gate as it is when it has opened. */
async function opened(
  deps: ReconcilerDeps,
  name: GateName,
  gate: Gate,
  credential: () => Promise<Credential | undefined>,
): Promise<Gate | undefined> {
  return (await mayOpen(deps, name, gate, credential)) ? readGate(deps.ledger, name) : undefined;
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
    case 'failing':
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

/**
 * Sees to it that somebody comes when a probe is due; with an open line somebody comes anyway. They come from both ends
 * of those who wait, and more with each minute in which nobody has sent it: a batch that is paused, or has no room left,
 * may have parked a million here who cannot pay, and whoever can may stand before, among or behind them.
 */
async function callForProbe(deps: ReconcilerDeps, name: GateName, gate: Gate): Promise<false> {
  const { ledger, settings } = deps;
  const now = ledger.now();
  if (!isProbeDue(gate, now)) return false;
  const { recheckAfterMs, releaseLimit } = settings.reconciler;
  const lateMs = now - (gate.probeAt ?? now);
  const limit = Math.min(releaseLimit, probeCandidates * 2 ** Math.floor(lateMs / recheckAfterMs));
  const half = Math.ceil(limit / 2);
  const waitingOn = waitingOnAnyWith(name, deps.gates);
  const longest = await parkedOn(ledger, waitingOn, half);
  const latest = await parkedOn(ledger, waitingOn, half, 'latest');
  const known = new Set(longest.map(({ pk }) => pk));
  await releaseEach(deps, [...longest, ...latest.filter(({ pk }) => !known.has(pk))], waitingOn);
  return false;
}

/** Subjects that are released at the same time. */
const releasedAtOnce = 10;

/**
 * Releases a bounded number, and spreads their jobs over some time: what failed together must not return together.
 *
 * @param queue where they are parked: subjects that wait on one thing may have queues of their own
 */
export async function releaseParked(
  deps: ReconcilerDeps,
  waitingOn: string,
  limit: number,
  queue: string,
): Promise<number> {
  return releaseEach(deps, await parkedOn(deps.ledger, queue, limit), waitingOn);
}

async function releaseEach(
  deps: ReconcilerDeps,
  keys: readonly Key[],
  waitingOn: string | readonly string[],
): Promise<number> {
  let released = 0;
  for (let first = 0; first < keys.length && !isOver(deps); first += releasedAtOnce) {
    const together = keys.slice(first, first + releasedAtOnce);
    const done = await Promise.all(together.map((key) => releaseOne(deps, key, waitingOn)));
    released += done.filter(Boolean).length;
  }
  return released;
}

async function releaseOne(
  { ledger, settings, jobs, random }: ReconcilerDeps,
  key: Key,
  waitingOn: string | readonly string[],
): Promise<boolean> {
  const dueAt = ledger.now() + settings.reconciler.releaseSpreadMs + settings.jobs.resendAfterMs;
  const header = await release(ledger, key, waitingOn, dueAt);
  if (header === undefined) return false;
  const delaySeconds = Math.floor((random() * settings.reconciler.releaseSpreadMs) / 1000);
  await jobs.send([{ kind: 'subject', key: subjectName(header) }], delaySeconds);
  return true;
}

function onceAsked<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= ask();
    return answer;
  };
}
